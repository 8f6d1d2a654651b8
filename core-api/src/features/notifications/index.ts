export { notificationsFeed } from './notifications.feed';
export { notificationsRoutes } from './notifications.routes';
export { notificationsService, type NotificationsService } from './notifications.service';
export { tell, type Recipient } from './tell';
