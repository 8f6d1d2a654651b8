import type { notifications } from '@ruta/contracts/notifications/notifications.api';
import { route } from '../../lib/api';

export const listNotifications = route<typeof notifications.list>('get', '/scholastic/notifications');
export const markAsRead = route<typeof notifications.markAsRead>('put', '/notifications/:id/markasread');
export const markAllAsRead = route<typeof notifications.markAllAsRead>('put', '/notifications/markallasread');

/** Addresses with notifications, to reload. */
export const NOTIFICATIONS = ['/scholastic/notifications'] as const;
