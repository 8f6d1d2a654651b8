import { idsIn, type NoticeNames, type Notices, type NotificationType } from '@ruta/contracts/notices';
import type { Knex } from 'knex';
import { BaseModel } from '../../database/base-model';
import type { NotificationRow } from './notifications.tables';

/** A notification of one person. `data` has the facts of its type, as JSON. */
export class NotificationModel extends BaseModel {
  static override tableName = 'notifications';

  declare id: number;
  declare user_id: number;
  declare outbox_id: number | null;
  declare type: NotificationType;
  declare data: string;
  declare url: string;
  declare read_at: string | null;
  declare created_at: string;
}

/** Marks a person's notifications as read, or one of them. Those that are read keep their first time. */
export const markRead = (db: Knex, at: { user_id: number; id?: number }, now: string): PromiseLike<number> =>
  db('notifications').where(at).whereNull('read_at').update({ read_at: now });

/** Number of unread notifications by person, in one query. */
export async function unreadOf(db: Knex, userIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db('notifications')
    .whereIn('user_id', userIds)
    .whereNull('read_at')
    .groupBy('user_id')
    .select('user_id')
    .count<{ user_id: number; total: number | string }[]>({ total: '*' });
  return new Map(rows.map(({ user_id, total }) => [user_id, Number(total)]));
}

/** The facts of a notification. */
export const toldIn = ({ type, data }: Pick<NotificationRow, 'type' | 'data'>) =>
  ({ type, notice: JSON.parse(data) as unknown }) as Told; // written by notify

/** A notification's type with its facts. */
export type Told = { [T in NotificationType]: { type: T; notice: Notices[T] } }[NotificationType];

/** Current names in notifications, without purged people: one query for people, schools and periods each, if there are any. */
export async function namesIn(db: Knex, notices: readonly Told[]): Promise<NoticeNames> {
  const all = notices.map(({ type, notice }) => idsIn(type, notice));
  const ids = (of: keyof NoticeNames) => [...new Set(all.flatMap((named) => named[of]))];
  const read = <Row>(some: readonly number[], rows: (ids: readonly number[]) => PromiseLike<Row[]>) =>
    some.length === 0 ? [] : rows(some);
  const [people, schools, cycles] = await Promise.all([
    read(ids('people'), (some) =>
      db('users').whereIn('id', some).whereNull('purged_at').select('id', 'name', 'surname'),
    ),
    read(ids('schools'), (some) => db('schools').whereIn('id', some).select('id', 'name')),
    read(ids('cycles'), (some) =>
      db('school_cycles')
        .join('periods', 'periods.id', 'school_cycles.period_id')
        .whereIn('school_cycles.id', some)
        .select<{ id: number; name: string }[]>('school_cycles.id', 'periods.name'),
    ),
  ]);
  const byId = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));
  return {
    people: byId(people.map(({ id, name, surname }) => ({ id, name: `${name} ${surname}`.trim() }))),
    ...{ schools: byId(schools), cycles: byId(cycles) },
  };
}
