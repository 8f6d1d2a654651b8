import { stringify } from 'csv-stringify/sync';

/** The beginnings of a formula in spreadsheets (T06). */
const FORMULA = /^[=+\-@\t\r\0]/;

/** A cell's text; an apostrophe in front keeps a spreadsheet from reading it as a formula. */
const asText = (value: string | number): string => {
  const text = String(value);
  return typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
};

/** A CSV file (RFC 4180) for spreadsheets: UTF-8 with a byte order mark, and without formulas. */
export function csvFile(header: readonly string[], rows: readonly (readonly (string | number)[])[]): Buffer {
  const records = [header, ...rows].map((row) => row.map(asText));
  return Buffer.from(stringify(records, { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ }), 'utf8');
}
