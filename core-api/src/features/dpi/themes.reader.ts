import type { Knex } from 'knex';
import type { Clock } from '../../time/clock';
import { questionsOf } from './bank.reader';
import { themeAverages, type ThemeTallies } from './comparison';
import { finalExpected, freezeIfOver } from './dpi.freezing';
import type { DpiQuestionRow, DpiTotalRow } from './dpi.tables';
import { cycleBefore, totalsIn } from './figures.reader';
import type { DpiPlace } from './place.reader';
import { shownTallies } from './shown-tallies';

/** The average of each theme. */
export type Averages = ReadonlyMap<string, number>;

/** The answers of each question that may be shown, with its theme. */
export const shownThemes = (
  questions: readonly DpiQuestionRow[],
  totals: ReadonlyMap<number, DpiTotalRow[]>,
): ThemeTallies[] => questions.map(({ id, theme }) => ({ theme, tallies: shownTallies(totals.get(id) ?? []) }));

/** What a school shows of each theme in a cycle. */
async function averagesIn(db: Knex, at: { cycle_id: number; school_id: number }): Promise<Averages> {
  const [questions, totals] = [await questionsOf(db, at.cycle_id), await totalsIn(db, at)];
  return themeAverages(shownThemes(questions, totals));
}

/** The averages by theme of the cycle before, which is finished: its figures are final, or become so now. */
export async function averagesBefore(db: Knex, clock: Clock, cycle_id: number, school_id: number): Promise<Averages> {
  const before = await cycleBefore(db, cycle_id);
  if (!before) return new Map();
  const at = { cycle_id: before.id, school_id };
  await finalExpected(db, clock, at);
  return averagesIn(db, at);
}

/** The averages by theme that the results of a place show now. */
export async function averagesAt(db: Knex, clock: Clock, place: DpiPlace & { cycle_id: number }): Promise<Averages> {
  await freezeIfOver(db, clock, place);
  return averagesIn(db, { cycle_id: place.cycle_id, school_id: place.school_id });
}
