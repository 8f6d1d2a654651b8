import { showAtRest } from './at-rest';
import { forceTheme } from './.storybook/forcedTheme';

forceTheme('light');
showAtRest();
