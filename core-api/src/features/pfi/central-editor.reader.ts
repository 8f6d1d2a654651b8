import type { Locale } from '@ruta/contracts';
import type { CatalogueCentral, CentralCycle, CentralSurvey } from '@ruta/contracts/pfi/central-catalogue.schema';
import type { Knex } from 'knex';
import { inNameOrder } from '../../database/search-key';
import { everything } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { textIn } from '../../kernel/text-in';
import { reasonsOf } from './plan.reader';
import type { CentralActivityReasonRow, CentralActivityRow } from './pfi.tables';

interface CycleRow extends Omit<CentralCycle, 'locked'> {
  state: string;
  prepared: 0 | 1;
}

/** A cycle with its days, and why its central activities cannot change; undefined where there is none. */
export async function centralCycle(db: Knex, id: number): Promise<CentralCycle | undefined> {
  const row = await db('school_cycles')
    .join('periods', 'periods.id', 'school_cycles.period_id')
    .where('school_cycles.id', id)
    .first<CycleRow | undefined>(
      ...['school_cycles.id', 'periods.name', 'school_cycles.start_at', 'school_cycles.end_at'],
      ...['school_cycles.state', 'school_cycles.prepared'],
    );
  if (!row) return undefined;
  const { state, prepared, ...cycle } = row;
  return { ...cycle, locked: lockOf(state, Boolean(prepared)) };
}

function lockOf(state: string, isPrepared: boolean): CentralCycle['locked'] {
  if (state === 'finished') return 'finished';
  return state === 'pending' && !isPrepared ? 'not-prepared' : null;
}

/** The published surveys that an activity may name, by title. */
export async function surveysToName(db: Knex, language: Locale): Promise<CentralSurvey[]> {
  const rows = await db('surveys').where({ status: 'published' }).orderBy('code');
  return inNameOrder(rows, ({ title_es }) => title_es).map(({ code, title_es, title_en }) => ({
    code,
    title: textIn(language, title_es, title_en),
  }));
}

/** The survey that an activity names already, where its form names it again; null otherwise. */
export async function surveyKept(db: Knex, code: string, survey_id: number | null): Promise<number | null> {
  const same = await db('surveys')
    .where({ id: survey_id ?? 0, code })
    .first('id');
  return same?.id ?? null;
}

/** Central activities for who manages the catalogues; others find none. */
const managed = (db: Knex, actor: Actor) => everything(db('central_activities'), actor, 'catalog:manage');

/** The ids of the central activities of a cycle, in order. */
export const centralIds = (db: Knex, actor: Actor, cycle_id: number): PromiseLike<number[]> =>
  managed(db, actor).where({ cycle_id }).orderBy(['order', 'id']).pluck<number[]>('id');

/** A central activity that the actor manages; undefined where there is none. */
export const centralRow = (db: Knex, actor: Actor, id: number): PromiseLike<CentralActivityRow | undefined> =>
  managed(db, actor).where({ id }).first<CentralActivityRow | undefined>();

/** The central activities of a cycle as their editors see them, in order, retired ones, too. */
export async function centralsShown(db: Knex, actor: Actor, cycle: CentralCycle): Promise<CatalogueCentral[]> {
  const query = managed(db, actor).where({ cycle_id: cycle.id }).orderBy(['order', 'id']);
  return shown(db, await query.select<CentralActivityRow[]>(), cycle.locked === null);
}

/** A central activity of a cycle that can change, as its editors see it; undefined where there is none. */
export async function centralShown(db: Knex, actor: Actor, id: number): Promise<CatalogueCentral | undefined> {
  const row = await centralRow(db, actor, id);
  return row && (await shown(db, [row], true))[0];
}

async function shown(db: Knex, rows: readonly CentralActivityRow[], isOpen: boolean): Promise<CatalogueCentral[]> {
  const ids = rows.map(({ id }) => id);
  const reasons = await reasonsOf(db, ids);
  const uses = await db('pfi_activities')
    .whereIn('central_activity_id', ids)
    .groupBy('central_activity_id')
    .select<{ id: number; schools: number | string }[]>(
      'central_activity_id as id',
      // A school has one plan of a cycle, and an activity is live in it once.
      db.raw('count(live) as schools'),
    );
  const schools = new Map(uses.map((use) => [use.id, Number(use.schools)]));
  const named = await db('surveys')
    .whereIn(
      'id',
      rows.flatMap(({ survey_id }) => survey_id ?? []),
    )
    .select('id', 'code');
  const surveys = new Map(named.map(({ id, code }) => [id, code]));
  return rows.map((row) => ({
    ...{ id: row.id, code: row.code, order: row.order, active: Boolean(row.active), revision: row.revision },
    ...{ title: row.title_es, title_en: row.title_en },
    ...{ description: row.description_es, description_en: row.description_en },
    ...{ window_start: row.window_start, window_end: row.window_end, hours: row.tenths / 10 },
    levels: JSON.parse(row.levels) as CatalogueCentral['levels'],
    roles: JSON.parse(row.roles) as CatalogueCentral['roles'],
    gives_proof: Boolean(row.gives_proof),
    survey: row.survey_id === null ? null : (surveys.get(row.survey_id) ?? null),
    reasons: (reasons.get(row.id) ?? []).map(shownReason),
    schools: schools.get(row.id) ?? 0,
    can: { edit: isOpen, remove: isOpen && !schools.has(row.id) },
  }));
}

const shownReason = ({ id, reason_es, reason_en }: CentralActivityReasonRow) => ({ id, reason: reason_es, reason_en });
