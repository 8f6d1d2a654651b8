import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { framesWhileDragging } from './dragging';
import { median } from './kit/measure';
import { fixed, type Line } from './kit/table';
import { longestTask } from './lab/tasks';

/** CPU slowdown, like a cheap phone or an old office computer. */
const SLOWDOWN = 4;
const AIM_MS = 50;
/** Of a change of the whole agenda. */
const VIEW_AIM_MS = 100;
const TASK_AIM_MS = 50;
/** Milliseconds between keys of a fast typist. */
const BETWEEN_MS = 250;
/** Milliseconds between two sorts. */
const LOOKING_MS = 1_000;
/** Milliseconds until work after the last paint is done, and long lists are ready for a search. */
const SETTLED_MS = 3_000;
/** Event Timing does not report shorter events. */
const SHORTEST_MS = 16;
const ADDRESS = 'http://bench.test/';
const HTML =
  '<!doctype html><html lang="es"><meta charset="utf-8"><title>Ruta</title><div id="root"></div><script src="page.js"></script>';

/** Keys pressed one after the other on a part of the page; the keys in `before` are not measured. */
interface Pressing {
  what: string;
  part: 'nothing' | 'combobox' | 'table' | 'calendar' | 'library';
  before?: readonly string[];
  keys: readonly string[];
  /** Milliseconds between keys. */
  pause?: number;
  /** Milliseconds; 50 by default. */
  aim?: number;
}

const times = (count: number, ...keys: string[]) => Array.from({ length: count }, () => keys).flat();
const typed = [...Array.from('primaria benito'), ...times(8, 'Backspace')];

const PRESSINGS: readonly Pressing[] = [
  { what: 'key to paint, nothing else on the page', part: 'nothing', before: ['Tab'], keys: typed },
  { what: 'combobox of 10,000: typing', part: 'combobox', before: ['Tab'], keys: typed },
  { what: 'combobox of 10,000: along the list', part: 'combobox', before: ['Tab'], keys: times(20, 'ArrowDown') },
  { what: 'table of 100 rows: typing in its search', part: 'table', before: ['Tab'], keys: typed },
  { what: 'table of 100 rows: along its rows', part: 'table', before: times(3, 'Tab'), keys: times(20, 'Tab') },
  {
    what: 'table of 100 rows: sorting',
    part: 'table',
    before: times(3, 'Tab'),
    keys: times(10, 'Enter'),
    pause: LOOKING_MS,
  },
  { what: 'library of 100 cards: typing in its search', part: 'library', before: ['Tab'], keys: typed },
  { what: 'library of 100 cards: along its cards', part: 'library', before: ['Tab'], keys: times(20, 'Tab') },
  {
    what: 'agenda of 400 items a month: week and month by turns',
    part: 'calendar',
    before: ['w', 'm'],
    keys: times(5, 'w', 'm'),
    pause: LOOKING_MS,
    aim: VIEW_AIM_MS,
  },
  {
    what: 'agenda of 400 items a month: another month',
    part: 'calendar',
    keys: times(10, 'n'),
    pause: LOOKING_MS,
    aim: VIEW_AIM_MS,
  },
  {
    what: 'agenda of 400 items a month: another week',
    part: 'calendar',
    before: ['w'],
    keys: times(10, 'n'),
    pause: LOOKING_MS,
    aim: VIEW_AIM_MS,
  },
];

/** Time from a key press to the paint of its change, in a slowed browser, by Event Timing. */
export async function components(): Promise<Line[]> {
  const executablePath = await ensureChromium();
  if (!executablePath) throw new Error('npm run bench -- --only components needs Chromium');
  const script = await pageScript();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const lines: Line[] = [];
    for (const pressing of PRESSINGS) lines.push(await measured(browser, script, pressing));
    lines.push(await longestTaskOfViews(browser, script));
    const dragged = await opened(browser, script, 'calendar');
    lines.push(await framesWhileDragging(dragged));
    await dragged.close();
    return lines;
  } finally {
    await browser.close();
  }
}

/** The page's script with the design system, built for production. */
async function pageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), 'tests/bench/page/page.tsx')],
    bundle: true,
    write: false,
    // Minifying also defines NODE_ENV as production.
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    loader: { '.woff2': 'dataurl' },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** A page that shows a part. */
async function opened(browser: Browser, script: string, part: Pressing['part']): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.route(`${ADDRESS}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
      : route.fulfill({ contentType: 'text/html', body: HTML }),
  );
  await page.goto(`${ADDRESS}#${part}`);
  await page.locator('#root *:visible').first().waitFor();
  return page;
}

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** The longest task while views and weeks of the agenda change; the median of some rounds. */
async function longestTaskOfViews(browser: Browser, script: string): Promise<Line> {
  const page = await opened(browser, script, 'calendar');
  await press(page, ['w', 'n', 'm', 'n'], LOOKING_MS);
  await slowDown(page);
  const tasks: number[] = [];
  for (const key of times(3, 'w', 'n', 'm', 'n'))
    tasks.push(await longestTask(browser, page, () => page.keyboard.press(key)));
  await page.close();
  return {
    ...{ what: 'agenda of 400 items a month: longest task', value: median(tasks), aim: TASK_AIM_MS, better: 'less' },
    unit: `ms, ${String(SLOWDOWN)}× slower`,
    note: `worst ${fixed(Math.max(...tasks))} of ${String(tasks.length)} changes`,
  };
}

async function measured(
  browser: Browser,
  script: string,
  { what, part, before = [], keys, pause = BETWEEN_MS, aim = AIM_MS }: Pressing,
): Promise<Line> {
  const page = await opened(browser, script, part);
  await press(page, before, BETWEEN_MS);
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate(watchKeys, SHORTEST_MS);
  await slowDown(page);
  await press(page, keys, pause);
  await page.waitForTimeout(SETTLED_MS);
  const durations = await page.evaluate(durationsOfKeys, SHORTEST_MS);
  await page.close();
  if (durations.length !== keys.length)
    throw new Error(`${what}: ${String(durations.length)} keys of ${String(keys.length)}`);
  return {
    ...{
      what,
      value: median(durations),
      aim,
      better: 'less',
      unit: `ms from key to paint, ${String(SLOWDOWN)}× slower`,
    },
    note: `worst ${fixed(Math.max(...durations))} of ${String(keys.length)} keys`,
  };
}

async function press(page: Page, keys: readonly string[], pause: number) {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pause);
  }
}

/** What the page records. */
interface Watched {
  pressedAt: number[];
  events: { startTime: number; duration: number }[];
}

declare global {
  /** Set only in the measured page. */
  var watched: Watched | undefined;
}

/** Runs in the page. */
function watchKeys(shortest: number) {
  const watched: Watched = { pressedAt: [], events: [] };
  globalThis.watched = watched;
  addEventListener('keydown', ({ timeStamp }) => watched.pressedAt.push(timeStamp), true);
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (/^key(down|press)$|input$/.test(name)) watched.events.push({ startTime, duration });
    // TypeScript's DOM types lack durationThreshold.
  }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
}

/** Runs in the page: milliseconds from each key press to the next paint. */
function durationsOfKeys(shortest: number): number[] {
  const { pressedAt, events } = globalThis.watched ?? { pressedAt: [], events: [] };
  return pressedAt.map((at, index) => {
    const until = pressedAt[index + 1] ?? Infinity;
    const ends = events
      .filter(({ startTime }) => startTime >= at && startTime < until)
      .map(({ startTime, duration }) => startTime + duration - at);
    return Math.max(shortest, ...ends);
  });
}
