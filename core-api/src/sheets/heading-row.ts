import { searchKey } from '../database/search-key';
import type { RawRow } from './sheet';

/** Filled rows among which the headings are looked for: people write a title and notes above them. */
export const HEADINGS_WITHIN = 10;

/** A heading as it is compared: `Id_remoto` is `id remoto`. */
export const headingKey = (heading: string): string => searchKey(heading.replace(/[_-]/g, ' '));

export const isBlank = (row: RawRow): boolean => row.every((cell) => cell.trim() === '');

/** How many cells of a row are headings that somebody knows. */
export const knownIn = (row: RawRow, known: ReadonlySet<string>): number =>
  row.filter((cell) => known.has(headingKey(cell))).length;

/**
 * The place of the headings: of the first filled rows the one with most known headings, the first filled one where none
 * has any; -1 without a filled row.
 */
export function headingRow(rows: readonly RawRow[], known: ReadonlySet<string>): number {
  const first = rows.findIndex((row) => !isBlank(row));
  let best = first;
  let left = HEADINGS_WITHIN;
  for (let at = Math.max(0, first); at < rows.length && left > 0; at += 1) {
    const row = rows[at] ?? [];
    if (isBlank(row)) continue;
    left -= 1;
    if (knownIn(row, known) > knownIn(rows[best] ?? [], known)) best = at;
  }
  return best;
}
