import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Refusal } from '../problems';

/** Largest usual JSON body in bytes, compressed or not. */
const BODY_MAX = 100_000;
/** Time limit for receiving a body, in ms. */
const BODY_MS = 30_000;
const inflate = promisify(gunzip);

/** `application/json` with no charset or UTF-8 (B62). */
const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

export const isJson = (req: IncomingMessage) => JSON_TYPE.test(req.headers['content-type'] ?? '');

export const hasBody = (req: IncomingMessage) =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? '0') > 0;

/**
 * Reads and unzips a body of at most BODY_MAX bytes, or what its contract takes (B62: larger bodies and gzip bombs give 413). The body is read
 * before core-api is called, so that a slow sender holds no connection to it.
 */
export async function readBody(req: IncomingMessage, max = BODY_MAX): Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? '0') > max) throw new Refusal('request.too-large');
  const encoding = req.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity' && encoding !== 'gzip') throw new Refusal('request.unsupported-type');
  const sent = await collect(req, max);
  return encoding === 'gzip' ? unpack(sent, max) : sent;
}

function collect(req: IncomingMessage, max: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= max) return void chunks.push(chunk);
      req.off('data', take).resume(); // drain the rest, so that the client can read the refusal
      reject(new Refusal('request.too-large'));
    };
    const late = setTimeout(() => {
      reject(new Refusal('request.malformed'));
      req.off('data', take).resume();
    }, BODY_MS);
    req.once('close', () => clearTimeout(late));
    req.once('end', () => clearTimeout(late));
    req.on('data', take);
    req.once('end', () => resolve(Buffer.concat(chunks)));
    req.once('error', () => reject(new Refusal('request.malformed')));
    req.once('close', () => reject(new Refusal('request.malformed'))); // without effect after 'end'
  });
}

async function unpack(sent: Buffer, max: number): Promise<Buffer> {
  try {
    return await inflate(sent, { maxOutputLength: max });
  } catch (error) {
    const tooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new Refusal(tooLarge ? 'request.too-large' : 'request.malformed');
  }
}
