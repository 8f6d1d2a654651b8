import { sampleNotifications } from '@ruta/contracts/notifications/notification.sample';
import type { Notification } from '@ruta/contracts/notifications/notification.schema';
import { notifications } from '@ruta/contracts/notifications/notifications.api';
import { answer, Refused } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import type { Scene } from '../../kit/scene';
import { pageOf } from '../../kit/shell';

const SIZE = 10;

/** A person's notifications on a server in memory: marks persist, deliveries come first. */
export interface Inbox {
  answers: readonly Answer[];
  deliver: (notification: Notification) => void;
}

/** One of each type by default, in the scene's language. */
export function inboxOf({ locale, today }: Scene, given: readonly Notification[] = sampleNotifications(locale)): Inbox {
  let rows = [...given];
  const unread = () => rows.filter(({ read_at }) => read_at === null).length;
  const read = (isTheirs: (row: Notification) => boolean) => {
    rows = rows.map((row) => (isTheirs(row) ? { ...row, read_at: row.read_at ?? `${today} 16:05:00` } : row));
    return { data: { unread: unread() } };
  };
  return {
    deliver: (notification) => (rows = [notification, ...rows]),
    answers: [
      answer(notifications.list, ({ query }) => {
        const page = Number(query.get('page') ?? 1);
        const found = query.get('filter[unread]') === '1' ? rows.filter(({ read_at }) => read_at === null) : rows;
        const data = found.slice((page - 1) * SIZE, page * SIZE);
        const pages = Math.ceil(found.length / SIZE);
        return { ...pageOf(data, { page, total: found.length, pages }), unread: unread() };
      }),
      answer(notifications.markAsRead, ({ params }) =>
        rows.some(({ id }) => id === Number(params['id']))
          ? read(({ id }) => id === Number(params['id']))
          : new Refused('notifications.not-found'),
      ),
      answer(notifications.markAllAsRead, () => read(() => true)),
    ],
  };
}
