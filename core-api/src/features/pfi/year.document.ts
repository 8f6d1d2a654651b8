import type { Ability, FileReply } from '@ruta/contracts';
import type { pfi } from '@ruta/contracts/pfi/pfi.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { holds, type Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import type { Clock } from '../../time/clock';
import type { AgendaParts } from '../agenda';
import { resultsService } from '../dpi';
import { planService as actionPlanService } from '../pai';
import type { PlanService } from './plan.service';
import { yearPdf } from './year-paper';

interface DocumentDeps {
  db: Knex;
  clock: Clock;
  agenda: AgendaParts;
  plans: PlanService;
}

/** The year of a school in one document (PFI-01). Diagnostic and action plan judge by themselves who reads them. */
export function yearDocument({ db, clock, agenda, plans }: DocumentDeps) {
  const { results } = resultsService({ db, clock });
  const actionPlans = actionPlanService({ db, clock, agenda });

  return async (
    actor: Actor,
    { school_id, cycle_id }: Pick<z.output<typeof pfi.export.query>, 'school_id' | 'cycle_id'>,
  ): Promise<FileReply> => {
    const plan = await plans.plan(actor, { school_id, cycle_id }, actor.locale);
    // All parts are of one cycle, even if another one starts meanwhile.
    const asked = { school_id, cycle_id: plan.cycle.id };
    const content = await yearPdf(
      {
        plan,
        diagnostic: await partFor(actor, 'dpi:read', () => results(actor, asked, actor.locale)),
        actionPlan: await partFor(actor, 'pai:read', () => actionPlans.plan(actor, asked, actor.locale)),
      },
      actor.locale,
    );
    const name = ['pfi', plan.school.name, plan.cycle.name].join(' ').replace(/[/\\]/g, '-');
    return { name: `${name}.pdf`, type: 'application/pdf', disposition: 'attachment', content };
  };
}

/** A part for who holds its ability and reaches the school by it; null for others. */
async function partFor<T>(actor: Actor, ability: Ability, read: () => Promise<T>): Promise<T | null> {
  if (!holds(actor, ability)) return null;
  try {
    return await read();
  } catch (error) {
    if (error instanceof Problem && error.code === 'schools.not-found') return null;
    throw error;
  }
}
