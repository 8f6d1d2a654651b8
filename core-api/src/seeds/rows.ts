import type { Knex } from 'knex';
import { fromUtc, utc } from '../time/clock';
import { toInstant } from '../time/wall-clock';

/** SQLite takes a bounded number of values in one statement. */
const AT_ONCE = 50;

/** Inserts rows that all have the same columns, a slice at a time. */
export async function insertRows(db: Knex, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) await db(table).insert(rows.slice(at, at + AT_ONCE));
}

/** Ids of a catalogue by a column of it that names its rows. */
export async function idsBy<Key extends string>(
  db: Knex,
  table: string,
  column: string,
): Promise<ReadonlyMap<Key, number>> {
  const rows = (await db(table).select('id', `${column} as name`)) as { id: number; name: Key }[];
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** A value that the data files promise to be there. */
export function known<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo names "${String(key)}", which is not there.`);
  return value;
}

/** The UTC instant of a time on a school's wall clock. */
export function instantAt(day: string, time: string, zone: string): string {
  const instant = toInstant(day, time, zone);
  if (instant === null) throw new Error(`${day} ${time} does not exist in ${zone}.`);
  return instant;
}

/** The instant `minutes` after another. */
export const minutesAfter = (instant: string, minutes: number): string =>
  utc(new Date(fromUtc(instant).getTime() + minutes * 60_000));
