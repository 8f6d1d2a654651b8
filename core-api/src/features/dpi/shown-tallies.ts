import type { Tally } from '../../kernel/quadrant-figures';
import type { DpiTotalRow } from './dpi.tables';

/**
 * What may be shown of a question (decision 0052), as it was written when a group became whole, or the figures final.
 * Once the window is over, figures are made final before they are read.
 */
export const shownTallies = (rows: readonly DpiTotalRow[]): Tally[] =>
  rows.map(({ quadrant, shown }) => ({ value: quadrant, count: shown })).filter(({ count }) => count > 0);
