import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileReply } from '@ruta/contracts';
import type { Response } from 'express';

/** A served file cannot run or load anything (T05). */
const POLICY = "sandbox; default-src 'none'";

/** Sends a file with its type, name, cache rule and policy. */
export async function sendFile(
  res: Response,
  { name, type, size, disposition, isImmutable, content }: FileReply,
): Promise<void> {
  res.setHeader('Content-Type', type);
  res.setHeader('Content-Disposition', dispositionOf(disposition, name));
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Content-Security-Policy', POLICY);
  res.setHeader('Cache-Control', isImmutable ? 'private, max-age=31536000, immutable' : 'private, no-cache');
  if (content instanceof Uint8Array) {
    res.setHeader('Content-Length', content.byteLength);
    res.end(content);
    return;
  }
  if (size !== undefined) res.setHeader('Content-Length', size);
  await pipeline(Readable.from(content), res);
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
