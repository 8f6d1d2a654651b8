import { lazy } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import {
  ChartFrame,
  ChartStage,
  DASH,
  countAndShare,
  figuresOf,
  quadrantLegend,
  quadrantName,
  quadrantOf,
  quadrantParts,
  quadrants,
  sumOf,
  useRowPages,
} from '../ChartFrame';
import type { ChartPoint, Figures } from '../ChartFrame';
import { averagePointId, partPointId } from './points';
import type { QuadrantBarsProps, QuadrantRow, QuadrantWords } from './QuadrantBars.types';

// Lazy: Victory is larger than a page. The frame reserves the space.
const QuadrantDrawing = lazy(() => import('./QuadrantDrawing').then((module) => ({ default: module.QuadrantDrawing })));

/** Rows per page, each with its label above the bar. */
const AT_A_TIME = 5;

/**
 * Distribution of answers over the five quadrants by question, with the average; or averages only, in the colour of
 * their quadrant (DS-01; DPI-03 "stacked quadrant bars", RES).
 */
export function QuadrantBars(props: QuadrantBarsProps) {
  const { rows, words, measure = 'shares', height = 400, labels, summary } = props;
  const { locale } = useLocale();
  const figures = figuresOf(locale);
  const { page, footer } = useRowPages(rows, AT_A_TIME, labels);
  const isEmpty = rows.every(({ totals }) => sumOf(totals) === 0);
  return (
    <ChartFrame
      {...props}
      height={height}
      isEmpty={isEmpty}
      legend={quadrantLegend(words.quadrants)}
      columns={[
        { id: 'name', header: words.row },
        ...quadrants.map((quadrant) => ({ id: `q${quadrant}`, header: quadrantName(quadrant, words.quadrants) })),
        { id: 'average', header: words.average },
      ]}
      rows={rows.map((row) => ({
        id: row.id,
        cells: [
          row.label,
          ...quadrantParts(row.totals, row.percentages).map((part) => countAndShare(part, figures)),
          averageOf(row, figures),
        ],
      }))}
      footer={footer}
    >
      <ChartStage
        summary={summary}
        hint={labels.keys}
        height={height}
        points={page.map((row) => pointsOf(row, measure, words, figures))}
      >
        {(sheet) => (
          <QuadrantDrawing
            {...sheet}
            measure={measure}
            rows={page.map((row) => ({
              id: row.id,
              label: row.label,
              parts: quadrantParts(row.totals, row.percentages).map((part) => ({
                ...part,
                share: figures.percent(part.percent),
              })),
              average: sumOf(row.totals) === 0 ? 0 : row.average,
              averageText: sumOf(row.totals) === 0 ? labels.empty : `${words.average} ${averageOf(row, figures)}`,
            }))}
          />
        )}
      </ChartStage>
    </ChartFrame>
  );
}

const averageOf = ({ totals, average }: QuadrantRow, figures: Figures) =>
  sumOf(totals) === 0 ? DASH : figures.average(average);

function pointsOf(
  row: QuadrantRow,
  measure: 'shares' | 'average',
  words: QuadrantWords,
  figures: Figures,
): ChartPoint[] {
  const quadrant = quadrantOf(row.average);
  const average: ChartPoint = {
    id: averagePointId(row.id),
    name: row.label,
    detail: [`${words.average} ${averageOf(row, figures)}`]
      .concat(quadrant === null ? [] : quadrantName(quadrant, words.quadrants))
      .join(', '),
  };
  if (measure === 'average') return [average];
  const parts = quadrantParts(row.totals, row.percentages)
    .filter(({ total }) => total > 0)
    .map((part): ChartPoint => ({
      id: partPointId(row.id, part.quadrant),
      name: row.label,
      detail: `${quadrantName(part.quadrant, words.quadrants)}, ${countAndShare(part, figures)}`,
    }));
  return [...parts, average];
}
