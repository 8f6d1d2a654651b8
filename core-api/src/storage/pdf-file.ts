import type { FileBytes } from './file-bytes';

const HEAD = 1040;
const TAIL = 2048;
/** Padding behind the trailer that is looked through, in pieces of `TAIL`: 1 MB. */
const PIECES_MAX = 512;
/** A byte order mark, spaces and line breaks may stand before a PDF; readers look through its first kilobyte. */
const BEGIN = /^(?:\xef\xbb\xbf)?[\s\0]{0,1024}%PDF-[12]\.\d/;
const PADDING = /^[\s\0]*$/;
const ENCRYPTION = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

const textAt = async ({ read }: FileBytes, at: number, length: number): Promise<string> =>
  (await read(Math.max(0, at), length)).toString('latin1');

/**
 * Whether a file is a PDF, perhaps behind a byte order mark or line breaks and with padding behind it. It must end with
 * its trailer: appended data, such as an archive, would make it two files.
 */
export async function isPdf(bytes: FileBytes): Promise<boolean> {
  // Most files are no PDF: a few bytes tell.
  if (!/^(?:\xef\xbb\xbf|[\s\0]|%PDF)/.test(await textAt(bytes, 0, 4))) return false;
  if (!BEGIN.test(await textAt(bytes, 0, HEAD))) return false;
  return /%%EOF[\s\0]*$/.test(await endOf(bytes));
}

/** The end of a file before the padding behind it: enough for its trailer. */
async function endOf(bytes: FileBytes): Promise<string> {
  let end = bytes.size;
  for (let pieces = 0; pieces < PIECES_MAX && end > TAIL; pieces += 1) {
    if (!PADDING.test(await textAt(bytes, end - TAIL, TAIL))) break;
    end -= TAIL;
  }
  // Two pieces, because the last mark may begin in the one before.
  return textAt(bytes, end - 2 * TAIL, 2 * TAIL + Math.min(0, end - 2 * TAIL));
}

/** Whether a PDF is encrypted, by its last trailer, which is never encrypted itself. */
export async function isEncrypted(bytes: FileBytes): Promise<boolean> {
  const end = await endOf(bytes);
  if (ENCRYPTION.test(end)) return true;
  // Newer files keep the trailer where the table of their objects is.
  const place = /startxref\s+(\d{1,12})\s/.exec(end)?.[1];
  return place !== undefined && ENCRYPTION.test(await textAt(bytes, Number(place), 2 * TAIL));
}
