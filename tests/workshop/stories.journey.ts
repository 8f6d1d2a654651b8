import { expect, test } from '@playwright/test';
import { storiesBuilt, visitAll } from './preview';

// Hundreds of stories in one go.
test.setTimeout(1_200_000);

/** `npm run test:all`: every story that presses something. `npm test` plays the first of each page; all in their own step. */
const isWhole = process.env['TESTS_WHOLE'] !== undefined;
const { played: all, firstPlayed, shown } = storiesBuilt();
const played = isWhole ? all : firstPlayed;

test('DS-02 stories that press something pass where designers see them', async ({ browser }) => {
  expect(played.length).toBeGreaterThan(isWhole ? 250 : 100);
  const visits = await visitAll(browser, played);
  expect(visits).toHaveLength(played.length);
  expect(visits.filter(({ failure }) => failure !== null).map(({ id, failure }) => `${id}: ${failure}`)).toEqual([]);
});

/** What no reader of a page can copy: a minified name, a component without one, a value that was left out. */
const UNREADABLE = /<\/?[\w$.]{1,2}(?=[\s/>])|No Display Name|React\.\w+|\[Circular\]/;
/** HTML's own elements of one or two letters. */
const HTML = /<\/?(?:a|b|i|p|q|s|u|br|dd|dl|dt|em|h[1-6]|hr|li|ol|td|th|tr|ul)(?=[\s/>])/g;

test('DS-02 the sources that docs pages print name components as one writes them, and leave nothing out', async ({
  browser,
}) => {
  expect(shown.length).toBeGreaterThan(200);
  const visits = await visitAll(browser, shown);
  const unreadable = visits.flatMap(({ id, source }) => {
    const [found] = UNREADABLE.exec(source.replace(HTML, '')) ?? [];
    return found === undefined ? [] : [`${id}: ${found}`];
  });
  expect(unreadable).toEqual([]);
});
