import { open } from 'node:fs/promises';

/** A file that is read in small pieces, whatever its size. */
export interface FileBytes {
  size: number;
  /** The bytes from a place on; fewer where the file ends. */
  read: (at: number, length: number) => Promise<Buffer>;
}

/** Reads a file in pieces; it is closed afterwards. */
export async function readingBytes<T>(path: string, read: (bytes: FileBytes) => Promise<T>): Promise<T> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    return await read({
      size,
      read: async (at, length) => {
        const piece = Buffer.alloc(Math.max(0, Math.min(length, size - at)));
        const { bytesRead } = await handle.read(piece, 0, piece.length, at);
        return piece.subarray(0, bytesRead);
      },
    });
  } finally {
    await handle.close();
  }
}
