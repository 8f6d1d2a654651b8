import type { Page } from '@ruta/contracts';
import type { School } from '@ruta/contracts/schools/school.schema';
import type { schools } from '@ruta/contracts/schools/schools.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { groupBy } from '../../database/group-by';
import { page } from '../../database/page';
import { likePattern } from '../../database/search-key';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { levelsOf, revisionOf, selectSchools, visibleSchools, type ShownRow } from './school.reader';

type ListSchools = z.output<typeof schools.list.query>;

const COLUMNS = { name: 'schools.search_key', id: 'schools.id' };

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
    return rows.map(({ country_id: id, country_code: code, country_name: name, ...row }) => ({
      ...row,
      levels: (bySchool.get(row.id) ?? []).map(({ key }) => key),
      ...(include.includes('country') ? { country: { id, code, name } } : {}),
    }));
  };

  return {
    list(actor: Actor, request: ListSchools): Promise<Page<School>> {
      const { include, filter } = request;
      const query = visibleSchools(db, actor);
      if (filter.search) void query.whereRaw("schools.search_key like ? escape '!'", [likePattern(filter.search)]);
      return page(db, query, request, {
        table: 'schools',
        columns: COLUMNS,
        select: selectSchools,
        present: (rows) => withLevels(rows, include),
      });
    },

    /** One school; in the transaction that changed it, if that is given. */
    async get(actor: Actor, id: number, reader: Knex = db): Promise<School> {
      const rows = await selectSchools(visibleSchools(reader, actor).where('schools.id', id));
      const [school] = await withLevels(rows, ['country'], reader);
      const row = school && (await revisionOf(reader, id));
      if (!row) throw new Problem('schools.not-found');
      return { ...school, ...row };
    },
  };
}

export type SchoolsService = ReturnType<typeof schoolsService>;
