// npm run dev: core-api and bff restart when their sources change, the web reloads without a restart.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { assertNode, assertPort, at, root, run, say, secrets } from './kit.mjs';
import { ensurePackages } from './packages.mjs';

assertNode();
const port = Number(process.env.PORT || 4000);
const corePort = Number(process.env.CORE_PORT || port + 1);
const dataDir = resolve(root, process.env.DATA_DIR || 'data');
const WEB_PORT = 5173;
await assertPort(port, 'or choose another port: PORT=4010 npm run dev');
await assertPort(corePort, 'or choose another port: CORE_PORT=4011 npm run dev');
await assertPort(WEB_PORT, 'then try again: the web of npm run dev answers there.');
await ensurePackages('run');

const env = {
  ...process.env,
  ...secrets(dataDir),
  DATA_DIR: dataDir,
  PORT: String(port),
  CORE_PORT: String(corePort),
  CORE_URL: `http://127.0.0.1:${corePort}`,
  WEB_DIR: at('web/dist'),
  // The base of the links in mails.
  PUBLIC_URL: process.env.PUBLIC_URL || `http://127.0.0.1:${WEB_PORT}`,
};
// Each child has its own working directory, so the path is made absolute.
const database = process.env.DATABASE_URL;
if (database?.startsWith('sqlite:')) env.DATABASE_URL = `sqlite:${resolve(root, database.slice('sqlite:'.length))}`;
const { code } = await run('npx', ['tsx', at('core-api/src/cli.ts'), 'prepare'], { env });
if (code !== 0) process.exit(code);

const children = [
  ['npx', ['tsx', 'watch', '--clear-screen=false', 'src/main.ts'], 'core-api'],
  ['npx', ['tsx', 'watch', '--clear-screen=false', 'src/main.ts'], 'bff'],
  ['npx', ['vite'], 'web'],
].map(([command, args, folder]) => spawn(command, args, { cwd: at(folder), env, stdio: 'inherit' }));
say(`The web with instant reload: http://127.0.0.1:${WEB_PORT}`);

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
