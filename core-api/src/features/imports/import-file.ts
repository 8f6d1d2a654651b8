import { IMPORT_COLUMNS_OF, type ImportColumn, type ImportKindKey } from '@ruta/contracts/imports/import-kinds';
import { IMPORT_CELL, IMPORT_COLUMNS, IMPORT_ROWS, IMPORT_UNPACKED } from '@ruta/contracts/imports/limits';
import { fieldMessage, type Locale } from '@ruta/contracts';
import { searchKey } from '../../database/search-key';
import { InvalidRequest } from '../../kernel/problem';
import { readSheet } from '../../sheets/read-sheet';
import { SheetFault, type Sheet } from '../../sheets/sheet';
import type { FileRow } from './import.kind';

const LIMITS = { rows: IMPORT_ROWS, columns: IMPORT_COLUMNS, cell: IMPORT_CELL, unpackedBytes: IMPORT_UNPACKED };

/** The rows of a file by column, and the headings that no column has. */
export interface ImportedFile {
  rows: FileRow[];
  ignored: string[];
}

/** Reads a file of a kind; refuses with 422 beside `field` what cannot be read. Headings may be in either language. */
export async function importedFile(
  path: string,
  { kind, field, locale }: { kind: ImportKindKey; field: string; locale: Locale },
): Promise<ImportedFile> {
  try {
    return byColumn(await readSheet(path, LIMITS), IMPORT_COLUMNS_OF[kind], locale);
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    throw new InvalidRequest({ [field]: [fieldMessage(error.key, locale, error.places)] });
  }
}

function byColumn({ headings, rows }: Sheet, columns: readonly ImportColumn[], locale: Locale): ImportedFile {
  const places = new Map<string, number>();
  const ignored: string[] = [];
  for (const [at, heading] of headings.entries()) {
    const key = searchKey(heading.replace(/[_-]/g, ' '));
    const column = columns.find((one) =>
      [one.heading.es, one.heading.en, one.key.replace('_', ' ')].some((name) => searchKey(name) === key),
    );
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
      ...{ line, choice: null },
      cells: Object.fromEntries([...places].map(([key, at]) => [key, cells[at] ?? ''])),
    })),
  };
}
