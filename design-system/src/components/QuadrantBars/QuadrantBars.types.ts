import type { ChartProps, QuadrantFigures, QuadrantNames } from '../ChartFrame';

/** A question, a theme or an axis with its answers. */
export interface QuadrantRow {
  id: string;
  /** Its words, whole. */
  label: string;
  /** How many answers fell into each quadrant. */
  totals: QuadrantFigures;
  /** Their shares as the server says them, 0 to 100 with one decimal; they need not add up to 100.0. */
  percentages?: QuadrantFigures | undefined;
  /** The average quadrant as the server says it, 1.0 to 5.0; 0 where nobody answered. */
  average: number;
}

/** Words of the charts of quadrants. */
export interface QuadrantWords {
  /** "Crítico" … "Consolidado". */
  quadrants: QuadrantNames;
  /** Heading of the rows in the table: "Pregunta". */
  row: string;
  /** Heading of the averages, and before one: "Promedio". */
  average: string;
}

export interface QuadrantBarsProps extends ChartProps {
  /** As many as there are: five are drawn at a time. */
  rows: readonly QuadrantRow[];
  words: QuadrantWords;
  /** What a bar is: the shares of the five quadrants, one beside the other, or the average in the colour of its quadrant. */
  measure?: 'shares' | 'average' | undefined;
}
