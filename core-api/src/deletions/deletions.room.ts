import type { Knex } from 'knex';
import type { Core } from '../core';
import { inGroups } from '../database/in-groups';
import { holdingText } from '../database/json-text';
import { filesOfDeleted, sweepDeleted } from './deletions.jobs';

const SWEEP_MS = 60_000;

/** Records that can be restored for ten minutes after their deletion. */
export const deletionsRoom = (core: Core) => ({
  forget: async (trx: Knex, { ids, addresses }: { ids: readonly number[]; addresses: readonly string[] }) => {
    await trx('deleted_records').whereIn('deleted_by', ids).orWhereIn('owner_id', ids).delete();
    for (const some of inGroups(addresses)) await holdingText(trx('deleted_records'), ['content'], some).delete();
  },
  jobs: [{ name: 'deleted records', everyMs: SWEEP_MS, run: () => sweepDeleted(core) }],
  storedFiles: (keys: readonly string[]) => filesOfDeleted(core.db, keys),
});
