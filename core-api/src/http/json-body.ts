import type { IncomingMessage } from 'node:http';
import express, { type RequestHandler } from 'express';
import { Problem } from '../kernel/problem';
import { membersOf, shapeOf, type JsonShape } from './json-shape';
import { isMultipart } from './upload';

const BODY_LIMIT = '100kb';
/** No form of ours is half as deep; what is much deeper only means to exhaust whoever walks through it. */
const DEPTH_MAX = 20;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

const shapes = new WeakMap<IncomingMessage, JsonShape>();

const json = express.json({
  limit: BODY_LIMIT,
  strict: false,
  type: 'application/json',
  verify: (req, _res, bytes, encoding) => {
    if (encoding !== 'utf-8') throw new Problem('request.unsupported-type');
    const shape = shapeOf(bytes);
    // B58: one document means one thing to everybody who reads it.
    if (shape.depth > DEPTH_MAX || bytes.subarray(0, 3).equals(BYTE_ORDER_MARK)) throw new Problem('request.malformed');
    shapes.set(req, shape);
  },
});

/**
 * Reads JSON bodies of up to 100 kB; a body of any other kind is refused with 415. Files are left for the calls whose
 * contract takes them (see serve), which first look at who sends them.
 */
export const jsonBody: RequestHandler = (req, res, next) => {
  if (isMultipart(req)) return next();
  const length = req.get('content-length');
  const hasBody = req.get('transfer-encoding') !== undefined || (length !== undefined && length !== '0');
  if (!hasBody) return next();
  if (!req.is('application/json')) throw new Problem('request.unsupported-type');
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- Express's request is made from IncomingMessage's prototype
  json(req, res, (error?: unknown) => {
    if (error !== undefined) return next(error);
    const shape = shapes.get(req);
    // Fewer members than were written: a name came twice, and the parser silently took the last (B58).
    if (shape && membersOf(req.body) !== shape.members) return next(new Problem('request.malformed'));
    next();
  });
};
