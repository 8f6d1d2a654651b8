export { notificationsFeed } from './notifications.feed';
export { notificationsRoutes } from './notifications.routes';
export { notificationsService, type NotificationsService } from './notifications.service';
export { notify, type Recipient } from './notify';
