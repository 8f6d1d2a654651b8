import { dataPaint } from './paint';
import { amountOf, percentOf, sumOf } from './amounts';
import type { Figures } from './amounts';
import type { Paint, Quadrant } from './paint';

/** One figure per quadrant, from 1, the worst, to 5: no more and no fewer. */
export type QuadrantFigures = readonly [number, number, number, number, number];
/** One word per quadrant, from 1: "Crítico" … "Consolidado". */
export type QuadrantNames = readonly [string, string, string, string, string];

export const quadrants: readonly Quadrant[] = [1, 2, 3, 4, 5];

/** The quadrant that an average falls into: below 1.5 the first, below 2.5 the second, from 4.5 the fifth. `null` for none. */
export function quadrantOf(average: number): Quadrant | null {
  const amount = amountOf(average);
  if (amount === null || amount === 0) return null;
  return Math.max(1, Math.min(5, Math.floor(amount + 0.5))) as Quadrant;
}

/** "1 Crítico": the number always stands with its word. */
export const quadrantName = (quadrant: Quadrant, names: QuadrantNames): string =>
  `${quadrant} ${names[quadrant - 1] ?? ''}`;

export const quadrantPaint = (quadrant: Quadrant): Paint => `quadrant-${quadrant}`;

/** A part of a bar of shares. */
export interface QuadrantPart {
  quadrant: Quadrant;
  /** How many. */
  total: number;
  /** As it was told; of the totals where it was not. 0 to 100. */
  percent: number;
  /** Where it lies in its bar, 0 to 1. */
  from: number;
  to: number;
}

/** The five parts of a bar. It is full however the told percentages were rounded; of nothing, every part is nothing. */
export function quadrantParts(totals: QuadrantFigures, percentages?: QuadrantFigures): QuadrantPart[] {
  const whole = sumOf(totals);
  let from = 0;
  return quadrants.map((quadrant) => {
    const total = amountOf(totals[quadrant - 1]) ?? 0;
    const start = from;
    from += whole > 0 ? total / whole : 0;
    const percent = amountOf(percentages?.[quadrant - 1]) ?? percentOf(total, whole);
    return { quadrant, total, percent, from: start, to: from };
  });
}

/** "54 (42.9%)". */
export const countAndShare = ({ total, percent }: QuadrantPart, figures: Figures): string =>
  `${figures.amount(total)} (${figures.percent(percent)})`;

/** The legend of the five. */
export const quadrantLegend = (names: QuadrantNames) =>
  quadrants.map((quadrant) => ({
    id: `q${quadrant}`,
    label: quadrantName(quadrant, names),
    paint: quadrantPaint(quadrant),
  }));

/** The paint of an average; of none the plainest. */
export const averagePaint = (average: number): Paint => {
  const quadrant = quadrantOf(average);
  return quadrant === null ? dataPaint(0) : quadrantPaint(quadrant);
};
