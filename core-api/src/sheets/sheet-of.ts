import { searchKey } from '../database/search-key';
import { withoutUnseen } from '@ruta/contracts/kit/unseen-text';
import { csvRows } from './csv-rows';
import { headingRow, isBlank } from './heading-row';
import { columnLetters, SheetFault, type RawRow, type Sheet, type SheetLimits } from './sheet';
import { xlsxRows } from './xlsx-rows';

/** Each XLSX file is a zip file. */
const ZIP = Buffer.from('PK\x03\x04', 'latin1');

/** What a spreadsheet shows in place of a value, in Spanish and in English; `####` where a column is too narrow. */
const NO_VALUE =
  /^#(?:#{2,}|N\/[AD]|[¡¿]?(?:REF|DIV\/0|NAME|NOMBRE|VALUE|VALOR|NUM|NULL|NULO|SPILL|DESBORDAMIENTO|CALC|CÁLC)[!?])$|^Err:\d{3}$/;
/** A long number as a spreadsheet shortens it: its last digits are lost. */
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,3}$/i;

/**
 * Reads a file by its bytes, not by its name. The headings are those of the first filled rows that `known` has most of.
 * Refuses with `SheetFault`, which names row and column.
 */
export async function sheetOf(bytes: Buffer, limits: SheetLimits, known: readonly string[] = []): Promise<Sheet> {
  const keys = new Set(known);
  const isZip = bytes.subarray(0, 4).equals(ZIP);
  const raw = isZip ? await xlsxRows(bytes, limits) : csvRows(bytes, { limits, known: keys });
  const rows = raw.map((row) => row.map(clean));
  const first = headingRow(rows, keys);
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

/** The text of a cell as fields of the browser take it: without what nobody sees, with plain spaces. */
const clean = (cell: string): string => withoutUnseen(cell).replaceAll('\u00a0', ' ').trim();

/** The headings without empty ones at the end. Refuses one that comes twice or is empty. */
function headingsOf(row: RawRow): string[] {
  const last = row.findLastIndex((cell) => cell !== '');
  const headings = row.slice(0, last + 1);
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

function cellsOf(cells: RawRow, { line, headings, limits }: Place): string[] {
  const placeOf = (at: number) => ({ row: line, column: columnLetters(at + 1) });
  const beyond = cells.findIndex((cell, at) => at >= headings.length && cell !== '');
  if (beyond !== -1) throw new SheetFault('imports.file.no-heading', placeOf(beyond));
  const long = cells.findIndex((cell) => cell.length > limits.cell);
  if (long !== -1) throw new SheetFault('imports.file.cell', { ...placeOf(long), max: limits.cell });
  const failed = cells.findIndex((cell) => NO_VALUE.test(cell));
  if (failed !== -1) throw new SheetFault('imports.file.no-value', { ...placeOf(failed), shown: cells[failed] ?? '' });
  const shortened = cells.findIndex((cell) => SHORTENED.test(cell));
  if (shortened !== -1) throw new SheetFault('imports.file.shortened', placeOf(shortened));
  return headings.map((_, at) => cells[at] ?? '');
}
