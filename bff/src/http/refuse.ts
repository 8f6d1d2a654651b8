import type { ErrorRequestHandler, RequestHandler } from 'express';
import { UpstreamProblem } from '../core/upstream-problem';
import type { Logger } from '../log';
import { Refusal, sendProblem } from '../problems';
import type { Sessions } from '../session/session';
import { contextOf } from './context';

/** No server of ours needs more than this many headers, nor do browsers send them (B62). */
export const HEADERS_MAX = 100;

/** Node drops the headers beyond its limit in silence; a request that had more is refused instead. */
export const refuseManyHeaders: RequestHandler = (req, res, next) => {
  if (req.rawHeaders.length <= HEADERS_MAX * 2) return next();
  sendProblem(res, 'request.too-large', { status: 431 });
};

/** Nothing answered. */
export const noSuchCall: RequestHandler = () => {
  throw new Refusal('request.no-such-call');
};

/** Where everything thrown ends: a refusal is answered with its code, anything else with "failed", and logged. */
export const refuse =
  ({ log, sessions }: { log: Logger; sessions: Sessions }): ErrorRequestHandler =>
  (error: unknown, _req, res, _next) => {
    const { requestId } = contextOf(res);
    // Too late for a refusal, or nobody waits for one: the connection breaks, so that nobody takes half for a whole.
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
    if (error instanceof URIError) return sendProblem(res, 'request.no-such-call'); // a path such as /%ff
    log.error({ request_id: requestId, err: error }, 'failed');
    sendProblem(res, 'server.failed');
  };

/** Why, in a few words; what the system throws is not everywhere an instance of this realm's Error. */
function reasonOf(error: unknown): string {
  if (typeof error === 'string') return error;
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
}
