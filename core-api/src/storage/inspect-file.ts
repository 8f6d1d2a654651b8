import { CAPTIONS_BYTES_MAX, CAPTIONS_TYPE, FILM_TYPE, PDF_TYPE } from '@ruta/contracts/kit/file-types';
import type { FileBytes } from './file-bytes';
import { isFilm } from './film-file';
import { officeType } from './office-file';
import { isPdf } from './pdf-file';

const HEAD = 16;

/**
 * A file's type by its content; null if it is unknown. The sender's name and type are not trusted. A file is read in small
 * pieces, and nothing is unpacked or decoded (T05).
 */
export async function typeOf(bytes: FileBytes): Promise<string | null> {
  const head = await bytes.read(0, HEAD);
  const text = head.toString('latin1');
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (await isPdf(bytes)) return PDF_TYPE;
  if (await isFilm(bytes)) return FILM_TYPE;
  if (await isCaptions(bytes)) return CAPTIONS_TYPE;
  return officeType(bytes);
}

/** WebVTT: text in UTF-8 that begins with its name. */
async function isCaptions({ size, read }: FileBytes): Promise<boolean> {
  if (size > CAPTIONS_BYTES_MAX || !(await read(0, HEAD)).includes('WEBVTT')) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await read(0, size));
    return /^WEBVTT(?:[ \t\r\n]|$)/.test(text) && !text.includes('\0');
  } catch {
    return false; // bytes that are no text
  }
}
