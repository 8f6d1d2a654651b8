import { accessAccountPages } from '../../features/access/access.account.pages';
import { notificationsAccountPages } from '../../features/notifications/notifications.account.pages';

/** Pages of one's own account, for every role, one line a room. */
export const accountPages = [...accessAccountPages, ...notificationsAccountPages];
