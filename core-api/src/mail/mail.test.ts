import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { outboxRelay } from '../outbox';
import { testServer, type TestServer } from '../testing/server';
import { utc } from '../time/clock';
import { isRefused, mailDeliveries, openMailer, post, type Mail } from '.';

const NOON = '2026-11-20T18:00:00Z';
const FROM = 'Ruta <no-reply@ruta.test>';

let server: TestServer;
let dataDir: string;
beforeAll(async () => {
  server = await testServer();
  dataDir = mkdtempSync(join(tmpdir(), 'ruta-mail-'));
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true });
});
afterEach(async () => {
  server.clock.set(NOON);
  await server.db('outbox').delete();
});

const letter = (n: number, differs: Partial<Mail> = {}): Mail => ({
  to: { name: 'Ana López', address: `ana-${n}@ruta.test` },
  subject: `Invitación ${n}: ñandú 😀`,
  text: `Hola, esta es la carta ${n}.`,
  ...differs,
});
const write = (...letters: Mail[]) =>
  server.db.transaction(async (trx) => {
    for (const mail of letters) await post(trx, mail, utc(server.clock.now()));
  });
const relayTo = (smtpUrl: string | undefined) => {
  const mailer = openMailer({ smtpUrl, from: FROM, publicUrl: 'https://ruta.example.mx:8443', dataDir });
  return outboxRelay({
    db: server.db,
    clock: server.clock,
    log: pino({ level: 'silent' }),
    deliveries: { letters: mailDeliveries(mailer) },
  });
};

/** A mail server that records mails; while `down` it refuses connections. */
async function sink() {
  const taken: string[] = [];
  const state = { down: false };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect: (_session, done) => done(state.down ? new Error('not now') : null),
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        taken.push(text);
        done();
      });
    },
  });
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
  const { port } = smtp.server.address() as AddressInfo;
  return {
    taken,
    state,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => smtp.close(closed)),
  };
}

const headerOf = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, 'mi').exec(text)?.[1]?.trim();

test('F14 while the mail server is down nothing is lost; afterwards exactly as many letters arrive, all different', async () => {
  const smtp = await sink();
  smtp.state.down = true;
  await write(...Array.from({ length: 10 }, (_, n) => letter(n)));
  const relay = relayTo(smtp.url);
  expect(await relay.run()).toBe(0);
  expect(smtp.taken).toEqual([]);

  smtp.state.down = false;
  expect(await relay.run()).toBe(0);
  server.clock.set('2026-11-20T18:01:00Z');
  expect(await relay.run()).toBe(10);
  expect(await relay.run()).toBe(0);
  const ids = smtp.taken.map((text) => headerOf(text, 'Message-ID'));
  expect(new Set(ids).size).toBe(10);
  expect(ids).toHaveLength(10);
  await smtp.close();
});

test('F14 a letter that went out twice has one Message-ID: that of its row, on the installation’s own host', async () => {
  const smtp = await sink();
  await write(letter(1));
  const [row] = (await server.db('outbox')) as { id: number }[];
  const relay = relayTo(smtp.url);
  await relay.run();
  await server.db('outbox').update({ done_at: null, next_at: utc(server.clock.now()) });
  await relay.run();
  const expected = `<mail-${row?.id}-20261120180000@ruta.example.mx>`;
  expect(smtp.taken.map((text) => headerOf(text, 'Message-ID'))).toEqual([expected, expected]);
  await smtp.close();
});

test.each([
  ['CONNECT_TIMEOUT', true],
  ['GREETING_TIMEOUT', true],
  ['SOCKET_TIMEOUT', false],
])('F14 after %s it is known that the mail server did not take the mail: %s', (timeoutType, isKnown) => {
  expect(isRefused(Object.assign(new Error('late'), { code: 'ETIMEDOUT', timeoutType }))).toBe(isKnown);
});

test('without a mail server a letter becomes a file that mail programs open', async () => {
  await write(letter(1, { html: '<p>Hola</p>' }));
  expect(await relayTo(undefined).run()).toBe(1);
  const [file = ''] = readdirSync(join(dataDir, 'mail'));
  expect(file).toMatch(/^mail-\d+-20261120180000\.eml$/);
  const text = readFileSync(join(dataDir, 'mail', file), 'utf8');
  expect(headerOf(text, 'From')).toBe(FROM);
  expect(headerOf(text, 'To')).toMatch(/<ana-1@ruta\.test>$/);
  expect(text).toContain('multipart/alternative');
});

test.each(['ana@ruta.test, eva@evil.test', 'ana@ruta.test\r\nBcc: eva@evil.test', '"ana@evil.test" <x>', ''])(
  'T17 the address %j reaches no mail server',
  async (address) => {
    await expect(write(letter(1, { to: { name: 'Ana', address } }))).rejects.toThrow();
    expect(await server.db('outbox')).toEqual([]);
  },
);

test('T17 a name cannot add a header or another recipient', async () => {
  const smtp = await sink();
  await write(letter(1, { to: { name: 'Ana\r\nBcc: eva@evil.test, <eva@evil.test>', address: 'ana-1@ruta.test' } }));
  await relayTo(smtp.url).run();
  expect(headerOf(smtp.taken[0] ?? '', 'Bcc')).toBeUndefined();
  expect(smtp.taken[0]).toMatch(/^To:[\s\S]*<ana-1@ruta\.test>/m);
  await smtp.close();
});
