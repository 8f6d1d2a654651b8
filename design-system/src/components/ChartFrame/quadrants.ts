import { dataPaint } from './paint';
import { amountOf, percentOf, sumOf } from './amounts';
import type { Figures } from './amounts';
import type { Paint, Quadrant } from './paint';

/** One value per quadrant, from 1 (worst) to 5. */
export type QuadrantFigures = readonly [number, number, number, number, number];
/** One name per quadrant, from 1: "Crítico" … "Consolidado". */
export type QuadrantNames = readonly [string, string, string, string, string];

export const quadrants: readonly Quadrant[] = [1, 2, 3, 4, 5];

/** Quadrant of an average: 1 below 1.5, 2 below 2.5, 5 from 4.5. `null` for an invalid average. */
export function quadrantOf(average: number): Quadrant | null {
  const amount = amountOf(average);
  if (amount === null || amount === 0) return null;
  return Math.max(1, Math.min(5, Math.floor(amount + 0.5))) as Quadrant;
}

/** "1 Crítico": the number is always shown with the name. */
export const quadrantName = (quadrant: Quadrant, names: QuadrantNames): string =>
  `${quadrant} ${names[quadrant - 1] ?? ''}`;

export const quadrantPaint = (quadrant: Quadrant): Paint => `quadrant-${quadrant}`;

/** A segment of a stacked bar. */
export interface QuadrantPart {
  quadrant: Quadrant;
  /** Absolute number. */
  total: number;
  /** Percentage as given, otherwise computed from the totals; 0 to 100. */
  percent: number;
  /** Start of the segment in the bar, 0 to 1. */
  from: number;
  to: number;
}

/** Five segments of a bar. They fill it even if given percentages are rounded; all are empty if the total is zero. */
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

/** Legend of the five quadrants. */
export const quadrantLegend = (names: QuadrantNames) =>
  quadrants.map((quadrant) => ({
    id: `q${quadrant}`,
    label: quadrantName(quadrant, names),
    paint: quadrantPaint(quadrant),
  }));

/** Paint of an average; plain if invalid. */
export const averagePaint = (average: number): Paint => {
  const quadrant = quadrantOf(average);
  return quadrant === null ? dataPaint(0) : quadrantPaint(quadrant);
};
