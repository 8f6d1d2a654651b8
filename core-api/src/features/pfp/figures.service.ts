import { SCHOOL_LEADERS } from '@ruta/contracts';
import type { SchoolBranch } from '@ruta/contracts/hierarchy/branch';
import type { FormationStatistics, FormationSummary } from '@ruta/contracts/pfp/pfp.schema';
import type { pfp } from '@ruta/contracts/pfp/pfp.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { currentCycle, cycleToRead } from '../cycles';
import { branchOf } from '../hierarchy';
import { schoolFor } from '../schools';
import { countFigures, finalFigures, sumOfSchools } from './figures.reader';
import { plansOf } from './formation.reader';

type Asked = z.output<typeof pfp.summary.query>;

const pieOf = (figures: readonly { expected: number; consulted: number }[]) => {
  const consulted = figures.reduce((sum, figure) => sum + figure.consulted, 0);
  return { consulted, notConsulted: figures.reduce((sum, figure) => sum + figure.expected, 0) - consulted };
};

/** Teachers read plans of their school by the same ability, but no figures of their colleagues. */
function assertFigures(actor: Actor) {
  const isLeader = SCHOOL_LEADERS.some((leader) => leader === actor.role);
  if (actor.grants.get('pfp:read') === 'S' && !isLeader) throw new Problem('pfp.figures-forbidden');
}

/** How many people have consulted the plans that are expected of them (PFP-01, STA-03). Nobody is named. */
export function figuresService(db: Knex) {
  return {
    /** Of a school, by plan: counted when it is asked, and as they were once they are final. */
    async summary(actor: Actor, { school_id, cycle_id }: Asked): Promise<FormationSummary> {
      const read = await cycleToRead(db, cycle_id ?? (await currentCycle(db))?.id);
      const { id } = await schoolFor(db, actor, 'pfp:read', school_id, read?.past);
      assertFigures(actor);
      const plans = read ? await plansOf(db, read.id) : [];
      const final = read && (await finalFigures(db, { cycle_id: read.id, school_id: id }, plans));
      const figures = final ?? (await countFigures(db, plans, [id])).get(id) ?? [];
      return { pie: pieOf(figures), plans: figures };
    },

    /** Over the active schools within reach, in the started cycle: the sum of their totals. */
    async statistics(actor: Actor, filter: SchoolBranch): Promise<FormationStatistics> {
      assertFigures(actor);
      const cycle_id = (await currentCycle(db))?.id ?? 0;
      const narrow = branchOf(db, { actor, ability: 'pfp:read', cycle_id, filter });
      return { pie: pieOf([await sumOfSchools(db, narrow, cycle_id)]) };
    },
  };
}

export type FiguresService = ReturnType<typeof figuresService>;
