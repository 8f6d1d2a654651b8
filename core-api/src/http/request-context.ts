import { randomUUID } from 'node:crypto';
import { localeOf } from '@ruta/contracts';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { withinRequest, type RequestContext } from '../kernel/request';

/** A path segment this long is a single-use token (T17). */
const LONG_SEGMENT = /[\w-]{40,}/g;
const REQUEST_ID = /^[\w-]{8,64}$/;

const deviceOf = (device: string | undefined) => (device === undefined ? {} : { device: device.slice(0, 200) });

/** Gives every request an id, a language and a log line without query, body, cookie or token. */
export function requestContext(log: Logger, internalSecret: string): RequestHandler {
  return (req, res, next) => {
    const given = req.get('x-request-id') ?? '';
    const trusted = req.get('x-internal-secret') === internalSecret;
    const context: RequestContext = {
      id: REQUEST_ID.test(given) ? given : randomUUID(),
      locale: localeOf(req.get('accept-language')),
      ip: (trusted && req.get('x-client-ip')) || (req.socket.remoteAddress ?? ''),
      userAgent: (req.get('user-agent') ?? '').slice(0, 200),
      ...(trusted ? deviceOf(req.get('x-device')) : {}),
    };
    res.setHeader('X-Request-Id', context.id);
    const started = performance.now();
    const path = req.path.replace(LONG_SEGMENT, '…');
    res.on('finish', () => {
      const ms = Math.round((performance.now() - started) * 10) / 10;
      log.info({ id: context.id, method: req.method, path, status: res.statusCode, ms }, 'request');
    });
    withinRequest(context, next);
  };
}
