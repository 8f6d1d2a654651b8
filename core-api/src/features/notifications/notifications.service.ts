import type { Locale, Page } from '@ruta/contracts';
import { notificationWords } from '@ruta/contracts/notices';
import type { Notification } from '@ruta/contracts/notifications/notification.schema';
import type { notifications } from '@ruta/contracts/notifications/notifications.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { page } from '../../database/page';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { namesIn, NotificationModel, noticeOf, unreadOf } from './notification.model';
import type { NotificationRow } from './notifications.tables';

type ListNotifications = z.output<typeof notifications.list.query>;

const COLUMNS = { id: 'notifications.id' };

/** A notification in a person's language, with current names. */
export const written = (row: NotificationRow, locale: Locale, names: ReadonlyMap<number, string>): Notification => {
  const { id, type, url, read_at, created_at } = row;
  const words = notificationWords(
    type,
    noticeOf(row) as Parameters<typeof notificationWords<typeof type>>[1],
    locale,
    names,
  );
  return { id, type, ...words, url, read_at, created_at };
};

/** The person's own notifications (NOT-01). */
export function notificationsService(db: Knex, clock: Clock) {
  const unread = async (userId: number) => (await unreadOf(db, [userId])).get(userId) ?? 0;

  return {
    async list(
      actor: Actor,
      request: ListNotifications,
      locale: Locale,
    ): Promise<Page<Notification> & { unread: number }> {
      const query = db('notifications').where('notifications.user_id', own(actor));
      const { filter } = request;
      if (filter.unread === true) void query.whereNull('notifications.read_at');
      if (filter.unread === false) void query.whereNotNull('notifications.read_at');
      const mine = await page(db, query, request, {
        table: 'notifications',
        columns: COLUMNS,
        select: (rows) => rows.select<NotificationRow[]>('notifications.*'),
        present: async (rows) => {
          const names = await namesIn(db, rows);
          return rows.map((row) => written(row, locale, names));
        },
      });
      return { ...mine, unread: await unread(actor.userId) };
    },

    /** Marks as read; marking again keeps the first time. */
    async markAsRead(actor: Actor, id: number) {
      const mine = { id, user_id: own(actor) };
      if (!(await NotificationModel.query(db).findOne(mine))) throw new Problem('notifications.not-found');
      await NotificationModel.query(db)
        .where(mine)
        .whereNull('read_at')
        .patch({ read_at: utc(clock.now()) });
      return { unread: await unread(actor.userId) };
    },

    async markAllAsRead(actor: Actor) {
      await NotificationModel.query(db)
        .where({ user_id: own(actor) })
        .whereNull('read_at')
        .patch({ read_at: utc(clock.now()) });
      return { unread: await unread(actor.userId) };
    },
  };
}

export type NotificationsService = ReturnType<typeof notificationsService>;
