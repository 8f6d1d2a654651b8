import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import { nonceOf } from '../http/security-headers';

/** Addresses that are no pages, in any spelling; `/internal` belongs to core-api alone and is never answered here. */
const RESERVED = /^\/(?:api|bff|internal|healthz|readyz|socket\.io|storybook|assets)(?:\/|$)/i;
const NONCE_PLACE = /__CSP_NONCE__/g;

/** Every page is the same index.html, whose router reads the address; each copy carries the nonce of its response. */
export const webPage =
  (dir: string): RequestHandler =>
  async (req, res, next) => {
    if (!isPage(req)) return next();
    const html = await readFile(join(dir, 'index.html'), 'utf8').catch(() => null);
    if (html === null) return next(); // not built
    res.setHeader('Cache-Control', 'no-store');
    res.type('html').send(html.replace(NONCE_PLACE, nonceOf(res)));
  };

const isPage = (req: Request): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') &&
  !RESERVED.test(req.path) &&
  (!/\.\w+$/.test(req.path) || req.path === '/index.html') &&
  req.accepts('html') !== false;
