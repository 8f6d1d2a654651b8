import type { Locale, Page } from '@ruta/contracts';
import type { CatalogueEntry } from '@ruta/contracts/imports/catalogue.schema';
import type { Knex } from 'knex';
import { page } from '../../database/page';
import { textIn } from '../../kernel/text-in';
import { flagCell, type CatalogueRequest, type Cells, type StandingRecord } from '../imports';
import type { CoachPaiRow } from './pai.tables';

/** The coaches' activities, retired ones included, with how many items of plans have each. */
export const coachCatalogue = (db: Knex, request: CatalogueRequest, locale: Locale): Promise<Page<CatalogueEntry>> =>
  page(db, db('coach_pai_catalog'), request, {
    table: 'coach_pai_catalog',
    columns: { code: 'coach_pai_catalog.activity_code' },
    select: (rows) =>
      rows.select<(CoachPaiRow & { items: number })[]>(
        'coach_pai_catalog.*',
        db('pai_items').whereRaw('pai_items.coach_pai_id = coach_pai_catalog.id').count('*').as('items'),
      ),
    present: (rows) =>
      rows.map(({ id, activity_code, theme, active, items, updated_at, activity_es, activity_en }) => ({
        ...{ id, kind: 'coach_activities', code: activity_code, version: null, about: theme, items, updated_at },
        ...{ name: textIn(locale, activity_es, activity_en), active: Boolean(active) },
      })),
  });

/** The coaches' activities as an import reads them, by code; of some or of all. */
export async function coachActivityRecords(
  db: Knex,
  _cycle: number,
  codes?: readonly string[],
): Promise<ReadonlyMap<string, StandingRecord>> {
  const query = db('coach_pai_catalog').orderBy('activity_code');
  if (codes) void query.whereIn('activity_code', codes);
  return new Map(
    (await query).map(({ id, revision, activity_code, theme, activity_es, activity_en, active }) => {
      const cells: Cells = {
        ...{ code: activity_code, theme, activity: activity_es, activity_en: activity_en ?? '' },
        active: flagCell(Boolean(active)),
      };
      return [activity_code, { id, revision, cells }];
    }),
  );
}

/** The rows of a file that would change nothing. */
export const coachActivityRows = async (db: Knex): Promise<Cells[]> =>
  [...(await coachActivityRecords(db, 0)).values()].map(({ cells }) => cells);

/** Whether a draft or a plan has a coach's activity. */
export async function isCoachActivityUsed(db: Knex, coach_pai_id: number): Promise<boolean> {
  for (const table of ['pai_items', 'pai_drafts'] as const)
    if (await db(table).where({ coach_pai_id }).first('id')) return true;
  return false;
}
