import { open } from 'node:fs/promises';

const HEAD = 16;
const TAIL = 2048;

/** A file's type by its content; null if it is unknown. The sender's name and type are not trusted. */
export async function typeOf(path: string): Promise<string | null> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(HEAD);
    await handle.read(head, 0, HEAD, 0);
    if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
    if (head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png';
    if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
    if (!/^%PDF-[12]\.\d/.test(head.toString('latin1'))) return null;
    const tail = Buffer.alloc(Math.min(TAIL, size));
    await handle.read(tail, 0, tail.length, size - tail.length);
    // A PDF must end with its trailer: appended data, such as an archive, would make it two files.
    return /%%EOF[\s\0]*$/.test(tail.toString('latin1')) ? 'application/pdf' : null;
  } finally {
    await handle.close();
  }
}
