/** The school levels, in display order. This file does not import zod, so browser code may use it. */
export const LEVELS = ['preescolar', 'primaria', 'secundaria', 'bachillerato'] as const;
export type LevelKey = (typeof LEVELS)[number];
