import type { Knex } from 'knex';
import { utc, type Clock } from '../../time/clock';
import { enqueueAvailable } from './pai.events';
import { pendingPlans } from './pending.reader';
import { announcePlan, makePlan } from './plan.model';

/** Tells the leaders of schools, once, that their plan may be established. Returns how many schools it concerned. */
export async function announcePlans(db: Knex, clock: Clock): Promise<number> {
  const pending = await pendingPlans(db, clock, (query) => query.where('plan.announced_at', null));
  let told = 0;
  for (const { school_id, cycle_id } of pending) {
    const isNew = await db.transaction(async (trx) => {
      const at = utc(clock.now());
      await makePlan(trx, { school_id, cycle_id });
      if (!(await announcePlan(trx, { school_id, cycle_id }, at))) return false;
      await enqueueAvailable(trx, { school_id, cycle_id }, at);
      return true;
    });
    if (isNew) told += 1;
  }
  return told;
}
