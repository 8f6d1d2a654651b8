import { forcedTheme } from '../.storybook/forcedTheme';

/**
 * Globals for lab stories. axe takes seconds for the hundreds of texts of a chart and would block input, so in
 * Storybook it runs only from its own panel. Tests run it after every story.
 */
export const axeWhenAsked = () => ({ a11y: { manual: forcedTheme() === undefined } });
