import type { DpiResult } from '@ruta/contracts/dpi/dpi.schema';
import { QUADRANTS, type Quadrant } from '@ruta/contracts/dpi/limits';

/** How often quadrants were answered; 0 is no answer. */
export interface QuadrantTally {
  quadrant: number;
  count: number;
}

/** One decimal. */
const toTenth = (value: number): number => Math.round(value * 10) / 10;
const sumOf = (tallies: readonly QuadrantTally[]): number => tallies.reduce((sum, { count }) => sum + count, 0);
const shareOf = (count: number, of: number): number => (of === 0 ? 0 : toTenth((100 * count) / of));

const perQuadrant = <Name extends string>(name: Name, valueOf: (quadrant: Quadrant) => number) =>
  Object.fromEntries(QUADRANTS.map((quadrant) => [`${name}_${quadrant}`, valueOf(quadrant)])) as Record<
    `${Name}_${Quadrant}`, // made from the same quadrants
    number
  >;

/**
 * The figures of a question (DPI-03): counts, percentages of the answers, and the average, to one decimal. Questions
 * whose time ran out are in none of them. Rounded percentages may add up to 99.9 or 100.1.
 */
export function figuresOf(tallies: readonly QuadrantTally[]) {
  const answers = tallies.filter(({ quadrant }) => quadrant > 0);
  const answered = sumOf(answers);
  const countOf = (quadrant: Quadrant) => answers.find((tally) => tally.quadrant === quadrant)?.count ?? 0;
  const weighed = answers.reduce((sum, { quadrant, count }) => sum + quadrant * count, 0);
  return {
    ...perQuadrant('total_quadrant', countOf),
    ...perQuadrant('percentage_quadrant', (quadrant) => shareOf(countOf(quadrant), answered)),
    answered,
    unanswered: sumOf(tallies) - answered,
    average: answered === 0 ? 0 : toTenth(weighed / answered),
  };
}

/** Questions with answers, the lowest average first, then the earlier question. */
export const rankingOf = (items: readonly Pick<DpiResult, 'id' | 'answered' | 'average'>[]): number[] =>
  items
    .filter(({ answered }) => answered > 0)
    .toSorted((one, other) => one.average - other.average)
    .map(({ id }) => id);

/** All answers by quadrant. */
export function chartOf(items: readonly DpiResult[]): { quadrant: Quadrant; total: number; percentage: number }[] {
  const totals = QUADRANTS.map((quadrant) => ({
    quadrant,
    total: items.reduce((sum, item) => sum + item[`total_quadrant_${quadrant}`], 0),
  }));
  const all = totals.reduce((sum, { total }) => sum + total, 0);
  return totals.map(({ quadrant, total }) => ({ quadrant, total, percentage: shareOf(total, all) }));
}
