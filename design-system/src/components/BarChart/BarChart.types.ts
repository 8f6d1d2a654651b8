import type { ChartProps, DataColor } from '../ChartFrame';

/** What is counted: one of the bars that stand side by side for a name. */
export interface BarSeries {
  id: string;
  /** "Programadas". */
  label: string;
  /** Its place in the data colours, where it should keep one. By itself it takes that of its place. */
  color?: DataColor | undefined;
}

/** A name and its figures. */
export interface BarRow {
  id: string;
  /** "Septiembre". */
  label: string;
  /** One per series, in their order. What is below zero or no number is left out: a dash in the table. */
  values: readonly number[];
}

export interface BarChartProps extends ChartProps {
  /** One to eight. */
  series: readonly [BarSeries, ...BarSeries[]];
  /** As many as there are: twelve are drawn at a time. */
  rows: readonly BarRow[];
  /** Heading of the names in the table: "Mes". */
  rowHeader: string;
  /** Standing bars for a sequence such as months, lying ones for long names. */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** Most decimals of a figure. */
  decimals?: 0 | 1 | undefined;
}
