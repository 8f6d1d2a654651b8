import { z } from 'zod';
import { id, instant } from '../kit/fields';

/** Maximum of sessions per person. One more ends the least recently used one. */
export const SESSIONS_MAX = 50;

/** Browser and system from the user agent; null where they are not recognised. */
export const Device = z.object({
  browser: z.string().nullable().describe('Such as Chrome'),
  system: z.string().nullable().describe('Such as Windows'),
  kind: z.enum(['desktop', 'phone', 'tablet']),
});
export type Device = z.infer<typeof Device>;

/** One session of the person. */
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

/** Event from core-api to every bff, which closes the sockets of ended sessions. */
export const SessionsEnded = z.object({ user_id: id });
export type SessionsEnded = z.infer<typeof SessionsEnded>;
