/** The words in a text: between commas, semicolons or lines, each with single spaces. */
export const keywordsIn = (text: string): string[] =>
  text
    .split(/[,;\n\r]/)
    .map((word) => word.trim().replaceAll(/\s+/g, ' '))
    .filter((word) => word !== '');

/** The same for words that differ in capitals and accents only. An ñ is a letter of its own: año is not ano. */
export const keywordKey = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(?<!n)\p{M}|(?!\u0303)\p{M}/gu, '')
    .normalize('NFC');

/** How long a word is, as people count: an emoji is one. */
export const lengthOf = (word: string): number => Array.from(word).length;
