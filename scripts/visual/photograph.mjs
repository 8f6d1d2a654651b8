// Takes screenshots of the stories of a built Storybook in Chromium.
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

export const WIDTHS = [360, 1280];
export const THEMES = ['light', 'dark'];
/** The browser's clock in every screenshot. */
const NOON = '2026-11-20T12:00:00';
/** Time limit for a story's play function, in ms. */
const PATIENCE = 15_000;
/** A screenshot is taken once the DOM has not changed for this time, in ms. */
const PAUSE = 150;
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The stories of a built Storybook by id, with their names. */
export function storiesOf(dir) {
  const { entries } = JSON.parse(readFileSync(join(dir, 'index.json'), 'utf8'));
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Serves a folder on a free port of 127.0.0.1. */
export function serveFolder(dir) {
  const server = createServer((req, res) => {
    const path = join(dir, normalize(decodeURIComponent(new URL(req.url, 'http://x').pathname)));
    if (!path.startsWith(dir) || !statSync(path, { throwIfNoEntry: false })?.isFile()) return res.writeHead(404).end();
    res.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream' });
    return createReadStream(path).pipe(res);
  });
  return new Promise((listening) =>
    server.listen(0, '127.0.0.1', () =>
      listening({
        url: `http://127.0.0.1:${server.address().port}`,
        close: () => (server.closeAllConnections(), server.close()),
      }),
    ),
  );
}

/**
 * Takes a screenshot of each story at every width and in every theme. One browser per theme: of two pages in one browser,
 * the second does not draw while the first takes a screenshot. Resolves to the hash of each picture by
 * `<story> <theme> <width>`. A story whose play does not end in time is pictured as it is.
 */
export async function photograph({ launch, dir, stories, into, deadline, progress }) {
  const { url, close } = await serveFolder(dir);
  const taken = new Map();
  try {
    await Promise.all(
      THEMES.map((theme) => oneTheme({ launch, url, theme, stories, into, deadline, progress, taken })),
    );
  } finally {
    close();
  }
  return taken;
}

async function oneTheme({ launch, url, theme, stories, into, deadline, progress, taken }) {
  const browser = await launch();
  const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.clock.setFixedTime(NOON);
  for (const { id } of stories) {
    if (Date.now() > deadline) break;
    await show(page, url, theme, id);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(drawnFromTheTop);
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
      const name = `${id} ${theme} ${width}`;
      writeFileSync(join(into, `${name}.png`), picture);
      taken.set(name, createHash('sha256').update(picture).digest('hex'));
    }
    progress();
  }
  await browser.close();
}

/** Opens the first story by its address, the others in the same page, which is many times faster. */
async function show(page, url, theme, id) {
  await page.setViewportSize({ width: WIDTHS.at(-1), height: 800 });
  const address = `${url}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};motion:reduced`;
  const isFirst = page.url() === 'about:blank';
  if (!isFirst) await page.evaluate(goTo, id);
  if (isFirst || !(await atRest(page, id))) {
    await page.goto(address);
    await atRest(page, id);
  }
  await page.evaluate(() => globalThis.document.fonts.ready.then(() => undefined));
  await page.evaluate(quiet, { pause: PAUSE, patience: PATIENCE / 5 });
}

/** Scrolls to the top, where sticky elements have their own place, and waits for two frames. */
const drawnFromTheTop = () => {
  globalThis.scrollTo(0, 0);
  return new Promise((drawn) => globalThis.requestAnimationFrame(() => globalThis.requestAnimationFrame(drawn)));
};

/** Resolves once the DOM has not changed for `pause` ms. A screen may load data after its play has ended. */
const quiet = ({ pause, patience }) =>
  new Promise((done) => {
    let timer = setTimeout(done, pause);
    const watch = new globalThis.MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, pause);
    });
    watch.observe(globalThis.document.body, { subtree: true, childList: true, characterData: true });
    setTimeout(done, patience);
  });

const goTo = (storyId) => {
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
};

/**
 * Whether the play of a story has ended, read from Storybook's current render. Its events report the end of an earlier
 * render as well; to leave a story then makes Storybook reload the page, for every story that follows.
 */
const atRest = (page, id) =>
  page
    .waitForFunction(
      (storyId) => {
        const story = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
        return story?.id === storyId && ['finished', 'errored'].includes(story.phase);
      },
      id,
      { timeout: PATIENCE, polling: 50 },
    )
    .then(
      () => true,
      () => false,
    );
