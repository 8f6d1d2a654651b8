import type { ReadResult } from '../../lib/api';

/** How the place of a figure shows it. */
export interface ChartState<Figures> {
  /** The figures of this period; undefined while they load, and after a failure. */
  figures: Figures | undefined;
  status: 'loading' | 'error' | 'ready';
  onRetry: () => void;
  isRetrying: boolean;
}

/**
 * A failed figure is empty, with Retry in its place and no snackbar (UI-04). Figures of another period are not shown while
 * those of this one load.
 */
export function chartState<Figures>(result: ReadResult<{ data: Figures }>): ChartState<Figures> {
  const { data, problem, isPrevious, isValidating, retry } = result;
  const isThere = problem === undefined && data !== undefined && !isPrevious;
  return {
    figures: isThere ? data.data : undefined,
    status: problem !== undefined ? 'error' : isThere ? 'ready' : 'loading',
    ...{ onRetry: retry, isRetrying: isValidating },
  };
}
