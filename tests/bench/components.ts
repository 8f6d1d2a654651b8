import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { median } from './kit/measure';
import { fixed, type Line } from './kit/table';

/** As a cheap phone or the computer of a school's office. */
const SLOWDOWN = 4;
const AIM_MS = 50;
/** How fast somebody types who knows what. */
const BETWEEN_MS = 250;
/** Who sorts looks at the rows that came before sorting once more. */
const LOOKING_MS = 1_000;
/** Until what comes after the last paint has come, and long lists are ready for their first search. */
const SETTLED_MS = 3_000;
/** Event Timing tells of nothing that is shorter. */
const SHORTEST_MS = 16;
const ADDRESS = 'http://bench.test/';
const HTML =
  '<!doctype html><html lang="es"><meta charset="utf-8"><title>Ruta</title><div id="root"></div><script src="page.js"></script>';

/** Keys pressed one after the other on a part of the page; what is pressed `before` is not measured. */
interface Pressing {
  what: string;
  part: 'nothing' | 'combobox' | 'table';
  before?: readonly string[];
  keys: readonly string[];
  /** From one key to the next, in milliseconds. */
  pause?: number;
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
];

/** How long a key takes until what it changed is painted, in a browser that is slowed down; by Event Timing. */
export async function components(): Promise<Line[]> {
  const executablePath = await ensureChromium();
  if (!executablePath) throw new Error('npm run bench -- --only components needs Chromium');
  const script = await pageScript();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const lines: Line[] = [];
    for (const pressing of PRESSINGS) lines.push(await measured(browser, script, pressing));
    return lines;
  } finally {
    await browser.close();
  }
}

/** The page with the design system in it, as a build for production has it. */
async function pageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), 'tests/bench/page/page.tsx')],
    bundle: true,
    write: false,
    // With it esbuild tells the libraries that this is production.
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

async function measured(
  browser: Browser,
  script: string,
  { what, part, before = [], keys, pause = BETWEEN_MS }: Pressing,
): Promise<Line> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.route(`${ADDRESS}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
      : route.fulfill({ contentType: 'text/html', body: HTML }),
  );
  await page.goto(`${ADDRESS}#${part}`);
  await page.getByRole('textbox').or(page.getByRole('combobox')).or(page.getByRole('searchbox')).first().waitFor();
  await press(page, before, BETWEEN_MS);
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate(watchKeys, SHORTEST_MS);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
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
      aim: AIM_MS,
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

/** What the page remembers of its keys. */
interface Watched {
  pressedAt: number[];
  events: { startTime: number; duration: number }[];
}

declare global {
  /** Only in the page that is measured. */
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
    // TypeScript's DOM does not know the threshold yet.
  }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
}

/** Runs in the page: of each key, from its press to the paint that followed. */
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
