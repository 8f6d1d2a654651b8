import type { SchoolBranch } from '@ruta/contracts/hierarchy/branch';
import type { FormationStatistics, FormationSummary } from '@ruta/contracts/pfp/pfp.schema';
import type { pfp } from '@ruta/contracts/pfp/pfp.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '../../kernel/actor';
import { currentCycle, cycleToRead } from '../cycles';
import { activeSchools, branchOf } from '../hierarchy';
import { schoolFor } from '../schools';
import { figuresOf, type Figure } from './figures.reader';
import { plansOf } from './formation.reader';

type Asked = z.output<typeof pfp.summary.query>;

const pieOf = (figures: readonly Figure[]) => {
  const consulted = figures.reduce((sum, figure) => sum + figure.consulted, 0);
  return { consulted, notConsulted: figures.reduce((sum, figure) => sum + figure.expected, 0) - consulted };
};

/** How many people have consulted the plans that are expected of them (PFP-01, STA-03). Nobody is named. */
export function figuresService(db: Knex) {
  return {
    /** Of a school, by plan. */
    async summary(actor: Actor, { school_id, cycle_id }: Asked): Promise<FormationSummary> {
      const read = await cycleToRead(db, cycle_id ?? (await currentCycle(db))?.id);
      const { id } = await schoolFor(db, actor, 'pfp:read', school_id, read?.past);
      const plans = read ? await plansOf(db, read.id) : [];
      const figures = await figuresOf(db, plans, (query) => query.where('users.school_id', id));
      // A plan for nobody of the school is none of its figures.
      return { pie: pieOf(figures), plans: figures.filter(({ expected }) => expected > 0) };
    },

    /** Over the active schools within reach, in the started cycle. */
    async statistics(actor: Actor, filter: SchoolBranch): Promise<FormationStatistics> {
      const cycle_id = (await currentCycle(db))?.id ?? 0;
      const narrow = branchOf(db, { actor, ability: 'pfp:read', cycle_id, filter });
      const active = narrow(activeSchools(db, cycle_id), 'school_hierarchies.school_id').select(
        'school_hierarchies.school_id',
      );
      const plans = await plansOf(db, cycle_id);
      return { pie: pieOf(await figuresOf(db, plans, (query) => query.whereIn('users.school_id', active.clone()))) };
    },
  };
}

export type FiguresService = ReturnType<typeof figuresService>;
