import type { Knex } from 'knex';
import type { Core } from '../../core';
import { notificationsFeed } from './notifications.feed';
import { notificationsRoutes } from './notifications.routes';
import { notificationsService } from './notifications.service';

export const notificationsRoom = ({ db, clock }: Core) => ({
  feeds: [notificationsFeed(db)],
  forget: async (trx: Knex, { ids }: { ids: readonly number[] }) => {
    await trx('notifications').whereIn('user_id', ids).delete();
  },
  routes: notificationsRoutes(notificationsService(db, clock)),
});
