import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** What the processor spent on it; what waited for its turn on a busy machine does not count. */
  tdur?: number;
  args?: { name?: string };
}

const MAIN = 'CrRendererMain';
const TASK = 'ThreadControllerImpl::RunTask';
/** How long is looked after an act for what it sets off, in milliseconds. */
const AFTERWARDS = 800;

/** The longest task of a page's own thread while something is done, in milliseconds of processor time. */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  await page.waitForTimeout(AFTERWARDS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${String(pid)} ${String(tid)}`;
  const mains = new Set(traceEvents.filter(({ args }) => args?.name === MAIN).map(threadOf));
  const tasks = traceEvents.filter((event) => event.name === TASK && mains.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('The trace tells of no task');
  return Math.max(...tasks.map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1000));
}
