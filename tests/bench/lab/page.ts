import type { Page } from '@playwright/test';

/** Page object of one machine's lab, in Storybook's frame. */
export function labOn(page: Page) {
  const storyOf = (machine: string) => `flujos-${machine}--step-by-step`;
  const chart = page.locator('svg [data-state]').first();
  const tab = (name: string | RegExp) => page.getByRole('tab', { name }).click();
  return {
    /** Opens the page of a machine and waits for its chart. */
    async open(machine: string): Promise<void> {
      const at = `iframe.html?id=${storyOf(machine)}&viewMode=story&globals=language:es`;
      await page.goto(`${process.env['WORKSHOP_URL'] ?? ''}${at}`);
      await chart.waitFor();
    },
    /** Switches to another machine like its sidebar entry; the frame stays. */
    async turnTo(machine: string): Promise<void> {
      await page.evaluate((storyId) => {
        interface Frame {
          __STORYBOOK_PREVIEW__?: { channel: { emit: (event: string, detail: unknown) => void } };
        }
        const { __STORYBOOK_PREVIEW__: preview } = globalThis as Frame;
        preview?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }, storyOf(machine));
      await chart.waitFor({ state: 'detached' });
      await chart.waitFor();
    },
    /** Layout time of the chart in ms, as measured by the page. */
    layout: () =>
      page.evaluate(() => performance.getEntriesByName('flow-lab: chart').at(-1)?.duration ?? Number.POSITIVE_INFINITY),
    tab,
    async choose(state: string): Promise<void> {
      await tab('Saltar');
      await page.getByRole('combobox', { name: 'Estado' }).fill(state);
      await page.getByRole('option', { name: new RegExp(`${state.replaceAll('.', '\\.')}$`) }).click();
    },
    /** Presses a button that may lead to the same state. */
    click: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    /** Presses a button that leads to another state. Returns the milliseconds until the page shows it. */
    press: (name: string): Promise<number> =>
      page.evaluate(async (wanted) => {
        const isWanted = (button: HTMLElement) =>
          (button.getAttribute('aria-label') ?? button.textContent).trim() === wanted && button.offsetParent !== null;
        const button = [...document.querySelectorAll<HTMLElement>('button')].find(isWanted);
        const status = document.querySelector('[role="status"][data-grows]');
        if (button === undefined || status === null) throw new Error(`There is no button ${wanted}`);
        const before = status.textContent;
        const began = performance.now();
        const changed = new Promise<number>((resolve, reject) => {
          setTimeout(() => reject(new Error(`After ${wanted} it still says ${before}`)), 60_000);
          const observer = new MutationObserver(() => {
            if (status.textContent === before) return;
            observer.disconnect();
            resolve(performance.now() - began);
          });
          observer.observe(status, { subtree: true, childList: true, characterData: true });
        });
        button.click();
        return changed;
      }, name),
  };
}
