import { configure } from 'storybook/test';

/**
 * Dispatches user events without React's `act`. Storybook wraps each event in `act`, which renders after the dispatch.
 * When React moves focus during that render, it renders recursively and throws "Should not already be working", and
 * every later story fails.
 */
export function plainEvents(): Promise<void> {
  configure({ eventWrapper: (dispatch): unknown => dispatch() });
  return Promise.resolve();
}
