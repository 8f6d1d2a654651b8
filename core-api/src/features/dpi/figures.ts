import type { DpiResult } from '@ruta/contracts/dpi/dpi.schema';
import {
  answersIn,
  averageOf,
  perQuadrant,
  QUADRANTS,
  shareOf,
  type Quadrant,
  type Tally,
} from '../../kernel/quadrant-figures';

/**
 * The figures of a question (DPI-03): counts, percentages of the answers, and the average, to one decimal. Value 0 is a
 * question whose time ran out, which is in none of them. Rounded percentages may add up to 99.9 or 100.1.
 */
export function figuresOf(tallies: readonly Tally[]) {
  const answers = tallies.filter(({ value }) => value > 0);
  const answered = answersIn(answers);
  const countOf = (quadrant: Quadrant) => answers.find(({ value }) => value === quadrant)?.count ?? 0;
  return {
    ...perQuadrant('total_quadrant', countOf),
    ...perQuadrant('percentage_quadrant', (quadrant) => shareOf(countOf(quadrant), answered)),
    answered,
    unanswered: answersIn(tallies) - answered,
    average: averageOf(answers),
  };
}

/** Questions with answers, the lowest average first, then the earlier question. */
export const rankingOf = (items: readonly Pick<DpiResult, 'id' | 'answered' | 'average'>[]): number[] =>
  items
    .filter(({ answered }) => answered > 0)
    .toSorted((one, other) => one.average - other.average)
    .map(({ id }) => id);

/** All answers by quadrant. */
export const chartOf = (items: readonly DpiResult[]) =>
  sharesOf((quadrant) => items.reduce((sum, item) => sum + item[`total_quadrant_${quadrant}`], 0));

/** Each quadrant with its answers and their share of all. */
export function sharesOf(
  totalOf: (quadrant: Quadrant) => number,
): { quadrant: Quadrant; total: number; percentage: number }[] {
  const totals = QUADRANTS.map((quadrant) => ({ quadrant, total: totalOf(quadrant) }));
  const all = totals.reduce((sum, { total }) => sum + total, 0);
  return totals.map(({ quadrant, total }) => ({ quadrant, total, percentage: shareOf(total, all) }));
}
