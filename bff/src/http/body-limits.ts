import type { Request, RequestHandler } from 'express';
import { sendProblem } from '../problems';
import { hasBody } from './json-body';
import { UPLOAD_MS, isForm, type UploadOf } from './upload';

export interface BodyLimits {
  /** Unfinished bodies at a time per client address. */
  perAddress: number;
  /** Time in ms for a body; uploads have `UPLOAD_MS`. */
  bodyMs: number;
  /** Time in ms after an answer in which the rest of an unread body is drained, so that the client can read the answer. */
  lingerMs: number;
}

export const BODY_LIMITS: BodyLimits = { perAddress: 100, bodyMs: 30_000, lingerMs: 2_000 };

/**
 * Limits slow senders (F16): a body has 30 s, a form of an upload call ten minutes; a client address, as `TRUST_PROXY`
 * resolves it, has so many unfinished bodies at once; a connection that was answered before its body was read ends.
 */
export function bodyLimits(uploads: UploadOf, { perAddress, bodyMs, lingerMs }: BodyLimits): RequestHandler {
  const unfinished = new Map<string, number>();
  const count = (address: string, by: 1 | -1) => {
    const now = (unfinished.get(address) ?? 0) + by;
    if (now === 0) unfinished.delete(address);
    else unfinished.set(address, now);
    return now;
  };
  /** Ends the connection unless the body has arrived by then. */
  const endIn = (req: Request, ms: number) => setTimeout(() => req.complete || req.socket.destroy(), ms).unref();

  return (req, res, next) => {
    if (!hasBody(req) || req.complete) return next();
    const address = req.ip ?? '';
    const isTooMany = count(address, 1) > perAddress;
    const isUpload = isForm(req) && uploads(req) !== null;
    // The reader of the body refuses at `bodyMs`; this also ends bodies that nobody reads.
    const late = endIn(req, isUpload ? UPLOAD_MS : bodyMs + lingerMs);
    let isOpen = true;
    const over = () => {
      if (!isOpen) return;
      isOpen = false;
      clearTimeout(late);
      count(address, -1);
      req.socket.off('close', over);
    };
    req.once('end', over);
    // Once it was answered, a request is not told that its connection has closed.
    req.socket.once('close', over);
    res.once('finish', () => req.complete || endIn(req, lingerMs));
    if (isTooMany) return sendProblem(res, 'request.too-many');
    next();
  };
}
