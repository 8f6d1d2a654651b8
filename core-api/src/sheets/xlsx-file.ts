import writeXlsx, { type Cell } from 'write-excel-file/node';
import { harmlessText } from './harmless-text';
import { writtenValue, type ColumnKind, type WrittenSheet, type WrittenValue } from './written-sheet';

const FORMATS: Partial<Record<ColumnKind, string>> = { day: 'yyyy-mm-dd', moment: 'yyyy-mm-dd hh:mm' };
const WIDTHS: Record<ColumnKind, number> = { text: 32, number: 14, day: 12, moment: 18, flag: 10 };
/** Excel's limit. */
const CELL_MAX = 32_767;

/** An XLSX file, each heading in view. Texts are texts and never formulas (T06); dates are dates. */
export const xlsxFile = (sheets: readonly WrittenSheet[]): Promise<Buffer> => writeXlsx(sheets.map(sheetOf)).toBuffer();

function sheetOf(sheet: WrittenSheet) {
  const { name, columns, rows } = sheet;
  const heading = columns.map(({ header }): Cell => ({ ...textOf(header), fontWeight: 'bold', wrap: true }));
  const cells = rows.map((row) =>
    columns.map(({ kind }, at) => cellOf(writtenValue(row[at] ?? null, kind, sheet), kind)),
  );
  return {
    ...{ data: [heading, ...cells], sheet: name.slice(0, 31), stickyRowsCount: 1 },
    columns: columns.map(({ kind }) => ({ width: WIDTHS[kind] })),
  };
}

const textOf = (value: string) => ({ value: harmlessText(value).slice(0, CELL_MAX), type: String });

function cellOf(value: WrittenValue, kind: ColumnKind): Cell {
  if (value === null) return null;
  if (typeof value === 'string') return textOf(value);
  return typeof value === 'number' ? { value, type: Number } : { value, type: Date, format: FORMATS[kind] ?? '' };
}
