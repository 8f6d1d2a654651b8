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
}

export type PagesEvent =
  | { type: 'began'; key: string }
  | { type: 'more'; key: string }
  | { type: 'loaded'; key: string; take: number; pills: readonly Pill[] }
  | { type: 'failed'; key: string; problem: ProblemError }
  | { type: 'changed'; pill: Pick<Pill, 'id'> & Partial<Pill> }
  | { type: 'gone'; id: number };

export const noPages = (key: string): LibraryPages => ({ key, pills: [], skip: 0, status: 'pending' });

/** What is known after an event. A reply of a view that was left is ignored; a video that comes twice stands once. */
export function pagesAfter(pages: LibraryPages, event: PagesEvent): LibraryPages {
  if (event.type === 'began') return noPages(event.key);
  if (event.type === 'changed') {
    const changed = pages.pills.map((pill) => (pill.id === event.pill.id ? { ...pill, ...event.pill } : pill));
    return { ...pages, pills: changed };
  }
  if (event.type === 'gone') return { ...pages, pills: pages.pills.filter(({ id }) => id !== event.id) };
  if (event.key !== pages.key) return pages;
  const { problem: _problem, ...before } = pages;
  if (event.type === 'more') return { ...before, status: 'pending' };
  if (event.type === 'failed') return { ...before, status: 'failed', problem: event.problem };
  const known = new Set(before.pills.map(({ id }) => id));
  return {
    ...before,
    pills: [...before.pills, ...event.pills.filter(({ id }) => !known.has(id))],
    skip: before.skip + event.take,
    status: event.pills.length < event.take ? 'end' : 'ready',
  };
}
