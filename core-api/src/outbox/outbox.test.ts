import type { Knex } from 'knex';
import { pino } from 'pino';
import { testServer, type TestServer } from '../testing/server';
import { utc } from '../time/clock';
import { outboxRows } from './rows';
import { onOutbox } from './wake';
import { enqueueEvent, ATTEMPTS_MAX, BACK_OFF_MINUTES, LEASE_MINUTES, outboxRelay, type Deliveries } from '.';

const log = pino({ level: 'silent' });
const NOON = '2026-11-20T18:00:00Z';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.stop());
afterEach(async () => {
  server.clock.set(NOON);
  await server.db('outbox').delete();
});

const relay = (deliveries: Deliveries) =>
  outboxRelay({ db: server.db, clock: server.clock, log, deliveries: { news: deliveries } });
const write = (count: number, kind = 'test') =>
  server.db.transaction(async (trx) => {
    for (let n = 1; n <= count; n += 1) await enqueueEvent(trx, { kind, payload: { n }, at: utc(server.clock.now()) });
  });
const inMinutes = (minutes: number) =>
  server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000).toISOString());
const rows = (db: Knex = server.db) => db('outbox').orderBy('id') as unknown as Promise<Record<string, unknown>[]>;
const numberOf = ({ payload }: { payload: unknown }) => (payload as { n: number }).n;

describe('law 5: the event is part of the change', () => {
  test('a change that is rolled back takes its event with it', async () => {
    const failing = server.db.transaction(async (trx) => {
      await enqueueEvent(trx, { kind: 'test', payload: {}, at: utc(server.clock.now()) });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await rows()).toEqual([]);
  });

  test('a relay in this process is woken by the commit, not before', async () => {
    const delivered: number[] = [];
    const awake = relay({ test: (row) => Promise.resolve(void delivered.push(numberOf(row))) });
    // The relay polls with an interval; without it only the wake-up delivers.
    const polls = jest.spyOn(globalThis, 'setInterval').mockReturnValue(undefined as never);
    awake.start();
    expect(polls).toHaveBeenCalled();
    polls.mockRestore();
    const woken = jest.fn();
    const unlisten = onOutbox(woken);
    try {
      await server.db.transaction(async (trx) => {
        await enqueueEvent(trx, { kind: 'test', payload: { n: 1 }, at: utc(server.clock.now()) });
        expect(delivered).toEqual([]);
        expect(woken).not.toHaveBeenCalled();
      });
      while (delivered.length === 0) await new Promise((soon) => setTimeout(soon, 5));
      expect(delivered).toEqual([1]);
    } finally {
      unlisten();
      await awake.stop();
    }
  });
});

test('each row is done once, however many relays there are', async () => {
  await write(40);
  const delivered: number[] = [];
  const slow: Deliveries = {
    test: async (row) => {
      delivered.push(numberOf(row));
      await new Promise((soon) => setTimeout(soon, Math.random() * 3));
    },
  };
  const counts = await Promise.all([relay(slow).run(), relay(slow).run(), relay(slow).run()]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(40);
  expect([...delivered].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
  expect((await rows()).every(({ done_at, next_at, locked_by }) => done_at && !next_at && !locked_by)).toBe(true);
});

test('F14 what fails comes again after 1, 5, 30 minutes …, ten times in all, and then stays to be seen', async () => {
  await write(1);
  let attempts = 0;
  const failing = relay({
    test: () => {
      attempts += 1;
      return Promise.reject(new Error('the mail server is down'));
    },
  });
  await failing.run();
  for (const [index, minutes] of BACK_OFF_MINUTES.entries()) {
    inMinutes(minutes - 1);
    await failing.run();
    expect(attempts).toBe(index + 1);
    inMinutes(1);
    await failing.run();
    expect(attempts).toBe(index + 2);
  }
  expect(BACK_OFF_MINUTES.slice(0, 3)).toEqual([1, 5, 30]);
  inMinutes(100_000);
  await failing.run();
  expect(attempts).toBe(ATTEMPTS_MAX);
  expect(await rows()).toMatchObject([
    { attempts: 10, next_at: null, done_at: null, last_error: 'the mail server is down' },
  ]);
});

test('a row that fails holds up nobody behind it', async () => {
  await write(3);
  const delivered: number[] = [];
  const picky = relay({
    test: (row) => {
      if (numberOf(row) === 1) return Promise.reject(new Error('not this one'));
      delivered.push(numberOf(row));
      return Promise.resolve();
    },
  });
  expect(await picky.run()).toBe(2);
  expect(delivered).toEqual([2, 3]);
});

test('a kind that nobody delivers is kept and tried again, for the build that knows it', async () => {
  await write(1, 'from-the-future');
  expect(await relay({}).run()).toBe(0);
  expect(await rows()).toMatchObject([{ attempts: 1, done_at: null, next_at: '2026-11-20 18:01:00' }]);
});

test('F07 a process that dies over a row leaves it to the next one, once the lease has run out', async () => {
  await write(1);
  const dying = relay({ test: () => new Promise(() => undefined) });
  void dying.run();
  while ((await rows()).some(({ locked_by }) => locked_by === null)) await new Promise((soon) => setTimeout(soon, 5));

  const delivered: number[] = [];
  const next = relay({ test: (row) => Promise.resolve(void delivered.push(numberOf(row))) });
  await next.run();
  expect(delivered).toEqual([]);
  inMinutes(LEASE_MINUTES + 1);
  await next.run();
  expect(delivered).toEqual([1]);
});

test('F14 who was too slow says nothing about a row that somebody else has taken over', async () => {
  await write(1);
  const [slow, next] = [outboxRows(server.db, server.clock), outboxRows(server.db, server.clock)];
  const late = await slow.take('news');
  inMinutes(LEASE_MINUTES + 1);
  const taken = await next.take('news');
  if (!late || !taken) throw new Error('The row was there twice');
  await slow.done(late);
  await slow.failed(late, new Error('late'));
  expect(await rows()).toMatchObject([{ done_at: null, last_error: null, locked_by: taken.lease, attempts: 2 }]);
  await next.done(taken);
  expect(await rows()).toMatchObject([{ done_at: '2026-11-20 18:03:00', locked_by: null }]);
});

test('stopping finishes the row under way and takes no more', async () => {
  await write(2);
  const delivered: number[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const stopping = relay({
    test: async (row) => {
      delivered.push(numberOf(row));
      await held;
    },
  });
  stopping.start();
  while (delivered.length === 0) await new Promise((soon) => setTimeout(soon, 5));
  const stopped = stopping.stop();
  release();
  await stopped;
  expect(delivered).toEqual([1]);
  expect((await rows()).map(({ done_at }) => done_at !== null)).toEqual([true, false]);
});

test('what was done a month ago is forgotten; what was given up stays', async () => {
  await write(2);
  const picky = relay({ test: (row) => (numberOf(row) === 1 ? Promise.resolve() : Promise.reject(new Error('no'))) });
  await picky.run();
  inMinutes(31 * 24 * 60);
  expect(await picky.sweep()).toBe(1);
  expect((await rows()).map(({ last_error }) => last_error)).toEqual(['no']);
});
