import { randomUUID } from 'node:crypto';
import { localeOf, type Locale } from '@ruta/contracts';
import type { Request, RequestHandler, Response } from 'express';

/** What one request carries through the house, and what core-api is told about who asks. */
export interface RequestContext {
  requestId: string;
  locale: Locale;
  /** The client's address; a forwarded one counts only from a trusted proxy. */
  ip: string;
  /** The opaque session token of the cookie; null when signed out. */
  token: string | null;
}

export const contextOf = (res: Response): RequestContext => res.locals['context'] as RequestContext;

const PROXY_ID = /^[\w-]{8,64}$/;

/** Names the request: its id goes to core-api, to the log, to the reply's header and into every refusal. */
export const requestContext =
  ({ behindProxy }: { behindProxy: boolean }): RequestHandler =>
  (req, res, next) => {
    const context: RequestContext = {
      requestId: requestId(req, behindProxy),
      locale: localeOf(req.headers['accept-language']),
      ip: (req.ip ?? '').replace(/^::ffff:/, ''),
      token: null,
    };
    res.locals['context'] = context;
    res.setHeader('X-Request-Id', context.requestId);
    next();
  };

/** Only a proxy of ours may have named the request already; a browser's own name for it is not believed. */
function requestId(req: Request, behindProxy: boolean): string {
  const given = req.headers['x-request-id'];
  return behindProxy && typeof given === 'string' && PROXY_ID.test(given) ? given : randomUUID();
}
