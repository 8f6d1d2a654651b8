import { Transform, type Readable } from 'node:stream';
import type { Request } from 'express';
import type { Upload } from '@ruta/contracts';
import { matcher } from '@ruta/contracts/kit/match';
import type { Calls } from '../csrf/effects';
import { Refusal } from '../problems';

/** Time limit for an upload over a slow line and its checks in core-api, in ms. */
export const UPLOAD_MS = 10 * 60_000;
/** Allowance for a form's other parts, in bytes. */
const FORM_BYTES = 100_000;

const FORM = /^multipart\/form-data\s*;/i;

export const isForm = (req: Request): boolean => FORM.test(req.headers['content-type'] ?? '');

/** The upload contract of a request's call; null if it takes no files. */
export type UploadOf = (req: Request) => Upload | null;
/** The media types of a request's reply if it is a file; null if it is JSON. */
export type FileOf = (req: Request) => readonly string[] | null;

const finder = (calls: Calls) => {
  const { find } = matcher(
    Object.values(calls)
      .flatMap((room) => Object.values(room))
      .map((call) => ({ ...call, path: `/api${call.path}` })),
  );
  return ({ method, path }: Request) => find(method, path)?.item;
};

export function uploadsOf(calls: Calls): UploadOf {
  const find = finder(calls);
  return (req) => find(req)?.upload ?? null;
}

/** The largest JSON body of a request's call in bytes; undefined for the usual size. */
export function bodyBytesOf(calls: Calls): (req: Request) => number | undefined {
  const find = finder(calls);
  return (req) => find(req)?.bodyBytes ?? undefined;
}

export function filesOf(calls: Calls): FileOf {
  const find = finder(calls);
  return (req) => find(req)?.file ?? null;
}

/**
 * Streams a form's body to core-api, so that no file is held in memory, up to the size that the contract allows. When
 * core-api stops reading, the rest is drained, so that its answer arrives.
 */
export function formBody(req: Request, { maxFiles, maxBytes }: Upload): Readable {
  const most = maxFiles * maxBytes + FORM_BYTES;
  if (Number(req.headers['content-length'] ?? '0') > most) throw new Refusal('request.too-large');
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > most) done(new Refusal('request.too-large'));
      else done(null, chunk);
    },
  });
  req.once('aborted', () => counted.destroy(new Refusal('request.malformed')));
  counted.once('close', () => req.unpipe(counted).resume());
  return req.pipe(counted);
}
