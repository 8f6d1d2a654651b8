import type { FileStore } from './file-store';

/** Which of some keys of the store a room's rows name. */
export type StoredFiles = (keys: readonly string[]) => Promise<readonly string[]>;

/** A file may wait this long for the row that names it. */
const GRACE_MS = 24 * 3_600_000;
const GROUP = 200;

/**
 * Deletes the files that no row names, a day after they came: what an upload left behind that was cut off between the
 * file and its row (F12). `referenced` gives the keys that are named.
 */
export async function sweepStore(
  store: FileStore,
  referenced: StoredFiles,
  now = new Date(), // the disk's own clock dates the files, not the product's
): Promise<number> {
  const before = new Date(now.getTime() - GRACE_MS);
  await store.dropIncomingBefore(before);
  let swept = 0;
  for await (const keys of store.keysBefore(before, GROUP)) {
    const kept = new Set(await referenced(keys));
    for (const key of keys) {
      if (kept.has(key)) continue;
      await store.delete(key);
      swept += 1;
    }
  }
  return swept;
}
