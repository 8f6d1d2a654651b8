import type { Knex } from 'knex';
import type { FileStore } from '../storage/file-store';
import { utc, type Clock } from '../time/clock';
import { restorableSince } from './deleted-records';

const DAY_MS = 86_400_000;

interface SweepDeps {
  db: Knex;
  clock: Clock;
  store: FileStore;
}

/**
 * Really deletes what was deleted ten minutes ago: the rows of the records, and their files. What stays for a day says
 * only that there was one, for the refusal of a late undo.
 */
export async function sweepDeleted({ db, clock, store }: SweepDeps): Promise<void> {
  const now = clock.now();
  const due = await db('deleted_records')
    .where('deleted_at', '<', restorableSince(now))
    .whereNotNull('content')
    .select('id', 'files');
  for (const { id, files } of due) {
    const emptied = await db('deleted_records')
      .where({ id })
      .whereNotNull('content')
      .update({ content: null, files: '[]' });
    // Somebody else has swept it. Files without a row that a kill leaves here are swept a day later.
    if (emptied === 0) continue;
    for (const key of keysIn(files)) await store.delete(key);
  }
  await db('deleted_records')
    .where('deleted_at', '<', utc(new Date(now.getTime() - DAY_MS)))
    .delete();
}

/** Those of the keys whose records may still be restored. */
export async function filesOfDeleted(db: Knex, keys: readonly string[]): Promise<string[]> {
  const found = await db('deleted_records').whereNotNull('content').whereNot('files', '[]').pluck('files');
  const kept = new Set(found.flatMap(keysIn));
  return keys.filter((key) => kept.has(key));
}

const keysIn = (files: string) => JSON.parse(files) as string[]; // written by `keepDeleted`
