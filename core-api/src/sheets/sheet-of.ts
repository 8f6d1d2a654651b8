import { searchKey } from '../database/search-key';
import { csvRows } from './csv-rows';
import { columnLetters, SheetFault, type RawRow, type Sheet, type SheetLimits } from './sheet';
import { xlsxRows } from './xlsx-rows';

/** Each XLSX file is a zip file. */
const ZIP = Buffer.from('PK\x03\x04', 'latin1');

/** Reads a file by its bytes, not by its name. Refuses with `SheetFault`, which names row and column. */
export async function sheetOf(bytes: Buffer, limits: SheetLimits): Promise<Sheet> {
  const rows = bytes.subarray(0, 4).equals(ZIP) ? await xlsxRows(bytes, limits) : csvRows(bytes, limits);
  const first = rows.findIndex((row) => !isBlank(row));
  if (first === -1) throw new SheetFault('imports.file.no-rows');
  const headings = headingsOf(rows[first] ?? []);
  if (headings.length > limits.columns) throw new SheetFault('imports.file.too-many-columns', { max: limits.columns });
  const filled = rows.flatMap((row, at) => (at > first && !isBlank(row) ? [{ row, line: at + 1 }] : []));
  if (filled.length === 0) throw new SheetFault('imports.file.no-rows');
  if (rows.length - first - 1 > limits.rows) throw new SheetFault('imports.file.too-many-rows', { max: limits.rows });
  return {
    headings,
    rows: filled.map(({ row, line }) => ({ line, cells: cellsOf(row, { line, headings, limits }) })),
  };
}

const isBlank = (row: RawRow) => row.every((cell) => cell.trim() === '');

/** The headings without empty ones at the end. Refuses one that comes twice or is empty. */
function headingsOf(row: RawRow): string[] {
  const last = row.findLastIndex((cell) => cell.trim() !== '');
  const headings = row.slice(0, last + 1).map((cell) => cell.trim());
  const seen = new Set<string>();
  for (const [at, heading] of headings.entries()) {
    if (heading === '') throw new SheetFault('imports.file.heading-empty', { column: columnLetters(at + 1) });
    const key = searchKey(heading);
    if (seen.has(key)) throw new SheetFault('imports.file.heading-twice', { heading, column: columnLetters(at + 1) });
    seen.add(key);
  }
  return headings;
}

interface Place {
  line: number;
  headings: readonly string[];
  limits: SheetLimits;
}

function cellsOf(row: RawRow, { line, headings, limits }: Place): string[] {
  const cells = row.map((cell) => cell.trim());
  const beyond = cells.findIndex((cell, at) => at >= headings.length && cell !== '');
  if (beyond !== -1) throw new SheetFault('imports.file.no-heading', { row: line, column: columnLetters(beyond + 1) });
  const long = cells.findIndex((cell) => cell.length > limits.cell);
  if (long !== -1)
    throw new SheetFault('imports.file.cell', { row: line, column: columnLetters(long + 1), max: limits.cell });
  return headings.map((_, at) => cells[at] ?? '');
}
