import type { Locale } from '@ruta/contracts';
import { MANAGEMENT_ACTIONS_MAX, type ManagementAction } from '@ruta/contracts/activities/management-action.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { schoolFor } from '../schools';

/** Whose duties are computed, for one school or for all within their scope. */
export interface DutyQuery {
  actor: Actor;
  schoolId: number | undefined;
  locale: Locale;
}

/** Computes duties of one sort, in order. Each room registers its own, which applies the person's scope. */
export type DutySource = (query: DutyQuery) => Promise<ManagementAction[]>;

interface DueDeps {
  db: Knex;
  /** The sources of all rooms, called at each request. */
  dutySources: () => readonly DutySource[];
}

/** The caller's duties (ACT-07): late ones first, at most `MANAGEMENT_ACTIONS_MAX`. Computed, not stored. */
export const dueService = ({ db, dutySources }: DueDeps) => ({
  async list(query: DutyQuery): Promise<ManagementAction[]> {
    const { actor, schoolId } = query;
    if (schoolId !== undefined) await schoolFor(db, actor, 'school:read', schoolId);
    const duties = (await Promise.all(dutySources().map((source) => source(query)))).flat();
    const isLate = ({ severity }: ManagementAction) => severity === 'late';
    return [...duties.filter(isLate), ...duties.filter((duty) => !isLate(duty))].slice(0, MANAGEMENT_ACTIONS_MAX);
  },
});

export type DueService = ReturnType<typeof dueService>;
