import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import { nonceOf } from '../http/security-headers';
import type { Sessions } from '../session/session';

/** Addresses that are not pages, in any case. `/internal` belongs to core-api and is never answered here. */
const RESERVED = /^\/(?:api|bff|internal|healthz|readyz|socket\.io|storybook|assets)(?:\/|$)/i;
const NONCE_PLACE = /__CSP_NONCE__/g;
/** Tells the web whether the browser has a session at all, so that a visitor's start asks nothing that is refused. */
const SESSION_PLACE = '__SESSION__';

/**
 * Serves index.html for every page; the web's router reads the address. Each copy has its response's nonce, and `none`
 * where no session cookie came.
 */
export const webPage =
  (dir: string, sessions: Pick<Sessions, 'read'>): RequestHandler =>
  async (req, res, next) => {
    if (!isPage(req)) return next();
    const html = await readFile(join(dir, 'index.html'), 'utf8').catch(() => null);
    if (html === null) return next(); // not built
    res.setHeader('Cache-Control', 'no-store');
    const session = sessions.read(req) === null ? 'none' : 'some';
    res.type('html').send(html.replace(NONCE_PLACE, nonceOf(res)).replace(SESSION_PLACE, session));
  };

const isPage = (req: Request): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') &&
  !RESERVED.test(req.path) &&
  (!/\.\w+$/.test(req.path) || req.path === '/index.html') &&
  req.accepts('html') !== false;
