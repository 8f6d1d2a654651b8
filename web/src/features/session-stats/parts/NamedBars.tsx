import { BarChart } from '@ruta/design-system';
import type { BarSeries } from '@ruta/design-system';
import { useLocale } from '../../../lib/i18n';
import { chartLabels } from '../../../shared/charts/chart-labels';
import type { ChartState } from '../chart-state';

type NamedSeries = Pick<BarSeries, 'label' | 'color'>;

interface NamedBarsProps<Row> {
  title: string;
  summary: string;
  state: ChartState<readonly Row[]>;
  /** Heading of the names' column. */
  rowHeader: string;
  /** What the bars of a row count, in order. */
  series: readonly [NamedSeries, ...NamedSeries[]];
  read: (row: Row) => { id: string | number; label: string; values: readonly number[] };
  /** Vertical for months. Default: 'horizontal', for names. */
  orientation?: 'horizontal' | 'vertical';
}

/** Bars of a list of figures, 400 px high and readable as a table (UI-03), in each of their states. */
export function NamedBars<Row>({ title, summary, state, rowHeader, series, read, orientation }: NamedBarsProps<Row>) {
  const labels = chartLabels(useLocale());
  const { figures = [], status, onRetry, isRetrying } = state;
  const [first, ...rest] = series.map((one) => ({ id: one.label, ...one }));
  if (first === undefined) return null;
  return (
    <BarChart
      {...{ title, summary, status, onRetry, isRetrying, rowHeader }}
      level={3}
      orientation={orientation ?? 'horizontal'}
      series={[first, ...rest]}
      rows={figures.map(read).map((row) => ({ ...row, id: String(row.id) }))}
      labels={labels}
    />
  );
}
