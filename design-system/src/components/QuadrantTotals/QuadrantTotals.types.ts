import type { ChartProps, QuadrantFigures, QuadrantNames } from '../ChartFrame';

/** Texts of the panel. */
export interface QuadrantTotalsWords {
  /** "Crítico" … "Consolidado". */
  quadrants: QuadrantNames;
  /** Heading of the quadrants in the table: "Cuadrante". */
  quadrant: string;
  /** Heading of the counts: "Respuestas". */
  count: string;
  /** Heading of the percentages: "Porcentaje". */
  share: string;
}

/** Props of charts with all five quadrants. */
export interface QuadrantChartProps extends ChartProps {
  /** Number of answers per quadrant. */
  totals: QuadrantFigures;
  /** Percentages from the server, 0 to 100; otherwise computed from the totals. */
  percentages?: QuadrantFigures | undefined;
}

export interface QuadrantTotalsProps extends QuadrantChartProps {
  words: QuadrantTotalsWords;
}
