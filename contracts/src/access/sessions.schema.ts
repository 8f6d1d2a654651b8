import { z } from 'zod';
import { id, instant } from '../kit/fields';

/** More sessions than these end the one that was used longest ago. */
export const SESSIONS_MAX = 50;

/** What a browser says of itself, in words. Null where it says nothing that is known. */
export const Device = z.object({
  browser: z.string().nullable().describe('Such as Chrome'),
  system: z.string().nullable().describe('Such as Windows'),
  kind: z.enum(['desktop', 'phone', 'tablet']),
});
export type Device = z.infer<typeof Device>;

/** Where the person is signed in. */
export const OpenSession = z.object({
  id,
  device: Device,
  ip: z.string(),
  created_at: instant,
  last_used_at: instant.describe('To the minute'),
  expires_at: instant.describe('At the latest; it ends before after an hour without use unless it is remembered'),
  remember: z.boolean(),
  is_current: z.boolean().describe('The session that asks'),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** What core-api tells every bff, which closes the sockets of sessions that are no more. */
export const SessionsEnded = z.object({ user_id: id });
export type SessionsEnded = z.infer<typeof SessionsEnded>;
