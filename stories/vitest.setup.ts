import { forceTheme } from './.storybook/forcedTheme';

forceTheme('light');

// Tests look at things at rest: what floats is there at once, without fading in.
const atRest = document.createElement('style');
atRest.textContent = '[data-entering] { opacity: 1 !important; transition: none !important; }';
document.head.append(atRest);
