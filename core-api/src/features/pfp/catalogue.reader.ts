import type { CatalogueContent, CataloguePlan } from '@ruta/contracts/pfp/catalogue.schema';
import type { PlanState } from '@ruta/contracts/pfp/limits';
import type { Knex } from 'knex';
import { everything } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { audienceOf } from './audience';
import { shownContent } from './formation.shown';
import type { FormationContentRow, FormationPlanRow } from './pfp.tables';

/** A plan as the catalogue reads it. */
export interface CatalogueRow extends FormationPlanRow {
  cycle_state: 'pending' | 'started' | 'finished';
  period: string;
  contents: number;
}

/** Plans of every state, for who manages them; others find none. */
const managed = (db: Knex, actor: Actor): Knex.QueryBuilder =>
  everything(
    db({ plan: 'formation_plans' })
      .join({ cycle: 'school_cycles' }, 'cycle.id', 'plan.cycle_id')
      .join('periods', 'periods.id', 'cycle.period_id'),
    actor,
    'formation:manage',
  ).select(
    'plan.*',
    'cycle.state as cycle_state',
    'periods.name as period',
    db('formation_contents').whereRaw('formation_contents.plan_id = plan.id').count('*').as('contents'),
  );

/** The plans of a cycle, in order. */
export const cataloguePlans = (db: Knex, actor: Actor, cycle_id: number): PromiseLike<CatalogueRow[]> =>
  managed(db, actor).where('plan.cycle_id', cycle_id).orderBy(['plan.order', 'plan.id']);

/** A plan that the actor manages; undefined where there is none. */
export async function cataloguePlan(db: Knex, actor: Actor, id: number): Promise<CatalogueRow | undefined> {
  const [row] = (await managed(db, actor).where('plan.id', id)) as CatalogueRow[]; // the columns of `managed`
  return row;
}

/** A cycle with its name; undefined where there is none. */
export async function cycleOfCatalogue(db: Knex, id: number): Promise<CataloguePlan['cycle'] | undefined> {
  const row = await db('school_cycles')
    .join('periods', 'periods.id', 'school_cycles.period_id')
    .where('school_cycles.id', id)
    .first<{ name: string; state: string } | undefined>('periods.name', 'school_cycles.state');
  return row && { id, name: row.name, is_finished: row.state === 'finished' };
}

/** The ids of cycles that are not finished, as a subquery. */
export const unfinishedCycles = (db: Knex): Knex.QueryBuilder =>
  db('school_cycles').whereNot('state', 'finished').select('id');

/** How far a plan is. */
export const stateOf = ({ active, published_at }: Pick<FormationPlanRow, 'active' | 'published_at'>): PlanState =>
  published_at === null ? 'draft' : active === 1 ? 'published' : 'retired';

/** A plan as the catalogue shows it, with its verdicts. */
export function shownInCatalogue(row: CatalogueRow): CataloguePlan {
  const { id, cycle_id, key, name_es, name_en, description_es, description_en, tenths, order } = row;
  const state = stateOf(row);
  const contents = row.contents;
  const edit = row.cycle_state !== 'finished';
  return {
    ...{ id, key, name_es, name_en, description_es, description_en, order, state, contents },
    ...{ hours: tenths / 10, published_at: row.published_at, revision: row.revision, ...audienceOf(row) },
    cycle: { id: cycle_id, name: row.period, is_finished: !edit },
    can: {
      edit,
      publish: edit && state !== 'published' && contents > 0,
      retire: edit && state === 'published',
      remove: edit && state === 'draft',
    },
  };
}

/** The content of a plan; undefined where there is none. */
export const contentOfPlan = (db: Knex, plan_id: number, id: number): PromiseLike<FormationContentRow | undefined> =>
  db('formation_contents').where({ id, plan_id }).first();

/** A content as the catalogue shows it: its file is read before it is published, too. */
export const contentInCatalogue = (row: FormationContentRow): CatalogueContent => ({
  ...shownContent(row),
  url: row.url ?? `/api/formation-plans/${row.plan_id}/contents/${row.id}/file`,
  revision: row.revision,
});
