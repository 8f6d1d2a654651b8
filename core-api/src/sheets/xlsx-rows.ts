import { InvalidInputError, InvalidSpreadsheetError, readSheet } from 'read-excel-file/universal';
import { SheetFault, type RawRow, type SheetLimits } from './sheet';
import { zipParts } from './zip-parts';

const RELS = 'xl/_rels/workbook.xml.rels';
const WORKBOOK = 'xl/workbook.xml';

/** The rows of the first sheet of an XLSX file. Refuses formulas (T06): their values are not what the file says. */
export async function xlsxRows(bytes: Buffer, limits: SheetLimits): Promise<RawRow[]> {
  assertHarmless(bytes, limits);
  try {
    const rows = await readSheet<string>(new Blob([bytes]), { parseNumber: (written) => written });
    return rows.map((row) => row.map(textOf));
  } catch (error) {
    if (error instanceof InvalidInputError || error instanceof InvalidSpreadsheetError)
      throw new SheetFault('imports.file.unreadable');
    throw error;
  }
}

/** Looks at the parts before the library does: it takes their sizes and the numbers of their rows as they come. */
function assertHarmless(bytes: Buffer, { unpackedBytes, rows, columns }: SheetLimits): void {
  const parts = zipParts(bytes, {
    unpackedMax: unpackedBytes,
    wanted: (name) => name === RELS || name === WORKBOOK || name.startsWith('xl/worksheets/'),
  });
  const sheet = firstSheet(parts);
  if (sheet === undefined) throw new SheetFault('imports.file.unreadable');
  for (const [, letters = '', number = ''] of sheet.matchAll(/<(?:row|c)\b[^>]*?\sr="([A-Z]*)(\w*)"/g)) {
    if (!/^\d{0,7}$/.test(number)) throw new SheetFault('imports.file.unreadable');
    if (Number(number) > rows + 1) throw new SheetFault('imports.file.too-many-rows', { max: rows });
    if (columnOf(letters) > columns) throw new SheetFault('imports.file.too-many-columns', { max: columns });
  }
  const [, column, row] = /<c\b[^>]*?\sr="([A-Z]+)(\d+)"[^>]*>\s*<f\b/.exec(sheet) ?? [];
  if (column !== undefined && row !== undefined) throw new SheetFault('imports.file.formula', { row, column });
}

/** The part of the first sheet, by the relations of the workbook. */
function firstSheet(parts: ReadonlyMap<string, string>): string | undefined {
  const [, id] = /<sheet\b[^>]*?\sr:id="([^"]+)"/.exec(parts.get(WORKBOOK) ?? '') ?? [];
  for (const [relation] of (parts.get(RELS) ?? '').matchAll(/<Relationship\b[^>]*>/g)) {
    const target = /\sTarget="\/?(?:xl\/)?([^"]+)"/.exec(relation)?.[1];
    if (id !== undefined && target !== undefined && relation.includes(`Id="${id}"`)) return parts.get(`xl/${target}`);
  }
  return undefined;
}

const columnOf = (letters: string) =>
  Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

const textOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};
