/** The quadrants of an answer, from critical to consolidated. */
export const QUADRANTS = [1, 2, 3, 4, 5] as const;
export type Quadrant = (typeof QUADRANTS)[number];

/** How often a value was answered. */
export interface Tally {
  value: number;
  count: number;
}

/** To one decimal. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** Answers in all. */
export const answersIn = (tallies: readonly Tally[]): number => tallies.reduce((sum, { count }) => sum + count, 0);

/** The average of values, to one decimal; 0 without any. */
export function averageOf(tallies: readonly Tally[]): number {
  const answers = answersIn(tallies);
  return answers === 0 ? 0 : toTenth(tallies.reduce((sum, { value, count }) => sum + value * count, 0) / answers);
}

/** A percentage to one decimal; 0 of nothing. */
export const shareOf = (count: number, of: number): number => (of === 0 ? 0 : toTenth((100 * count) / of));

/** A value per quadrant, under the names of a reply: `total_quadrant_1` to `total_quadrant_5`. */
export const perQuadrant = <Name extends string>(name: Name, valueOf: (quadrant: Quadrant) => number) =>
  Object.fromEntries(QUADRANTS.map((quadrant) => [`${name}_${quadrant}`, valueOf(quadrant)])) as Record<
    `${Name}_${Quadrant}`, // made from the same quadrants
    number
  >;
