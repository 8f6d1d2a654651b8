import type { Request, RequestHandler } from 'express';
import { sendProblem } from '../problems';
import { hasBody } from './json-body';
import { UPLOAD_MS, isForm, type UploadOf } from './upload';

export interface BodyLimits {
  /** Unfinished bodies at a time per client address, and as many uploads beside them. */
  perAddress: number;
  /** Time in ms for a body; uploads have `UPLOAD_MS`. */
  bodyMs: number;
  /** Time in ms after an answer in which the rest of an unread body is drained, so that the client can read the answer. */
  lingerMs: number;
  /** What an upload sends at least, in bytes in each so many ms: 10 kB a second. */
  upload: { leastBytes: number; everyMs: number };
}

export const BODY_LIMITS: BodyLimits = {
  ...{ perAddress: 100, bodyMs: 30_000, lingerMs: 2_000 },
  upload: { leastBytes: 100_000, everyMs: 10_000 },
};

/**
 * Limits slow senders (F16): a body has 30 s; a form of an upload call ten minutes, as long as it sends 10 kB a second; a
 * client address, as `TRUST_PROXY` resolves it, has so many unfinished bodies at once, and so many uploads, so that files
 * keep nobody from signing in; a connection that was answered before its body was read ends.
 */
export function bodyLimits(uploads: UploadOf, { perAddress, bodyMs, lingerMs, upload }: BodyLimits): RequestHandler {
  const bodies = counter();
  const files = counter();
  /** Ends the connection unless the body has arrived by then. */
  const endIn = (req: Request, ms: number) => setTimeout(() => req.complete || req.socket.destroy(), ms).unref();

  /** Watches the rate of a sender. What waits to be read here waits for core-api, and is not the sender's fault. */
  const watch = (req: Request, tooSlow: () => void) => {
    // Of earlier requests of the connection the first turn knows nothing, and counts their bytes, too.
    let before = 0;
    return setInterval(() => {
      const { bytesRead } = req.socket;
      const isSlow = bytesRead - before < upload.leastBytes && req.readableLength === 0 && !req.complete;
      before = bytesRead;
      if (isSlow) tooSlow();
    }, upload.everyMs).unref();
  };

  return (req, res, next) => {
    if (!hasBody(req) || req.complete) return next();
    const address = req.ip ?? '';
    const isUpload = isForm(req) && uploads(req) !== null;
    const count = isUpload ? files : bodies;
    const isTooMany = count(address, 1) > perAddress;
    // The reader of the body refuses at `bodyMs`; this also ends bodies that nobody reads.
    const late = endIn(req, isUpload ? UPLOAD_MS : bodyMs + lingerMs);
    const tooSlow = () => void (res.headersSent || sendProblem(res, 'request.too-slow'));
    const watching = isUpload ? watch(req, tooSlow) : undefined;
    let isOpen = true;
    const over = () => {
      if (!isOpen) return;
      isOpen = false;
      clearTimeout(late);
      clearInterval(watching);
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

/** Counts what is unfinished by client address. */
function counter() {
  const counts = new Map<string, number>();
  return (address: string, by: 1 | -1): number => {
    const now = (counts.get(address) ?? 0) + by;
    if (now === 0) counts.delete(address);
    else counts.set(address, now);
    return now;
  };
}
