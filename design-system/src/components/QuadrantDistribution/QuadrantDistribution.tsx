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

// Lazy: Victory is larger than a page. The frame reserves the space.
const ShareDrawing = lazy(() => import('./ShareDrawing').then((module) => ({ default: module.ShareDrawing })));

/** Height of the bar, in pixels. */
const BAR = 64;

export interface QuadrantDistributionWords extends QuadrantTotalsWords {
  /** Prefix of the average: "Promedio". */
  average: string;
}

export interface QuadrantDistributionProps extends QuadrantChartProps {
  /** Average quadrant from the server, 1.0 to 5.0; 0 without answers. */
  average: number;
  words: QuadrantDistributionWords;
}

/**
 * One question: average, and distribution of answers over the five quadrants (DS-01; ACT-05). The title is the
 * question.
 */
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
