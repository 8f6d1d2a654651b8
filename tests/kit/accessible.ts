import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2 A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** React Aria's live region; for some seconds it may reference a button of the previous page. */
const ANNOUNCER = '[data-live-announcer]';

/** `window` with an injected axe. */
interface WithAxe {
  axe?: typeof axe;
}

/** Expects no violations of axe on the page, and that it does not scroll sideways (WCAG 1.4.10). */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(atRest);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // Not @axe-core/playwright, which opens a second page per report and takes five times as long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const args = [RULES, ANNOUNCER] as const;
  // What changes colour while axe looks is looked at once more, at rest.
  const first = await page.evaluate(violations, args);
  await page.evaluate(atRest);
  expect(first.length === 0 ? first : await page.evaluate(violations, args)).toEqual([]);
}

/** Runs in the page. */
async function violations([rules, announcer]: readonly [string[], string]): Promise<string[]> {
  const run = (window as WithAxe).axe?.run;
  if (!run) throw new Error('axe is not in the page');
  const { violations: found } = await run({ exclude: announcer }, { runOnly: rules, resultTypes: ['violations'] });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Waits for finite animations, because fading elements have wrong colours. */
async function atRest(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity));
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
