import type { SchoolBranch } from '@ruta/contracts/hierarchy/branch';
import type { PaiStatistics } from '@ruta/contracts/pai/pai.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { currentCycle } from '../cycles';
import { branchOf, schoolsWithPlan } from '../hierarchy';

/** Plans of the started cycle over the schools within reach (STA-03). */
export const paiStatistics =
  (db: Knex) =>
  async (actor: Actor, filter: SchoolBranch): Promise<PaiStatistics> => {
    const cycle_id = (await currentCycle(db))?.id ?? 0;
    const narrow = branchOf(db, { actor, ability: 'pai:read', cycle_id, filter });
    const { active, has } = await schoolsWithPlan(db, narrow, { cycle_id, plans: 'pai_plans' });
    return { pie: { hasPai: has, notHasPai: active - has } };
  };
