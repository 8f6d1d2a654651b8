export { notificationsFeed } from './notifications.feed';
export { notify, type Recipient } from './notify';
