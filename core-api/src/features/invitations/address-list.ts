import { BULK_MAX } from '@ruta/contracts/invitations/limits';
import { CsvError, parse } from 'csv-parse/sync';

/** An address as it was written, and the line of the text that it stands in. */
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
 * The addresses of a pasted list or of a CSV file, in their order. A file with a column called “correo” or “e-mail”
 * gives that column; a table without one the column that holds addresses; anything else is a list, by commas,
 * semicolons, tabs or lines. Null where it cannot be read; more than BULK_MAX are `'too-many'`.
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
    }) as unknown as CsvRecord[]; // with `info` each record comes with where it stood
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
  // A table's own address column, unless every cell is one: then it is a list that was broken into equal lines.
  if (most >= 0) return column(rows, most);
  return rows.flatMap(({ record, info }) => record.map((cell) => ({ line: info.lines, text: cell })));
}

const column = (rows: readonly CsvRecord[], at: number): Written[] =>
  rows.map(({ record, info }) => ({ line: info.lines, text: record[at] ?? '' }));

/** The one column with addresses in it; -1 where several have some, or none. */
function columnOfAddresses(rows: readonly CsvRecord[], width: number): number {
  const withAddresses = Array.from({ length: width }, (_, at) => at).filter((at) =>
    rows.some(({ record }) => record[at]?.includes('@')),
  );
  const [only = -1] = withAddresses;
  return withAddresses.length === 1 ? only : -1;
}
