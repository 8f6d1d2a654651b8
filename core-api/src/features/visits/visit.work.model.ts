import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import { inGroups } from '../../database/in-groups';
import type { VisitTableRow } from './visits.tables';

/** Some people's work at some schools in a cycle. */
interface WorkOf {
  cycle_id: number;
  schools: readonly number[];
  people: readonly number[];
}
type Open = Pick<VisitTableRow, 'id' | 'school_id'> & { user_id: number };
interface Counted {
  school_id: number;
  user_id: number;
  visits: number | string;
  in_progress: number | string;
  drafts: number | string;
}

const NEW = "select id from school_visit_statuses where school_visit_statuses.key = 'new'";
const PROGRESS = "select id from school_visit_statuses where school_visit_statuses.key = 'progress'";
/** Ids per statement. */
const IDS = 500;

const visitsOf = (db: Knex, { cycle_id, schools, people }: WorkOf) =>
  db('school_visits')
    .where({ cycle_id, cancelled_at: null })
    .whereIn('school_id', [...schools])
    .whereIn('coach_id', [...people]);

/** Published, and not begun. */
const unbegun = <Q extends Knex.QueryBuilder>(query: Q): Q =>
  query.whereNull('cancelled_at').where('eraser', false).whereRaw(`school_visit_status_id in (${NEW})`) as Q;

/** Unfinished visits of people at schools: published ones that have not begun, those in progress, and drafts. */
export async function countVisits(db: Knex, of: WorkOf) {
  const rows = await visitsOf(db, of)
    .groupBy('school_id', 'coach_id')
    .select<Counted[]>(
      'school_id',
      'coach_id as user_id',
      db.raw(`sum(case when eraser = 0 and school_visit_status_id in (${NEW}) then 1 else 0 end) as visits`),
      db.raw(`sum(case when eraser = 0 and school_visit_status_id in (${PROGRESS}) then 1 else 0 end) as in_progress`),
      db.raw('sum(case when eraser = 1 then 1 else 0 end) as drafts'),
    );
  return rows.map(({ school_id, user_id, visits, in_progress, drafts }) => ({
    school_id,
    user_id,
    visits: Number(visits),
    in_progress: Number(in_progress),
    drafts: Number(drafts),
  }));
}

/** Published visits of people at schools that have not begun, locked as they are now. */
export async function openVisits(trx: Knex.Transaction, of: WorkOf) {
  const query = unbegun(visitsOf(trx, of)).orderBy('id');
  if (isMysql(trx)) void query.forUpdate();
  const rows = await query.select<Open[]>('id', 'school_id', 'coach_id as user_id');
  return rows.map((row) => ({ ...row, isCounted: true }));
}

/** Gives visits of somebody that have not begun to another coach. Returns how many. */
export async function giveVisits(
  trx: Knex.Transaction,
  { ids, from, to, at }: { ids: readonly number[]; from: number; to: number; at: string },
): Promise<number> {
  let moved = 0;
  for (const some of inGroups(ids, IDS))
    moved += await unbegun(trx('school_visits').whereIn('id', some).where({ coach_id: from })).update({
      ...{ coach_id: to, updated_at: at, revision: trx.raw('revision + 1') },
    });
  return moved;
}
