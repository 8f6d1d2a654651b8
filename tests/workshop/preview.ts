import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import type { WorkshopPage } from './pages';

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

/** A page of the built Storybook, with the ids of its stories. */
export interface BuiltPage extends WorkshopPage {
  /** Those that have a play. */
  readonly played: readonly string[];
  /** Those that its docs page shows. */
  readonly shown: readonly string[];
}

/** The pages of the built Storybook. */
export function pagesBuilt(): BuiltPage[] {
  const { entries } = JSON.parse(readFileSync(join(stories, 'dist', 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, Entry>>;
  };
  const all = Object.values(entries);
  return [...new Set(all.map(({ title }) => title))].map((title) => {
    const ofPage = all.filter((entry) => entry.title === title);
    const storiesOfPage = ofPage.filter(({ type }) => type === 'story');
    const names = new Set(
      ofPage
        .filter(({ type }) => type === 'docs')
        .flatMap(({ importPath }) => [
          ...readFileSync(join(stories, importPath), 'utf8').matchAll(/<Canvas\s+of=\{\w+\.(\w+)/g),
        ])
        .map(([, name]) => name),
    );
    return {
      title,
      files: [...new Set(ofPage.map(({ importPath }) => join('stories', importPath)))],
      played: storiesOfPage.filter(({ tags }) => tags.includes('play-fn')).map(({ id }) => id),
      shown: storiesOfPage.filter(({ exportName }) => names.has(exportName)).map(({ id }) => id),
    };
  });
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
const show = (page: Page, storyId: string): Promise<Visit> =>
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

const SIZE = { width: 1280, height: 800 };

/** Opens the built Storybook's page of stories, in which `visit` shows one after the other. axe is off. */
export async function openPreview(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: SIZE, locale: 'es-MX', timezoneId: 'America/Mexico_City' });
  await page.goto(`${process.env['WORKSHOP_URL'] ?? ''}iframe.html`);
  await page.waitForFunction(() => (window as unknown as Preview).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  await page.evaluate(() =>
    (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
      globals: { a11y: { manual: true } },
    }),
  );
  return page;
}

/** Shows a story at its width, without a reload, and gives what came of it. */
export async function visit(page: Page, id: string): Promise<Visit> {
  const width = (await widthOf(page, id)) ?? SIZE.width;
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ ...SIZE, width });
  return show(page, id);
}
