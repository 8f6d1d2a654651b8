import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { access } from '@ruta/contracts/access/access.api';
import { csrfToken } from '../csrf/token';
import { SESSION_SECRET, startBff, TOKEN, type Bff } from '../testing/start-bff';

let bff: Bff;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await bff.stop();
});

/** A request whose body never ends. `ended` is what was answered until the connection ended. */
function dripping({ from = '10.0.0.1', csrf = csrfToken(SESSION_SECRET, TOKEN), isUpload = false } = {}) {
  const socket = connect(bff.port, '127.0.0.1');
  sockets.push(socket);
  const headers = [
    `POST /api/schools/${isUpload ? 'activity/set-evidence' : 'visits'} HTTP/1.1`,
    ...['Host: x', `Cookie: sid=${TOKEN}`, `X-CSRF-Token: ${csrf}`, `X-Forwarded-For: ${from}`],
    ...[`Content-Type: ${isUpload ? 'multipart/form-data; boundary=X' : 'application/json'}`, 'Content-Length: 5000'],
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n{`);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  return { socket, ended, answer: () => text.split('\r\n', 1)[0] };
}

test('F16 a connection that was answered before its body was read ends, and the answer arrives', async () => {
  bff = await startBff({ bodyLimits: { lingerMs: 100 } });
  expect(await dripping({ csrf: 'wrong' }).ended).toMatch(/^HTTP\/1\.1 419 /);
});

test('F16 two hundred bodies that drip are gone when their time is over, and others are answered meanwhile', async () => {
  bff = await startBff({ bodyLimits: { perAddress: 200, bodyMs: 300, lingerMs: 100 } });
  bff.core.answer(access.me, () => ({ body: { data: null } }));
  const drips = Array.from({ length: 200 }, () => dripping());
  expect((await bff.get('/api/me')).status).toBe(200);
  expect(await Promise.all(drips.map(({ ended }) => ended))).toEqual(Array.from({ length: 200 }, () => ''));
});

test('F16 an address has so many unfinished bodies; what ends makes room, and another address is not hindered', async () => {
  bff = await startBff({ bodyLimits: { perAddress: 2, lingerMs: 100 }, trustProxy: 'loopback' });
  const [first, second] = [dripping(), dripping()];
  await pause(50);
  expect(await dripping().ended).toMatch(/^HTTP\/1\.1 429 /);
  const other = dripping({ from: '10.0.0.2' });
  first.socket.destroy();
  await first.ended;
  await pause(50);
  const next = dripping();
  await pause(150);
  expect([second, other, next].map(({ answer }) => answer())).toEqual(['', '', '']);
});

const RATE = { leastBytes: 1000, everyMs: 100 };

test('F16 an upload that drips is told so and ends; one that sends enough goes on', async () => {
  bff = await startBff({ bodyLimits: { lingerMs: 100, upload: RATE } });
  const [slow, quick] = [dripping({ isUpload: true }), dripping({ isUpload: true })];
  for (let turn = 0; turn < 3; turn += 1) {
    quick.socket.write('x'.repeat(1200));
    await pause(100);
  }
  expect(await slow.ended).toMatch(/^HTTP\/1\.1 408 /);
  expect(quick.answer()).toBe('');
});

test('F16 T19 uploads of an address are counted apart: its people sign in and save meanwhile', async () => {
  bff = await startBff({ bodyLimits: { perAddress: 2, lingerMs: 100 }, trustProxy: 'loopback' });
  const uploads = [dripping({ isUpload: true }), dripping({ isUpload: true })];
  await pause(50);
  const body = dripping();
  expect(await dripping({ isUpload: true }).ended).toMatch(/^HTTP\/1\.1 429 /);
  expect([...uploads, body].map(({ answer }) => answer())).toEqual(['', '', '']);
});
