import { AGENDA_CHOICE_MAX, AGENDA_ITEMS_MAX, AGENDA_SCHOOLS_MAX } from '@ruta/contracts/agenda/agenda.limits';
import type { AgendaActivity, AgendaSchool } from '@ruta/contracts/agenda/agenda.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { IN_ORDER, LISTED, type AgendaActivityModel, type ListedRow } from './agenda.model';
import type { MonthRow } from './agenda.month';
import type { AgendaPolicy } from './agenda.policy';
import { agendaSchools } from './agenda-schools.reader';

interface Several {
  school_ids?: readonly number[] | undefined;
  coach_id?: number | undefined;
  /** First and last day, each in the time zone of its school. */
  start: string;
  end: string;
  /** Only these types; empty means all. */
  types: readonly AgendaActivityModel['activity_type'][];
}

/** Reads the agenda of several schools (AGE-01, AGE-05). */
export function agendaOfAll({ visibleThere }: AgendaPolicy) {
  /** The schools to read. One out of reach gives 404, more than 50 give 422. */
  const chosen = async (db: Knex, actor: Actor, { school_ids: ids, coach_id }: Several): Promise<AgendaSchool[]> => {
    if (ids) {
      const named = await agendaSchools(db, actor, { ids, limit: AGENDA_SCHOOLS_MAX });
      if (named.length < ids.length) throw new Problem('schools.not-found');
      return coach_id === undefined ? named : named.filter(({ coach }) => coach?.id === coach_id);
    }
    const reached = await agendaSchools(db, actor, { coach: coach_id, limit: AGENDA_SCHOOLS_MAX + 1 });
    if (reached.length > AGENDA_SCHOOLS_MAX) throwFieldErrors({ school_ids: ['agenda.schools.too-many'] });
    return reached;
  };

  return {
    /** The schools to choose from. */
    schools: (db: Knex, actor: Actor): Promise<AgendaSchool[]> =>
      agendaSchools(db, actor, { limit: AGENDA_CHOICE_MAX }),

    /** The items of the caller's schools between two days, in order: one statement for the schools, one for the items. */
    async items(db: Knex, actor: Actor, several: Several): Promise<MonthRow[]> {
      const schools = new Map((await chosen(db, actor, several)).map((school) => [school.id, school]));
      if (schools.size === 0) return [];
      const { start, end, types } = several;
      const query = db('agenda_activities')
        .whereIn('agenda_activities.school_id', [...schools.keys()])
        .whereBetween('agenda_activities.date', [start, end])
        .leftJoin('users', 'users.id', 'agenda_activities.coach_id')
        .orderBy(IN_ORDER)
        .limit(AGENDA_ITEMS_MAX + 1);
      if (types.length > 0) void query.whereIn('agenda_activities.activity_type', types);
      const rows = await visibleThere(query, actor, 'agenda:read', 'school:read').select<ListedRow[]>(db.raw(LISTED));
      if (rows.length > AGENDA_ITEMS_MAX) throwFieldErrors({ end: ['agenda.items.too-many'] });
      return rows.map((row) => ({ ...row, ...placeOf(schools, row) }));
    },
  };
}

function placeOf(schools: ReadonlyMap<number, AgendaSchool>, { school_id }: Pick<AgendaActivity, 'school_id'>) {
  const school = schools.get(school_id);
  if (!school) throw new Error(`An item of the school ${school_id}, which was not asked for`);
  return { school_name: school.name, school_timezone: school.timezone };
}
