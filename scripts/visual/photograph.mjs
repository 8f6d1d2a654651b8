// Photographs the stories of a built Storybook in Chromium.
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

export const WIDTHS = [360, 1280];
export const THEMES = ['light', 'dark'];
/** The hour of every picture. */
const NOON = '2026-11-20T12:00:00';
/** How long a story may take to come to rest, in milliseconds. */
const PATIENCE = 15_000;
/** How long nothing has to come to a story before its picture, in milliseconds. */
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

/** Serves a folder on a free port of this machine alone. */
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
 * Photographs each story at every width and in every theme, one browser per theme, into a folder: of two pages in one
 * browser the second stands still while the first is photographed, and every story of it would be waited for. Gives the
 * hash of each picture by `<story> <theme> <width>`; a story that does not come to rest is photographed as it is.
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

/** Shows a story: the first by its address, the others in the same page, which is many times faster. */
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

/** From its top: what sticks to the window would else stand wherever its story scrolled to. */
const drawnFromTheTop = () => {
  globalThis.scrollTo(0, 0);
  return new Promise((drawn) => globalThis.requestAnimationFrame(() => globalThis.requestAnimationFrame(drawn)));
};

/** Until nothing came to the page for a moment: a screen asks for more once it is drawn, and no play may wait for that. */
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
 * Whether a story has come to its end. It is asked of the story itself: one that is drawn again meanwhile tells of its
 * first end, and to leave it then makes Storybook wait, load its page anew, and so on with every story after it.
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
