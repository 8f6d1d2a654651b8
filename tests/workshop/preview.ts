import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';

const stories = fileURLToPath(new URL('../../stories', import.meta.url));

interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly tags: readonly string[];
  readonly exportName?: string;
  /** File of the page, relative to `stories`. */
  readonly importPath: string;
}

/** What came of a story: why its play failed, if it did, and the source that «Show code» prints. */
export interface Visit {
  readonly id: string;
  readonly failure: string | null;
  readonly source: string;
}

interface Stories {
  /** Those that have a play. */
  readonly played: string[];
  /** The first of these on each page. */
  readonly firstPlayed: string[];
  /** Those that docs pages show. */
  readonly shown: string[];
}

/** The ids of stories of the built Storybook. */
export function storiesBuilt(): Stories {
  const { entries } = JSON.parse(readFileSync(join(stories, 'dist', 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, Entry>>;
  };
  const all = Object.values(entries);
  const shown = all
    .filter(({ type }) => type === 'docs')
    .flatMap(({ title, importPath }) => {
      const page = readFileSync(join(stories, importPath), 'utf8');
      const names = new Set([...page.matchAll(/<Canvas\s+of=\{\w+\.(\w+)/g)].map(([, name]) => name));
      return all.filter(
        ({ type, ...story }) => type === 'story' && story.title === title && names.has(story.exportName),
      );
    });
  const played = all.filter(({ type, tags }) => type === 'story' && tags.includes('play-fn'));
  const firstPlayed = played.filter(({ title }, at) => played.findIndex((story) => story.title === title) === at);
  const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id);
  return { played: idsOf(played), firstPlayed: idsOf(firstPlayed), shown: idsOf(shown) };
}

/** What the page of the preview gives of itself. */
interface Preview {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    on(name: string, hear: (what: never) => void): void;
    off(name: string, hear: (what: never) => void): void;
    emit(name: string, what: object): void;
  };
  readonly __STORYBOOK_PREVIEW__?: {
    readonly storyStoreValue?: {
      loadStory(of: { storyId: string }): Promise<{
        readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
        readonly parameters: {
          readonly viewport?: {
            readonly options?: Readonly<Record<string, { styles: { width: string } } | undefined>>;
          };
        };
      }>;
    };
  };
}

/** The width in pixels that Storybook's frame has for a story; undefined where the story wants none. */
const widthOf = (page: Page, storyId: string): Promise<number | undefined> =>
  page.evaluate(async (id) => {
    const store = (window as unknown as Preview).__STORYBOOK_PREVIEW__?.storyStoreValue;
    const story = await store?.loadStory({ storyId: id });
    const width = story?.parameters.viewport?.options?.[story.storyGlobals.viewport?.value ?? '']?.styles.width;
    return width === undefined ? undefined : Number.parseInt(width, 10);
  }, storyId);

/** Shows a story as Storybook's sidebar does, and gives what came of it. */
const visit = (page: Page, storyId: string): Promise<Visit> =>
  page.evaluate(
    (id) =>
      new Promise<Visit>((done) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Preview;
        const found: { failure: string | null; source: string } = { failure: null, source: '' };
        const failed = (error: { message?: string } | { message?: string }[]) => {
          const [first] = [error].flat();
          found.failure ??= `${first?.message ?? JSON.stringify(error)} · ${document.body.className}`;
        };
        const hears: Readonly<Record<string, (what: never) => void>> = {
          playFunctionThrewException: failed,
          storyThrewException: failed,
          unhandledErrorsWhilePlaying: failed,
          storyMissing: () => failed({ message: 'There is no such story' }),
          'storybook/docs/snippet-rendered': (snippet: { id: string; source: string }) => {
            if (snippet.id === id) found.source = snippet.source;
          },
          storyFinished: ({ storyId: finished }: { storyId: string }) => {
            if (finished === id) leave();
          },
        };
        const leave = () => {
          for (const [name, hear] of Object.entries(hears)) channel.off(name, hear);
          done({ id, ...found });
        };
        for (const [name, hear] of Object.entries(hears)) channel.on(name, hear);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );

const PAGES = 3;
const SIZE = { width: 1280, height: 800 };

/** Visits stories of the built Storybook in pages beside each other, without a reload between them and without axe. */
export async function visitAll(browser: Browser, ids: readonly string[]): Promise<Visit[]> {
  const left = [...ids];
  const inOnePage = async (): Promise<Visit[]> => {
    const page = await browser.newPage({ viewport: SIZE, locale: 'es-MX', timezoneId: 'America/Mexico_City' });
    await page.goto(`${process.env['WORKSHOP_URL'] ?? ''}iframe.html`);
    await page.waitForFunction(
      () => (window as unknown as Preview).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined,
    );
    await page.evaluate(() =>
      (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
        globals: { a11y: { manual: true } },
      }),
    );
    const visits: Visit[] = [];
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      const width = await widthOf(page, id);
      const isAsWide = page.viewportSize()?.width === (width ?? SIZE.width);
      if (!isAsWide) await page.setViewportSize({ ...SIZE, width: width ?? SIZE.width });
      visits.push(await visit(page, id));
    }
    await page.close();
    return visits;
  };
  return (await Promise.all(Array.from({ length: PAGES }, inOnePage))).flat();
}
