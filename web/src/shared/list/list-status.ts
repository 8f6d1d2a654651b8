import type { TableStatus } from '@ruta/design-system';
import type { ReadResult } from '../../lib/api';

/** A page of a list as replies carry it. */
export interface ListPage {
  page: number;
  pages: number;
  size: number;
  /** How many there are in all, and how many stand on this page. */
  total: number;
  count: number;
}

/** What of a read decides it, whatever was read. */
type ListRead = Pick<ReadResult<unknown>, 'data' | 'problem' | 'isPrevious'>;

/** Nothing of what was asked for is there, and it was said why. What showed before does not stand for it. */
const hasFailed = ({ problem, data, isPrevious }: ListRead): boolean =>
  problem !== undefined && (data === undefined || isPrevious);

/** What the table of a list shows (UI-02). `isNarrowed`: a filter may be why nothing is there. */
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
