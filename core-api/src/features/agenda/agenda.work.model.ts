import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import { inGroups } from '../../database/in-groups';
import type { AgendaActivityRow } from './agenda.tables';

/** Some people's work at some schools in a cycle. */
export interface WorkOf {
  cycle_id: number;
  schools: readonly number[];
  people: readonly number[];
}
interface Counted {
  school_id: number;
  user_id: number;
  activities: number | string;
  in_progress: number | string;
}
type Open = Pick<AgendaActivityRow, 'id' | 'activity_type'> & { school_id: number; user_id: number };

/** Some types of items, such as those that mirror a record of another room. */
type Types = () => readonly AgendaActivityRow['activity_type'][];

/** Whose an item is: its coach's, or its author's. */
const OWNER = 'coalesce(agenda_activities.coach_id, agenda_activities.created_by)';
/** Ids per statement. */
const IDS = 500;

const unfinished = (query: Knex.QueryBuilder) => query.where({ cancelled_at: null }).where('isCompleted', false);

const itemsOf = (db: Knex, { cycle_id, schools, people }: WorkOf) =>
  unfinished(db('agenda_activities').where({ cycle_id }))
    .whereIn('school_id', [...schools])
    .whereRaw(`${OWNER} in (${people.map(() => '?').join(', ')})`, [...people]);

/** Unfinished activities of people at schools. Items with a record of another room are counted by that room. */
const countActivities = (recorded: Types) => async (db: Knex, of: WorkOf) => {
  const rows = await itemsOf(db, of)
    .whereNotIn('activity_type', recorded())
    .groupByRaw(`school_id, ${OWNER}`)
    .select<Counted[]>(
      'school_id',
      db.raw(`${OWNER} as user_id`),
      db.raw('sum(1 - ??) as activities', ['agenda_activities.isStarted']),
      db.raw('sum(??) as in_progress', ['agenda_activities.isStarted']),
    );
  return rows.map(({ school_id, user_id, activities, in_progress }) => ({
    school_id,
    user_id,
    activities: Number(activities),
    in_progress: Number(in_progress),
  }));
};

/** Items of people at schools that have not begun, those with a record, too; locked as they are now. */
const openActivities = (recorded: Types) => async (trx: Knex.Transaction, of: WorkOf) => {
  const types = recorded();
  const query = itemsOf(trx, of).where('isStarted', false).orderBy('id');
  if (isMysql(trx)) void query.forUpdate();
  const rows = await query
    .where((own) => void own.whereNotIn('activity_type', types).orWhereNotNull('coach_id'))
    .select<Open[]>('id', 'school_id', 'activity_type', trx.raw(`${OWNER} as user_id`));
  return rows.map(({ activity_type, ...row }) => ({ ...row, isCounted: !types.includes(activity_type) }));
};

/** Gives items of somebody that have not begun to another coach; their author stays. Returns how many. */
async function giveActivities(
  trx: Knex.Transaction,
  { ids, from, to, at }: { ids: readonly number[]; from: number; to: number; at: string },
): Promise<number> {
  let moved = 0;
  for (const some of inGroups(ids, IDS))
    moved += await unfinished(trx('agenda_activities').whereIn('id', some))
      .where('isStarted', false)
      .whereRaw(`${OWNER} = ?`, [from])
      .update({ coach_id: to, updated_at: at, revision: trx.raw('revision + 1') });
  return moved;
}

/** Items that are a coach's by their kind and were made while their school had none. */
const adoptActivities =
  (ofCoach: Types) =>
  async (
    trx: Knex.Transaction,
    { cycle_id, schools, to, at }: { cycle_id: number; schools: readonly number[]; to: number; at: string },
  ): Promise<void> => {
    for (const some of inGroups(schools, IDS))
      await unfinished(trx('agenda_activities').where({ cycle_id }).whereIn('school_id', some))
        .whereIn('activity_type', ofCoach())
        .where({ coach_id: null, created_by: null, isStarted: false })
        .update({ coach_id: to, updated_at: at, revision: trx.raw('revision + 1') });
  };

/** The work of a coach in the agenda: what moves when a school changes hands. */
export const activityWork = ({ recorded, ofCoach }: { recorded: Types; ofCoach: Types }) => ({
  count: countActivities(recorded),
  open: openActivities(recorded),
  give: giveActivities,
  adopt: adoptActivities(ofCoach),
});
