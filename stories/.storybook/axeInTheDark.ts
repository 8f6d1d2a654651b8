import * as a11y from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { forcedTheme } from './forcedTheme';

/** What axe finds by looking at colours; everything else is the same in each theme and was looked at in light. */
const BY_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * In a test run, after a story was drawn, played and looked at in light: axe again in the dark. A theme is nothing but
 * the variables of the page's root, so the story needs not be drawn anew.
 */
export const axeInTheDark: NonNullable<Preview['afterEach']> = async (context) => {
  if (forcedTheme() === undefined) return;
  const { dataset } = document.documentElement;
  const { colorScheme } = dataset;
  dataset['colorScheme'] = 'dark';
  try {
    const { a11y: given, ...parameters } = context.parameters as { a11y?: { options?: object } };
    await a11y.afterEach({
      ...context,
      parameters: { ...parameters, a11y: { ...given, options: { ...given?.options, runOnly: BY_COLOUR } } },
    });
  } finally {
    if (colorScheme === undefined) delete dataset['colorScheme'];
    else dataset['colorScheme'] = colorScheme;
  }
};
