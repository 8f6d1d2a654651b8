import type { notifications } from '@ruta/contracts/notifications/notifications.api';
import { route } from '../../lib/api';

export const listNotifications = route<typeof notifications.list>('get', '/scholastic/notifications');
export const markAsRead = route<typeof notifications.markAsRead>('put', '/notifications/:id/markasread');
export const markAllAsRead = route<typeof notifications.markAllAsRead>('put', '/notifications/markallasread');

/** The homes, which show the unread ones; reloaded after marking alone, because a home prolongs the session. */
export const HOMES = '/home';

/** Addresses with notifications, to reload. */
export const NOTIFICATIONS = ['/scholastic/notifications'] as const;
