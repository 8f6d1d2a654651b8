import { expect, type BrowserContext, type TestInfo } from '@playwright/test';

/** How far a page should move at most by itself while it loads, as Chromium scores it (CLS; UI-02). */
const AT_MOST = 0.02;
/** Storybook's own pages; those of the product have no such ending. */
const OF_STORYBOOK = /\.html$/;

/** What the page's script reports; see `reportMoves`. */
type Report = (path: string, score: number, what: string) => void;

/**
 * Watches every page of a context while `use` runs. Scores are summed by address, from its opening to the first key or press
 * on it. Pages that moved are annotated on the test; with `JOURNEYS_STEADY` they fail it.
 */
export async function steadyPages(context: BrowserContext, use: () => Promise<void>, test: TestInfo): Promise<void> {
  const moves = new Map<string, { score: number; what: string[] }>();
  await context.exposeBinding('reportMove', (_source, path: string, score: number, what: string) => {
    const known = moves.get(path) ?? { score: 0, what: [] };
    moves.set(path, { score: known.score + score, what: [...known.what, `${score.toFixed(3)} ${what}`] });
  });
  await context.addInitScript(reportMoves);
  await use();
  const restless = [...moves]
    .filter(([path, { score }]) => score > AT_MOST && !OF_STORYBOOK.test(path))
    .map(([path, { what }]) => ({ path, what }));
  for (const { path, what } of restless) test.annotations.push({ type: `${path} moves`, description: what.join('; ') });
  if (process.env['JOURNEYS_STEADY'] !== undefined) expect(restless).toEqual([]);
}

/** Runs in the page. */
function reportMoves(): void {
  const { reportMove } = window as unknown as { reportMove: Report }; // exposed by the context
  let touched = '';
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => (touched = location.pathname), { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput || touched === location.pathname) continue;
      const what = entry.sources.map(({ node }) => (node?.textContent ?? '').trim().slice(0, 40)).join(' | ');
      reportMove(location.pathname, entry.value, what);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The entry of Chromium's Layout Instability API, which TypeScript's DOM does not have. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}
