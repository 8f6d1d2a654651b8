// npm run lighthouse: runs Lighthouse (mobile, simulated throttling) several times on the demo and prints the medians.
// The demo runs on a free port with a temporary data directory.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { assertNode, at, root, say } from './kit.mjs';
import { ensurePackages } from './packages.mjs';

/** The address of a running demo. Without it, this command starts one. */
const RUNNING = process.env.LIGHTHOUSE_URL;
const PERFORMANCE_AIM = 95;
/** A busy machine costs points, so only a result three times as far from 100 as the aim fails. */
const PERFORMANCE_FLOOR = 100 - 3 * (100 - PERFORMANCE_AIM);
const ACCESSIBILITY_AIM = 100;
const COACH = { email: 'coach@ruta.test', password: 'ruta-demo-2026' };
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

assertNode();
await ensurePackages('dev', 'lighthouse');
const { chromium } = await import('@playwright/test');
const { RUNS, measure, median } = await import('./lighthouse/measure.mjs');

// What people have, with its windows.
const executablePath = await ensureChromium({ isWhole: true });
if (!executablePath) {
  say('Lighthouse needs Chromium; CHROMIUM_PATH names one.');
  process.exit(1);
}

const home = mkdtempSync(join(tmpdir(), 'ruta-lighthouse-'));
let product;
let browser;
let results;
try {
  product = RUNNING ? { url: RUNNING, stop: () => undefined } : await startProduct();
  const debugPort = await freePort();
  browser = await chromium.launchPersistentContext(join(home, 'profile'), {
    executablePath,
    locale: 'es-MX',
    args: [...FLAGS, `--remote-debugging-port=${debugPort}`],
  });
  results = [
    await measure('sign-in', `${product.url}/sign-in`, debugPort),
    await measure('coach home', await signIn(product.url), debugPort),
    await measure('coach agenda', `${product.url}/coach/schools/1/agenda`, debugPort),
    await measure('coach visits', `${product.url}/coach/schools/1/visits`, debugPort),
  ];
} finally {
  await browser?.close();
  await product?.stop();
  rmSync(home, { recursive: true, force: true });
}
print(results);
process.exit(results.some(isBelow) ? 1 : 0);

/** Signs the coach in with the profile that Lighthouse uses. Resolves to the address of her home. */
async function signIn(url) {
  const page = await browser.newPage();
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('Correo').fill(COACH.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(COACH.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL(/\/coach$/);
  const home = page.url();
  await page.close();
  return home;
}

/** Whether a page misses an aim by more than a busy machine explains. */
function isBelow({ performance, accessibility }) {
  return performance < PERFORMANCE_FLOOR || accessibility < ACCESSIBILITY_AIM;
}

function print(rows) {
  say();
  say(`Lighthouse, mobile, median of ${RUNS}   performance  accessibility    FCP    LCP    TBT    CLS  transfer`);
  for (const row of rows) {
    const { name, performance, accessibility, fcp, lcp, tbt, cls, kb, failing } = row;
    const cells = [
      name.padEnd(31),
      String(performance).padStart(11),
      String(accessibility).padStart(13),
      `${(fcp / 1000).toFixed(2)} s`.padStart(6),
      `${(lcp / 1000).toFixed(2)} s`.padStart(6),
      `${Math.round(tbt)} ms`.padStart(6),
      cls.toFixed(3).padStart(5),
      `${Math.round(kb)} kB`.padStart(8),
    ];
    const verdict = isBelow(row) ? '  BELOW' : performance < PERFORMANCE_AIM ? '  below the aim' : '';
    say(cells.join(' ') + verdict);
    if (failing.length > 0) say(`  accessibility: ${failing.join(', ')}`);
  }
  say(
    `Benchmark index of this machine: ${Math.round(median(rows.map(({ speed }) => speed)))}; an idle desktop has 1300 or more, and TBT grows as it falls.`,
  );
  say(
    `Aims: performance ${PERFORMANCE_AIM} (fails below ${PERFORMANCE_FLOOR}, as a busy machine costs points), accessibility ${ACCESSIBILITY_AIM}.`,
  );
}

/** Starts the product with demo data. It does not build the Storybook, which would slow the measurement. */
async function startProduct() {
  await build();
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    DATA_DIR: join(home, 'data'),
    DEMO: '1',
    PRODUCT_IS_BUILT: '1',
  };
  delete env.DATABASE_URL;
  const child = fork(at('scripts/start.mjs'), {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk.toString()));
  const url = await new Promise((resolve, reject) => {
    child.on('message', (message) => message?.type === 'ready' && resolve(message.url));
    child.once('exit', (code) => reject(new Error(`The product ended with code ${code}:\n${output}`)));
  });
  const stop = () =>
    new Promise((gone) => {
      if (child.exitCode !== null) return gone();
      child.once('exit', gone);
      child.kill('SIGTERM');
    });
  return { url, stop };
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
