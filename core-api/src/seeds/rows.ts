import type { Knex } from 'knex';
import type { NewRow } from '../database/table';
import { fromUtc, utc } from '../time/clock';
import { toInstant } from '../time/wall-clock';

/** Rows per statement, because SQLite limits the values. */
const AT_ONCE = 50;

/** Inserts rows with equal columns, in slices. */
export async function insertRows<Name extends Knex.TableNames>(
  db: Knex,
  table: Name,
  rows: readonly NewRow<Name>[],
): Promise<void> {
  // `as string`: Knex cannot resolve the row type of a generic table name.
  for (let at = 0; at < rows.length; at += AT_ONCE) await db(table as string).insert(rows.slice(at, at + AT_ONCE));
}

/** Ids of a catalogue's rows by the value of a column. */
export async function idsBy<Key extends string>(
  db: Knex,
  table: string,
  column: string,
): Promise<ReadonlyMap<Key, number>> {
  const rows = await db(table).select<{ id: number; name: Key }[]>('id', `${column} as name`);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** A value that the data files refer to; throws if it is missing. */
export function known<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo names "${String(key)}", which is not there.`);
  return value;
}

/** The UTC instant of a date and time in a school's time zone; throws if it does not exist. */
export function instantAt(day: string, time: string, zone: string): string {
  const instant = toInstant(day, time, zone);
  if (instant === null) throw new Error(`${day} ${time} does not exist in ${zone}.`);
  return instant;
}

/** The instant `minutes` after another. */
export const minutesAfter = (instant: string, minutes: number): string =>
  utc(new Date(fromUtc(instant).getTime() + minutes * 60_000));
