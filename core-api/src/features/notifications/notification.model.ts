import { peopleIn, type Notices, type NotificationType } from '@ruta/contracts/notices';
import type { Knex } from 'knex';
import { BaseModel } from '../../database/base-model';
import type { NotificationRow } from './notifications.tables';

/** One thing that one person is told. `data` is the JSON that the texts of its type are written from. */
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

/** How many each person has not read; one query for all of them. */
export async function unreadOf(db: Knex, userIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db('notifications')
    .whereIn('user_id', userIds)
    .whereNull('read_at')
    .groupBy('user_id')
    .select('user_id')
    .count<{ user_id: number; total: number | string }[]>({ total: '*' });
  return new Map(rows.map(({ user_id, total }) => [user_id, Number(total)]));
}

/** What a notification speaks of. */
export const noticeOf = ({ data }: Pick<NotificationRow, 'data'>) => JSON.parse(data) as Notices[NotificationType]; // written by notify

/** The names that the people of some notifications have now; one query for all of them. Who was purged has none. */
export async function namesIn(db: Knex, rows: readonly NotificationRow[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap((row) => peopleIn(row.type, noticeOf(row))))];
  if (ids.length === 0) return new Map();
  const people = await db('users').whereIn('id', ids).whereNull('purged_at').select('id', 'name', 'surname');
  return new Map(people.map(({ id, name, surname }) => [id, `${name} ${surname}`.trim()]));
}
