import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { drawOf, pagesDrawn } from './pages';
import { openPreview, pagesBuilt, visit } from './preview';

/** One page for all stories: Storybook takes seconds to open. After a failure Playwright starts another worker. */
const test = base.extend<object, { preview: Page }>({
  preview: [
    async ({ browser }, use) => {
      const page = await openPreview(browser);
      await use(page);
      await page.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
test.setTimeout(90_000);

/**
 * `npm run test:all` plays every story that presses something and reads every source. `npm test` takes a tenth of the pages
 * by the commit and those that the change reaches, and plays the first story of each: the step `stories` plays them all.
 */
const built = pagesBuilt();
const draw = drawOf(process.env);
const pages = draw === undefined ? built : pagesDrawn(built, draw);

/** What no reader of a page can copy: a minified name, a component without one, a value that was left out. */
const UNREADABLE = /<\/?[\w$.]{1,2}(?=[\s/>])|No Display Name|React\.\w+|\[Circular\]/;
/** HTML's own elements of one or two letters. */
const HTML = /<\/?(?:a|b|i|p|q|s|u|br|dd|dl|dt|em|h[1-6]|hr|li|ol|td|th|tr|ul)(?=[\s/>])/g;

test('DS-02 the built Storybook has pages with plays and pages with sources', () => {
  expect(built.flatMap(({ played }) => played).length).toBeGreaterThan(250);
  expect(built.flatMap(({ shown }) => shown).length).toBeGreaterThan(200);
  expect(pages.length).toBeGreaterThanOrEqual(built.length / 10);
});

for (const { title, played, shown } of pages)
  for (const id of new Set([...(draw === undefined ? played : played.slice(0, 1)), ...shown]))
    test(`DS-02 ${title}: ${id} passes where designers see it, and its source can be copied`, async ({ preview }) => {
      const { failure, source } = await visit(preview, id);
      expect(failure).toBeNull();
      if (shown.includes(id)) expect(UNREADABLE.exec(source.replace(HTML, ''))).toBeNull();
    });
