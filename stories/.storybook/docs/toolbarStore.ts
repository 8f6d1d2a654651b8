import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { initialGlobals, storyGlobals } from '../globals';
import type { StoryGlobals } from '../globals';

let now = initialGlobals;
const listeners = new Set<() => void>();

/**
 * Where Storybook's blocks find the page of a story that is drawn in a frame of its own. It begins with what this page
 * was told: otherwise it would speak Spanish, and tell this page to do so, too.
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

/** Begins to listen to the toolbar; once, before the first page. */
export function listenToToolbar(): void {
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, hear);
  channel.on(GLOBALS_UPDATED, hear);
}

/** What the toolbar says, for the docs pages, which are no stories. */
export function useToolbar(): StoryGlobals {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => now,
  );
}
