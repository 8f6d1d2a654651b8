import { lazy } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ChartFrame, ChartStage, DASH, amountOf, figuresOf, percentOf, sumOf } from '../ChartFrame';
import type { PieChartProps } from './PieChart.types';
import { drawnSlices } from './slices';

// Lazy: Victory is larger than a page. The frame reserves the space.
const PieDrawing = lazy(() => import('./PieDrawing').then((module) => ({ default: module.PieDrawing })));

/** Parts of a whole: yes, no and not applicable of an observation guide; respondents (DS-01; OBS-03, STA-03). */
export function PieChart(props: PieChartProps) {
  const { slices, rowHeader, unit, shareHeader, othersLabel, height = 400, labels, summary } = props;
  const { locale } = useLocale();
  const figures = figuresOf(locale);
  const total = sumOf(slices.map(({ value }) => value));
  const shareOf = (value: number) => figures.percent(percentOf(value, total));
  const drawn = drawnSlices(slices, othersLabel).map((slice) => ({
    ...slice,
    paint: `data-${slice.color ?? 1}` as const,
    share: shareOf(slice.value),
    isNarrow: percentOf(slice.value, total) < 4,
  }));
  return (
    <ChartFrame
      {...props}
      height={height}
      isEmpty={total === 0}
      legend={drawn.map(({ id, label, paint, value }) => ({ id, label, paint, value: figures.amount(value) }))}
      columns={[
        { id: 'name', header: rowHeader },
        { id: 'value', header: unit },
        { id: 'share', header: shareHeader },
      ]}
      rows={slices.map(({ id, label, value }) => ({
        id,
        cells: [label, figures.amount(value), amountOf(value) === null ? DASH : shareOf(value)],
      }))}
    >
      <ChartStage
        summary={summary}
        hint={labels.keys}
        height={height}
        points={[
          drawn.map(({ id, label, value, share }) => ({
            id,
            name: label,
            detail: `${share}, ${figures.amount(value)}`,
          })),
        ]}
      >
        {(sheet) => <PieDrawing {...sheet} slices={drawn} total={figures.amount(total)} unit={unit} />}
      </ChartStage>
    </ChartFrame>
  );
}
