import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import { isMysql } from '../../database/dialect';
import { fullname } from '../users';
import type { CentralActivityReasonRow, CentralActivityRow, PfiActivityRow, PfiPlanRow } from './pfi.tables';
import type { PfiPlace } from './plan.model';

interface Names {
  author_id: number | null;
  author_name: string | null;
  author_surname: string | null;
  remover_name: string | null;
  remover_surname: string | null;
}

/** A row of a plan with its central activity and what the agenda says of it. */
export interface PlanRow extends CentralActivityRow, Names {
  pfi_id: number;
  pfi_survey_id: number | null;
  agenda_id: number;
  school_id: number;
  date: string;
  time: string;
  datetime: string;
  dated_at: string;
  removed_at: string | null;
  removed_by: number | null;
  removed_reason: string | null;
}

/** The rows of plans; the caller limits and orders them. */
export const selectRows = (db: Knex) =>
  db({ pfi: 'pfi_activities' })
    .join({ plan: 'pfi_plans' }, 'plan.id', 'pfi.pfi_plan_id')
    .join({ central: 'central_activities' }, 'central.id', 'pfi.central_activity_id')
    .join({ item: 'agenda_activities' }, 'item.id', 'pfi.agenda_activity_id')
    .leftJoin({ author: 'users' }, 'author.id', 'item.created_by')
    .leftJoin({ remover: 'users' }, 'remover.id', 'pfi.removed_by')
    .select<PlanRow[]>(
      ...['central.*', 'pfi.id as pfi_id', 'pfi.survey_id as pfi_survey_id', 'plan.school_id', 'item.id as agenda_id'],
      ...['item.date', 'item.time', 'item.datetime', 'item.created_at as dated_at', 'author.id as author_id'],
      ...['pfi.removed_at', 'pfi.removed_by', 'pfi.removed_reason'],
      ...['author.name as author_name', 'author.surname as author_surname'],
      ...['remover.name as remover_name', 'remover.surname as remover_surname'],
    );

/** The rows of a plan by date and hour, those that were taken out as well. */
export const rowsOf = (db: Knex, plan_id: number): PromiseLike<PlanRow[]> =>
  selectRows(db).where('plan.id', plan_id).orderBy(['item.date', 'item.time', 'item.id']);

/** The plan of a school; undefined before. */
export const planOf = (db: Knex, { school_id, cycle_id }: PfiPlace): PromiseLike<PfiPlanRow | undefined> =>
  db('pfi_plans').where({ school_id, cycle_id }).first();

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

/** How many people were marked as present, by item of the agenda. */
export async function attendedAt(db: Knex, items: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db('activity_assistants')
    .join('activity_assistant_user', 'activity_assistant_user.assistants_id', 'activity_assistants.id')
    .whereIn('activity_assistants.agenda_activity_id', [...items])
    .groupBy('activity_assistants.agenda_activity_id')
    .select<{ agenda_activity_id: number; people: number | string }[]>(
      'activity_assistants.agenda_activity_id',
      db.raw('count(*) as people'),
    );
  return new Map(rows.map(({ agenda_activity_id, people }) => [agenda_activity_id, Number(people)]));
}

/** Those of the items of the agenda for which somebody recorded something, or answered a survey. */
export async function recordedAmong(db: Knex, items: readonly number[]): Promise<ReadonlySet<number>> {
  const present = db('activity_assistants')
    .join('activity_assistant_user', 'activity_assistant_user.assistants_id', 'activity_assistants.id')
    .whereIn('activity_assistants.agenda_activity_id', [...items])
    .select('activity_assistants.agenda_activity_id as id') as Knex.QueryBuilder;
  const of = (table: 'activity_evidences' | 'activity_observations'): Knex.QueryBuilder =>
    db(table as string)
      .whereIn('agenda_activity_id', [...items])
      .select('agenda_activity_id as id');
  const answered = db('survey_submissions')
    .where({ subject_type: 'activity' })
    .whereIn('subject_id', [...items])
    .select('subject_id as id') as Knex.QueryBuilder;
  const written = of('activity_observations').whereNot('result', '');
  const rows = (await present.union([of('activity_evidences'), written, answered])) as { id: number }[]; // untyped by Knex
  return new Set(rows.map(({ id }) => id));
}

/** Who established a plan; null before, and after a purge. */
export async function establisherOf(db: Knex, plan: PfiPlanRow | undefined): Promise<string | null> {
  if (!plan?.established_by) return null;
  const person = await db('users').where({ id: plan.established_by }).first('name', 'surname');
  return person ? fullname(person) : null;
}

/** The central activities that a plan has; the caller has locked the school. */
export const datedIn = async (db: Knex, plan_id: number): Promise<ReadonlySet<number>> =>
  new Set(await db('pfi_activities').where({ pfi_plan_id: plan_id, removed_at: null }).pluck('central_activity_id'));

/** Query of items of the agenda by id. */
export const itemsWith = (db: Knex, ids: readonly number[]) =>
  db('agenda_activities').whereIn('agenda_activities.id', [...ids]);

/** An item of the agenda as it is now; the caller has locked it. */
export const itemOf = (db: Knex, id: number) => db('agenda_activities').where({ id }).first();

/** The central activities of a cycle that are asked of schools, in order. */
const activeCentrals = (db: Knex, cycle_id: number): PromiseLike<CentralActivityRow[]> =>
  db('central_activities').where({ cycle_id, active: 1 }).orderBy(['order', 'id']);

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
      const levels = new Set((levelsOf.get(school) ?? []).map(({ key }) => key));
      const isFor = (asked: readonly string[]) => asked.length === 0 || asked.some((level) => levels.has(level));
      const open = centrals.filter((one) => !known.has(one.id) && isFor(JSON.parse(one.levels) as string[]));
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
    .orderBy(['schools.name', 'schools.id'])
    .select<{ id: number; name: string }[]>('schools.id', 'schools.name');

/** A person's name as it is shown; null for nobody, and after a purge. */
export const personOf = (id: number | null, name: string | null, surname: string | null) =>
  id === null || name === null ? null : { id, fullname: fullname({ name, surname: surname ?? '' }) };
