import { namelessNotifications } from '../../migrations/0013-nameless-notifications';

export const notificationsMigrations = [namelessNotifications];
