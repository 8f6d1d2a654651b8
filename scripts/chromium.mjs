// Finds Chromium, or installs it.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { at, run, say } from './kit.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Debian's Chromium of the same build without windows, tabs and a viewer of PDF. Drawing a page takes a third less of the
 * processor, so tests prefer it.
 */
const SHELL = '/usr/bin/chromium-headless-shell';

const named = () => [process.env.CHROMIUM_PATH].find((path) => path && existsSync(path));
const whole = () => PLACES.find((path) => existsSync(path)) ?? playwrights();

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

/**
 * Resolves to the path of Chromium, installed first where it is missing; to null where that fails. It may be the one without
 * windows, unless `isWhole`.
 */
export async function ensureChromium({ isWhole = false } = {}) {
  const found = () => named() ?? (existsSync(SHELL) && !isWhole ? SHELL : undefined);
  if (found()) return found();
  if (mayInstallDebianPackages() && (!isWhole || !whole()))
    await installFromDebian(isWhole ? 'chromium' : basename(SHELL));
  if (!found() && !whole()) {
    say('… Downloading Playwright’s Chromium');
    await run('npx', ['playwright', 'install', 'chromium'], { quiet: true });
  }
  return found() ?? whole() ?? null;
}

async function installFromDebian(name) {
  say(`… Installing ${name} from Debian`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { quiet: true, env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', name], { quiet: true, env });
}
