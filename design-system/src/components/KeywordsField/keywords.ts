/** Words in a text, separated by commas, semicolons or lines, with single spaces. */
export const keywordsIn = (text: string): string[] =>
  text
    .split(/[,;\n\r]/)
    .map((word) => word.trim().replaceAll(/\s+/g, ' '))
    .filter((word) => word !== '');

/** Comparison key without case and accents. Ñ is a letter of its own: año is not ano. */
export const keywordKey = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(?<!n)\p{M}|(?!\u0303)\p{M}/gu, '')
    .normalize('NFC');

/** Length in code points: an emoji is one. */
export const lengthOf = (word: string): number => Array.from(word).length;
