import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import { isMysql } from '../../database/dialect';
import { fullname } from '../users';
import type { CentralActivityReasonRow, CentralActivityRow, PfiActivityRow } from './pfi.tables';
import type { PfiPlace } from './plan.model';

/** A row of a plan as a change needs it; in a change locked with what its item says now. */
export interface ChangedRow extends PfiActivityRow, PfiPlace {
  school_name: string;
  cycle_state: string;
}

/** Query of rows of plans for a change; the caller applies the scope to `plan.school_id`. */
export const selectChanged = (db: Knex) =>
  db({ pfi: 'pfi_activities' })
    .join({ plan: 'pfi_plans' }, 'plan.id', 'pfi.pfi_plan_id')
    .join('schools', 'schools.id', 'plan.school_id')
    .join({ cycle: 'school_cycles' }, 'cycle.id', 'plan.cycle_id')
    .select<ChangedRow[]>(
      ...['pfi.*', 'plan.school_id', 'plan.cycle_id', 'schools.name as school_name', 'cycle.state as cycle_state'],
    );

/** Reasons of central activities by activity, in order. */
export async function reasonsOf(
  db: Knex,
  centrals: readonly number[],
): Promise<ReadonlyMap<number, CentralActivityReasonRow[]>> {
  const rows = await db('central_activity_reasons')
    .whereIn('central_activity_id', [...centrals])
    .orderBy(['central_activity_id', 'order']);
  return groupBy(rows, ({ central_activity_id }) => central_activity_id);
}

/** Whether somebody recorded something of an item of the agenda (`item`), or answered its survey. */
export const RECORDED = `(
  exists (select 1 from activity_assistants
    inner join activity_assistant_user on activity_assistant_user.assistants_id = activity_assistants.id
    where activity_assistants.agenda_activity_id = item.id)
  or exists (select 1 from activity_evidences where activity_evidences.agenda_activity_id = item.id)
  or exists (select 1 from activity_observations
    where activity_observations.agenda_activity_id = item.id and activity_observations.result <> '')
  or exists (select 1 from survey_submissions
    where survey_submissions.subject_type = 'activity' and survey_submissions.subject_id = item.id))`;

/** Whether somebody recorded something of this item, or answered its survey. */
export const isRecorded = async (db: Knex, item: number): Promise<boolean> =>
  (await db({ item: 'agenda_activities' }).where('item.id', item).whereRaw(RECORDED).pluck('item.id')).length > 0;

/** The central activities that a plan has; the caller has locked the school. */
export const datedIn = async (db: Knex, plan_id: number): Promise<ReadonlySet<number>> =>
  new Set(await db('pfi_activities').where({ pfi_plan_id: plan_id, removed_at: null }).pluck('central_activity_id'));

/** Query of items of the agenda by id. */
export const itemsWith = (db: Knex, ids: readonly number[]) =>
  db('agenda_activities').whereIn('agenda_activities.id', [...ids]);

/** An item of the agenda as it is now; the caller has locked it. */
export const itemOf = (db: Knex, id: number) => db('agenda_activities').where({ id }).first();

/**
 * The central activities of a cycle that are asked of schools, in order. In a change they stay so until that ends: who
 * retires or deletes one waits.
 */
function activeCentrals(db: Knex, cycle_id: number): PromiseLike<CentralActivityRow[]> {
  const query = db('central_activities').where({ cycle_id, active: 1 });
  if (db.isTransaction && isMysql(db)) void query.forShare();
  return query.orderBy(['order', 'id']).select();
}

/** Whether a central activity is asked of a school that teaches these levels; one for no level is asked of every school. */
export function isAskedOf({ levels }: Pick<CentralActivityRow, 'levels'>, taught: readonly string[]): boolean {
  const asked = JSON.parse(levels) as string[];
  return asked.length === 0 || asked.some((level) => taught.includes(level));
}

/**
 * The central activities that schools have not dated, in order, by school. One that is for some levels is asked only of
 * schools that teach one of them. In a change the plans stay as they are: the caller has locked the schools.
 */
export async function undatedOf(
  db: Knex,
  cycle_id: number,
  schools: readonly number[],
): Promise<ReadonlyMap<number, CentralActivityRow[]>> {
  const centrals = await activeCentrals(db, cycle_id);
  const dated = db({ pfi: 'pfi_activities' })
    .join({ plan: 'pfi_plans' }, 'plan.id', 'pfi.pfi_plan_id')
    .where({ 'plan.cycle_id': cycle_id, 'pfi.removed_at': null })
    .whereIn('plan.school_id', [...schools]);
  if (db.isTransaction && isMysql(db)) void dated.forShare();
  const rows = await dated.select<{ school_id: number; central_activity_id: number }[]>(
    ...['plan.school_id', 'pfi.central_activity_id'],
  );
  const taught = await db('level_school')
    .join('levels', 'levels.id', 'level_school.level_id')
    .whereIn('level_school.school_id', [...schools])
    .select<{ school_id: number; key: string }[]>('level_school.school_id', 'levels.key');
  const datedBy = groupBy(rows, ({ school_id }) => school_id);
  const levelsOf = groupBy(taught, ({ school_id }) => school_id);
  return new Map(
    schools.map((school) => {
      const known = new Set((datedBy.get(school) ?? []).map(({ central_activity_id }) => central_activity_id));
      const levels = (levelsOf.get(school) ?? []).map(({ key }) => key);
      const open = centrals.filter((one) => !known.has(one.id) && isAskedOf(one, levels));
      return [school, open];
    }),
  );
}

/** Query of the schools that take part in a cycle, by name. */
export const schoolsOfCycle = (db: Knex, cycle_id: number) =>
  db('schools')
    .leftJoin({ part: 'cycle_schools' }, (on) => {
      on.on('part.school_id', 'schools.id').andOnVal('part.cycle_id', cycle_id);
    })
    .where('schools.deleted_at', null)
    .whereRaw('coalesce(part.included, 1) = 1')
    .orderBy(['schools.search_key', 'schools.id'])
    .select<{ id: number; name: string }[]>('schools.id', 'schools.name');

/** A person's name as it is shown; null for nobody, and after a purge. */
export const personOf = (id: number | null, name: string | null, surname: string | null) =>
  id === null || name === null ? null : { id, fullname: fullname({ name, surname: surname ?? '' }) };
