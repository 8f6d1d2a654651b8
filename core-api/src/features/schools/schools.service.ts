import type { Ability, Page } from '@ruta/contracts';
import type { School, SchoolRef } from '@ruta/contracts/schools/school.schema';
import type { schools } from '@ruta/contracts/schools/schools.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { groupBy } from '../../database/group-by';
import { page } from '../../database/page';
import { joinedWithinSchools, withinSchools } from '../../database/scope';
import { likePattern } from '../../database/search-key';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';

type ListSchools = z.output<typeof schools.list.query>;
type ShownRow = Omit<School, 'levels' | 'country'> & {
  country_id: number;
  country_code: string;
  country_name: string;
};

const COLUMNS = { name: 'schools.search_key', id: 'schools.id' };

/**
 * The school of a path or form, if the ability reaches it; otherwise 404. Calls about a school's data start with it.
 */
export async function schoolFor(db: Knex, actor: Actor, ability: Ability, id: number): Promise<SchoolRef> {
  const query = db('schools').where({ id, deleted_at: null });
  const school = await withinSchools(query, actor, ability, 'schools.id').first('id', 'name', 'timezone');
  if (!school) throw new Problem('schools.not-found');
  return school;
}

/** Joins each row's school and removes rows of schools that the ability does not reach. The caller selects columns. */
export const joinSchool = <Q extends Knex.QueryBuilder>(query: Q, actor: Actor, ability: Ability, column: string): Q =>
  joinedWithinSchools(
    query.join('schools', 'schools.id', column).where('schools.deleted_at', null) as Q,
    actor,
    ability,
    'schools.id',
  );

/** Schools for pickers and headings. */
export function schoolsService(db: Knex) {
  const visible = (actor: Actor) =>
    withinSchools(db('schools').where('schools.deleted_at', null), actor, 'school:read', 'schools.id');

  const full = (query: Knex.QueryBuilder) =>
    query
      .join('states', 'states.id', 'schools.state_id')
      .join('countries', 'countries.id', 'schools.country_id')
      .select<ShownRow[]>(
        'schools.id',
        'schools.name',
        'schools.timezone',
        'schools.code',
        'schools.remote_id',
        'schools.city',
        'states.name as state',
        'countries.id as country_id',
        'countries.code as country_code',
        'countries.name as country_name',
      );

  const withLevels = async (rows: readonly ShownRow[], include: readonly string[]): Promise<School[]> => {
    const levels = await db('level_school')
      .join('levels', 'levels.id', 'level_school.level_id')
      .whereIn(
        'level_school.school_id',
        rows.map(({ id }) => id),
      )
      .orderBy('levels.order')
      .select('school_id', 'key');
    const bySchool = groupBy(levels, ({ school_id }) => school_id);
    return rows.map(({ country_id: id, country_code: code, country_name: name, ...row }) => ({
      ...row,
      levels: (bySchool.get(row.id) ?? []).map(({ key }) => key),
      ...(include.includes('country') ? { country: { id, code, name } } : {}),
    }));
  };

  return {
    list(actor: Actor, request: ListSchools): Promise<Page<School>> {
      const { include, filter } = request;
      const query = visible(actor);
      if (filter.search) void query.whereRaw("schools.search_key like ? escape '!'", [likePattern(filter.search)]);
      return page(db, query, request, {
        table: 'schools',
        columns: COLUMNS,
        select: full,
        present: (rows) => withLevels(rows, include),
      });
    },

    async get(actor: Actor, id: number): Promise<School> {
      const rows = await full(visible(actor).where('schools.id', id));
      const [school] = await withLevels(rows, ['country']);
      const row = school && (await db('schools').where({ id }).first('revision'));
      if (!row) throw new Problem('schools.not-found');
      return { ...school, ...row };
    },
  };
}

export type SchoolsService = ReturnType<typeof schoolsService>;
