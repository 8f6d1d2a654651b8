import type { IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';
import { DEFAULT_LOCALE, type RoleCode } from '@ruta/contracts';
import { access } from '@ruta/contracts/access/access.api';
import type { CoreServer } from '../core/server';
import type { Sessions } from '../session/session';

/** Who a session belongs to. */
export interface Person {
  userId: number;
  /** The one they act in: another role is another session. */
  role: RoleCode;
}
/** Whose socket it is, and by which session. */
export interface Caller extends Person {
  token: string;
}

/** Who a session belongs to; null when there is none any more. Throws when core-api cannot say. */
export type WhoIs = (token: string) => Promise<Person | null>;

/** Asks core-api in the background: it does not count as using the session, which may still fall idle. */
export const whoIsBy =
  (core: CoreServer): WhoIs =>
  async (token) => {
    const answer = await core.ask(
      { method: 'GET', path: `/api${access.me.path}`, headers: { accept: 'application/json', 'x-background': '1' } },
      { token, locale: DEFAULT_LOCALE, requestId: randomUUID(), ip: '' },
    );
    if (answer.statusCode !== 200) {
      await answer.body.dump();
      if (answer.statusCode === 401) return null;
      throw new Error(`core-api answered ${answer.statusCode}`);
    }
    const { user, role } = access.me.reply.parse(await answer.body.json()).data;
    return { userId: user.id, role };
  };

/**
 * Whether a page of ours opens the connection (T04). Browsers name the page's origin on every WebSocket and on every
 * request from elsewhere; only a plain GET from our own page may come without.
 */
export function isOurPage({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) {
    const site = headers['sec-fetch-site'];
    return headers.upgrade === undefined && (site === undefined || site === 'same-origin');
  }
  // Beside the official address whatever address this page itself was opened at, such as localhost.
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
}

/** At most `max` at a time; the others wait in line (F22: everybody comes back at once). */
export function inLine(max: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= max) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Who stands at the door, or null: from a page of ours, with the cookie of a session that core-api knows. */
export async function callerOf(
  req: IncomingMessage,
  { publicUrl, sessions, whoIs }: { publicUrl: string; sessions: Sessions; whoIs: WhoIs },
): Promise<Caller | null> {
  if (!isOurPage(req, publicUrl)) return null;
  const token = sessions.read(req);
  if (token === null) return null;
  const person = await whoIs(token);
  return person === null ? null : { ...person, token };
}
