import { page } from '../kit/page-path';

/** One's own notifications (NOT-01). */
export const notificationsPages = {
  notifications: page('/notifications'),
};
