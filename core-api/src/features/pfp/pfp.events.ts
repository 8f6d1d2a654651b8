import { ownFormationPages } from '@ruta/contracts/pfp/own-formation-pages';
import type { PfpNotice } from '@ruta/contracts/pfp/pfp.words';
import type { Knex } from 'knex';
import { enqueueEvent, type Deliveries } from '../../outbox';
import { dayIn, type Clock } from '../../time/clock';
import { notify } from '../notifications';
import { countNext } from './counting';
import { expectedOf, peopleAfter } from './expected.reader';
import { closingDay, planWith } from './formation.reader';
import { askClosingLetter } from './pfp.letters';
import { plansToConsult, waitingIn } from './waiting.reader';

/** People who are told in one transaction. */
const AT_ONCE = 2000;

/** Tells whom a plan is for that it was published, in the transaction of the publishing. */
export const enqueuePublished = (trx: Knex.Transaction, notice: PfpNotice, at: string): Promise<number> =>
  enqueueEvent(trx, { kind: 'pfp.published', payload: notice, at });

interface Counting {
  cycle_id: number;
  /** Schools with a greater id are left to count. */
  after: number;
}

/** Counts the people of a cycle's schools anew, in the transaction that changes of whom its plans are expected. */
export const enqueueCounting = (trx: Knex.Transaction, payload: Counting, at: string): Promise<number> =>
  enqueueEvent(trx, { kind: 'pfp.counting', payload, at });

interface Closing {
  cycle_id: number;
  date: string;
  /** Of the schools whose people are told. */
  timezone: string;
}

/** Tells the people of a time zone that the closing day comes, in the transaction that notes it. */
export const enqueueClosing = (trx: Knex.Transaction, payload: Closing, at: string): Promise<number> =>
  enqueueEvent(trx, { kind: 'pfp.closing', payload, at });

/**
 * Tells of a plan each person of whom it is expected, once; of a closing day each person who has a plan left, with a letter.
 * Who they are is found when it is delivered, in groups: no query per person. Nobody is notified of a retired plan, of a plan
 * whose cycle is not running, or of a closing day that was moved or is over.
 */
export const pfpDeliveries = (db: Knex, clock: Clock): Deliveries => ({
  async 'pfp.published'(row) {
    const notice = row.payload as PfpNotice; // written by `enqueuePublished`
    const plan = await planWith(db, notice.plan_id);
    if (plan?.cycle_state !== 'started') return;
    const url = ownFormationPages.formationPlan.href({ id: notice.plan_id });
    for (let after = 0; ;) {
      const people = await peopleAfter(expectedOf(db, plan), after, AT_ONCE);
      const last = people.at(-1);
      if (last === undefined) return;
      await notify(db, row, { type: 'pfp.published', notice, recipients: people.map((user_id) => ({ user_id, url })) });
      after = last;
    }
  },
  // A group of schools at a time, so that other news do not wait for all of them.
  async 'pfp.counting'(row) {
    const { cycle_id, after } = row.payload as Counting; // written by `enqueueCounting`
    const last = await countNext(db, clock, { cycle_id, after, before: row.created_at });
    if (last !== undefined)
      await db.transaction((trx) => enqueueCounting(trx, { cycle_id, after: last }, row.created_at));
  },
  async 'pfp.closing'(row) {
    const { cycle_id, date, timezone } = row.payload as Closing; // written by `enqueueClosing`
    if ((await closingDay(db, cycle_id)) !== date || dayIn(timezone, clock.now()) > date) return;
    for await (const left of waitingIn(db, await plansToConsult(db, cycle_id), timezone)) {
      const recipients = [...left].map(([user_id, plans]) => {
        const [only] = plans;
        const isOne = plans.length === 1 && only !== undefined;
        const { formationPlan, formationPlans } = ownFormationPages;
        const url = isOne ? formationPlan.href({ id: only }) : formationPlans.href();
        return { user_id, url, notice: { cycle_id, date, plans: plans.length } };
      });
      await notify(db, row, {
        // Every recipient has their own facts.
        ...{ type: 'pfp.closing', notice: { cycle_id, date, plans: 0 }, recipients },
        alongside: (trx, recipient) => askClosingLetter(trx, recipient, row.created_at),
      });
    }
  },
});
