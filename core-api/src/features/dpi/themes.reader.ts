import type { PaiCompared } from '@ruta/contracts/pai/pai.schema';
import type { Knex } from 'knex';
import { withinSchools } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import type { Clock } from '../../time/clock';
import { cycleName } from '../cycles';
import { questionsOf } from './bank.reader';
import { themeAverages, type ThemeTallies } from './comparison';
import { finalExpected } from './dpi.freezing';
import type { DpiQuestionRow, DpiTotalRow } from './dpi.tables';
import { cycleAfter, cycleBefore, totalsIn } from './figures.reader';
import { dpiPlace, type DpiPlace } from './place.reader';
import { shownTallies } from './shown-tallies';

interface Shown {
  isOver: boolean;
  minGroup: number;
}
type Averages = ReadonlyMap<string, number>;

/** The answers of each question that may be shown, with its theme. */
export const shownThemes = (
  questions: readonly DpiQuestionRow[],
  totals: ReadonlyMap<number, DpiTotalRow[]>,
  { isOver, minGroup }: Shown,
): ThemeTallies[] =>
  questions.map(({ id, theme }) => ({ theme, tallies: shownTallies(totals.get(id) ?? [], isOver, minGroup) }));

/** What a school shows of each theme in a cycle. */
async function averagesIn(db: Knex, at: { cycle_id: number; school_id: number }, shown: Shown): Promise<Averages> {
  const [questions, totals] = [await questionsOf(db, at.cycle_id), await totalsIn(db, at)];
  return themeAverages(shownThemes(questions, totals, shown));
}

/** The averages by theme of the cycle before, whose figures are final. */
export async function averagesBefore(db: Knex, cycle_id: number, school_id: number): Promise<Averages> {
  const before = await cycleBefore(db, cycle_id);
  if (!before) return new Map();
  return averagesIn(db, { cycle_id: before.id, school_id }, { isOver: true, minGroup: before.min_group });
}

/** The averages by theme that the results of a place show now. */
export async function averagesAt(db: Knex, clock: Clock, place: DpiPlace & { cycle_id: number }): Promise<Averages> {
  const isOver = place.window === 'after';
  const at = { cycle_id: place.cycle_id, school_id: place.school_id };
  // Before the totals are read: from then on they stay as they are.
  if (isOver && place.frozen_at === null) await finalExpected(db, clock, at);
  return averagesIn(db, at, { isOver, minGroup: place.min_group ?? 0 });
}

/**
 * What the results show of themes in the cycle of a place, and in the next one once its window has ended: figures that
 * the caller may read there, and no others (decision 0053).
 */
export async function comparedThemes(
  { db, clock, actor }: { db: Knex; clock: Clock; actor: Actor },
  place: DpiPlace & { cycle_id: number },
  themes: readonly string[],
): Promise<PaiCompared> {
  const before = await averagesAt(db, clock, place);
  const { next, reason, averages } = await nextOf({ db, clock, actor }, place);
  return {
    ...{ next, reason },
    themes: [...new Set(themes)].map((theme) => ({
      ...{ theme, before: before.get(theme) ?? null, after: averages?.get(theme) ?? null },
    })),
  };
}

type Next = Pick<PaiCompared, 'next' | 'reason'> & { averages?: Averages };

async function nextOf(
  { db, clock, actor }: { db: Knex; clock: Clock; actor: Actor },
  { cycle_id, school_id }: { cycle_id: number; school_id: number },
): Promise<Next> {
  const id = await cycleAfter(db, cycle_id);
  if (id === undefined) return { next: null, reason: 'no-cycle' };
  const next = { id, name: await cycleName(db, id) };
  const place = { ...(await dpiPlace(db, clock, school_id, id)), cycle_id: id };
  const past = place.cycle_state === 'finished' ? { id } : undefined;
  // Who accompanied the school then may have left it.
  const school = await withinSchools(db('schools').where({ id: school_id }), actor, 'dpi:read', 'schools.id', past);
  if (school.length === 0) return { next, reason: 'out-of-reach' };
  if (place.window === 'none') return { next, reason: 'no-diagnostic' };
  if (place.window !== 'after') return { next, reason: 'not-over' };
  return { next, reason: null, averages: await averagesAt(db, clock, place) };
}
