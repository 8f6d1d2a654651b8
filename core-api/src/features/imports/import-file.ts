import { IMPORT_COLUMNS_OF, type ImportColumn, type ImportKindKey } from '@ruta/contracts/imports/import-kinds';
import type { ImportBatch } from '@ruta/contracts/imports/import.schema';
import { IMPORT_CELL, IMPORT_COLUMNS, IMPORT_ROWS, IMPORT_UNPACKED } from '@ruta/contracts/imports/limits';
import { fieldMessage, type Locale } from '@ruta/contracts';
import { InvalidRequest } from '../../kernel/problem';
import { headingKey } from '../../sheets/heading-row';
import { readSheet } from '../../sheets/read-sheet';
import { SheetFault, type Sheet } from '../../sheets/sheet';
import type { FileRow } from './import.kind';
import { dayOf, dayOrderOf, decimalOf } from './written-days';

const LIMITS = { rows: IMPORT_ROWS, columns: IMPORT_COLUMNS, cell: IMPORT_CELL, unpackedBytes: IMPORT_UNPACKED };

/** A spreadsheet shows a text that looks like a formula only behind an apostrophe (T06), which is not part of it. */
const GUARD = /^'(?=[=+\-@])/;

/** The rows of a file by column, and the headings that no column has. */
export interface ImportedFile {
  rows: FileRow[];
  ignored: string[];
  /** A day whose order of day and month is not certain. */
  day_read: ImportBatch['day_read'];
}

/** What a heading of a column may be: its name in either language, or its key. */
const namesOf = ({ heading, key }: ImportColumn): string[] => [heading.es, heading.en, key].map(headingKey);

/** The headings of a kind, by which those of a file are found. */
export const headingsOf = (kind: ImportKindKey): string[] => IMPORT_COLUMNS_OF[kind].flatMap(namesOf);

/** Reads a file of a kind; refuses with 422 beside `field` what cannot be read. */
export async function importedFile(
  path: string,
  { kind, field, locale }: { kind: ImportKindKey; field: string; locale: Locale },
): Promise<ImportedFile> {
  try {
    return rowsOf(await readSheet(path, LIMITS, headingsOf(kind)), kind, locale);
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    throw new InvalidRequest({ [field]: [fieldMessage(error.key, locale, error.places)] });
  }
}

/**
 * The rows of a sheet by the columns of a kind. Headings may be in either language. Days come as `YYYY-MM-DD` and
 * numbers with a point (decision 0073). Refuses with `SheetFault` what lacks columns.
 */
export function rowsOf(sheet: Sheet, kind: ImportKindKey, locale: Locale): ImportedFile {
  const columns = IMPORT_COLUMNS_OF[kind];
  return withValues(byColumn(sheet, columns, locale), columns);
}

type ByColumn = Omit<ImportedFile, 'day_read'>;

function byColumn({ headings, rows }: Sheet, columns: readonly ImportColumn[], locale: Locale): ByColumn {
  const places = new Map<string, number>();
  const ignored: string[] = [];
  for (const [at, heading] of headings.entries()) {
    const key = headingKey(heading);
    const column = columns.find((one) => namesOf(one).includes(key));
    if (!column) ignored.push(heading);
    else if (places.has(column.key)) throw new SheetFault('imports.file.heading-twice', { heading, column: heading });
    else places.set(column.key, at);
  }
  const missing = columns.filter(({ key, required }) => required && !places.has(key));
  if (missing.length > 0) {
    const named = missing.map(({ heading }) => heading[locale]).join(', ');
    throw new SheetFault('imports.file.columns-missing', { columns: named });
  }
  return {
    ignored,
    rows: rows.map(({ line, cells }) => ({
      line,
      choice: null,
      cells: Object.fromEntries([...places].map(([key, at]) => [key, (cells[at] ?? '').replace(GUARD, '')])),
    })),
  };
}

/** The rows with days and numbers as columns hold them. The days of a file are all written in one order. */
function withValues({ rows, ignored }: ByColumn, columns: readonly ImportColumn[]): ImportedFile {
  const holds = new Map(columns.map((column) => [column.key, column.holds]));
  const days = rows.flatMap(({ cells }) =>
    Object.entries(cells).flatMap(([key, cell]) => (holds.get(key) === 'day' ? [cell] : [])),
  );
  const { order, example } = dayOrderOf(days);
  const valueOf = (key: string, cell: string): string => {
    if (holds.get(key) === 'day') return dayOf(cell, order);
    return holds.get(key) === 'number' ? decimalOf(cell) : cell;
  };
  return {
    ignored,
    rows: rows.map((row) => ({
      ...row,
      cells: Object.fromEntries(Object.entries(row.cells).map(([key, cell]) => [key, valueOf(key, cell)])),
    })),
    day_read: example === null ? null : { written: example, day: dayOf(example, order) },
  };
}
