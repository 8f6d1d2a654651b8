import type { Knex } from 'knex';
import type { Core } from '../core';
import { utc } from '../time/clock';

/** Keys of repeated requests with their stored replies. */
export const idempotencyRoom = ({ db, clock }: Core) => ({
  forget: async (trx: Knex, { ids }: { ids: readonly number[] }) => {
    await trx('idempotency_keys').whereIn('user_id', ids).delete();
  },
  jobs: [
    {
      name: 'expired idempotency keys',
      run: () => db('idempotency_keys').where('expires_at', '<', utc(clock.now())).delete(),
    },
  ],
});
