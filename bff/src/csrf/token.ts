import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Bytes of the seed cookie of a signed-out browser. */
const SEED_BYTES = 24;
const SEED = /^[\w-]{32}$/;

export const newSeed = () => randomBytes(SEED_BYTES).toString('base64url');
export const isSeed = (value: string | null): value is string => value !== null && SEED.test(value);

/** The token of a seed. The seed is the session's token or, signed out, the seed cookie (T08). */
export const csrfToken = (secret: string, seed: string) =>
  createHmac('sha256', secret).update(`csrf:${seed}`).digest('base64url');

/** Compares a sent token with the seed's, in constant time. */
export function isCsrfToken(secret: string, seed: string, sent: string): boolean {
  const expected = Buffer.from(csrfToken(secret, seed));
  const given = Buffer.from(sent);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
