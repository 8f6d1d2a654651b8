import { z } from 'zod';
import { id, instant } from '../kit/fields';
import { NOTIFICATION_TYPES } from '../notices';

/** A notification, in the reader's language. */
export const Notification = z.object({
  id,
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  body: z.string(),
  url: z.string().describe('The page of the browser’s application that tells more'),
  read_at: instant.nullable(),
  created_at: instant,
});
export type Notification = z.infer<typeof Notification>;

export const unread = z.int().min(0).describe('How many the person has not read');

/** Sent to the browser by socket: the notification and the new number of unread ones (NOT-02). */
export const NotificationCreated = z.object({ notification: Notification, unread });
export type NotificationCreated = z.infer<typeof NotificationCreated>;

/** Sent from core-api to every bff: the same, with the recipient. */
export const NotificationEvent = NotificationCreated.extend({ user_id: id });
export type NotificationEvent = z.infer<typeof NotificationEvent>;
