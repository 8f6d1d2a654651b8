import { Transform, type Readable } from 'node:stream';
import type { Request } from 'express';
import type { Upload } from '@ruta/contracts';
import { matcher } from '@ruta/contracts/kit/match';
import type { Calls } from '../csrf/effects';
import { Refusal } from '../problems';

/** How long a person may take to send files over a slow line, and core-api to look at them. */
export const UPLOAD_MS = 10 * 60_000;
/** What a form weighs beside its files. */
const FORM_BYTES = 100_000;

const FORM = /^multipart\/form-data\s*;/i;

export const isForm = (req: Request): boolean => FORM.test(req.headers['content-type'] ?? '');

/** The files that the contract of a request's call takes; null where it takes none. */
export type UploadOf = (req: Request) => Upload | null;
/** The media types of the file that a request's call answers with; null where it answers with JSON. */
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

export function filesOf(calls: Calls): FileOf {
  const find = finder(calls);
  return (req) => find(req)?.file ?? null;
}

/**
 * The body of a form on its way to core-api: passed on as it comes, so that no file is ever held in memory, and never
 * more than the contract allows. What core-api does not want any more is read and dropped, so that its answer arrives.
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
