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

/** What the product's calls use. Others (TRACE, PATCH …) are no calls at all; OPTIONS is answered before. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);
const READS = new Set(['GET', 'HEAD']);
/** A page of ours, or a person who typed the address. */
const OWN_SITES = new Set(['same-origin', 'none']);
const SEED_COOKIE = 'csrf_seed';

const seedOf = (req: Request, sessions: Sessions): string | null => {
  const seed = sessions.read(req) ?? readCookie(req, sessions.named(SEED_COOKIE));
  return seed !== null && (sessions.read(req) !== null || isSeed(seed)) ? seed : null;
};

/**
 * Lets a change pass only when it comes from our own page (ACC-06, T08): JSON or nothing as body, or files where the
 * call's contract takes them, not from another site, and with the token of this very session. Stands before anything that reads a body or asks core-api.
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
    if (seed === null || !isCsrfToken(secret, seed, req.get('x-csrf-token') ?? '')) throw new Refusal('request.csrf');
    next();
  };
}

/** `GET /api/csrf`: the token of this session, or of this browser while nobody is signed in (ACC-06). */
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
