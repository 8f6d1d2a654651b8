export { namesIn } from './notification.model';
export { notificationsFeed } from './notifications.feed';
export { notify, type Recipient } from './notify';
