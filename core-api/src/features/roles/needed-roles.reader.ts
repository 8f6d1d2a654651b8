import type { CoachRole } from '@ruta/contracts';
import { PLACES, ROLE_OF_PLACE } from '@ruta/contracts/cycles/cycle.schema';
import type { Knex } from 'knex';

interface Losing {
  user_id: number;
  role: CoachRole;
  role_id: number;
  /** The cycle of a transitional role; null for an own one. */
  cycleId: number | null;
}

/**
 * The number of schools that a person accompanies in a role and could not without it: in that cycle where they do not
 * hold the role themselves, or in the started and prepared ones where it is not lent to them.
 */
export async function schoolsWithout(db: Knex, { user_id, role, role_id, cycleId }: Losing): Promise<number> {
  const rows = db('school_hierarchies')
    .join('school_cycles', 'school_cycles.id', 'school_hierarchies.cycle_id')
    .where((at: Knex.QueryBuilder) => {
      for (const place of PLACES)
        if (ROLE_OF_PLACE[place] === role) void at.orWhere(`school_hierarchies.${place}_id`, user_id);
    });
  if (cycleId === null)
    void rows
      .where((cycle: Knex.QueryBuilder) => {
        void cycle.where('school_cycles.started_flag', 1).orWhere({ state: 'pending', prepared: true });
      })
      .whereNotIn('school_cycles.id', db('transitional_roles').where({ user_id, role_id }).select('cycle_id'));
  else
    void rows
      .where('school_cycles.id', cycleId)
      .whereNotExists(db('role_user').where({ user_id, role_id }).select(db.raw('1')));
  const [counted] = await rows.countDistinct<{ total: number | string }[]>({ total: 'school_hierarchies.school_id' });
  return Number(counted?.total ?? 0);
}
