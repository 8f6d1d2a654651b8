import { forceTheme } from './.storybook/forcedTheme';

forceTheme('light');
