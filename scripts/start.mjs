// npm start: installs, builds, migrates, creates the demo data and serves the product until Ctrl-C. After it has printed
// the address, it installs and builds the Storybook in the background.
import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { build } from './build.mjs';
import { assertNode, assertPort, at, root, say, secrets, serve, step } from './kit.mjs';
import { fetchPackages } from './packages.mjs';
import { buildInBackground, clearStale, storybookDir, writeFailure } from './storybook.mjs';

assertNode();
const port = Number(process.env.PORT || 4000);
const dataDir = resolve(root, process.env.DATA_DIR || 'data');
await assertPort(port);
const compiled = await fetchPackages('run');
// Lighthouse and tests run several products from one build, which none of them may replace.
const isBuiltBefore = process.env.PRODUCT_IS_BUILT === '1';
if (!isBuiltBefore) await build();
await compiled();

const env = {
  ...secrets(dataDir),
  DATA_DIR: dataDir,
  PORT: String(port),
  PUBLIC_URL: process.env.PUBLIC_URL || `http://127.0.0.1:${port}`,
  LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  NODE_ENV: 'production',
};

let accounts;
await step('Preparing the database', () => prepareDatabase());

const core = serve('core-api', [at('core-api/dist/main.js')], { ...env, CORE_PORT: process.env.CORE_PORT || '0' });
const { port: corePort } = await core.ready.catch(fail);
// The demo serves its own Storybook; an installation serves one only where STORYBOOK_DIR names it.
const ownStorybook = accounts !== undefined && !isBuiltBefore && !process.env.STORYBOOK_DIR;
const storybookIsStale = ownStorybook && clearStale();
const bff = serve('bff', [at('bff/dist/main.js')], {
  ...env,
  ...(ownStorybook ? { STORYBOOK_DIR: storybookDir } : {}),
  CORE_URL: `http://127.0.0.1:${corePort}`,
  WEB_DIR: at('web/dist'),
});
await bff.ready.catch(fail);

say();
say(`Ruta is ready at ${env.PUBLIC_URL}`);
if (accounts) {
  say(`Demo accounts, all with the password ${accounts.password}:`);
  for (const { email, role, name } of accounts.accounts) say(`  ${email.padEnd(26)} ${role.padEnd(12)} ${name}`);
  const { email, secret } = accounts.twoFactor;
  say(`${email} is also asked for a code. Add this key to an authenticator app: ${secret}`);
}
say('Ctrl-C stops it; the data stays in ' + dataDir);
if (ownStorybook)
  say(`The design system is at ${env.PUBLIC_URL}/storybook${storybookIsStale ? ', once it is built' : ''}`);
process.send?.({ type: 'ready', url: env.PUBLIC_URL });

let stopping = false;
const workshop = storybookIsStale ? buildInBackground() : undefined;
void workshop?.done.then(({ code, output }) => {
  if (stopping) return;
  if (code === 0) return say('The Storybook is built');
  say(output);
  writeFailure();
});
const servers = [bff, core];
for (const { name, child } of servers) {
  child.once('exit', (code) => {
    if (stopping) return;
    say(`${name} ended unexpectedly (code ${code}); stopping.`);
    void stop(1);
  });
}
process.once('SIGINT', () => void stop(0));
process.once('SIGTERM', () => void stop(0));

/** Stops the servers, the bff first: each answers the requests under way and ends. */
async function stop(code) {
  stopping = true;
  await workshop?.stop();
  for (const { child } of servers) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await new Promise((gone) => child.once('exit', gone));
  }
  say('Ruta has stopped.');
  process.exit(code);
}

function fail(error) {
  say(error.message);
  process.exit(1);
}

/** Runs the migrations and, in demo mode, creates the demo data; prints what it did. */
function prepareDatabase() {
  return new Promise((done) => {
    const child = fork(at('core-api/dist/cli.js'), ['prepare'], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const lines = [];
    child.stdout.on('data', (chunk) => lines.push(chunk));
    child.stderr.on('data', (chunk) => lines.push(chunk));
    child.on('message', (message) => (accounts = message));
    child.on('close', (code) => {
      const output = Buffer.concat(lines).toString();
      if (code === 0) process.stdout.write(`\r${output.replace(/^/gm, '  ').trimEnd()}\n`);
      done({ code, output });
    });
  });
}
