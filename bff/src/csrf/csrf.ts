import type { Request, RequestHandler } from 'express';
import { isJson, hasBody } from '../http/json-body';
import { isForm, uploadsOf } from '../http/upload';
import { Refusal } from '../problems';
import { readCookie } from '../session/cookies';
import type { Sessions } from '../session/session';
import { readsWithEffects, type Calls } from './effects';
import { csrfToken, isCsrfToken, isSeed, newSeed } from './token';

interface CsrfDeps {
  secret: string;
  sessions: Sessions;
}

/** Methods that the product uses. OPTIONS is answered earlier; others (TRACE, PATCH …) are refused. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);
const READS = new Set(['GET', 'HEAD']);
/** Values of `Sec-Fetch-Site` for our own pages and for typed addresses. */
const OWN_SITES = new Set(['same-origin', 'none']);
const SEED_COOKIE = 'csrf_seed';

const seedOf = (req: Request, sessions: Sessions): string | null => {
  const seed = sessions.read(req) ?? readCookie(req, sessions.named(SEED_COOKIE));
  return seed !== null && (sessions.read(req) !== null || isSeed(seed)) ? seed : null;
};

/** Whether the browser sent any of our cookies, valid or not. */
const hasCookie = (req: Request, sessions: Sessions) =>
  readCookie(req, sessions.named('sid')) !== null || readCookie(req, sessions.named(SEED_COOKIE)) !== null;

/**
 * Lets a change pass only if it comes from our own pages (ACC-06, T08): the same site, the token of this session, and
 * JSON, no body, or files where the contract takes them. It runs before anything that reads a body or calls core-api.
 */
export function csrfGuard({ secret, sessions, calls }: CsrfDeps & { calls: Calls }): RequestHandler {
  const hasEffects = readsWithEffects(calls);
  const uploadOf = uploadsOf(calls);
  return (req, _res, next) => {
    if (!METHODS.has(req.method)) throw new Refusal('request.no-such-call');
    const reads = READS.has(req.method);
    if (reads && !hasEffects(req.path)) return next();

    const isAccepted = isJson(req) || (isForm(req) && uploadOf(req) !== null);
    if (!reads && !isAccepted && (hasBody(req) || req.headers['content-type'] !== undefined))
      throw new Refusal('request.unsupported-type');
    const site = req.get('sec-fetch-site');
    if (site !== undefined && !OWN_SITES.has(site)) throw new Refusal('request.csrf');
    const seed = seedOf(req, sessions);
    const token = req.get('x-csrf-token') ?? '';
    // The page has a token, but the cookie that came with it did not come back.
    if (seed === null && token !== '' && !hasCookie(req, sessions)) throw new Refusal('request.no-cookies');
    if (seed === null || !isCsrfToken(secret, seed, token)) throw new Refusal('request.csrf');
    next();
  };
}

/** `GET /api/csrf`: the token of this session or, signed out, of this browser (ACC-06). */
export function csrfRoute({ secret, sessions }: CsrfDeps): RequestHandler {
  return (req, res) => {
    let seed = seedOf(req, sessions);
    if (seed === null) {
      seed = newSeed();
      res.cookie(sessions.named(SEED_COOKIE), seed, sessions.attributes);
    }
    res.setHeader('Cache-Control', 'no-store').json({ data: { token: csrfToken(secret, seed) } });
  };
}
