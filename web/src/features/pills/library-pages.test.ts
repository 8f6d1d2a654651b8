import { samplePill } from '@ruta/contracts/pills/pills.sample';
import { ProblemError } from '../../lib/api';
import { noPages, pagesAfter } from './library-pages';
import type { LibraryPages } from './library-pages';

const KEY = '{}';
const TAKE = 12;
const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ ...samplePill, id: at + 1 }));
/** Loads a library of so many videos to its end; what stands after each part. */
function loads(count: number): LibraryPages[] {
  const parts: LibraryPages[] = [];
  let pages = noPages(KEY);
  while (pages.status !== 'end') {
    const pills = rows(count).slice(pages.skip, pages.skip + TAKE);
    const asked = pagesAfter(pages, { type: 'more', key: KEY });
    pages = pagesAfter(asked, { type: 'loaded', key: KEY, skip: pages.skip, take: TAKE, pills, at: 0 });
    parts.push(pages);
  }
  return parts;
}

test('PIL-03 for every number of videos: parts of 12, each once, and the last one is shorter', () => {
  for (let count = 0; count <= 60; count += 1) {
    const parts = loads(count);
    expect(parts).toHaveLength(Math.floor(count / TAKE) + 1);
    expect(parts.at(-1)?.pills).toEqual(rows(count));
    expect(parts.map(({ skip }) => skip)).toEqual(parts.map((_, at) => (at + 1) * TAKE));
    expect(parts.slice(0, -1).every(({ status }) => status === 'ready')).toBe(true);
  }
  expect(loads(25).map(({ pills }) => pills.length)).toEqual([12, 24, 25]);
  expect(loads(24).map(({ pills }) => pills.length)).toEqual([12, 24, 24]);
});

test('PIL-03 a reply of a view that was left is ignored, and a video that comes twice stands once', () => {
  const [first] = loads(12);
  const late = { type: 'loaded', key: 'other', skip: 12, take: TAKE, pills: rows(3), at: 0 } as const;
  expect(first && pagesAfter(first, late)).toBe(first);
  const again = first && pagesAfter(first, { ...late, key: KEY });
  expect(again?.pills).toHaveLength(12);
});

test('PIL-03 what failed is loaded again from where it was', () => {
  const [first = noPages(KEY)] = loads(25);
  const problem = new ProblemError({ status: 503, code: 'server.unavailable', message: 'No.' } as never);
  const failed = pagesAfter(first, { type: 'failed', key: KEY, skip: 12, problem });
  expect(failed).toMatchObject({ status: 'failed', skip: 12 });
  expect(pagesAfter(failed, { type: 'more', key: KEY })).toEqual({ ...first, status: 'pending' });
  expect(pagesAfter(failed, { type: 'changed', pill: { id: 1, favorite: true } }).pills[0]?.favorite).toBe(true);
});

test('PIL-03 a view that is read anew stands until its first part has come, and stays where that fails', () => {
  const [, two = noPages(KEY)] = loads(25);
  const again = pagesAfter(two, { type: 'began', key: KEY });
  expect(again).toEqual({ ...two, isAgain: true });
  const stale = new ProblemError({ status: 0, code: 'network.offline', message: 'No.' } as never);
  const failed = pagesAfter(again, { type: 'failed', key: KEY, skip: 0, problem: stale });
  expect(failed).toEqual({ ...two, isAgain: false, stale });
  const fresh = { type: 'loaded', key: KEY, skip: 0, take: TAKE, pills: rows(12), at: 9 } as const;
  const read = pagesAfter(pagesAfter(failed, { type: 'began', key: KEY }), fresh);
  expect(read).toEqual({ key: KEY, pills: rows(12), skip: 12, status: 'ready', readAt: 9 });
  // The third part that was asked for before comes too late.
  expect(pagesAfter(read, { ...fresh, skip: 24 })).toBe(read);
  expect(pagesAfter(two, { type: 'began', key: 'other' })).toEqual(noPages('other'));
});
