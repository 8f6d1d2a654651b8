import type { AgendaSchool } from '@ruta/contracts/agenda/agenda.schema';
import type { Knex } from 'knex';
import { withinSchools } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { visibleSchools } from '../schools';
import { fullname } from '../users';

interface ReachedRow extends Pick<AgendaSchool, 'id' | 'name' | 'timezone'> {
  coach_id: number | null;
  coach_name: string | null;
  coach_surname: string | null;
}

export interface Reached {
  /** Only these schools. */
  ids?: readonly number[] | undefined;
  /** Only the schools of this coach in the started cycle. */
  coach?: number | undefined;
  limit: number;
}

/** The schools that the caller's agenda reaches, by name, with the coach of each in the started cycle; one statement. */
export async function agendaSchools(db: Knex, actor: Actor, { ids, coach, limit }: Reached): Promise<AgendaSchool[]> {
  const query = visibleSchools(db, actor);
  const scope = actor.grants.get('agenda:read');
  // Scope O, what one attended, limits the items.
  if (scope !== 'O' && scope !== actor.grants.get('school:read'))
    void withinSchools(query, actor, 'agenda:read', 'schools.id');
  if (ids) void query.whereIn('schools.id', ids);
  if (coach !== undefined) void query.where('teams.coach_id', coach);
  const rows = await query
    .leftJoin('school_cycles as cycles', 'cycles.started_flag', db.raw('1'))
    .leftJoin('school_hierarchies as teams', (on) => {
      on.on('teams.cycle_id', 'cycles.id').andOn('teams.school_id', 'schools.id');
    })
    .leftJoin('users as coaches', 'coaches.id', 'teams.coach_id')
    .orderBy(['schools.search_key', 'schools.id'])
    .limit(limit)
    .select<ReachedRow[]>(
      'schools.id',
      'schools.name',
      'schools.timezone',
      'coaches.id as coach_id',
      'coaches.name as coach_name',
      'coaches.surname as coach_surname',
    );
  return rows.map(({ coach_id, coach_name, coach_surname, ...school }) => ({
    ...school,
    coach:
      coach_id === null
        ? null
        : { id: coach_id, fullname: fullname({ name: coach_name ?? '', surname: coach_surname ?? '' }) },
  }));
}
