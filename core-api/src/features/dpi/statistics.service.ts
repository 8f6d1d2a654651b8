import type { DpiStatistics } from '@ruta/contracts/dpi/dpi.schema';
import type { SchoolBranch } from '@ruta/contracts/hierarchy/branch';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { currentCycle } from '../cycles';
import { branchOf } from '../hierarchy';
import { sharesOf } from './figures';
import { moreTimeIn, statisticsIn } from './statistics.reader';

/** The diagnostic of the started cycle over the schools within reach (STA-03). */
export const dpiStatistics =
  (db: Knex) =>
  async (actor: Actor, filter: SchoolBranch): Promise<DpiStatistics> => {
    const cycle_id = (await currentCycle(db))?.id ?? 0;
    const narrow = branchOf(db, { actor, ability: 'dpi:read', cycle_id, filter });
    const { active, has, totalOf } = await statisticsIn(db, narrow, cycle_id);
    const isWhole = actor.grants.get('dpi:read') === 'A' && Object.values(filter).every((part) => part === undefined);
    const moreTime = isWhole ? await moreTimeIn(db, cycle_id) : null;
    return { pie: sharesOf(totalOf), hasDPi: has, notHasDPi: active - has, moreTime };
  };
