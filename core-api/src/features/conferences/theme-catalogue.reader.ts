import type { Locale, Page } from '@ruta/contracts';
import type { CatalogueEntry } from '@ruta/contracts/imports/catalogue.schema';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import { page } from '../../database/page';
import { cellOf, flagCell, type CatalogueRequest, type Cells, type StandingRecord } from '../imports';
import type { ScheduleThemeRow } from './conferences.tables';

/** The levels above themes, by the column of a file that names each. */
export const LEVELS_ABOVE = ['area', 'rubric', 'category'] as const;

/** A category with what it is below, in both languages. */
export type PlacedCategory = Record<`${(typeof LEVELS_ABOVE)[number]}_${'es' | 'en'}`, string>;

/** What rows of themes name: agents, and the areas, rubrics and categories that there are. */
export interface ThemeCatalogues {
  /** Accounts with the role of agents, banned ones included, by address. */
  agents: ReadonlyMap<string, number>;
  categories: readonly PlacedCategory[];
}

/** The themes of sessions, retired ones included, with how many agents give each. */
export const themeCatalogue = (db: Knex, request: CatalogueRequest, locale: Locale): Promise<Page<CatalogueEntry>> =>
  page(db, db('schedule_themes').whereNotNull('schedule_themes.code'), request, {
    table: 'schedule_themes',
    columns: { code: 'schedule_themes.code' },
    select: (rows) =>
      placed(rows).select<(ScheduleThemeRow & PlacedCategory & { code: string; items: number })[]>(
        'schedule_themes.*',
        ...NAMES,
        db('agent_theme').whereRaw('agent_theme.schedule_theme_id = schedule_themes.id').count('*').as('items'),
      ),
    present: (rows) =>
      rows.map(({ id, code, items, active, updated_at, ...row }) => ({
        ...{ id, kind: 'session_themes', code, version: null, items, active: Boolean(active), updated_at },
        name: row[`name_${locale}`],
        about: LEVELS_ABOVE.map((level) => row[`${level}_${locale}`]).join(' › '),
      })),
  });

const placed = <Q extends Knex.QueryBuilder>(themes: Q): Q =>
  themes
    .join({ categories: 'schedule_categories' }, 'categories.id', 'schedule_themes.parent_id')
    .join({ rubrics: 'schedule_rubrics' }, 'rubrics.id', 'categories.parent_id')
    .join({ areas: 'schedule_areas' }, 'areas.id', 'rubrics.parent_id') as Q;

const NAMES = (
  [
    ['areas', 'area'],
    ['rubrics', 'rubric'],
    ['categories', 'category'],
  ] as const
).flatMap(([table, level]) => [`${table}.name_es as ${level}_es`, `${table}.name_en as ${level}_en`]);

/** What rows of themes may name. */
export async function themeCatalogues(db: Knex): Promise<ThemeCatalogues> {
  const agents = await db('users')
    .join('role_user', 'role_user.user_id', 'users.id')
    .join('roles', 'roles.id', 'role_user.role_id')
    .where('roles.code', 'AGENT_VC')
    .whereNull('users.deleted_at')
    .select<{ id: number; email: string }[]>('users.id', 'users.email');
  const categories = await db({ categories: 'schedule_categories' })
    .join({ rubrics: 'schedule_rubrics' }, 'rubrics.id', 'categories.parent_id')
    .join({ areas: 'schedule_areas' }, 'areas.id', 'rubrics.parent_id')
    .select<PlacedCategory[]>(...NAMES);
  return { agents: new Map(agents.map(({ id, email }) => [email, id])), categories };
}

/** The themes as an import reads them, by code; of some or of all. */
export async function themeRecords(
  db: Knex,
  _cycle: number,
  codes?: readonly string[],
): Promise<ReadonlyMap<string, StandingRecord>> {
  const query = placed(db('schedule_themes').whereNotNull('schedule_themes.code')).orderBy([
    ...['areas.order', 'rubrics.order', 'categories.order', 'schedule_themes.order', 'schedule_themes.id'],
  ]);
  if (codes) void query.whereIn('schedule_themes.code', codes);
  const rows = await query.select<(ScheduleThemeRow & PlacedCategory & { code: string })[]>(
    'schedule_themes.*',
    ...NAMES,
  );
  const { agents } = await themeCatalogues(db);
  const addresses = new Map([...agents].map(([email, id]) => [id, email]));
  const ties = groupBy(
    await db('agent_theme').select('agent_id', 'schedule_theme_id'),
    ({ schedule_theme_id }) => schedule_theme_id,
  );
  return new Map(
    rows.map((row) => {
      const emails = (ties.get(row.id) ?? []).flatMap(({ agent_id }) => addresses.get(agent_id) ?? []);
      const cells: Cells = {
        code: row.code,
        ...{ area: row.area_es, area_en: row.area_en, rubric: row.rubric_es, rubric_en: row.rubric_en },
        ...{ category: row.category_es, category_en: row.category_en, theme: row.name_es, theme_en: row.name_en },
        ...{ description: row.description_es, description_en: row.description_en },
        ...{ duration: String(row.duration), cooldown: String(row.cooldown) },
        ...{ agents: cellOf(emails.sort()), active: flagCell(Boolean(row.active)) },
      };
      return [row.code, { id: row.id, revision: row.revision, cells }];
    }),
  );
}

/** The rows of a file that would change nothing. */
export const themeRows = async (db: Knex): Promise<Cells[]> =>
  [...(await themeRecords(db, 0)).values()].map(({ cells }) => cells);

/** Whether a session was booked about a theme. */
export const isThemeUsed = async (db: Knex, id: number): Promise<boolean> =>
  (await db('conferences').where({ schedule_theme_id: id }).first('id')) !== undefined;
