import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Router, static as files, type RequestHandler } from 'express';
import { storybookHeaders } from '../http/security-headers';
import { BUILDING, RETRY_SECONDS } from './storybook-building';

/** Where the bundler puts what carries a hash in its name. */
const HASHED = /^\/assets\//;
const FOREVER = 'public, max-age=31536000, immutable';
/** The two pages of a Storybook: around the stories, and the stories. */
const PAGES = ['index.html', 'iframe.html'];
const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The built Storybook below `/storybook` (DS-02), with a policy of its own: its two pages may run the inline scripts
 * that they were built with, known by their hashes, and no others. A folder without a page in it is a Storybook that
 * is being built, and who asks is told so; where there is no folder, nobody is told anything.
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

/** The hashes of a page's inline scripts, as a policy names them; none where there is no page. */
async function inlineScripts(page: string): Promise<string[]> {
  const html = await readFile(page, 'utf8').catch(() => '');
  return [...html.matchAll(INLINE)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}
