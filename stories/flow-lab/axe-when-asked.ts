import { forcedTheme } from '../.storybook/forcedTheme';

/**
 * For a story's `globals`: axe takes seconds for the hundreds of texts of a chart, and a press would wait for it. So the
 * workshop runs it here only from its own panel. Tests run it after every story, as everywhere.
 */
export const axeWhenAsked = () => ({ a11y: { manual: forcedTheme() === undefined } });
