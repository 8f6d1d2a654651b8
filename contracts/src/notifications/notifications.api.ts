import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { queryFlag } from '../kit/fields';
import { listQuery } from '../kit/list-query';
import { dataOf, pageOf } from '../kit/replies';
import { Notification, unread } from './notification.schema';

/** The person's own notifications, whatever their role (NOT-01). */
export const notifications = {
  list: endpoint({
    method: 'get',
    path: '/scholastic/notifications',
    summary: 'One’s own notifications, newest first, with how many are unread',
    access: { ability: 'notification:read' },
    query: listQuery({ row: Notification, sort: ['id'], filter: { unread: queryFlag.optional() } }),
    reply: pageOf(Notification).extend({ unread }),
  }),
  markAsRead: endpoint({
    method: 'put',
    path: '/notifications/:id/markasread',
    summary: 'Mark one of one’s own as read; repeating it changes nothing',
    access: { ability: 'notification:mark' },
    reply: dataOf(z.object({ unread })),
    problems: ['notifications.not-found'],
  }),
  markAllAsRead: endpoint({
    method: 'put',
    path: '/notifications/markallasread',
    summary: 'Mark all of one’s own as read',
    access: { ability: 'notification:mark' },
    reply: dataOf(z.object({ unread })),
  }),
};
