import type { ChartProps, QuadrantFigures, QuadrantNames } from '../ChartFrame';

/** Words of a panel of quadrants. */
export interface QuadrantTotalsWords {
  /** "Crítico" … "Consolidado". */
  quadrants: QuadrantNames;
  /** Heading of the quadrants in the table: "Cuadrante". */
  quadrant: string;
  /** Heading of how many: "Respuestas". */
  count: string;
  /** Heading of the shares: "Porcentaje". */
  share: string;
}

/** What a chart of all five quadrants is drawn from. */
export interface QuadrantChartProps extends ChartProps {
  /** How many answers fell into each quadrant. */
  totals: QuadrantFigures;
  /** Their shares as the server says them, 0 to 100; of the totals where it does not. */
  percentages?: QuadrantFigures | undefined;
}

export interface QuadrantTotalsProps extends QuadrantChartProps {
  words: QuadrantTotalsWords;
}
