import type { TableStatus } from '@ruta/design-system';
import type { ReadResult } from '../../lib/api';

/** The page facts of a list's reply. */
export interface ListPage {
  page: number;
  pages: number;
  size: number;
  /** Number of rows in all, and on this page. */
  total: number;
  count: number;
}

/** The parts of a read's result that matter here. */
type ListRead = Pick<ReadResult<unknown>, 'data' | 'problem' | 'isPrevious'>;

/** The load failed, and there is no data for this address; data of the previous address does not count. */
const hasFailed = ({ problem, data, isPrevious }: ListRead): boolean =>
  problem !== undefined && (data === undefined || isPrevious);

/** The state of a list's table (UI-02). `isNarrowed`: filters are set, so they may be why it is empty. */
export function listStatus(
  result: ListRead,
  list: Pick<ListPage, 'count' | 'total'> | undefined,
  isNarrowed: boolean,
): TableStatus {
  if (hasFailed(result)) return 'error';
  if (list === undefined || result.isPrevious) return 'loading';
  if (list.count > 0) return 'ready';
  return list.total > 0 || isNarrowed ? 'noMatch' : 'empty';
}
