import { BULK_MAX } from '@ruta/contracts/invitations/limits';
import { CsvError, parse } from 'csv-parse/sync';

/** A written address with its line number. */
export interface Written {
  line: number;
  text: string;
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

const HEADER = /^(?:correo|correos|correo electrónico|e-?mail|e-?mails|mail|email address)$/i;

/**
 * The addresses of a pasted list or a CSV file, in order. In a CSV file it takes the column called “correo” or
 * “e-mail”; in a table without one, the only column with addresses. Otherwise the text is a list with commas,
 * semicolons, tabs or line breaks. Null if it cannot be parsed; `'too-many'` beyond BULK_MAX.
 */
export function addressesIn(text: string): Written[] | 'too-many' | null {
  const rows = recordsOf(text);
  if (rows === null) return null;
  const filled = rows.filter(({ record }) => record.some((cell) => cell !== ''));
  const found = cellsOf(filled).filter(({ text: written }) => written !== '');
  return found.length > BULK_MAX ? 'too-many' : found;
}

function recordsOf(text: string): CsvRecord[] | null {
  try {
    return parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
    }) as unknown as CsvRecord[]; // `info` adds the line to each record
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

function cellsOf(rows: readonly CsvRecord[]): Written[] {
  const [head, ...body] = rows;
  if (!head) return [];
  const named = head.record.findIndex((cell) => HEADER.test(cell));
  if (named >= 0) return column(body, named);
  const width = head.record.length;
  const isTable = width > 1 && body.length > 0 && rows.every(({ record }) => record.length === width);
  const most = isTable ? columnOfAddresses(rows, width) : -1;
  // A table's address column; unless every cell is an address, which is a list in equal lines.
  if (most >= 0) return column(rows, most);
  return rows.flatMap(({ record, info }) => record.map((cell) => ({ line: info.lines, text: cell })));
}

const column = (rows: readonly CsvRecord[], at: number): Written[] =>
  rows.map(({ record, info }) => ({ line: info.lines, text: record[at] ?? '' }));

/** The only column with addresses; -1 if there are several or none. */
function columnOfAddresses(rows: readonly CsvRecord[], width: number): number {
  const withAddresses = Array.from({ length: width }, (_, at) => at).filter((at) =>
    rows.some(({ record }) => record[at]?.includes('@')),
  );
  const [only = -1] = withAddresses;
  return withAddresses.length === 1 ? only : -1;
}
