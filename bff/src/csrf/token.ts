import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The bytes of the seed that ties a token to a browser that is not signed in. */
const SEED_BYTES = 24;
const SEED = /^[\w-]{32}$/;

export const newSeed = () => randomBytes(SEED_BYTES).toString('base64url');
export const isSeed = (value: string | null): value is string => value !== null && SEED.test(value);

/** The token that belongs to a seed: the session's token, or the seed cookie of someone signed out (T08). */
export const csrfToken = (secret: string, seed: string) =>
  createHmac('sha256', secret).update(`csrf:${seed}`).digest('base64url');

/** Whether what was sent is the seed's token, compared in constant time. */
export function isCsrfToken(secret: string, seed: string, sent: string): boolean {
  const expected = Buffer.from(csrfToken(secret, seed));
  const given = Buffer.from(sent);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
