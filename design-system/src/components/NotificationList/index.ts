export { NotificationList, NotificationPlaces } from './NotificationList';
export type { NotificationItem, NotificationListProps } from './NotificationList';
