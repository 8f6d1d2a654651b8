import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, mkdirSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs, type FileHandle } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Problem } from '../kernel/problem';
import type { FileStore } from './file-store';

const KEY = /^[0-9a-f]{32}$/;
const SHARD = /^[0-9a-f]{2}$/;
const INCOMING = 'incoming';

interface DiskStoreOptions {
  /** The folder of the store; nothing is written outside of it. */
  root: string;
  /** With less free space, files are refused, so that the database can still write (F11). In bytes. */
  minFreeBytes: number;
}

/** Stores files under random names in 256 sub-folders. A file exists completely or not at all (F12). */
export function diskStore({ root: folder, minFreeBytes }: DiskStoreOptions): FileStore {
  const root = resolve(folder);
  const incoming = join(root, INCOMING);
  makeUnlessFull(incoming);

  const shardOf = (key: string) => join(root, key.slice(0, 2));
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('Not a key of the store');
    return join(shardOf(key), key);
  };
  const assertSpace = async () => {
    const { bavail, bsize } = await statfs(root);
    if (bavail * bsize < minFreeBytes) throw new Problem('server.storage-full');
  };

  return {
    incoming,

    async put(content) {
      await assertSpace();
      const key = randomBytes(16).toString('hex');
      const isFile = !(content instanceof Uint8Array);
      const arriving = isFile ? content.path : join(incoming, key);
      try {
        if (!isFile) await mkdir(incoming, { recursive: true });
        const handle = await open(arriving, isFile ? 'r+' : 'wx', 0o600);
        const size = await written(handle, isFile ? null : content);
        await mkdir(shardOf(key), { recursive: true });
        await rename(arriving, pathOf(key));
        await syncFolder(shardOf(key));
        return { key, size };
      } catch (error) {
        await Promise.allSettled([arriving, pathOf(key)].map((path) => rm(path, { force: true })));
        throw error;
      }
    },

    async open(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(orNull);
      return found && { size: found.size, etag: etagOf(key), content: bytesOf(path), part: partOf(path) };
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },

    async *keysBefore(instant, size) {
      let group: string[] = [];
      for (const shard of (await readdir(root).catch(orNull)) ?? []) {
        if (!SHARD.test(shard)) continue;
        for (const key of await readdir(join(root, shard))) {
          const found = KEY.test(key) ? await stat(join(root, shard, key)).catch(orNull) : null;
          if (!found || found.mtime >= instant) continue;
          group.push(key);
          if (group.length < size) continue;
          yield group;
          group = [];
        }
      }
      if (group.length > 0) yield group;
    },

    async dropIncomingBefore(instant) {
      for (const name of (await readdir(incoming).catch(orNull)) ?? []) {
        const found = await stat(join(incoming, name)).catch(orNull);
        if (found && found.mtime < instant) await rm(join(incoming, name), { force: true });
      }
    },
  };
}

/** A strong ETag of the bytes under a key, which does not tell the key. */
const etagOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32);

/** The bytes of a file; it is opened when they are read. */
const bytesOf = (path: string, range: { start?: number; end?: number } = {}): AsyncIterable<Uint8Array> => ({
  [Symbol.asyncIterator]: () => createReadStream(path, range).iterator(),
});

const partOf = (path: string) => (start: number, end: number) => bytesOf(path, { start, end });

/** Makes a folder. On a full disk the server starts without it, and uploads make it. */
function makeUnlessFull(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** Writes bytes, if any, and syncs the file. Returns its size. */
async function written(handle: FileHandle, bytes: Uint8Array | null): Promise<number> {
  try {
    if (bytes) await handle.writeFile(bytes);
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

/** Syncs a folder; without that a new name may be lost in a power cut. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function orNull(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
