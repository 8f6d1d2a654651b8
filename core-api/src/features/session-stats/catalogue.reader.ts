import type { Locale } from '@ruta/contracts';
import { TOP } from '@ruta/contracts/session-stats/limits';
import type { StatsOfMinutes, StatsOfNamed } from '@ruta/contracts/session-stats/session-stats.schema';
import type { Knex } from 'knex';
import { finishedIn, sessionsIn, type Count, type Counted } from './sessions.reader';

interface NamedCount {
  id: number;
  name: string;
  total: Count;
}

const totalsOf = (rows: readonly NamedCount[]): StatsOfNamed[] =>
  rows.map(({ id, name, total }) => ({ id, name, total: Number(total) }));

/** Sessions by theme, counted before their names are joined. */
const byTheme = (db: Knex, sessions: Knex.QueryBuilder) =>
  db(
    sessions
      .groupBy('conferences.schedule_theme_id')
      .select(
        'conferences.schedule_theme_id',
        db.raw('count(*) as total'),
        db.raw('sum(conferences.duration) as minutes'),
      )
      .as('held'),
  ).join({ themes: 'schedule_themes' }, 'themes.id', 'held.schedule_theme_id');

/** The themes with the most sessions, in a language: one statement. */
export const topThemes = async (db: Knex, counted: Counted, locale: Locale): Promise<StatsOfNamed[]> =>
  totalsOf(
    await byTheme(db, sessionsIn(db, counted))
      .orderBy([{ column: 'held.total', order: 'desc' }, { column: 'themes.id' }])
      .limit(TOP)
      .select<NamedCount[]>('themes.id', `themes.name_${locale} as name`, 'held.total'),
  );

/** Sessions by category, in a language, the most first: one statement. */
export const countByCategory = async (db: Knex, counted: Counted, locale: Locale): Promise<StatsOfNamed[]> =>
  totalsOf(
    await byTheme(db, sessionsIn(db, counted))
      .join({ categories: 'schedule_categories' }, 'categories.id', 'themes.parent_id')
      .groupBy('categories.id', `categories.name_${locale}`)
      .orderByRaw('sum(held.total) desc, categories.id')
      .select<NamedCount[]>('categories.id', `categories.name_${locale} as name`, db.raw('sum(held.total) as total')),
  );

/** Minutes of finished sessions by area, in a language and in the order of the catalogue: one statement. */
export async function countMinutes(db: Knex, counted: Counted, locale: Locale): Promise<StatsOfMinutes> {
  const rows = await byTheme(db, finishedIn(db, counted))
    .join({ categories: 'schedule_categories' }, 'categories.id', 'themes.parent_id')
    .join({ rubrics: 'schedule_rubrics' }, 'rubrics.id', 'categories.parent_id')
    .join({ areas: 'schedule_areas' }, 'areas.id', 'rubrics.parent_id')
    .groupBy('areas.id', `areas.name_${locale}`, 'areas.order')
    .orderBy(['areas.order', 'areas.id'])
    .select<(NamedCount & { minutes: Count })[]>(
      ...['areas.id', `areas.name_${locale} as name`],
      db.raw('sum(held.total) as total'),
      db.raw('sum(held.minutes) as minutes'),
    );
  const areas = rows.map(({ id, name, minutes }) => ({ id, name, minutes: Number(minutes) }));
  return {
    minutes: areas.reduce((sum, { minutes }) => sum + minutes, 0),
    finished: rows.reduce((sum, { total }) => sum + Number(total), 0),
    areas,
  };
}
