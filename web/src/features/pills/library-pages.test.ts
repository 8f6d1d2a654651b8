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
    pages = pagesAfter(pagesAfter(pages, { type: 'more', key: KEY }), { type: 'loaded', key: KEY, take: TAKE, pills });
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
  const late = { type: 'loaded', key: 'other', take: TAKE, pills: rows(3) } as const;
  expect(first && pagesAfter(first, late)).toBe(first);
  const again = first && pagesAfter(first, { ...late, key: KEY });
  expect(again?.pills).toHaveLength(12);
});

test('PIL-03 what failed is loaded again from where it was', () => {
  const [first = noPages(KEY)] = loads(25);
  const problem = new ProblemError({ status: 503, code: 'server.unavailable', message: 'No.' } as never);
  const failed = pagesAfter(first, { type: 'failed', key: KEY, problem });
  expect(failed).toMatchObject({ status: 'failed', skip: 12 });
  expect(pagesAfter(failed, { type: 'more', key: KEY })).toEqual({ ...first, status: 'pending' });
  expect(pagesAfter(failed, { type: 'changed', pill: { id: 1, favorite: true } }).pills[0]?.favorite).toBe(true);
  expect(pagesAfter(failed, { type: 'gone', id: 1 }).pills).toHaveLength(11);
});
