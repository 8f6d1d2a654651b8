import { configure } from 'storybook/test';
import { forceTheme } from './.storybook/forcedTheme';

forceTheme('light');
// Two cores, often loaded: what comes late comes.
configure({ asyncUtilTimeout: 10_000 });

// Tests look at things at rest: what floats is there at once, without fading in.
const atRest = document.createElement('style');
atRest.textContent = '[data-entering] { opacity: 1 !important; transition: none !important; }';
document.head.append(atRest);
