// Folders for what a test writes and nobody keeps.
import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const GIB = 1024 ** 3;
/** The databases of a whole run take less than 2 GiB. */
const ROOM_BYTES = 4 * GIB;
/** What the run itself needs beside them. */
const MEMORY_BYTES = 8 * GIB;

/**
 * Makes a folder whose name begins with `prefix`, in memory where the host has room: a schema change waits for the disk
 * several times, however little of it has to last (decision 0059). Elsewhere in the folder for temporary files.
 */
export function scratchFolder(prefix) {
  return mkdtempSync(join(hasRoom() ? IN_MEMORY : tmpdir(), prefix));
}

function hasRoom() {
  if (process.platform !== 'linux' || process.availableMemory() < MEMORY_BYTES) return false;
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ROOM_BYTES;
  } catch {
    return false;
  }
}
