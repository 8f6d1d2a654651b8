// Finds Chromium, or installs it.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { at, run, say } from './kit.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const found = () => [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path)) ?? playwrights();

/** The browser that Playwright downloaded, if any. */
function playwrights() {
  try {
    const path = createRequire(at('tests/package.json'))('@playwright/test').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this is Debian and we are root. */
export const mayInstallDebianPackages = () =>
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/apt-get') &&
  readFileSync('/etc/os-release', 'utf8').includes('debian');

/** Resolves to the path of Chromium, installed first where it is missing; to null where that fails. */
export async function ensureChromium() {
  if (found()) return found();
  if (mayInstallDebianPackages()) {
    say('… Installing Chromium from Debian');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { quiet: true, env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { quiet: true, env });
  } else {
    say('… Downloading Playwright’s Chromium');
    await run('npx', ['playwright', 'install', 'chromium'], { quiet: true });
  }
  return found() ?? null;
}
