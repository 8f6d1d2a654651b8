import { configure } from 'storybook/test';

/**
 * Lets what a story's hand does reach the page as a browser would. Storybook wraps each event in React's `act`, which
 * renders when the event has been dispatched: a focus that React itself moves while it draws would then make it draw
 * within its own drawing. It refuses ("Should not already be working"), and every story after that one fails.
 */
export function plainEvents(): Promise<void> {
  configure({ eventWrapper: (dispatch): unknown => dispatch() });
  return Promise.resolve();
}
