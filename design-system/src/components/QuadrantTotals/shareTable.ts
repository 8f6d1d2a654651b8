import { quadrantName } from '../ChartFrame';
import type { ChartColumn, ChartRow, Figures, QuadrantPart } from '../ChartFrame';
import type { QuadrantTotalsWords } from './QuadrantTotals.types';

/** Table of the five quadrants with counts and percentages. */
export function shareTable(
  parts: readonly QuadrantPart[],
  words: QuadrantTotalsWords,
  figures: Figures,
): { columns: ChartColumn[]; rows: ChartRow[] } {
  return {
    columns: [
      { id: 'name', header: words.quadrant },
      { id: 'count', header: words.count },
      { id: 'share', header: words.share },
    ],
    rows: parts.map(({ quadrant, total, percent }) => ({
      id: `q${quadrant}`,
      cells: [quadrantName(quadrant, words.quadrants), figures.amount(total), figures.percent(percent)],
    })),
  };
}
