import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url)).replace(/\/$/, '');
const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined);
// Quiet and contained: no sandbox in containers, no traffic of the browser's own.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** A screen takes about four times as long as a component. */
const weightOf = (file: string) =>
  (readFileSync(file, 'utf8').match(/^export const \w+: Story/gm)?.length ?? 1) * (file.startsWith(at('.')) ? 4 : 1);

/** All story files in two hands that take about as long: the heaviest file first, each to the lighter hand. */
function dealt() {
  const first = { weight: 0, files: [] as string[] };
  const second = { weight: 0, files: [] as string[] };
  const heaviestFirst = [at('../design-system/src'), at('.')]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.stories.tsx') && !file.includes('node_modules'))
    .map((file) => ({ file, weight: weightOf(file) }))
    .sort((one, other) => other.weight - one.weight || (one.file < other.file ? -1 : 1));
  for (const { file, weight } of heaviestFirst) {
    const lighter = first.weight <= second.weight ? first : second;
    lighter.weight += weight;
    lighter.files.push(file);
  }
  return [first.files, second.files] as const;
}
const [first, second] = dealt();

// Docs hold no stories of their own: leaving them out keeps the report short.
const storiesOnly: Plugin = {
  name: 'ruta-stories-only',
  enforce: 'post',
  config: (config) => {
    const { test } = config as { test?: { include?: string[] } };
    if (test?.include) test.include = test.include.filter((pattern) => !pattern.endsWith('.mdx'));
  },
};

const KEYBOARD = createRequire(import.meta.url)
  .resolve('react-aria/package.json')
  .replace('package.json', 'dist/private/utils/keyboard.mjs');
const KEYBOARD_HEIGHT = /(\$KEYBOARD_HEIGHT = )\d+;/;

/**
 * React Aria takes a viewport that becomes 100 px lower soon after a field got the focus for an on-screen keyboard. From
 * then on it keeps overlays hidden while a keyboard may open. Stories of several heights follow each other in one page, so
 * that what a story shows would depend on the one before. This plugin of Vite's optimizer makes no height a keyboard's.
 */
function noScreenKeyboard(): Plugin {
  const source = readFileSync(KEYBOARD, 'utf8');
  if (!KEYBOARD_HEIGHT.test(source))
    throw new Error(`React Aria no longer tells a keyboard by KEYBOARD_HEIGHT: ${KEYBOARD}`);
  return {
    name: 'ruta-no-screen-keyboard',
    load: {
      filter: { id: /react-aria\/dist\/private\/utils\/keyboard\.mjs$/ },
      handler: () => source.replace(KEYBOARD_HEIGHT, '$1Infinity;'),
    },
  };
}

export default defineConfig({
  plugins: [storybookTest({ configDir: at('./.storybook') }), storiesOnly],
  // Found before the first story runs: a dependency met on the way would reload the page under the tests.
  optimizeDeps: {
    rolldownOptions: { plugins: [noScreenKeyboard()] },
    entries: [
      '.storybook/preview.tsx',
      '{app,foundations,flow-lab,kit,rooms}/**/*.stories.tsx',
      '../design-system/src/**/*.stories.tsx',
    ],
    include: [
      '@storybook/addon-a11y/preview',
      'storybook/actions',
      'storybook/test',
      'react-dom/client',
      '@storybook/react-dom-shim',
      'victory',
      'elkjs/lib/elk-api',
    ],
  },
  // Packages are links in a worktree of `npm run breaks`: Vite serves what they lead to.
  server: { fs: { allow: [at('..'), dirname(realpathSync(at('../node_modules/vite')))] } },
  test: {
    name: 'stories',
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 90_000,
    // A host may be very slow for a moment; the report names what was run again.
    retry: 1,
    // One page for all files: each story already cleans up after itself, and a page per file costs minutes.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) },
      }),
      // Two pages beside each other, each without what the other was dealt.
      instances: [
        { browser: 'chromium', name: 'first', exclude: second },
        { browser: 'chromium', name: 'second', exclude: first },
      ],
    },
  },
});
