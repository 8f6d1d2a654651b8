/** How the cells of a column are written. */
export type ColumnKind =
  | 'text'
  | 'number'
  /** A calendar day `YYYY-MM-DD`. */
  | 'day'
  /** A UTC instant `YYYY-MM-DD HH:mm:ss`. */
  | 'moment'
  /** 1 or 0. */
  | 'flag';

/** A cell as a reader gives it; null and empty texts stay empty. */
export type SheetCell = string | number | null;

/** A sheet to write. */
export interface WrittenSheet {
  name: string;
  columns: readonly { header: string; kind: ColumnKind }[];
  rows: readonly (readonly SheetCell[])[];
  /** IANA zone in which moments are written. */
  timezone: string;
  words: { yes: string; no: string };
}

/** A value as it is written: dates are those of the wall clock, as if that were UTC. */
export type WrittenValue = string | number | Date | null;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** An instant on the wall clock of a zone, as if that were UTC: spreadsheets know no zones. */
function wallClock(instant: string, timezone: string): Date {
  const clock =
    clocks.get(timezone) ??
    new Intl.DateTimeFormat('sv-SE', {
      ...{ timeZone: timezone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    });
  clocks.set(timezone, clock);
  const shown = clock.format(new Date(`${instant.replace(' ', 'T')}Z`));
  return new Date(`${shown.replace(' ', 'T')}Z`);
}

/** The value of a cell in its column. */
export function writtenValue(cell: SheetCell, kind: ColumnKind, { timezone, words }: WrittenSheet): WrittenValue {
  if (cell === null || cell === '') return null;
  if (kind === 'number') return Number(cell);
  if (kind === 'flag') return Number(cell) === 1 ? words.yes : words.no;
  if (kind === 'day') return new Date(`${cell}T00:00:00Z`);
  return kind === 'moment' ? wallClock(String(cell), timezone) : String(cell);
}
