// npm start: installs, builds, migrates, seeds the demo world and serves the product, until Ctrl-C. The Storybook is
// built behind it, when the address stands on the screen.
import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { buildStorybook, clearStale, storybookDir, writeFailure } from './storybook.mjs';
import { at, build, ensurePackages, insistOnNode, insistOnPort, root, say, secrets, serve, step } from './kit.mjs';

insistOnNode();
const port = Number(process.env.PORT || 4000);
const dataDir = resolve(root, process.env.DATA_DIR || 'data');
await insistOnPort(port);
await ensurePackages();
// Where several products run beside each other, none may lay the files anew that the others serve.
const isBuiltBefore = process.env.PRODUCT_IS_BUILT === '1';
if (!isBuiltBefore) await build();

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
// The demo shows its own workshop; an installation shows one only if it is told where it stands.
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
const workshop = storybookIsStale ? buildStorybook({ isUrgent: false }) : undefined;
void workshop?.done.then(({ code, output }) => {
  if (code === 0 || stopping) return;
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

/** Tells the servers to finish what they are doing, the outer one first, and waits for them. */
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

/** Migrations and, in demo mode, the demo world; says what it did. */
function prepareDatabase() {
  return new Promise((done) => {
    const child = fork(at('core-api/dist/cli.js'), ['prepare'], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const kept = [];
    child.stdout.on('data', (chunk) => kept.push(chunk));
    child.stderr.on('data', (chunk) => kept.push(chunk));
    child.on('message', (message) => (accounts = message));
    child.on('close', (code) => {
      const output = Buffer.concat(kept).toString();
      if (code === 0) process.stdout.write(`\r${output.replace(/^/gm, '  ').trimEnd()}\n`);
      done({ code, output });
    });
  });
}
