import type { FieldMessage } from '@ruta/contracts';

/** A table from a spreadsheet or a CSV file: texts without spaces at their ends; dates as `YYYY-MM-DD`. */
export interface Sheet {
  headings: readonly string[];
  /** The rows below the headings that are not blank, each with its number in the file, from 1. */
  rows: readonly SheetRow[];
}

export interface SheetRow {
  line: number;
  /** As many as there are headings. */
  cells: readonly string[];
}

/** What a file may hold. */
export interface SheetLimits {
  rows: number;
  columns: number;
  /** Bytes of all parts of an XLSX file, unpacked. */
  unpackedBytes: number;
  /** Characters of a cell. */
  cell: number;
}

/** Why a file cannot be read: the sentence beside its field, and what its places stand for. */
export class SheetFault extends Error {
  readonly key: FieldMessage;
  readonly places: Readonly<Record<string, string | number>>;

  constructor(key: FieldMessage, places: Readonly<Record<string, string | number>> = {}) {
    super(key);
    this.key = key;
    this.places = places;
  }
}

/** What the worker is asked, and what it answers. */
export interface SheetRequest {
  path: string;
  limits: SheetLimits;
  /** Headings that somebody knows, as `headingKey` gives them. */
  known: readonly string[];
}
export type SheetAnswer =
  { sheet: Sheet } | { fault: Pick<SheetFault, 'key' | 'places'> } | { error: { name: string; message: string } };

/** A line of texts as it stands in the file, the headings included. */
export type RawRow = readonly string[];

/** The number of a column by its letters: 27 for `AA`. */
export const columnNumber = (letters: string): number =>
  Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

/** The letters of a column, as spreadsheets show them: 1 is A, 27 is AA. */
export function columnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? columnLetters(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}
