import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the task in µs, without waiting. */
  tdur?: number;
  args?: { name?: string };
}

const MAIN = 'CrRendererMain';
const TASK = 'ThreadControllerImpl::RunTask';
/** Milliseconds to watch after an act. */
const AFTERWARDS = 800;

/** The longest task of the page's main thread during an act, in ms of processor time. */
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
