import { strToU8, zipSync } from 'fflate';
import { InvalidInputError, InvalidSpreadsheetError, readSheet } from 'read-excel-file/universal';
import { HEADINGS_WITHIN } from './heading-row';
import { columnNumber, SheetFault, type RawRow, type SheetLimits } from './sheet';
import { attributeOf, cellsIn, tagsIn, withPlaces } from './xlsx-cells';
import { digitFormats, numberText } from './xlsx-numbers';
import { zipParts } from './zip-parts';

const RELS = 'xl/_rels/workbook.xml.rels';
const WORKBOOK = 'xl/workbook.xml';

/**
 * The rows of the first sheet of an XLSX file. Refuses formulas (T06): their values are not what the file says. Refuses
 * errors such as #N/A, and numbers whose last digits the spreadsheet has lost.
 */
export async function xlsxRows(bytes: Buffer, limits: SheetLimits): Promise<RawRow[]> {
  const parts = partsOf(bytes, limits);
  const first = firstSheet(parts);
  const sheet = parts.get(first);
  if (sheet === undefined) throw new SheetFault('imports.file.unreadable');
  const { numbers, isPlaced } = cellsOf(sheet, { parts, limits });
  // The library refuses cells without their place, which the format allows.
  const whole = isPlaced ? bytes : zipped(new Map(parts).set(first, withPlaces(sheet)));
  try {
    const rows = await readSheet<string>(new Blob([whole]), { parseNumber: (written) => written });
    return rows.map((row, at) => row.map((value, column) => textOf(value, numbers.get(`${at + 1} ${column + 1}`))));
  } catch (error) {
    if (error instanceof InvalidInputError || error instanceof InvalidSpreadsheetError)
      throw new SheetFault('imports.file.unreadable');
    throw error;
  }
}

/** The parts that the guards read: workbook, styles and sheets. */
const partsOf = (bytes: Buffer, { unpackedBytes }: SheetLimits): ReadonlyMap<string, string> =>
  zipParts(bytes, {
    unpackedMax: unpackedBytes,
    wanted: (name) => name.startsWith('xl/') && !name.startsWith('xl/media/') && /\.(xml|rels)$/.test(name),
  });

/** A zip file with these parts, unpacked: it is read once, from memory. */
const zipped = (parts: ReadonlyMap<string, string>) =>
  zipSync(Object.fromEntries([...parts].map(([name, text]) => [name, strToU8(text)])), { level: 0 });

/**
 * Looks at the cells before the library does: it takes the numbers of rows as they come, and leaves errors and the
 * format of numbers out. Gives the numbers as they are read, by `row column`, and whether every cell names its place.
 */
function cellsOf(
  sheet: string,
  { parts, limits: { rows, columns } }: { parts: ReadonlyMap<string, string>; limits: SheetLimits },
) {
  let areAllPlaced = true;
  const formats = digitFormats(parts.get(partOfType(parts, 'styles')) ?? '');
  const numbers = new Map<string, string>();
  for (const { letters, row, type, style, value, hasFormula, isPlaced } of cellsIn(sheet)) {
    areAllPlaced &&= isPlaced;
    if (!/^\d{0,7}$/.test(row)) throw new SheetFault('imports.file.unreadable');
    if (Number(row) > rows + HEADINGS_WITHIN) throw new SheetFault('imports.file.too-many-rows', { max: rows });
    const column = columnNumber(letters);
    if (column > columns) throw new SheetFault('imports.file.too-many-columns', { max: columns });
    const place = { row, column: letters };
    if (hasFormula) throw new SheetFault('imports.file.formula', place);
    if (type === 'e') throw new SheetFault('imports.file.no-value', { ...place, shown: value });
    if (type !== 'n' || value === '') continue;
    const text = numberText(value, formats.get(style));
    if (text === null) throw new SheetFault('imports.file.shortened', place);
    numbers.set(`${row} ${column}`, text);
  }
  return { numbers, isPlaced: areAllPlaced };
}

/** The name of the part of the first sheet, by the relations of the workbook; empty without one. */
function firstSheet(parts: ReadonlyMap<string, string>): string {
  const first = [...tagsIn(parts.get(WORKBOOK) ?? '')].find(({ name }) => name === 'sheet');
  const id = first && attributeOf(first.facts, 'id');
  const relation = relationsOf(parts).find((one) => id !== undefined && one.id === id);
  return relation?.part ?? '';
}

/** The name of the part of a type, such as `styles`; empty without one. */
const partOfType = (parts: ReadonlyMap<string, string>, type: string): string =>
  relationsOf(parts).find((one) => one.type.endsWith(`/${type}`))?.part ?? '';

function relationsOf(parts: ReadonlyMap<string, string>) {
  const tags = [...tagsIn(parts.get(RELS) ?? '')].filter(({ name }) => name === 'Relationship');
  return tags.map(({ facts }) => {
    const target = attributeOf(facts, 'Target') ?? '';
    return {
      id: attributeOf(facts, 'Id'),
      type: attributeOf(facts, 'Type') ?? '',
      part: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
    };
  });
}

/** The text of a value as the library gives it; a number as it is shown. */
const textOf = (value: unknown, number: string | undefined): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (number !== undefined) return number;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};
