import { lazy } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import {
  ChartFrame,
  ChartStage,
  ChartSwatch,
  countAndShare,
  figuresOf,
  quadrantName,
  quadrantOf,
  quadrantPaint,
  quadrantParts,
  sumOf,
} from '../ChartFrame';
import { QuadrantList, shareTable } from '../QuadrantTotals';
import type { QuadrantChartProps, QuadrantTotalsWords } from '../QuadrantTotals';
import { Average, AverageFigure, AverageWord } from './QuadrantDistribution.styles';

// Victory weighs more than a page: it comes when a chart is drawn, and the frame keeps its place.
const ShareDrawing = lazy(() => import('./ShareDrawing').then((module) => ({ default: module.ShareDrawing })));

/** Height of the one bar. */
const BAR = 64;

export interface QuadrantDistributionWords extends QuadrantTotalsWords {
  /** Before the average: "Promedio". */
  average: string;
}

export interface QuadrantDistributionProps extends QuadrantChartProps {
  /** The average quadrant as the server says it, 1.0 to 5.0; 0 where nobody answered. */
  average: number;
  words: QuadrantDistributionWords;
}

/** One question: its average, and how its answers are shared out over the five quadrants (DS-01; ACT-05). The heading is the question. */
export function QuadrantDistribution(props: QuadrantDistributionProps) {
  const { totals, percentages, average, words, labels, summary } = props;
  const { locale } = useLocale();
  const figures = figuresOf(locale);
  const isEmpty = sumOf(totals) === 0;
  const parts = quadrantParts(totals, percentages);
  const drawn = parts.filter(({ total }) => total > 0);
  const quadrant = quadrantOf(average);
  const { columns, rows } = shareTable(parts, words, figures);
  return (
    <ChartFrame
      {...props}
      isEmpty={isEmpty}
      columns={columns}
      rows={[...rows, { id: 'average', cells: [words.average, figures.average(average), ''] }]}
    >
      <Average>
        <AverageWord>{words.average}</AverageWord>
        <AverageFigure>{figures.average(average)}</AverageFigure>
        {quadrant === null ? null : (
          <>
            <ChartSwatch paint={quadrantPaint(quadrant)} />
            <span>{quadrantName(quadrant, words.quadrants)}</span>
          </>
        )}
      </Average>
      <ChartStage
        summary={summary}
        hint={labels.keys}
        height={BAR}
        points={[
          drawn.map((part) => ({
            id: `q${part.quadrant}`,
            name: quadrantName(part.quadrant, words.quadrants),
            detail: countAndShare(part, figures),
          })),
        ]}
      >
        {(sheet) => <ShareDrawing {...sheet} parts={drawn} />}
      </ChartStage>
      <QuadrantList parts={parts} names={words.quadrants} figures={figures} />
    </ChartFrame>
  );
}
