import type { IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';
import { DEFAULT_LOCALE, type RoleCode } from '@ruta/contracts';
import { access } from '@ruta/contracts/access/access.api';
import type { Config } from '../config';
import type { CoreServer } from '../core/server';
import { actingAs, namedIn } from '../http/context';
import type { Sessions } from '../session/session';

/** The owner of a session. */
export interface Person {
  userId: number;
  /** The acting role; another role is another session. */
  role: RoleCode;
}
/** The owner of a socket, with the session's token. */
export interface Caller extends Person {
  token: string;
}

/** The owner of a session; null if the session has ended. Throws if core-api does not answer. */
export type WhoIs = (token: string) => Promise<Person | null>;

/** Asks core-api in the background mode, which does not prolong an idle session. */
export const whoIsBy =
  (core: CoreServer): WhoIs =>
  async (token) => {
    const answer = await core.ask(
      { method: 'GET', path: `/api${access.me.path}`, headers: { accept: 'application/json', 'x-background': '1' } },
      { token, device: null, actingAs: null, locale: DEFAULT_LOCALE, requestId: randomUUID(), ip: '' },
    );
    if (answer.statusCode !== 200) {
      await answer.body.dump();
      if (answer.statusCode === 401) return null;
      throw new Error(`core-api answered ${answer.statusCode}`);
    }
    const { user, role } = access.me.reply.parse(await answer.body.json()).data;
    return { userId: user.id, role };
  };

/** The public address of the product. */
export type Site = Pick<Config, 'publicUrl' | 'secure'>;

/**
 * Whether one of our pages opens the connection (T04). Browsers send `Origin` on every WebSocket and on cross-site
 * requests; only a GET from our own page may lack it.
 */
function isOurPage({ headers }: IncomingMessage, { publicUrl, secure }: Site): boolean {
  const { origin, host } = headers;
  if (origin === undefined) {
    const site = headers['sec-fetch-site'];
    return headers.upgrade === undefined && (site === undefined || site === 'same-origin');
  }
  // Without https also the address at which the page was opened, such as localhost.
  return origin === publicUrl || (!secure && URL.canParse(origin) && new URL(origin).host === host);
}

/** Runs at most `max` tasks at a time; others wait in order. After a restart everybody reconnects at once (F22). */
export function limitConcurrency(max: number) {
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

/** The caller of a handshake, or null: one of our pages, with the cookie of a session that core-api knows. */
export async function callerOf(
  req: IncomingMessage,
  { site, sessions, whoIs }: { site: Site; sessions: Sessions; whoIs: WhoIs },
): Promise<Caller | null> {
  if (!isOurPage(req, site)) return null;
  const token = sessions.read(req);
  if (token === null) return null;
  const person = await whoIs(token);
  if (person === null) return null;
  // A page of another person or role gets nobody's news (0072).
  const page = actingAs(namedIn(req.url ?? ''));
  return page === null || page === `${person.userId}:${person.role}` ? { ...person, token } : null;
}
