import type { Page } from '@ruta/contracts';
import type { ActivityRating } from '@ruta/contracts/surveys/responses.schema';
import type { surveys } from '@ruta/contracts/surveys/surveys.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { page } from '../../database/page';
import type { PastCycle } from '../../database/scope';
import { groupBy } from '../../database/group-by';
import { answersIn, averageOf, type Tally } from '../../kernel/quadrant-figures';
import { holds, type Actor } from '../../kernel/actor';
import type { AgendaParts } from '../agenda';
import { cycleToRead } from '../cycles';
import { schoolFor } from '../schools';

type Request = z.output<typeof surveys.ratings.query>;

interface Row {
  id: number;
  activity: string;
  date: string;
  school_id: number;
  school_name: string;
  school_timezone: string;
  min_group: number;
  survey_id: number;
  anonymous: 0 | 1;
  answered: number | null;
  stepped: number | null;
}

const COLUMNS = { date: 'agenda_activities.date', id: 'agenda_activities.id' };

/** Finished activities with a survey, and how they were judged (ACT-06). */
export const ratingsReader =
  (db: Knex, { policy }: Pick<AgendaParts, 'policy'>) =>
  async (actor: Actor, request: Request): Promise<Page<ActivityRating>> => {
    const { school_id, filter } = request;
    const cycle = await cycleToRead(db, filter.cycle_id);
    if (school_id !== undefined) await schoolFor(db, actor, 'school:read', school_id, cycle?.past);
    const finished = db('agenda_activities')
      .where('agenda_activities.isCompleted', true)
      .whereExists((bound: Knex.QueryBuilder) => {
        void bound
          .from('pfi_activities')
          .whereRaw('pfi_activities.agenda_activity_id = agenda_activities.id')
          .whereNotNull('pfi_activities.survey_id');
      });
    const query = policy.visible(finished, actor, 'activity:read', cycle?.past);
    if (school_id !== undefined) void query.where('agenda_activities.school_id', school_id);
    if (cycle) void query.where('agenda_activities.cycle_id', cycle.id);
    return page(db, query, request, {
      table: 'agenda_activities',
      columns: COLUMNS,
      select: (rows) => selectRated(rows),
      present: (rows: Row[]) => ratingsOf(db, actor, rows),
    });
  };

/** The ratings among these activities that the list above gives this reader, by activity: two statements. */
export async function ratingsAmong(
  db: Knex,
  { policy }: Pick<AgendaParts, 'policy'>,
  actor: Actor,
  { ids, past }: { ids: readonly number[]; past: PastCycle | undefined },
): Promise<ReadonlyMap<number, ActivityRating>> {
  if (ids.length === 0 || !holds(actor, 'activity:read')) return new Map();
  const finished = db('agenda_activities')
    .whereIn('agenda_activities.id', [...ids])
    .where('agenda_activities.isCompleted', true);
  const rows = (await selectRated(policy.visible(finished, actor, 'activity:read', past))) as Row[]; // untyped by Knex
  return new Map((await ratingsOf(db, actor, rows)).map((rating) => [rating.id, rating]));
}

async function ratingsOf(db: Knex, actor: Actor, rows: readonly Row[]): Promise<ActivityRating[]> {
  const readsAll = holds(actor, 'survey-response:read');
  const totals = await totalsOf(db, rows);
  return rows.map((row) => rated(row, totals.get(row.id) ?? [], readsAll));
}

const selectRated = (rows: Knex.QueryBuilder) =>
  rows
    .join('schools', 'schools.id', 'agenda_activities.school_id')
    .join('school_cycles', 'school_cycles.id', 'agenda_activities.cycle_id')
    .join('pfi_activities', 'pfi_activities.agenda_activity_id', 'agenda_activities.id')
    .join('surveys', 'surveys.id', 'pfi_activities.survey_id')
    .leftJoin('survey_counts', (on) => {
      on.onVal('survey_counts.subject_type', 'activity')
        .andOn('survey_counts.subject_id', 'agenda_activities.id')
        .andOn('survey_counts.survey_id', 'surveys.id');
    })
    .select<Row[]>(
      ...['agenda_activities.id', 'agenda_activities.activity', 'agenda_activities.date', 'school_cycles.min_group'],
      ...['agenda_activities.school_id', 'schools.name as school_name', 'schools.timezone as school_timezone'],
      ...['surveys.id as survey_id', 'surveys.anonymous', 'survey_counts.answered', 'survey_counts.stepped'],
    );

type Total = Tally & { subject_id: number; stepped: number };

/** The totals of questions with quadrants or a scale, by activity: one statement. */
async function totalsOf(db: Knex, rows: readonly Row[]): Promise<ReadonlyMap<number, Total[]>> {
  const totals = await db('survey_totals')
    .join('survey_questions', 'survey_questions.id', 'survey_totals.question_id')
    .where('survey_totals.subject_type', 'activity')
    .whereIn(
      'survey_totals.subject_id',
      rows.map(({ id }) => id),
    )
    .whereIn('survey_questions.type', ['quadrant', 'scale'])
    .select<Total[]>(
      ...['survey_totals.subject_id', 'survey_totals.value', 'survey_totals.count', 'survey_totals.stepped'],
    );
  return groupBy(totals, ({ subject_id }) => subject_id);
}

/** Who does not read responses sees the average of groups that are large enough, in their steps; so does everybody of anonymous surveys. */
function rated(row: Row, totals: readonly Total[], readsAll: boolean): ActivityRating {
  const inSteps = !readsAll || Boolean(row.anonymous);
  const shown = (inSteps ? row.stepped : row.answered) ?? 0;
  const tallies = inSteps ? totals.map(({ value, stepped }) => ({ value, count: stepped })) : totals;
  // Few may have answered each question of a survey that many have finished.
  const isShown = shown >= (inSteps ? row.min_group : 1) && answersIn(tallies) > 0;
  return {
    ...{ id: row.id, activity: row.activity, date: row.date, answers: row.answered ?? 0 },
    school: { id: row.school_id, name: row.school_name, timezone: row.school_timezone },
    average: isShown ? averageOf(tallies) : null,
  };
}
