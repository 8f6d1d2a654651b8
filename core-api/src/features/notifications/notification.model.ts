import { peopleIn, type Notices, type NotificationType } from '@ruta/contracts/notices';
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
export const noticeOf = ({ data }: Pick<NotificationRow, 'data'>) => JSON.parse(data) as Notices[NotificationType]; // written by notify

/** Current names of the people in notifications, in one query; without purged people. */
export async function namesIn(db: Knex, rows: readonly NotificationRow[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap((row) => peopleIn(row.type, noticeOf(row))))];
  if (ids.length === 0) return new Map();
  const people = await db('users').whereIn('id', ids).whereNull('purged_at').select('id', 'name', 'surname');
  return new Map(people.map(({ id, name, surname }) => [id, `${name} ${surname}`.trim()]));
}
