import type { Pill } from '@ruta/contracts/pills/pills.schema';
import type { ProblemError } from '../../lib/api';

/** The videos of a view that were loaded, part by part. */
export interface LibraryPages {
  /** The view that they belong to. */
  key: string;
  pills: readonly Pill[];
  /** Where the next part begins: it grows by what was asked for. */
  skip: number;
  /** `end`: the last part was shorter than asked for. */
  status: 'pending' | 'ready' | 'failed' | 'end';
  problem?: ProblemError;
  /** When the first part was read, by this device's clock, in milliseconds. */
  readAt?: number;
  /** Whether the view is read anew, while what was read stands. */
  isAgain?: boolean;
  /** Why the view could not be read anew. */
  stale?: ProblemError;
}

export type PagesEvent =
  | { type: 'began'; key: string }
  | { type: 'more'; key: string }
  | { type: 'loaded'; key: string; skip: number; take: number; pills: readonly Pill[]; at: number }
  | { type: 'failed'; key: string; skip: number; problem: ProblemError }
  | { type: 'changed'; pill: Pick<Pill, 'id'> & Partial<Pill> };

export const noPages = (key: string): LibraryPages => ({ key, pills: [], skip: 0, status: 'pending' });

/**
 * What is known after an event. A reply for another view is ignored, and a video that comes twice is kept once. While a
 * view reloads, its videos stay; its first part replaces them, and a failure leaves them.
 */
export function pagesAfter(pages: LibraryPages, event: PagesEvent): LibraryPages {
  if (event.type === 'changed') {
    const changed = pages.pills.map((pill) => (pill.id === event.pill.id ? { ...pill, ...event.pill } : pill));
    return { ...pages, pills: changed };
  }
  if (event.type === 'began')
    return event.key === pages.key && pages.pills.length > 0 ? { ...pages, isAgain: true } : noPages(event.key);
  if (event.key !== pages.key) return pages;
  const { problem: _problem, ...before } = pages;
  if (event.type === 'more') return { ...before, status: 'pending' };
  const isFirst = event.skip === 0;
  if (event.type === 'failed')
    return isFirst && pages.pills.length > 0
      ? { ...pages, isAgain: false, stale: event.problem }
      : { ...before, status: 'failed', problem: event.problem };
  const status = event.pills.length < event.take ? 'end' : 'ready';
  if (isFirst) return { key: pages.key, pills: event.pills, skip: event.take, status, readAt: event.at };
  // A part that was asked for before the view was read anew.
  if (event.skip !== pages.skip) return pages;
  const known = new Set(before.pills.map(({ id }) => id));
  const added = event.pills.filter(({ id }) => !known.has(id));
  return { ...before, pills: [...before.pills, ...added], skip: before.skip + event.take, status };
}
