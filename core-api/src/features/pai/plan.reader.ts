import type { Knex } from 'knex';
import type { UserRow } from '../users';
import { fullname } from '../users';
import type { CoachPaiRow, PaiDraftRow, PaiItemRow, PaiPlace, PaiPlanRow, PaiTabRow } from './pai.tables';

type Named = Pick<UserRow, 'name' | 'surname'>;

/** The plan of a school, opened or established; undefined before. */
export const planOf = (db: Knex, { school_id, cycle_id }: PaiPlace): PromiseLike<PaiPlanRow | undefined> =>
  db('pai_plans').where({ school_id, cycle_id }).first();

/** Which questions a plan is about, once its form was opened. */
export const tabsOf = (db: Knex, plan_id: number): PromiseLike<PaiTabRow[]> => db('pai_tabs').where({ plan_id });

/** A draft with who saved it last. */
export interface SavedDraft extends PaiDraftRow {
  by: string | null;
}

/** What is written so far, by question. */
export async function draftsOf(db: Knex, { school_id, cycle_id }: PaiPlace): Promise<ReadonlyMap<number, SavedDraft>> {
  const rows = await db({ draft: 'pai_drafts' })
    .leftJoin('users', 'users.id', 'draft.updated_by')
    .where({ 'draft.school_id': school_id, 'draft.cycle_id': cycle_id })
    .select<(PaiDraftRow & { [Name in keyof Named]: string | null })[]>('draft.*', 'users.name', 'users.surname');
  return new Map(
    rows.map(({ name, surname, ...row }) => [
      row.question_id,
      { ...row, by: name === null ? null : fullname({ name, surname: surname ?? '' }) },
    ]),
  );
}

/** The coaches' activities that are offered, by theme and code. */
export function coachActivities(db: Knex, theme?: string): PromiseLike<CoachPaiRow[]> {
  const query = db('coach_pai_catalog').where('active', true);
  if (theme !== undefined) void query.where({ theme });
  return query.orderBy(['theme', 'activity_code']).select();
}

/** An item of a plan with its question and its coach's activity. */
export interface ItemRow extends PaiItemRow {
  question_es: string;
  question_en: string | null;
  theme: string;
  activity_code: string;
  activity_es: string;
  activity_en: string | null;
  established_at: string;
  school_id: number;
  cycle_id: number;
}

/** The items of plans; the caller limits and orders them. */
export const selectItems = (db: Knex) =>
  db({ item: 'pai_items' })
    .join({ plan: 'pai_plans' }, 'plan.id', 'item.plan_id')
    .join({ question: 'dpi_questions' }, 'question.id', 'item.question_id')
    .join({ coach: 'coach_pai_catalog' }, 'coach.id', 'item.coach_pai_id')
    .select<ItemRow[]>(
      ...['item.*', 'question.question_es', 'question.question_en', 'question.theme'],
      ...['coach.activity_code', 'coach.activity_es', 'coach.activity_en'],
      ...['plan.established_at', 'plan.school_id', 'plan.cycle_id'],
    );

/** The items of the agenda that the items of a plan name. */
export const agendaItems = (db: Knex, rows: readonly ItemRow[]) =>
  db('agenda_activities').whereIn(
    'agenda_activities.id',
    rows.flatMap(({ school_agenda_id, coach_agenda_id }) => [school_agenda_id ?? 0, coach_agenda_id ?? 0]),
  );

/** The items of a plan, in the order of their questions. */
export const itemsOf = (db: Knex, plan_id: number): PromiseLike<ItemRow[]> =>
  selectItems(db).where('item.plan_id', plan_id).orderBy(['question.order', 'question.id']);

/** An item by its id. */
export const itemOf = async (db: Knex, id: number): Promise<ItemRow | undefined> =>
  (await selectItems(db).where('item.id', id))[0];

/** Name of a person; null after a purge. */
export async function nameOf(db: Knex, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const person = await db('users').where({ id }).first('name', 'surname');
  return person ? fullname(person) : null;
}
