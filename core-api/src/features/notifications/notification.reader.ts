import type { Locale, Page } from '@ruta/contracts';
import { notificationWords, type NoticeNames } from '@ruta/contracts/notices';
import type { Notification } from '@ruta/contracts/notifications/notification.schema';
import type { notifications } from '@ruta/contracts/notifications/notifications.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { page } from '../../database/page';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { clockText } from '../../time/clock-text';
import { namesIn, toldIn } from './notification.model';
import type { NotificationRow } from './notifications.tables';

export type ListNotifications = z.output<typeof notifications.list.query>;

const COLUMNS = { id: 'notifications.id' };

/** Who reads: words and days are theirs. */
export type Reader = Pick<Actor, 'locale' | 'timezone'>;

/** A notification in a person's language and time zone, with current names. */
export const written = (row: NotificationRow, { locale, timezone }: Reader, names: NoticeNames): Notification => {
  const { id, type, url, read_at, created_at } = row;
  const words = notificationWords(
    type,
    toldIn(row).notice as Parameters<typeof notificationWords<typeof type>>[1],
    locale,
    {
      names,
      when: clockText(created_at, timezone),
    },
  );
  return { id, type, ...words, url, read_at, created_at };
};

/** A page of the caller's notifications. */
export function ownNotifications(
  db: Knex,
  actor: Actor,
  request: ListNotifications,
  locale: Locale,
): Promise<Page<Notification>> {
  const query = db('notifications').where('notifications.user_id', own(actor));
  const { filter } = request;
  if (filter.unread === true) void query.whereNull('notifications.read_at');
  if (filter.unread === false) void query.whereNotNull('notifications.read_at');
  return page(db, query, request, {
    table: 'notifications',
    columns: COLUMNS,
    select: (rows) => rows.select<NotificationRow[]>('notifications.*'),
    present: async (rows) => {
      const names = await namesIn(db, rows.map(toldIn));
      return rows.map((row) => written(row, { locale, timezone: actor.timezone }, names));
    },
  });
}
