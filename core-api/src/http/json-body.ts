import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '@ruta/contracts';
import express, { type RequestHandler } from 'express';
import { Problem } from '../kernel/problem';
import { membersOf, shapeOf, type JsonShape } from './json-shape';
import { isMultipart } from './upload';

const BODY_LIMIT = '100kb';
type Calls = readonly { endpoint: Pick<Endpoint, 'method' | 'path' | 'bodyBytes'> }[];
/** More than twice the depth of any form; deeper bodies would only cost time. */
const DEPTH_MAX = 20;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

const shapes = new WeakMap<IncomingMessage, JsonShape>();

const jsonUpTo = (limit: string | number) =>
  express.json({
    limit,
    strict: false,
    type: 'application/json',
    verify: (req, _res, bytes, encoding) => {
      if (encoding !== 'utf-8') throw new Problem('request.unsupported-type');
      // The parser would replace broken bytes silently.
      if (!isUtf8(bytes)) throw new Problem('request.malformed');
      const shape = shapeOf(bytes);
      // B58: a document must be unambiguous.
      if (shape.depth > DEPTH_MAX || bytes.subarray(0, 3).equals(BYTE_ORDER_MARK))
        throw new Problem('request.malformed');
      shapes.set(req, shape);
    },
  });
const usual = jsonUpTo(BODY_LIMIT);

/** The parsers of calls that take more, by method and path. */
const largerOf = (calls: Calls) =>
  new Map(
    calls.flatMap(({ endpoint: { method, path, bodyBytes } }) =>
      bodyBytes === null ? [] : [[`${method.toUpperCase()} ${path}`, jsonUpTo(bodyBytes)] as const],
    ),
  );

/**
 * Parses JSON bodies up to 100 kB, of the given calls up to what their contract takes; other types give 415. Forms with files are left to the calls whose contract takes
 * them (see serve), after admission.
 */
export const jsonBody = (calls: Calls = []): RequestHandler => {
  const larger = largerOf(calls);
  return (req, res, next) => {
    if (isMultipart(req)) return next();
    const length = req.get('content-length');
    const hasBody = req.get('transfer-encoding') !== undefined || (length !== undefined && length !== '0');
    if (!hasBody) return next();
    if (!req.is('application/json')) throw new Problem('request.unsupported-type');
    const parse = larger.get(`${req.method} ${req.path}`) ?? usual;
    parse(req, res, (error?: unknown) => {
      if (error !== undefined) return next(error);
      const shape = shapes.get(req);
      // Fewer members than in the text: a name was repeated, and the parser silently took the last (B58).
      if (shape && membersOf(req.body) !== shape.members) return next(new Problem('request.malformed'));
      next();
    });
  };
};
