import { notificationsPages } from '@ruta/contracts/notifications/notifications.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The person's own notifications (NOT-01). */
export const notificationsAccountPages = [
  lazyPage(notificationsPages.notifications, async () => (await import('./pages/NotificationsPage')).NotificationsPage),
];
