import type { Page } from '@ruta/contracts';
import type { Coach } from '@ruta/contracts/hierarchy/coach.schema';
import type { coachCalls } from '@ruta/contracts/hierarchy/coaches.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { listCoaches } from './coach.reader';
import { cycleFacts } from './hierarchy.reader';

type Asked = z.output<typeof coachCalls.coaches.query> &
  Partial<Pick<z.output<typeof coachCalls.coachesByRole.query>, 'role'>>;

/** People for the places of the hierarchy (HIE-06), of the started cycle unless another is named; of a finished one at the schools of that time. */
export function coachesService(db: Knex) {
  return {
    async list(actor: Actor, { cycle_id, ...asked }: Asked): Promise<Page<Coach>> {
      const cycle = await cycleFacts(db, cycle_id);
      if (cycle_id !== undefined && !cycle) throw new Problem('cycles.not-found');
      const past = cycle?.state === 'finished' ? { id: cycle.id } : undefined;
      return listCoaches(db, actor, { ...asked, cycleId: cycle?.id ?? null, past });
    },
  };
}

export type CoachesService = ReturnType<typeof coachesService>;
