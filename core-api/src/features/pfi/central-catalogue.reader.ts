import type { Locale, Page } from '@ruta/contracts';
import type { CatalogueEntry } from '@ruta/contracts/imports/catalogue.schema';
import { formatDay } from '@ruta/contracts/kit/day-text';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import { page } from '../../database/page';
import { textIn } from '../../kernel/text-in';
import { cycleDates } from '../cycles';
import { cellOf, flagCell, type CatalogueRequest, type Cells, type StandingRecord } from '../imports';
import type { CentralCatalogues } from './central.import-row';
import type { CentralActivityReasonRow, CentralActivityRow } from './pfi.tables';

type ListedRow = Pick<
  CentralActivityRow,
  'id' | 'code' | 'title_es' | 'title_en' | 'window_start' | 'window_end' | 'active' | 'updated_at'
> & { items: number };

/** The central activities of the started cycle. */
export const centralCatalogue = (db: Knex, request: CatalogueRequest, locale: Locale): Promise<Page<CatalogueEntry>> =>
  page(db, db('central_activities').whereIn('central_activities.cycle_id', startedCycle(db)), request, {
    table: 'central_activities',
    columns: { code: 'central_activities.code' },
    select: (rows) =>
      rows.select<ListedRow[]>(
        ...['central_activities.id', 'central_activities.code', 'central_activities.title_es'],
        ...['central_activities.title_en', 'central_activities.window_start', 'central_activities.window_end'],
        ...['central_activities.active', 'central_activities.updated_at'],
        db('central_activity_reasons')
          .whereRaw('central_activity_reasons.central_activity_id = central_activities.id')
          .count('*')
          .as('items'),
      ),
    present: (rows) =>
      rows.map(({ id, code, items, updated_at, ...row }) => ({
        ...{ id, kind: 'central_activities', code, version: null, items, updated_at },
        ...{ name: textIn(locale, row.title_es, row.title_en), active: Boolean(row.active) },
        about: `${formatDay(row.window_start)} – ${formatDay(row.window_end)}`,
      })),
  });

const startedCycle = (db: Knex) => db('school_cycles').where({ started_flag: 1 }).select('id');

type Reasons = readonly Pick<CentralActivityReasonRow, 'order' | 'reason_es' | 'reason_en'>[];

/** The central activities of a cycle by code, of some codes or of all. */
export async function centralsOf(
  db: Knex,
  cycle_id: number,
  codes?: readonly string[],
): Promise<ReadonlyMap<string, StandingRecord>> {
  const query = db('central_activities').where({ cycle_id }).orderBy(['order', 'code']);
  if (codes) void query.whereIn('code', codes);
  const rows = await query;
  const reasons = await db('central_activity_reasons')
    .whereIn(
      'central_activity_id',
      rows.map(({ id }) => id),
    )
    .orderBy(['central_activity_id', 'order']);
  const named = await db('surveys')
    .whereIn(
      'id',
      rows.flatMap(({ survey_id }) => survey_id ?? []),
    )
    .select('id', 'code');
  const surveys = new Map(named.map(({ id, code }) => [id, code]));
  const byActivity = groupBy(reasons, ({ central_activity_id }) => central_activity_id);
  return new Map(
    rows.map((row) => {
      const cells = cellsOf(row, byActivity.get(row.id) ?? [], surveys);
      return [row.code, { id: row.id, revision: row.revision, cells }];
    }),
  );
}

function cellsOf(row: CentralActivityRow, reasons: Reasons, surveys: ReadonlyMap<number, string>) {
  const english = reasons.flatMap(({ reason_en }) => reason_en ?? []);
  return {
    ...{ code: row.code, title: row.title_es, title_en: row.title_en ?? '' },
    ...{ description: row.description_es, description_en: row.description_en ?? '' },
    ...{ window_start: row.window_start, window_end: row.window_end, hours: String(row.tenths / 10) },
    levels: cellOf(JSON.parse(row.levels) as string[]),
    roles: cellOf(JSON.parse(row.roles) as string[]),
    survey: row.survey_id === null ? '' : (surveys.get(row.survey_id) ?? ''),
    ...{ gives_proof: flagCell(Boolean(row.gives_proof)), order: String(row.order) },
    active: flagCell(Boolean(row.active)),
    reasons: cellOf(reasons.map(({ reason_es }) => reason_es)),
    reasons_en: english.length === reasons.length ? cellOf(english) : '',
  };
}

/** The rows of a file of the started cycle that would change nothing. */
export async function centralRows(db: Knex): Promise<Cells[]> {
  const [cycle] = await startedCycle(db);
  return cycle ? [...(await centralsOf(db, cycle.id)).values()].map(({ cells }) => cells) : [];
}

/** What rows of central activities of a cycle may name. */
export async function centralCatalogues(db: Knex, cycle_id: number): Promise<CentralCatalogues> {
  const surveys = await db('surveys').where({ status: 'published' }).select('id', 'code');
  return {
    cycle: await cycleDates(db, cycle_id),
    surveys: new Map(surveys.map(({ id, code }) => [code, id])),
    levels: await db('levels').select<CentralCatalogues['levels'][number][]>('key', 'name_es', 'name_en'),
  };
}

/** Whether a school's plan has a central activity. */
export const isInAPlan = async (db: Knex, central_activity_id: number): Promise<boolean> =>
  (await db('pfi_activities').where({ central_activity_id }).first('id')) !== undefined;
