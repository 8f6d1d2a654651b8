import { accessAccountPages } from '../../features/access/access.account.pages';
import { notificationsAccountPages } from '../../features/notifications/notifications.account.pages';

/** Pages of the own account, for every role, one line per room. */
export const accountPages = [...accessAccountPages, ...notificationsAccountPages];
