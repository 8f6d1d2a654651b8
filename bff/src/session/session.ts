import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { CookieOptions, RequestHandler, Response } from 'express';
import { contextOf } from '../http/context';
import { readCookie } from './cookies';

/** What an opaque token looks like. Anything else in the cookie is not one, and is never forwarded. */
const TOKEN = /^[\w.~+/=-]{16,512}$/;

export interface Sessions {
  /** The token that the browser's cookie carries. */
  read(req: IncomingMessage): string | null;
  /** Does to the cookie what core-api's reply says: a new token, or an ended session. */
  follow(res: Response, status: number, headers: IncomingHttpHeaders): void;
  /** Forgets the session in the browser. */
  end(res: Response): void;
  /** Attributes that every cookie of the bff has. */
  readonly attributes: CookieOptions;
  /** The name of a cookie: `__Host-` before it where the browser takes that prefix. */
  named(name: string): string;
}

/** Hears the token of a session that ended or was replaced, so that what hangs on it can end too. */
export type OnEnded = (token: string) => void;

/**
 * The session cookie (ACC-01, reliability of sessions: ASVS 3.3, 7.2). It holds the opaque token that core-api issues;
 * core-api's three headers about it end here and never reach the browser.
 */
export function sessionCookies({ secure, onEnded }: { secure: boolean; onEnded?: OnEnded | undefined }): Sessions {
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const satisfies CookieOptions;
  const named = (name: string) => (secure ? `__Host-${name}` : name);
  const sid = named('sid');

  const end = (res: Response) => {
    res.clearCookie(sid, attributes);
  };

  return {
    attributes,
    named,
    end,
    read(req) {
      const token = readCookie(req, sid);
      return token !== null && TOKEN.test(token) ? token : null;
    },
    follow(res, status, headers) {
      const token = headers['x-session-token'];
      const before = contextOf(res).token;
      if (typeof token === 'string' && TOKEN.test(token)) {
        const expires = expiryOf(headers['x-session-expires']);
        // The token's alphabet needs no escaping in a cookie, and what is read back must be what was issued.
        res.cookie(sid, token, { ...attributes, encode: String, ...(expires ? { expires } : {}) });
        res.setHeader('Cache-Control', 'no-store');
      } else if (headers['x-session-ended'] === '1') {
        end(res);
        // A token not known any more stays where it is, and opens nothing. The 401 may be late, of a request that left
        // with the token before this one: clearing the cookie would take away the session that has just begun.
      } else if (status !== 401) return;
      if (before !== null) onEnded?.(before);
    },
  };
}

/** No date means a cookie that lives as long as the browser. */
function expiryOf(header: string | string[] | undefined): Date | null {
  if (typeof header !== 'string' || header === '') return null;
  const expires = new Date(header);
  return Number.isNaN(expires.getTime()) ? null : expires;
}

/** Reads who is asking, for everything after it. */
export const withSession =
  (sessions: Sessions): RequestHandler =>
  (req, res, next) => {
    contextOf(res).token = sessions.read(req);
    next();
  };
