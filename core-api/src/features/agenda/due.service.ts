import type { Locale } from '@ruta/contracts';
import { MANAGEMENT_ACTIONS_MAX, type ManagementAction } from '@ruta/contracts/activities/management-action.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { schoolFor } from '../schools';

/** For whom duties are computed; of one school, or of all that the person reaches. */
export interface DutyQuery {
  actor: Actor;
  schoolId: number | undefined;
  locale: Locale;
}

/** Computes the duties of one sort, in their order. A room registers its own; it narrows to what the person may see. */
export type DutySource = (query: DutyQuery) => Promise<ManagementAction[]>;

interface DueDeps {
  db: Knex;
  /** The sources of all rooms, called at each request. */
  dutySources: () => readonly DutySource[];
}

/** What waits for the caller (ACT-07): what is late first, at most `MANAGEMENT_ACTIONS_MAX`. Computed, stored nowhere. */
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
