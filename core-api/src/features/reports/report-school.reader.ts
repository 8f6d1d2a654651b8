import type { Page } from '@ruta/contracts';
import type { ReportSchool } from '@ruta/contracts/reports/report.schema';
import type { reports } from '@ruta/contracts/reports/reports.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { page } from '../../database/page';
import { nameLike, namePattern, searchKey } from '../../database/search-key';
import { withinSchools } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { cycleToRead } from '../cycles';

export type ListReportSchools = z.output<typeof reports.schools.query>;

/**
 * The schools of a picker, by name. A coach finds the schools that they are the coach of as titular, a secondary coach
 * theirs as support; neither finds any as the other. Superiors and administrators find their own reach as both.
 */
export async function reportSchools(db: Knex, actor: Actor, asked: ListReportSchools): Promise<Page<ReportSchool>> {
  const { type, search, cycle_id } = asked;
  const cycle = await cycleToRead(db, cycle_id);
  const schools = db('schools').where('schools.deleted_at', null);
  const query = withinSchools(schools, actor, 'report:coach', 'schools.id', cycle?.past);
  if (actor.role === (type === 'titular' ? 'COACH_SEC' : 'COACH')) void query.whereRaw('1 = 0');
  for (const word of searchKey(search ?? '').split(' ')) {
    if (word !== '') void query.whereRaw(nameLike('schools.search_key'), [namePattern(word)]);
  }
  return page<'name' | 'id', ReportSchool, ReportSchool>(db, query, asked, {
    table: 'schools',
    columns: { name: 'schools.search_key', id: 'schools.id' },
    select: (rows) => rows.select<ReportSchool[]>('schools.id', 'schools.name', 'schools.city'),
    present: (rows) => rows,
  });
}

/** The code of a school, for the name of a file. */
export async function codeOf(db: Knex, id: number): Promise<string> {
  const school = await db('schools').where({ id }).first('code');
  return school?.code ?? '';
}
