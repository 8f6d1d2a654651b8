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
 * Photographs each story at every width and in every theme, one page of the browser per theme, into a folder. Gives
 * the hash of each picture by `<story> <theme> <width>`; a story that does not come to rest is photographed as it is.
 */
export async function photograph({ browser, dir, stories, into, deadline, progress }) {
  const { url, close } = await serveFolder(dir);
  const taken = new Map();
  try {
    await Promise.all(
      THEMES.map((theme) => oneTheme({ browser, url, theme, stories, into, deadline, progress, taken })),
    );
  } finally {
    close();
  }
  return taken;
}

async function oneTheme({ browser, url, theme, stories, into, deadline, progress, taken }) {
  const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.clock.setFixedTime(NOON);
  for (const { id } of stories) {
    if (Date.now() > deadline) break;
    await show(page, url, theme, id);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(
        () => new Promise((drawn) => globalThis.requestAnimationFrame(() => globalThis.requestAnimationFrame(drawn))),
      );
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
      const name = `${id} ${theme} ${width}`;
      writeFileSync(join(into, `${name}.png`), picture);
      taken.set(name, createHash('sha256').update(picture).digest('hex'));
    }
    progress();
  }
  await page.close();
}

/** Shows a story: the first by its address, the others in the same page, which is many times faster. */
async function show(page, url, theme, id) {
  await page.setViewportSize({ width: WIDTHS.at(-1), height: 800 });
  const atRest = `${url}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};motion:reduced`;
  if (page.url() === 'about:blank') await page.goto(atRest, { waitUntil: 'networkidle' });
  else {
    const isShown = await page.evaluate(
      ({ storyId, patience }) =>
        new Promise((shown) => {
          const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
          const ends = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'];
          const timer = setTimeout(() => done(false), patience);
          const heard = (what) => {
            if (typeof what !== 'object' || what?.storyId === undefined || what.storyId === storyId) done(true);
          };
          const done = (outcome) => {
            clearTimeout(timer);
            for (const end of ends) channel.off(end, heard);
            shown(outcome);
          };
          for (const end of ends) channel.on(end, heard);
          channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
        }),
      { storyId: id, patience: PATIENCE },
    );
    if (!isShown) await page.goto(atRest, { waitUntil: 'networkidle' });
  }
  await page.evaluate(() => globalThis.document.fonts.ready.then(() => undefined));
}
