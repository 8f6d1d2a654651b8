import { z } from 'zod';
import { id, instant } from '../kit/fields';
import { NOTIFICATION_TYPES } from '../notices';

/** Something that happened and that a person should know. The words are in the reader's language. */
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

/** What reaches the browser in the moment: the notification and how many are unread with it (NOT-02). */
export const NotificationCreated = z.object({ notification: Notification, unread });
export type NotificationCreated = z.infer<typeof NotificationCreated>;

/** The same as core-api tells it to every bff: with whose it is. */
export const NotificationEvent = NotificationCreated.extend({ user_id: id });
export type NotificationEvent = z.infer<typeof NotificationEvent>;
