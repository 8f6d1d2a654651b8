import { randomUUID } from 'node:crypto';
import { localeOf, type Locale } from '@ruta/contracts';
import type { Request, RequestHandler, Response } from 'express';

/** Facts of one request, and what core-api is told about the caller. */
export interface RequestContext {
  requestId: string;
  locale: Locale;
  /** The client's address; `X-Forwarded-For` counts only from a trusted proxy. */
  ip: string;
  /** The session token of the cookie; null when signed out. */
  token: string | null;
  /** The cookie of a browser in which somebody has signed in before; null if there is none. */
  device: string | null;
  /** The person and role that the page was loaded for, `{user id}:{role}`; null if it names nobody (0072). */
  actingAs: string | null;
}

export const contextOf = (res: Response): RequestContext => res.locals['context'] as RequestContext;

const PROXY_ID = /^[\w-]{8,64}$/;

/** Gives the request an id, for core-api, the log, the reply's header and every refusal. */
export const requestContext =
  ({ behindProxy }: { behindProxy: boolean }): RequestHandler =>
  (req, res, next) => {
    const context: RequestContext = {
      requestId: requestId(req, behindProxy),
      locale: localeOf(req.headers['accept-language']),
      ip: (req.ip ?? '').replace(/^::ffff:/, ''),
      token: null,
      device: null,
      actingAs: actingAs(req.get('x-acting-as') ?? namedIn(req.originalUrl)),
    };
    res.locals['context'] = context;
    res.setHeader('X-Request-Id', context.requestId);
    next();
  };

/** Whom an address names. From the address as it came: a query that cannot be parsed is refused later. */
export const namedIn = (address: string): string | undefined =>
  /[?&]acting_as=([^&]*)/.exec(address)?.[1]?.replace(/%3A/i, ':');

const PAGE = /^\d{1,15}:[A-Z_]{1,40}$/;

/** What a page says of whom it was loaded for. A malformed value is nobody's. */
export function actingAs(given: string | undefined): string | null {
  if (given === undefined) return null;
  return PAGE.test(given) ? given : 'nobody';
}

/** Uses the incoming request id only behind a trusted proxy; browsers cannot set it. */
function requestId(req: Request, behindProxy: boolean): string {
  const given = req.headers['x-request-id'];
  return behindProxy && typeof given === 'string' && PROXY_ID.test(given) ? given : randomUUID();
}
