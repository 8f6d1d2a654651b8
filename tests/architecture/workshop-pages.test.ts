import { drawOf, pagesDrawn } from '../workshop/pages';

const pages = Array.from({ length: 95 }, (_, n) => ({
  title: `Page ${n}`,
  files: [`stories/rooms/r${n}/A.stories.tsx`],
}));
const titles = (seed: string, reached: readonly string[] | 'all' = []) =>
  pagesDrawn(pages, { seed, reached }).map(({ title }) => title);

test('a commit draws a tenth of the pages, the same each time; over many commits each page is drawn', () => {
  expect(titles('one')).toHaveLength(10);
  expect(titles('one')).toEqual(titles('one'));
  expect(titles('one')).not.toEqual(titles('other'));
  const drawn = new Set(Array.from({ length: 150 }, (_, n) => titles(`commit ${n}`)).flat());
  expect(drawn.size).toBe(pages.length);
});

test('pages that the change reaches are played, drawn or not', () => {
  const drawn = titles('one');
  const others = pages.filter(({ title }) => !drawn.includes(title)).slice(0, 2);
  const played = titles(
    'one',
    others.flatMap(({ files }) => files),
  );
  expect(played).toHaveLength(12);
  expect(played).toEqual(expect.arrayContaining([...drawn, ...others.map(({ title }) => title)]));
  expect(titles('one', 'all')).toHaveLength(pages.length);
});

test('npm run test:all plays every page, and so does a run by hand', () => {
  const WORKSHOP_SEED = 'one';
  expect(drawOf({ WORKSHOP_SEED, WORKSHOP_REACHED: 'a\nb' })).toEqual({ seed: 'one', reached: ['a', 'b'] });
  expect(drawOf({ WORKSHOP_SEED, WORKSHOP_REACHED: '' })).toEqual({ seed: 'one', reached: [] });
  expect(drawOf({ WORKSHOP_SEED, WORKSHOP_REACHED: 'all' })).toEqual({ seed: 'one', reached: 'all' });
  expect(drawOf({ WORKSHOP_SEED, TESTS_WHOLE: '1' })).toBeUndefined();
  expect(drawOf({})).toBeUndefined();
});
