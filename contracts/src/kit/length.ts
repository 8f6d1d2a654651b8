/** Length in code points: an emoji counts as one, for contracts, machines and screens. This file does not import zod. */
export const lengthOf = (value: string): number => Array.from(value).length;
