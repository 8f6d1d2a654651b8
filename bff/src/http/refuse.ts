import type { ErrorRequestHandler, RequestHandler } from 'express';
import { UpstreamProblem } from '../core/upstream-problem';
import type { Logger } from '../log';
import { Refusal, sendProblem } from '../problems';
import type { Sessions } from '../session/session';
import { contextOf } from './context';

/** Maximum of request headers (B62); browsers send fewer. */
export const HEADERS_MAX = 100;

/** Refuses requests with too many headers, which Node would silently drop. */
export const refuseManyHeaders: RequestHandler = (req, res, next) => {
  if (req.rawHeaders.length <= HEADERS_MAX * 2) return next();
  sendProblem(res, 'request.too-large', { status: 431 });
};

/** The answer of every unknown address. */
export const noSuchCall: RequestHandler = () => {
  throw new Refusal('request.no-such-call');
};

/** The error handler: a refusal is sent with its code; any other error is logged and sent as a general failure. */
export const refuse =
  ({ log, sessions }: { log: Logger; sessions: Sessions }): ErrorRequestHandler =>
  (error: unknown, _req, res, _next) => {
    const { requestId } = contextOf(res);
    // The reply has begun or the client is gone: break the connection, so that half a reply is not taken for a whole
    // one.
    if (res.headersSent || res.destroyed) {
      log.warn({ request_id: requestId, cause: reasonOf(error) }, 'the reply broke off');
      return void res.destroy();
    }
    if (error instanceof UpstreamProblem && error.status >= 500)
      log.warn({ request_id: requestId, code: error.code, cause: reasonOf(error.cause) }, 'core-api did not answer');
    if (error instanceof UpstreamProblem) {
      sessions.follow(res, error.status, {});
      if (error.status === 503) return sendProblem(res, error.code);
      res
        .status(error.status)
        .setHeader('Cache-Control', 'no-store')
        .json({ ...error.body, request_id: requestId });
      return;
    }
    if (error instanceof Refusal) return sendProblem(res, error.code, { errors: error.errors });
    if (error instanceof URIError) return sendProblem(res, 'request.no-such-call'); // malformed path such as /%ff
    log.error({ request_id: requestId, err: error }, 'failed');
    sendProblem(res, 'server.failed');
  };

/** The error's message. System errors are not always `instanceof Error` of this realm. */
function reasonOf(error: unknown): string {
  if (typeof error === 'string') return error;
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
}
