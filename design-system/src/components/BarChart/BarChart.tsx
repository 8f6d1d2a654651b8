import { lazy } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ChartFrame, ChartStage, DASH, amountOf, dataPaint, figuresOf, sumOf, useRowPages } from '../ChartFrame';
import type { ChartPoint, Paint } from '../ChartFrame';
import type { BarChartProps, BarRow } from './BarChart.types';

// Lazy: Victory is larger than a page. The frame reserves the space.
const BarDrawing = lazy(() => import('./BarDrawing').then((module) => ({ default: module.BarDrawing })));

/** Names per page, few enough to read on a phone. */
const AT_A_TIME = 12;

/** Values of one or several series by name: visits per month, minutes per area (DS-01; STA-01, OBS-05). */
export function BarChart(props: BarChartProps) {
  const { series, rows, rowHeader, orientation = 'vertical', decimals = 0, height = 400, labels, summary } = props;
  const { locale } = useLocale();
  const figures = figuresOf(locale);
  const write = (value: number | undefined) => figures.amount(value, decimals);
  const paints = series.map(({ color }, index): Paint => (color === undefined ? dataPaint(index) : `data-${color}`));
  const { page, footer } = useRowPages(rows, AT_A_TIME, labels);

  const points = page.map((row) =>
    series.map((each, index): ChartPoint => {
      const value = write(row.values[index]);
      return {
        id: pointId(row.id, each.id),
        name: row.label,
        detail: series.length > 1 ? `${each.label}, ${value}` : value,
      };
    }),
  );
  const isEmpty = sumOf(rows.flatMap(({ values }) => values)) === 0;
  return (
    <ChartFrame
      {...props}
      height={height}
      isEmpty={isEmpty}
      legend={
        series.length === 1
          ? undefined
          : series.map(({ id, label }, index) => ({ id, label, paint: paints[index] ?? dataPaint(index) }))
      }
      columns={[{ id: 'name', header: rowHeader }, ...series.map(({ id, label }) => ({ id, header: label }))]}
      rows={rows.map(({ id, label, values }) => ({
        id,
        cells: [label, ...series.map((_, index) => (values[index] === undefined ? DASH : write(values[index])))],
      }))}
      footer={footer}
    >
      {/* Arrow keys follow the layout: right for vertical bars, down for horizontal ones. */}
      <ChartStage
        summary={summary}
        hint={labels.keys}
        height={height}
        points={orientation === 'horizontal' ? points : [points.flat()]}
      >
        {(sheet) => (
          <BarDrawing
            {...sheet}
            isHorizontal={orientation === 'horizontal'}
            paints={paints}
            // All pages share one scale.
            greatest={greatestOf(rows)}
            isWhole={decimals === 0}
            write={write}
            rows={page.map(({ id, label, values }) => ({
              id,
              label,
              bars: series.map((each, index) => ({ id: pointId(id, each.id), value: values[index] })),
            }))}
          />
        )}
      </ChartStage>
    </ChartFrame>
  );
}

const pointId = (row: string, series: string) => `${row} ${series}`;
const greatestOf = (rows: readonly BarRow[]) =>
  rows.reduce((most, { values }) => values.reduce((more, value) => Math.max(more, amountOf(value) ?? 0), most), 0);
