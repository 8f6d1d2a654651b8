import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { utc, type Clock } from '../../time/clock';

/** How long a browser stays known after a sign-in. */
const LIFE_MS = 180 * 86_400_000;

/**
 * The cookie of a browser in which a person has signed in: a random id and an expiry, signed for their e-mail. It opens
 * nothing. Its holder's tries are counted by the cookie, so that others' failures at the same address do not stop them
 * (OWASP's device cookies).
 */
export function deviceCookies(key: string, clock: Clock) {
  const signing = Buffer.from(hkdfSync('sha256', key, 'ruta', 'device', 32));
  const signed = (id: string, until: string, email: string) =>
    createHmac('sha256', signing).update(`${id}:${until}:${email}`).digest('base64url');

  return {
    /** A new cookie for a person who has just signed in. */
    make(email: string): string {
      const id = randomBytes(16).toString('base64url');
      const until = String(clock.now().getTime() + LIFE_MS);
      return `${id}.${until}.${signed(id, until, email)}`;
    },

    /** The cookie's id, if it was made for this e-mail and has not expired; otherwise null. */
    idFor(email: string, cookie: string | undefined): string | null {
      const [id = '', until = '', given = '', ...more] = (cookie ?? '').split('.');
      if (more.length > 0 || !/^\d{1,15}$/.test(until)) return null;
      const right = Buffer.from(signed(id, until, email));
      const told = Buffer.from(given);
      if (right.length !== told.length || !timingSafeEqual(right, told)) return null;
      return utc(new Date(Number(until))) > utc(clock.now()) ? id : null;
    },
  };
}

export type DeviceCookies = ReturnType<typeof deviceCookies>;
