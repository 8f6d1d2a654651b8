import type { Locale } from '@ruta/contracts';
import { MANAGEMENT_ACTIONS_MAX, type ManagementAction } from '@ruta/contracts/activities/management-action.schema';
import { DUTY_GROUPS } from '@ruta/contracts/kit/duty';
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

/**
 * The caller's duties (ACT-07): overdue, today's, drafts, what waits; at most `MANAGEMENT_ACTIONS_MAX` of each group.
 * Computed, not stored.
 */
export const dueService = ({ db, dutySources }: DueDeps) => ({
  async list(query: DutyQuery): Promise<ManagementAction[]> {
    const { actor, schoolId } = query;
    if (schoolId !== undefined) await schoolFor(db, actor, 'school:read', schoolId);
    const duties = (await Promise.all(dutySources().map((source) => source(query)))).flat();
    return DUTY_GROUPS.flatMap((group) =>
      duties.filter((duty) => duty.group === group).slice(0, MANAGEMENT_ACTIONS_MAX),
    );
  },
});

export type DueService = ReturnType<typeof dueService>;
