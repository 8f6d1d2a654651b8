import type { RequestHandler } from 'express';
import { pino, type DestinationStream, type Logger } from 'pino';
import { contextOf } from './http/context';
import type { LogLevel } from './config';

export type { Logger };

/** The program's log: JSON lines. No header, cookie, token or body is ever handed to it. */
export const openLog = (level: LogLevel, destination?: DestinationStream): Logger =>
  pino({ level, base: { service: 'bff' } }, destination ?? pino.destination({ fd: 1, sync: true }));

/** A segment as long as this is a token of a link, not a name (T17). */
const LONG_SEGMENT = /[\w-]{20,}/g;

/** One line per request: what was asked, without its query, how it ended and how long it took. */
export const requestLines =
  (log: Logger): RequestHandler =>
  (req, res, next) => {
    const started = process.hrtime.bigint();
    const path = req.path.replace(LONG_SEGMENT, '…');
    res.once('close', () => {
      const ms = Number((process.hrtime.bigint() - started) / 1000n) / 1000;
      const { requestId } = contextOf(res);
      // A reply that the client did not wait for is told apart from one that was sent.
      const status = res.writableFinished ? res.statusCode : 499;
      log.info({ method: req.method, path, status, ms, request_id: requestId }, 'request');
    });
    next();
  };
