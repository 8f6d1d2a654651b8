/** The beginnings of a formula in spreadsheets (T06). */
const FORMULA = /^[=+\-@\t\r\0]/;

/** The text of a cell; an apostrophe in front keeps a spreadsheet from reading it as a formula. */
export const harmlessText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
