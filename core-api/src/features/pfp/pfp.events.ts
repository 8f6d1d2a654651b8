import { ownFormationPages } from '@ruta/contracts/pfp/own-formation-pages';
import type { PfpNotice } from '@ruta/contracts/pfp/pfp.words';
import type { Knex } from 'knex';
import { enqueueEvent, type Deliveries } from '../../outbox';
import { notify } from '../notifications';
import { planWith } from './formation.reader';
import { peopleAfter } from './expected.reader';

/** People who are told in one transaction. */
const AT_ONCE = 2000;

/** Tells whom a plan is for that it was published, in the transaction of the publishing. */
export const enqueuePublished = (trx: Knex.Transaction, notice: PfpNotice, at: string): Promise<number> =>
  enqueueEvent(trx, { kind: 'pfp.published', payload: notice, at });

/**
 * Tells of a plan each person of whom it is expected, once. Who they are is found when it is delivered, in groups: no query
 * per person. Nobody is notified of a retired plan, or of a plan whose cycle is not running.
 */
export const pfpDeliveries = (db: Knex): Deliveries => ({
  async 'pfp.published'(row) {
    const notice = row.payload as PfpNotice; // written by `enqueuePublished`
    const plan = await planWith(db, notice.plan_id);
    if (plan?.cycle_state !== 'started') return;
    const url = ownFormationPages.formationPlan.href({ id: notice.plan_id });
    for (let after = 0; ;) {
      const people = await peopleAfter(db, plan, after, AT_ONCE);
      const last = people.at(-1);
      if (last === undefined) return;
      await notify(db, row, { type: 'pfp.published', notice, recipients: people.map((user_id) => ({ user_id, url })) });
      after = last;
    }
  },
});
