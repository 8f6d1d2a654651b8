import { page } from '../kit/page-path';

/** The person's own notifications (NOT-01). */
export const notificationsPages = {
  notifications: page('/notifications'),
};
