import { DASHBOARD_FILTERS, type DashboardSubject } from '@ruta/contracts/statistics/statistics.schema';
import type { SchoolBranch } from '@ruta/contracts/hierarchy/branch';
import type { Knex } from 'knex';
import { withinSchools } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { schoolFor } from '../schools';
import { fullname } from '../users';

interface Asked {
  filter: SchoolBranch;
  /** In whose hierarchy people stand. */
  cycle_id: number;
}

/** Whom a filter names; null without one. A school out of reach and a person without schools in the cycle are 404. */
export async function subjectOf(db: Knex, actor: Actor, { filter, cycle_id }: Asked): Promise<DashboardSubject | null> {
  const named = DASHBOARD_FILTERS.find((key) => filter[key] !== undefined);
  const id = named && filter[named];
  if (named === undefined || id === undefined) return null;
  if (named === 'school') {
    const { name } = await schoolFor(db, actor, 'dashboard:management', id);
    return { filter: named, id, name };
  }
  const place = `school_hierarchies.${named}_id`;
  const teams = db('school_hierarchies').where('school_hierarchies.cycle_id', cycle_id).where(place, id);
  const person = await withinSchools(teams, actor, 'dashboard:management', 'school_hierarchies.school_id')
    .join('users', 'users.id', place)
    .first<{ name: string; surname: string } | undefined>('users.name', 'users.surname');
  if (!person) throw new Problem('statistics.not-found');
  return { filter: named, id, name: fullname(person) };
}
