import { stringify } from 'csv-stringify/sync';

/** What a spreadsheet would take for a formula, or for the beginning of one (T06). */
const FORMULA = /^[=+\-@\t\r\0]/;

/** A cell that a spreadsheet shows as what it says: text that begins like a formula gets an apostrophe before it. */
const asText = (value: string | number): string => {
  const text = String(value);
  return typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
};

/**
 * A CSV file (RFC 4180) that spreadsheets open as it is: UTF-8 with its mark, so that accents arrive, and no cell that
 * would be run.
 */
export function csvFile(header: readonly string[], rows: readonly (readonly (string | number)[])[]): Buffer {
  const records = [header, ...rows].map((row) => row.map(asText));
  return Buffer.from(stringify(records, { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ }), 'utf8');
}
