import type { NotificationEvent } from '@ruta/contracts/notifications/notification.schema';
import type { Knex } from 'knex';
import type { Feed } from '../../http/event-stream';
import { onNotified } from '../../outbox';
import { namesIn, toldIn, unreadOf } from './notification.model';
import { written, type Reader } from './notification.reader';
import type { NotificationRow } from './notifications.tables';

const BATCH = 200;

/** New notifications in the order of their ids, for the bffs (NOT-02), each in its person's language and time zone. */
export function notificationsFeed(db: Knex): Feed<NotificationEvent> {
  const told = async (rows: readonly (NotificationRow & Reader)[]) => {
    const unread = await unreadOf(db, [...new Set(rows.map(({ user_id }) => user_id))]);
    const names = await namesIn(db, rows.map(toldIn));
    return rows.map((row) => ({
      id: row.id,
      event: 'notification.created',
      data: {
        user_id: row.user_id,
        notification: written(row, row, names),
        unread: unread.get(row.user_id) ?? 0,
      },
    }));
  };

  return {
    isReplayed: true,
    onNews: onNotified,
    async last() {
      const row = await db('notifications').max({ last: 'id' }).first<{ last: number | null } | undefined>();
      return row?.last ?? 0;
    },
    async read(after, ids) {
      const rows = await db('notifications')
        .join('users', 'users.id', 'notifications.user_id')
        .where((wanted: Knex.QueryBuilder) => {
          void wanted.where('notifications.id', '>', after);
          if (ids.length > 0) void wanted.orWhereIn('notifications.id', ids);
        })
        .orderBy('notifications.id')
        .limit(BATCH)
        .select<(NotificationRow & Reader)[]>('notifications.*', 'users.locale', 'users.timezone');
      return rows.length === 0 ? [] : told(rows);
    },
  };
}
