import { CsvError, parse } from 'csv-parse/sync';
import { columnLetters, SheetFault, type RawRow, type SheetLimits } from './sheet';

const DELIMITERS = [',', ';', '\t'] as const;
/** Longest record in characters: no field of ours comes near. */
const RECORD_MAX = 100_000;

/** A cell that a spreadsheet would compute. Numbers with a sign, and a lone dash, are none. */
const isFormula = (cell: string) => /^[=@\t\r]|^[+-]./.test(cell) && !/^[+-][\d.,]+$/.test(cell);

/** The rows of a CSV file in UTF-8, with comma, semicolon or tab between its cells. Refuses formulas (T06). */
export function csvRows(bytes: Buffer, limits: SheetLimits): RawRow[] {
  const rows = parsed(textOf(bytes, limits), limits);
  for (const [at, row] of rows.entries()) {
    const found = row.findIndex(isFormula);
    if (found !== -1) throw new SheetFault('imports.file.formula', { row: at + 1, column: columnLetters(found + 1) });
  }
  return rows;
}

/** Decodes UTF-8. Refuses another encoding with the place of the first cell that is not UTF-8. */
function textOf(bytes: Buffer, limits: SheetLimits): string {
  if (bytes.includes(0)) throw new SheetFault('imports.file.unreadable');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const rows = parsed(bytes.toString('latin1'), limits);
    const row = rows.findIndex((cells) => cells.some(isForeign));
    const column = (rows[row] ?? []).findIndex(isForeign);
    throw new SheetFault('imports.file.encoding', { row: row + 1, column: columnLetters(column + 1) });
  }
}

/** Whether bytes, read as latin-1, are no UTF-8. */
function isForeign(cell: string): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(cell, 'latin1'));
    return false;
  } catch {
    return true;
  }
}

function parsed(text: string, limits: SheetLimits): RawRow[] {
  const [first = ''] = text.split(/\r?\n/, 1);
  const [delimiter = ','] = [...DELIMITERS].sort((one, other) => first.split(other).length - first.split(one).length);
  if (first.split(delimiter).length > limits.columns)
    throw new SheetFault('imports.file.too-many-columns', { max: limits.columns });
  try {
    return parse(text, {
      ...{ bom: true, delimiter, trim: true, relax_column_count: true, max_record_size: RECORD_MAX },
      // One more than allowed, so that more are noticed without being read; blank lines count.
      to: limits.rows + 2,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SheetFault('imports.file.csv', { row: Number(error['lines'] ?? 1) });
  }
}
