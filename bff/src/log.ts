import type { RequestHandler } from 'express';
import { pino, type DestinationStream, type Logger } from 'pino';
import { contextOf } from './http/context';
import type { LogLevel } from './config';

export type { Logger };

/** The log, as JSON lines on stdout. Headers, cookies, tokens and bodies are never logged. */
export const openLog = (level: LogLevel, destination?: DestinationStream): Logger =>
  pino({ level, base: { service: 'bff' } }, destination ?? pino.destination({ fd: 1, sync: true }));

/** A segment this long is a single-use token (T17). */
const LONG_SEGMENT = /[\w-]{20,}/g;

/** Logs each request: method, path without query, status and duration. */
export const requestLines =
  (log: Logger): RequestHandler =>
  (req, res, next) => {
    const started = process.hrtime.bigint();
    const path = req.path.replace(LONG_SEGMENT, '…');
    res.once('close', () => {
      const ms = Number((process.hrtime.bigint() - started) / 1000n) / 1000;
      const { requestId } = contextOf(res);
      // 499 if the client left before the end of the reply.
      const status = res.writableFinished ? res.statusCode : 499;
      log.info({ method: req.method, path, status, ms, request_id: requestId }, 'request');
    });
    next();
  };
