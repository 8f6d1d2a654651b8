import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { post } from '../mail';
import { mailSink, type MailSink } from '../testing/mail-sink';
import { relayOf } from '../testing/relay';
import { testServer, type TestServer } from '../testing/server';
import { utc } from '../time/clock';
import { enqueueEvent, LANES, outboxRelay } from '.';
import type { Relay } from './relay';

const log = pino({ level: 'silent' });

let server: TestServer;
let sink: MailSink;
beforeAll(async () => {
  server = await testServer();
  sink = await mailSink();
});
afterAll(async () => {
  await sink.close();
  await server.stop();
});
let relay: Relay | undefined;
afterEach(async () => {
  await relay?.stop();
  await server.db('outbox').delete();
});

const at = () => utc(server.clock.now());
const until = async (isSo: () => boolean | Promise<boolean>) => {
  for (const began = Date.now(); !(await isSo()) && Date.now() - began < 30_000;) await pause(10);
};
const letters = (count: number) =>
  server.db.transaction(async (trx) => {
    for (let n = 1; n <= count; n += 1)
      await post(trx, { to: { name: 'Ana', address: `ana-${n}@b.mx` }, subject: 'Hola', text: 'Hola' }, at());
  });

test('F14 NOT-01 a mail server that hangs gets four letters at once, and holds up no notification', async () => {
  const person = await server.world.person('COACH');
  sink.state.hangs = true;
  await letters(20);
  relay = relayOf(server, { smtpUrl: sink.url });
  relay.start();
  try {
    await until(() => sink.open.size >= LANES.letters.atOnce);
    await server.db.transaction((trx) =>
      enqueueEvent(trx, { kind: 'user.verified', payload: { user_id: person }, at: at() }),
    );
    await until(async () => (await server.db('notifications')).length > 0);
    // Told while four letters still hang.
    expect(await server.db('notifications').pluck('user_id')).toEqual([person]);
    expect(sink.open.size).toBe(LANES.letters.atOnce);
    expect(sink.taken).toEqual([]);
  } finally {
    sink.state.hangs = false;
    const stopped = relay.stop();
    sink.open.forEach((socket) => socket.destroy());
    await stopped;
  }
});

test('F14 two letters that hang keep two of four places; the others go on, also with letters that come later', async () => {
  const sent: string[] = [];
  let closes: (why: Error) => void = () => undefined;
  const hanging = new Promise<void>((_resolve, reject) => (closes = reject));
  relay = outboxRelay({
    ...{ db: server.db, clock: server.clock, log },
    deliveries: {
      letters: {
        mail: (row) => {
          const { address } = (row.payload as { to: { address: string } }).to;
          if (address === 'ana-1@b.mx') return hanging;
          sent.push(address);
          return Promise.resolve();
        },
      },
    },
  });
  relay.start();
  await letters(1);
  await letters(9);
  await until(() => sent.length === 8);
  expect(sent.length).toBe(8);
  closes(new Error('closed'));
  await relay.stop();
  const rows = await server.db('outbox').whereNull('done_at').select('attempts', 'last_error', 'locked_by');
  expect(rows).toEqual(Array(2).fill({ attempts: 1, last_error: 'closed', locked_by: null }));
});

test('F14 a delivery that is late is told so, so that it closes what it holds', async () => {
  let told = false;
  relay = outboxRelay({
    ...{ db: server.db, clock: server.clock, log, patienceMs: { news: 50 } },
    deliveries: {
      news: {
        late: (_row, signal) =>
          new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => {
              told = true;
              reject(new Error('closed'));
            }),
          ),
      },
    },
  });
  await server.db.transaction((trx) => enqueueEvent(trx, { kind: 'late', payload: {}, at: at() }));
  expect([await relay.run(), told]).toEqual([0, true]);
});

test('F14 a letter that a build without lanes wrote is moved into the lane of letters, and counts no attempt', async () => {
  await letters(1);
  await server.db('outbox').update({ lane: 'news' });
  const seen: number[] = [];
  relay = outboxRelay({
    ...{ db: server.db, clock: server.clock, log },
    deliveries: { letters: { mail: ({ attempts }) => Promise.resolve(void seen.push(attempts)) } },
  });
  expect([await relay.run(), seen]).toEqual([1, [1]]);
  expect(await server.db('outbox').pluck('lane')).toEqual(['letters']);
});
