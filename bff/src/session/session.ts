import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { CookieOptions, RequestHandler, Response } from 'express';
import { contextOf } from '../http/context';
import { readCookie } from './cookies';

/** Format of a session token. Other values of the cookie are not forwarded. */
const TOKEN = /^[\w.~+/=-]{16,512}$/;
/** Format of a known browser's cookie, and how long it is kept. core-api checks its signature and its end. */
const DEVICE = /^[\w.-]{16,200}$/;
const DEVICE_MS = 180 * 86_400_000;

export interface Sessions {
  /** The token in the browser's cookie. */
  read(req: IncomingMessage): string | null;
  /** The cookie of a browser in which somebody has signed in before (0018). */
  readDevice(req: IncomingMessage): string | null;
  /** Sets or clears the cookie as core-api's reply demands: a new token, or an ended session. */
  follow(res: Response, status: number, headers: IncomingHttpHeaders): void;
  /** Clears the cookie. */
  end(res: Response): void;
  /** Attributes of every cookie of the bff. */
  readonly attributes: CookieOptions;
  /** A cookie's name, prefixed with `__Host-` over https. */
  named(name: string): string;
}

/** Called with the token of a session that ended or was replaced. */
export type OnEnded = (token: string) => void;

/**
 * The session cookie (ACC-01, ASVS 3.3, 7.2). It holds the opaque token that core-api issues. core-api's three session
 * headers are consumed here and never reach the browser.
 */
export function sessionCookies({ secure, onEnded }: { secure: boolean; onEnded?: OnEnded | undefined }): Sessions {
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const satisfies CookieOptions;
  const named = (name: string) => (secure ? `__Host-${name}` : name);
  const sid = named('sid');
  const deviceName = named('device');

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
    readDevice(req) {
      const device = readCookie(req, deviceName);
      return device !== null && DEVICE.test(device) ? device : null;
    },
    follow(res, status, headers) {
      const device = headers['x-device-token'];
      if (typeof device === 'string' && DEVICE.test(device))
        res.cookie(deviceName, device, { ...attributes, encode: String, maxAge: DEVICE_MS });
      const token = headers['x-session-token'];
      const before = contextOf(res).token;
      if (typeof token === 'string' && TOKEN.test(token)) {
        const expires = expiryOf(headers['x-session-expires']);
        // The token needs no escaping, and must be read back unchanged.
        res.cookie(sid, token, { ...attributes, encode: String, ...(expires ? { expires } : {}) });
        res.setHeader('Cache-Control', 'no-store');
      } else if (headers['x-session-ended'] === '1') {
        end(res);
        // Photos and files leave the browser's cache. Never its storage, which holds drafts.
        res.setHeader('Clear-Site-Data', '"cache"');
        // A 401 does not clear the cookie: it may belong to an earlier request with the old token, and clearing would
        // end the session that has just begun. An unknown token opens nothing.
      } else if (status !== 401) return;
      if (before !== null) onEnded?.(before);
    },
  };
}

/** Null (no date) makes a session cookie. */
function expiryOf(header: string | string[] | undefined): Date | null {
  if (typeof header !== 'string' || header === '') return null;
  const expires = new Date(header);
  return Number.isNaN(expires.getTime()) ? null : expires;
}

/** Reads the session token into the request's context. */
export const withSession =
  (sessions: Sessions): RequestHandler =>
  (req, res, next) => {
    contextOf(res).token = sessions.read(req);
    contextOf(res).device = sessions.readDevice(req);
    next();
  };
