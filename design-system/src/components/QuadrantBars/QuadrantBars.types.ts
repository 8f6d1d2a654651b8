import type { ChartProps, QuadrantFigures, QuadrantNames } from '../ChartFrame';

/** A question, topic or axis with its answers. */
export interface QuadrantRow {
  id: string;
  /** Full text. */
  label: string;
  /** Number of answers per quadrant. */
  totals: QuadrantFigures;
  /** Percentages from the server, 0 to 100 with one decimal; their sum may differ from 100.0. */
  percentages?: QuadrantFigures | undefined;
  /** Average quadrant from the server, 1.0 to 5.0; 0 without answers. */
  average: number;
}

/** Texts of quadrant charts. */
export interface QuadrantWords {
  /** "Crítico" … "Consolidado". */
  quadrants: QuadrantNames;
  /** Heading of the rows in the table: "Pregunta". */
  row: string;
  /** Heading of the averages, and prefix of an average: "Promedio". */
  average: string;
}

export interface QuadrantBarsProps extends ChartProps {
  /** Any number of rows; five are drawn per page. */
  rows: readonly QuadrantRow[];
  words: QuadrantWords;
  /** Stacked percentages, or the average in the colour of its quadrant. Default: 'shares'. */
  measure?: 'shares' | 'average' | undefined;
}
