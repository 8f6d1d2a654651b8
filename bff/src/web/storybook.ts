import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Router, static as files, type RequestHandler } from 'express';
import { storybookHeaders } from '../http/security-headers';
import { BUILDING, RETRY_SECONDS } from './storybook-building';

/** Files with a hash in their name. */
const HASHED = /^\/assets\//;
const FOREVER = 'public, max-age=31536000, immutable';
/** The Storybook's two pages: its frame and the stories. */
const PAGES = ['index.html', 'iframe.html'];
const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Serves the built Storybook at `/storybook` (DS-02) with its own policy: its two pages may run their own inline
 * scripts, by hash, and no others. 503 with a waiting page while it is being built; nothing if the folder does not
 * exist.
 */
export function storybook(dir: string): RequestHandler {
  const built = files(dir, { dotfiles: 'ignore', cacheControl: false });
  const router = Router();
  router.use(async (req, res, next) => {
    const hashes = await Promise.all(PAGES.map((page) => inlineScripts(join(dir, page))));
    storybookHeaders(hashes.flat())(req, res, next);
  });
  router.use((req, res, next) => {
    if (!existsSync(join(dir, 'index.html'))) {
      res.setHeader('Cache-Control', 'no-store');
      res.setHeader('Retry-After', String(RETRY_SECONDS));
      return res.status(503).type('html').send(BUILDING);
    }
    res.setHeader('Cache-Control', HASHED.test(req.path) ? FOREVER : 'no-cache');
    built(req, res, (error?: unknown) => {
      res.removeHeader('Cache-Control'); // not one of its files
      next(error);
    });
  });
  return (req, res, next) => (existsSync(dir) ? router(req, res, next) : next());
}

/** CSP hashes of a page's inline scripts; empty if the page does not exist. */
async function inlineScripts(page: string): Promise<string[]> {
  const html = await readFile(page, 'utf8').catch(() => '');
  return [...html.matchAll(INLINE)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}
