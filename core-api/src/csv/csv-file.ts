import { stringify } from 'csv-stringify/sync';
import { harmlessText } from '../sheets/harmless-text';

/** A cell's text. Numbers keep their sign. */
const asText = (value: string | number): string => (typeof value === 'string' ? harmlessText(value) : String(value));

/** A CSV file (RFC 4180) for spreadsheets: UTF-8 with a byte order mark, and without formulas. */
export function csvFile(header: readonly string[], rows: readonly (readonly (string | number)[])[]): Buffer {
  const records = [header, ...rows].map((row) => row.map(asText));
  return Buffer.from(stringify(records, { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ }), 'utf8');
}
