import type { SchoolBranch } from '@ruta/contracts/hierarchy/branch';
import type { PaiStatistics } from '@ruta/contracts/pai/pai.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { currentCycle } from '../cycles';
import { branchOf } from '../hierarchy';
import { plansIn } from './plans-of-schools.reader';

/** Plans of the started cycle over the schools within reach (STA-03). */
export const paiStatistics =
  (db: Knex) =>
  async (actor: Actor, filter: SchoolBranch): Promise<PaiStatistics> => {
    const cycle_id = (await currentCycle(db))?.id ?? 0;
    const { active, has } = await plansIn(db, branchOf(db, { actor, ability: 'pai:read', cycle_id, filter }), cycle_id);
    return { pie: { hasPai: has, notHasPai: active - has } };
  };
