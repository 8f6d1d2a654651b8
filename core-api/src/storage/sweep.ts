import type { FileStore } from './file-store';

/** Returns those of the keys that a room's rows refer to. */
export type StoredFiles = (keys: readonly string[]) => Promise<readonly string[]>;

/** How long a file may exist without a row, in ms. */
const GRACE_MS = 24 * 3_600_000;
/** An upload that was not written to for this long, in ms, is not arriving any more: its request has 10 minutes. */
const ARRIVING_MS = 20 * 60_000;
const GROUP = 200;

/**
 * Deletes files without a row a day after they were written: leftovers of uploads that were cut off between file and
 * row (F12). Uploads that a crash cut off go after 20 minutes. `referenced` returns the keys in use.
 */
export async function sweepStore(
  store: FileStore,
  referenced: StoredFiles,
  now = new Date(), // files are dated by the real clock, not the product's
): Promise<number> {
  const before = new Date(now.getTime() - GRACE_MS);
  await store.dropIncomingBefore(new Date(now.getTime() - ARRIVING_MS));
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
