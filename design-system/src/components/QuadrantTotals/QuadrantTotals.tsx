import { useLocale } from 'react-aria-components/I18nProvider';
import { ChartFrame, figuresOf, quadrantParts, sumOf } from '../ChartFrame';
import { QuadrantList } from './QuadrantList';
import { shareTable } from './shareTable';
import type { QuadrantTotalsProps } from './QuadrantTotals.types';

/** Answers per quadrant over all questions (DS-01; DPI-03 "totals-by-quadrant panel"). */
export function QuadrantTotals(props: QuadrantTotalsProps) {
  const { totals, percentages, words } = props;
  const { locale } = useLocale();
  const figures = figuresOf(locale);
  const isEmpty = sumOf(totals) === 0;
  const parts = quadrantParts(totals, percentages);
  return (
    <ChartFrame {...props} isEmpty={isEmpty} {...shareTable(parts, words, figures)}>
      <QuadrantList parts={parts} names={words.quadrants} figures={figures} />
    </ChartFrame>
  );
}
