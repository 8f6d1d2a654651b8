import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from './server';
import { startFakeCore, type FakeCore } from './testing/fake-core';
import { INTERNAL_SECRET, SESSION_SECRET } from './testing/start-bff';

let core: FakeCore;
beforeAll(async () => (core = await startFakeCore()));
afterAll(() => core.close());

/** Starts the bff as a process, as in development. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], INTERNAL_SECRET, SESSION_SECRET, CORE_URL: core.url, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ready = new Promise<unknown>((resolve) => child.once('message', resolve));
  const exit = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, out, err })),
  );
  return { child, ready, exit };
}

const freePort = async () => {
  const held = createServer();
  const port = await listen(held, { port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => held.close(resolve));
  return String(port);
};

test('starts, says so once, refuses a port that is taken, and ends on SIGTERM', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const first = start({ PORT: port });
  expect(await first.ready).toEqual({ type: 'ready', url });

  const second = await start({ PORT: port }).exit;
  expect(second.code).toBe(1);
  expect(second.err).toBe(`Port ${port} of 127.0.0.1 is taken. Stop what uses it, or set PORT to another one.\n`);

  first.child.kill('SIGTERM');
  const { code, out } = await first.exit;
  expect(code).toBe(0);
  const lines = out.trim().split('\n');
  const ready = lines.map((line) => JSON.parse(line) as { ready?: boolean }).filter((line) => line.ready);
  expect(ready).toMatchObject([{ ready: true, url }]);
}, 300_000);

test('F10 when who started it is gone, it ends and leaves the port', async () => {
  const port = await freePort();
  const { child, ready } = start({ PORT: port });
  await ready;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.disconnect();
  expect(await gone).toBe(0);
  const next = createServer();
  await listen(next, { port: Number(port), host: '127.0.0.1' });
  next.close();
}, 300_000);

test('without its secrets it says what is missing, in words', async () => {
  const { code, err } = await start({ SESSION_SECRET: '' }).exit;
  expect(code).toBe(1);
  expect(err).toBe('The bff cannot start with this configuration:\n  SESSION_SECRET is required\n');
}, 300_000);
