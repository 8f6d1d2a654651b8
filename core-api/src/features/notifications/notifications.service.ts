import type { Locale, Page } from '@ruta/contracts';
import type { Notification } from '@ruta/contracts/notifications/notification.schema';
import type { Knex } from 'knex';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { markRead, NotificationModel, unreadOf } from './notification.model';
import { ownNotifications, type ListNotifications } from './notification.reader';

/** The person's own notifications (NOT-01). */
export function notificationsService(db: Knex, clock: Clock) {
  const unread = async (userId: number) => (await unreadOf(db, [userId])).get(userId) ?? 0;

  return {
    async list(
      actor: Actor,
      request: ListNotifications,
      locale: Locale,
    ): Promise<Page<Notification> & { unread: number }> {
      const mine = await ownNotifications(db, actor, request, locale);
      return { ...mine, unread: await unread(actor.userId) };
    },

    /** Marks as read; marking again keeps the first time. */
    async markAsRead(actor: Actor, id: number) {
      const mine = { id, user_id: own(actor) };
      if (!(await NotificationModel.query(db).findOne(mine))) throw new Problem('notifications.not-found');
      await markRead(db, mine, utc(clock.now()));
      return { unread: await unread(actor.userId) };
    },

    async markAllAsRead(actor: Actor) {
      await markRead(db, { user_id: own(actor) }, utc(clock.now()));
      return { unread: await unread(actor.userId) };
    },
  };
}

export type NotificationsService = ReturnType<typeof notificationsService>;
