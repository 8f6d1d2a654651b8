import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { Problem } from '../kernel/problem';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Guards `/internal`: without the secret shared with the bff it answers 404. */
export function internalOnly(secret: string): RequestHandler {
  const expected = digest(secret);
  return (req, _res, next) => {
    if (!timingSafeEqual(digest(req.get('x-internal-secret') ?? ''), expected)) {
      throw new Problem('request.no-such-call');
    }
    next();
  };
}
