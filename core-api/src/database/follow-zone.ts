import type { Knex } from 'knex';
import { instantIn } from '../time/wall-clock';
import { inGroups } from './in-groups';
import { lockRows } from './row-locks';

/** Another time zone of a school, an IANA name. */
interface ZoneChange {
  school_id: number;
  timezone: string;
}

/**
 * How a room lets what is planned at a school follow its new zone: date and hour stay, the instant is computed again. In
 * the transaction of the change. What has begun, ended or is cancelled stays as it was. Rooms declare it as
 * `zoneFollower`.
 */
export type ZoneFollower = (trx: Knex.Transaction, change: ZoneChange) => Promise<void>;

/** Tables whose rows stand on a wall clock. */
type Dated = {
  [Name in Knex.TableNames]: Knex.TableType<Name>['base'] extends {
    id: number;
    date: string | null;
    time: string | null;
    timezone: string;
    datetime: string | null;
  }
    ? Name
    : never;
}[Knex.TableNames];

/**
 * Lets rows follow a new zone: `date` and `time` stay, `timezone` and the instant `datetime` change. `planned` narrows to
 * the rows that follow; they are locked. Their revision stays, since nothing changes that people edit.
 */
export async function followZone(
  trx: Knex,
  table: Dated,
  { timezone, planned }: { timezone: string; planned: (rows: Knex.QueryBuilder) => Knex.QueryBuilder },
): Promise<void> {
  // `as string`: Knex cannot resolve the row type of a generic table name.
  const ids = await planned(trx(table as string)).pluck<number[]>('id');
  await lockRows(trx, table, ids);
  for (const group of inGroups(ids)) {
    const rows = await planned(trx(table as string).whereIn('id', group)).select<
      { id: number; date: string | null; time: string | null }[]
    >('id', 'date', 'time');
    const moved = rows.flatMap(({ id, date, time }) => [
      id,
      date === null || time === null ? null : instantIn(date, time, timezone),
    ]);
    if (rows.length === 0) continue;
    const datetime = trx.raw(`case id ${rows.map(() => 'when ? then ?').join(' ')} end`, moved as Knex.RawBinding[]);
    await trx(table as string)
      .whereIn(
        'id',
        rows.map(({ id }) => id),
      )
      .update({ timezone, datetime });
  }
}
