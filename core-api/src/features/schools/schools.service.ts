import type { Page } from '@ruta/contracts';
import type { School, State } from '@ruta/contracts/schools/school.schema';
import type { schools } from '@ruta/contracts/schools/schools.api';
import { mayDelete } from '@ruta/state-machines/hierarchy/hierarchy.rules';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { groupBy } from '../../database/group-by';
import { page } from '../../database/page';
import { nameLike, namePattern } from '../../database/search-key';
import { holds, type Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { cycleToRead } from '../cycles';
import {
  allStates,
  levelsOf,
  revisionOf,
  selectSchools,
  teaching,
  useOf,
  visibleSchools,
  type ShownRow,
} from './school.reader';

type ListSchools = z.output<typeof schools.list.query>;

const COLUMNS = { name: 'schools.search_key', id: 'schools.id' };

interface GetSchool {
  /** The transaction that changed it. */
  reader?: Knex;
  /** The cycle that the school is read of. */
  cycle_id?: number | undefined;
}

/** What the caller may do with a school now. */
async function canOf(db: Knex, actor: Actor, id: number) {
  const edit = holds(actor, 'school:write');
  return { edit, delete: edit && mayDelete(await useOf(db, id)) };
}

/** Schools for pickers and headings. */
export function schoolsService(db: Knex) {
  const withLevels = async (
    rows: readonly ShownRow[],
    include: readonly string[],
    reader: Knex = db,
  ): Promise<School[]> => {
    const levels = await levelsOf(
      reader,
      rows.map(({ id }) => id),
    );
    const bySchool = groupBy(levels, ({ school_id }) => school_id);
    return rows.map(({ country_id: id, country_code: code, country_name: name, active, ...row }) => ({
      ...row,
      active: Boolean(active),
      levels: (bySchool.get(row.id) ?? []).map(({ key }) => key),
      ...(include.includes('country') ? { country: { id, code, name } } : {}),
    }));
  };

  return {
    async list(actor: Actor, request: ListSchools): Promise<Page<School>> {
      const { include, filter, cycle_id } = request;
      const cycle = await cycleToRead(db, cycle_id);
      const query = visibleSchools(db, actor, cycle?.past);
      if (filter.active !== undefined) void query.where('schools.active', filter.active);
      if (filter.state_id !== undefined) void query.where('schools.state_id', filter.state_id);
      if (filter.level !== undefined) void teaching(query, filter.level);
      if (filter.search) void query.whereRaw(nameLike('schools.search_key'), [namePattern(filter.search)]);
      return page(db, query, request, {
        table: 'schools',
        columns: COLUMNS,
        select: selectSchools,
        present: (rows) => withLevels(rows, include),
      });
    },

    /** The states, for filters and forms. */
    states: (): Promise<State[]> => allStates(db),

    /** One school; 404 if the caller does not reach it. */
    async get(actor: Actor, id: number, { reader = db, cycle_id }: GetSchool = {}): Promise<School> {
      const cycle = await cycleToRead(reader, cycle_id);
      const rows = await selectSchools(visibleSchools(reader, actor, cycle?.past).where('schools.id', id));
      const [school] = await withLevels(rows, ['country'], reader);
      const row = school && (await revisionOf(reader, id));
      if (!row) throw new Problem('schools.not-found');
      return { ...school, ...row, can: await canOf(reader, actor, id) };
    },
  };
}

export type SchoolsService = ReturnType<typeof schoolsService>;
