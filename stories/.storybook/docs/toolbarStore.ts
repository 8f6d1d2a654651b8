import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { initialGlobals, storyGlobals } from '../globals';
import type { StoryGlobals } from '../globals';

let now = initialGlobals;
const listeners = new Set<() => void>();

/**
 * Sets the iframe address that Storybook's docs blocks use for stories, including the current globals. Without them an
 * iframe would start in Spanish and broadcast that to this page.
 */
function tellFrames({ theme, language, density, motion }: StoryGlobals): void {
  const globals = Object.entries({ theme, language, density, motion }).map(([name, value]) => `${name}:${value}`);
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${globals.join(';')}` });
}

function hear({ globals }: { globals: Readonly<Record<string, unknown>> }): void {
  now = storyGlobals(globals);
  tellFrames(now);
  for (const listener of listeners) listener();
}

/** Subscribes to the toolbar. Called once, before the first page. */
export function listenToToolbar(): void {
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, hear);
  channel.on(GLOBALS_UPDATED, hear);
}

/** Current toolbar values, for docs pages, which receive no story context. */
export function useToolbar(): StoryGlobals {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => now,
  );
}
