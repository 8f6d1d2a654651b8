import type { SchoolBranch } from '@ruta/contracts/hierarchy/branch';
import type { PfiStatistics } from '@ruta/contracts/pfi/pfi.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { currentCycle } from '../cycles';
import { branchOf, schoolsWithPlan } from '../hierarchy';

/** Yearly plans of the started cycle over the schools within reach (STA-03). */
export const pfiStatistics =
  (db: Knex) =>
  async (actor: Actor, filter: SchoolBranch): Promise<PfiStatistics> => {
    const cycle_id = (await currentCycle(db))?.id ?? 0;
    const narrow = branchOf(db, { actor, ability: 'pfi:read', cycle_id, filter });
    const { active, has } = await schoolsWithPlan(db, narrow, { cycle_id, plans: 'pfi_plans' });
    return { pie: { hasPfi: has, notHasPfi: active - has } };
  };
