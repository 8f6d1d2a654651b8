import type { ChartProps, DataColor } from '../ChartFrame';

/** A series: one bar per name. */
export interface BarSeries {
  id: string;
  /** "Programadas". */
  label: string;
  /** Fixed data colour. Default: by position. */
  color?: DataColor | undefined;
}

/** A name with its values. */
export interface BarRow {
  id: string;
  /** "Septiembre". */
  label: string;
  /** One value per series, in order. Negative and non-finite values are omitted, and are a dash in the table. */
  values: readonly number[];
}

export interface BarChartProps extends ChartProps {
  /** One to eight series. */
  series: readonly [BarSeries, ...BarSeries[]];
  /** Any number of rows; twelve are drawn per page. */
  rows: readonly BarRow[];
  /** Heading of the names' column in the table: "Mes". */
  rowHeader: string;
  /** Vertical for a sequence such as months, horizontal for long names. Default: 'vertical'. */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** Maximum decimals. Default: 0. */
  decimals?: 0 | 1 | undefined;
}
