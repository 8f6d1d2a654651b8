import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { Problem } from '../kernel/problem';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** What the two servers say to each other: without their shared secret the address does not exist. */
export function internalOnly(secret: string): RequestHandler {
  const expected = digest(secret);
  return (req, _res, next) => {
    if (!timingSafeEqual(digest(req.get('x-internal-secret') ?? ''), expected)) {
      throw new Problem('request.no-such-call');
    }
    next();
  };
}
