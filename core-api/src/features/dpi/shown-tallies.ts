import type { Tally } from '../../kernel/quadrant-figures';
import type { DpiTotalRow } from './dpi.tables';

/**
 * What may be shown of a question (decision 0052): while the window is open the answers of whole groups, afterwards all,
 * of `minGroup` people at least.
 */
export function shownTallies(rows: readonly DpiTotalRow[], isOver: boolean, minGroup: number): Tally[] {
  const sheets = rows.reduce((sum, { count }) => sum + count, 0);
  if (isOver && sheets < minGroup) return [];
  return rows
    .map(({ quadrant, count, shown }) => ({ value: quadrant, count: isOver ? count : shown }))
    .filter(({ count }) => count > 0);
}
