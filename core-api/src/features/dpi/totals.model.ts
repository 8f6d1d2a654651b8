import type { Knex } from 'knex';
import type { DpiExpectedRow, DpiSubmissionRow, DpiTotalRow } from './dpi.tables';

type Place = Pick<DpiTotalRow, 'cycle_id' | 'school_id'>;
/** Of one question: a quadrant, or 0 for no answer. */
type Tally = Pick<DpiTotalRow, 'question_id' | 'quadrant'> & { count: number };

const placeOf = ({ cycle_id, school_id }: Place): Place => ({ cycle_id, school_id });

/**
 * Counts one more finished sheet of a school, and gives its number. Whoever finishes at the same time waits at the row,
 * so numbers follow each other.
 */
export async function countSheet(
  trx: Knex.Transaction,
  sheet: Pick<DpiSubmissionRow, 'cycle_id' | 'school_id' | 'time_factor'>,
  /** The refusal once the figures are final. */
  closed: () => Error,
): Promise<number> {
  const place = placeOf(sheet);
  const more = sheet.time_factor === 1 ? 0 : 1;
  await trx('dpi_school_totals')
    .insert({ ...place, finished: 1, more_time: more })
    .onConflict(['cycle_id', 'school_id'])
    .merge({
      finished: trx.raw('dpi_school_totals.finished + 1'),
      more_time: trx.raw('dpi_school_totals.more_time + ?', [more]),
    });
  const row = await trx('dpi_school_totals').where(place).first('finished', 'frozen_at');
  // It began before the end and comes after its figures were shown: one more sheet would tell that person's answers.
  if (!row || row.frozen_at !== null) throw closed();
  return row.finished;
}

/**
 * Makes the figures of a school final after its end, with the people who are expected then, and shows them: all of each
 * question to which the smallest group has answered since its last step. Whoever finishes at that moment waits at the row of the school: they count
 * before, or not at all.
 */
export async function freezeTotals(
  trx: Knex.Transaction,
  place: Place,
  { at, expected }: { at: string; expected: readonly Omit<DpiExpectedRow, keyof Place>[] },
): Promise<void> {
  const key = placeOf(place);
  await trx('dpi_school_totals')
    .insert({ ...key, finished: 0, more_time: 0, frozen_at: at })
    .onConflict(['cycle_id', 'school_id'])
    .merge({ frozen_at: trx.raw('coalesce(dpi_school_totals.frozen_at, ?)', [at]) });
  await showAll(trx, key);
  if (expected.length === 0) return;
  await trx('dpi_expected')
    .insert(expected.map((row) => ({ ...key, ...row })))
    .onConflict(['cycle_id', 'school_id', 'question_id'])
    .ignore();
}

/** Shows all answers to each question that has the smallest group of new ones; the others show what they have shown. */
async function showAll(trx: Knex.Transaction, place: Place): Promise<void> {
  const cycle = await trx('school_cycles').where({ id: place.cycle_id }).first('min_group');
  const whole = (await answersTo(trx, place)).filter(({ hidden }) => hidden >= (cycle?.min_group ?? Infinity));
  await trx('dpi_totals')
    .where(place)
    .whereIn(
      'question_id',
      whole.map(({ question_id }) => question_id),
    )
    .update({ shown: trx.ref('count') });
  await sumShown(trx, place);
}

/** Shows nothing of a question any more. */
export async function hideQuestion(
  db: Knex,
  question: Pick<DpiTotalRow, 'cycle_id' | 'school_id' | 'question_id'>,
): Promise<void> {
  await db('dpi_totals').where(question).update({ shown: 0 });
  await sumShown(db, question);
}

/** Writes how many answers a school shows in each quadrant, so that the network adds up schools (STA-03). */
export async function sumShown(trx: Knex, place: Place): Promise<void> {
  const key = placeOf(place);
  const rows = await trx('dpi_totals')
    .where(key)
    .groupBy('quadrant')
    .select<{ quadrant: number; n: number | string }[]>('quadrant', trx.raw('sum(shown) as n'));
  const shownIn = (quadrant: number) => Number(rows.find((row) => row.quadrant === quadrant)?.n ?? 0);
  await trx('dpi_school_totals')
    .where(key)
    .update({
      ...{ shown_1: shownIn(1), shown_2: shownIn(2), shown_3: shownIn(3), shown_4: shownIn(4), shown_5: shownIn(5) },
    });
}

/**
 * Adds the answers of a finished sheet to the totals, in its transaction and after `countSheet`. Figures are shown in
 * whole groups, one group late: the first k groups of answers to a question once the next one is whole. A question whose
 * time ran out is no answer. So nobody who reads before and after somebody finished can tell what that person answered
 * (decision 0052).
 */
export async function addToTotals(
  trx: Knex.Transaction,
  sheet: Place,
  { given, minGroup }: { given: readonly Pick<DpiTotalRow, 'question_id' | 'quadrant'>[]; minGroup: number },
): Promise<void> {
  const place = placeOf(sheet);
  await trx('dpi_totals')
    .insert(given.map(({ question_id, quadrant }) => ({ ...place, question_id, quadrant, count: 1, shown: 0 })))
    .onConflict(['cycle_id', 'school_id', 'question_id', 'quadrant'])
    .merge({ count: trx.raw('dpi_totals.count + 1') });
  const asked = given.map(({ question_id }) => question_id);
  const whole = (await answersTo(trx, place, asked)).filter(({ hidden }) => hidden >= 2 * minGroup);
  if (whole.length > 0) await showAllButLast(trx, place, { questions: whole.map((row) => row.question_id), minGroup });
}

/** How many answers to each question are not shown, of some questions or of all. */
async function answersTo(trx: Knex, place: Place, questions?: readonly number[]) {
  const query = trx('dpi_totals').where(place).where('quadrant', '>', 0);
  if (questions) void query.whereIn('question_id', questions);
  const rows = await query
    .groupBy('question_id')
    .select<{ question_id: number; n: number | string }[]>(
      'question_id',
      trx.raw('sum(?? - ??) as ??', ['count', 'shown', 'n']),
    );
  return rows.map(({ question_id, n }) => ({ question_id, hidden: Number(n) }));
}

/**
 * Shows the figures of the finished sheets before the last `minGroup` answers to each question, counted from their
 * answers.
 */
async function showAllButLast(
  trx: Knex,
  place: Place,
  { questions, minGroup }: { questions: readonly number[]; minGroup: number },
): Promise<void> {
  const ranked = trx({ one: 'dpi_answers' })
    .join({ sent: 'dpi_submissions' }, 'sent.id', 'one.submission_id')
    .where({ 'sent.cycle_id': place.cycle_id, 'sent.school_id': place.school_id })
    .whereNotNull('sent.finished_no')
    .whereIn('one.question_id', questions)
    .select(
      ...['one.question_id', 'one.option_id'],
      trx.raw(
        `sum(case when one.option_id is null then 0 else 1 end)
         over (partition by one.question_id order by sent.finished_no desc) as from_here_on`,
      ),
    );
  const shown = await tallied(trx, trx(ranked.as('answer')).where('answer.from_here_on', '>', minGroup));
  await trx('dpi_totals')
    .insert(shown.map(({ count, ...row }) => ({ ...place, ...row, count, shown: count })))
    .onConflict(['cycle_id', 'school_id', 'question_id', 'quadrant'])
    .merge(['shown']);
  await sumShown(trx, place);
}

/** How often each quadrant was answered in rows named `answer`. */
async function tallied(db: Knex, answers: Knex.QueryBuilder): Promise<Tally[]> {
  const rows = await answers
    .leftJoin({ chosen: 'dpi_options' }, 'chosen.id', 'answer.option_id')
    .groupByRaw('answer.question_id, coalesce(chosen.quadrant, 0)')
    .orderByRaw('answer.question_id, coalesce(chosen.quadrant, 0)')
    .select<(Omit<Tally, 'count'> & { n: number | string })[]>(
      'answer.question_id',
      db.raw('coalesce(chosen.quadrant, 0) as quadrant'),
      db.raw('count(*) as n'),
    );
  return rows.map(({ n, ...row }) => ({ ...row, count: Number(n) }));
}

/** The totals of a school, counted anew from its finished sheets. The stored ones equal them at any time. */
export const recountedTotals = (db: Knex, { cycle_id, school_id }: Place): Promise<Tally[]> =>
  tallied(
    db,
    db('dpi_answers as answer')
      .join({ sent: 'dpi_submissions' }, 'sent.id', 'answer.submission_id')
      .where({ 'sent.cycle_id': cycle_id, 'sent.school_id': school_id })
      .whereNotNull('sent.finished_at'),
  );
