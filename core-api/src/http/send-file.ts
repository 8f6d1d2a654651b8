import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileReply } from '@ruta/contracts';
import type { Response } from 'express';
import { Problem } from '../kernel/problem';
import { rangeOf } from './range';

/** A served file cannot run or load anything (T05). */
const POLICY = "sandbox; default-src 'none'";

/**
 * Sends a file with its type, name, cache rule and policy: as a whole, 304 where the browser has it already, or the part
 * that a range asks for, where the file can be read in parts (206, 416).
 */
export async function sendFile(res: Response, file: FileReply): Promise<void> {
  const { name, type, size, disposition, isImmutable, etag, part, content } = file;
  const { headers } = res.req;
  const asked = { range: headers.range, ifRange: headers['if-range'] as string | undefined };
  const range = part && size !== undefined ? rangeOf(asked, { size, etag }) : null;
  if (range === 'outside') throw new Problem('request.range', { headers: { 'Content-Range': `bytes */${size}` } });

  res.setHeader('Content-Type', type);
  res.setHeader('Content-Disposition', dispositionOf(disposition, name));
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Content-Security-Policy', POLICY);
  res.setHeader('Cache-Control', isImmutable ? 'private, max-age=31536000, immutable' : 'private, no-cache');
  if (etag !== undefined) res.setHeader('ETag', `"${etag}"`);
  if (etag !== undefined && headers['if-none-match'] === `"${etag}"`) {
    res.status(304).end();
    return;
  }
  if (content instanceof Uint8Array) {
    res.setHeader('Content-Length', content.byteLength);
    res.end(content);
    return;
  }
  if (part && size !== undefined) res.setHeader('Accept-Ranges', 'bytes');
  if (part && range) {
    res.status(206);
    res.setHeader('Content-Range', `bytes ${range.first}-${range.last}/${size}`);
    res.setHeader('Content-Length', range.last - range.first + 1);
    await stream(part(range.first, range.last), res);
    return;
  }
  if (size !== undefined) res.setHeader('Content-Length', size);
  await stream(content, res);
}

/** Whoever watches a film leaves in the middle of it, or goes to another place of it: that is no failure. */
async function stream(content: AsyncIterable<Uint8Array>, res: Response): Promise<void> {
  try {
    await pipeline(Readable.from(content), res);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

/** RFC 6266: an ASCII name for old browsers, and the real name in UTF-8. */
function dispositionOf(disposition: FileReply['disposition'], name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
