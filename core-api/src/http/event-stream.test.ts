import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { createApp } from '../app';
import { compose } from '../composition';
import { notificationsFeed } from '../features/notifications';
import { wakeStreams } from '../outbox';
import { INTERNAL_SECRET, TEST_HOSTS, TEST_KEY, TEST_MAIL, testServer, type TestServer } from '../testing/server';
import { eventStream, type EventStream } from './event-stream';

const log = pino({ level: 'silent' });

let server: TestServer;
let http: Server;
let events: EventStream;
let base: string;
let userId: number;

beforeAll(async () => {
  server = await testServer();
  userId = await server.world.person('DIR', { locale: 'en' });
  events = eventStream([notificationsFeed(server.db)], log, { heartbeatMs: 40, lookMs: 60_000 });
  const { db, clock, store } = server;
  const config = {
    internalSecret: INTERNAL_SECRET,
    serverTimezone: 'UTC',
    mail: TEST_MAIL,
    ...TEST_HOSTS,
    secretsKey: TEST_KEY,
  };
  const given = { db, clock, store, config, log };
  http = createServer(createApp({ ...given, composition: { ...compose(given), events } })).listen(0, '127.0.0.1');
  await new Promise((ready) => http.once('listening', ready));
  base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(async () => {
  events.close();
  http.closeAllConnections();
  await new Promise((closed) => http.close(closed));
  await server.stop();
});
afterEach(() => server.db('notifications').delete());

const notice = {
  visit_id: 1,
  school_id: 1,
  school: 'Sor Juana',
  coach: 'L',
  actor: 'L',
  date: '2026-11-20',
  time: '09:00',
};
const row = (id: number) => ({
  id,
  user_id: userId,
  outbox_id: id,
  type: 'visit.finished' as const,
  data: JSON.stringify(notice),
  url: '/x',
  created_at: '2026-11-20 18:00:00',
});
const insert = async (...ids: number[]) => {
  await server.db('notifications').insert(ids.map(row));
  wakeStreams();
};

/** Reads a stream until a text has arrived. */
function follow(after = '') {
  const stop = new AbortController();
  let text = '';
  const opened = fetch(`${base}/internal/events${after}`, {
    headers: { 'x-internal-secret': INTERNAL_SECRET },
    signal: stop.signal,
  }).then((res) => {
    const read = async () => {
      for await (const chunk of res.body ?? []) text += Buffer.from(chunk as Uint8Array).toString();
    };
    read().catch(() => undefined);
    return res;
  });
  return {
    opened,
    text: () => text,
    ids: () => [...text.matchAll(/^id: (\d+)\nevent: notification/gm)].map(([, id]) => Number(id)),
    until: async (seen: () => boolean) => {
      for (let n = 0; n < 400 && !seen(); n += 1) await new Promise((soon) => setTimeout(soon, 5));
      expect(seen()).toBe(true);
    },
    stop: () => stop.abort(),
  };
}

test.each([
  ['no secret', {}],
  ['a wrong one', { 'x-internal-secret': 'wrong' }],
])('T04 with %s the stream does not exist', async (_, headers) => {
  const res = await fetch(`${base}/internal/events`, { headers: headers as Record<string, string> });
  expect(res.status).toBe(404);
});

test('NOT-02 tells what happens from now on, in the language of whose it is, with how many are unread', async () => {
  await insert(5);
  const stream = follow();
  expect((await stream.opened).headers.get('content-type')).toContain('text/event-stream');
  await stream.until(() => stream.text().includes('event: position'));
  await insert(6);
  await stream.until(() => stream.ids().length === 1);
  expect(stream.ids()).toEqual([6]);
  const data = /event: notification\.created\ndata: (.*)/.exec(stream.text())?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({
    user_id: userId,
    unread: 2,
    notification: { id: 6, title: 'Visit of 20-11-2026 finished', url: '/x', read_at: null },
  });
  stream.stop();
});

test('NOT-02 who lost the connection goes on where they were, and misses nothing', async () => {
  await insert(11, 12, 13);
  const stream = follow('?after=11');
  await stream.until(() => stream.ids().length === 2);
  expect(stream.ids()).toEqual([12, 13]);
  stream.stop();
});

test('a lower id that was committed after a higher one is told too', async () => {
  await insert(21);
  const stream = follow('?after=21');
  await stream.until(() => stream.text().includes('position'));
  await insert(24);
  await stream.until(() => stream.ids().length === 1);
  await insert(22);
  await stream.until(() => stream.ids().length === 2);
  await insert(25);
  await stream.until(() => stream.text().includes('"id":25'));
  const told = [...stream.text().matchAll(/"notification":\{"id":(\d+)/g)].map(([, id]) => Number(id));
  expect(told).toEqual([24, 22, 25]);
  stream.stop();
});

test('who asks for more than there is begins at the end: the database was laid anew', async () => {
  await insert(31);
  const stream = follow('?after=999999');
  await stream.until(() => stream.text().includes('id: 31\nevent: position'));
  stream.stop();
});

test('says now and then that it is still there, and ends when the server stops', async () => {
  const own = eventStream([notificationsFeed(server.db)], log, { heartbeatMs: 20, lookMs: 60_000 });
  const alone = express().get('/internal/events', own.handler).listen(0, '127.0.0.1');
  await new Promise((ready) => alone.once('listening', ready));
  const res = await fetch(`http://127.0.0.1:${(alone.address() as AddressInfo).port}/internal/events`);
  let text = '';
  // The stream ends because it is closed after the first heartbeat.
  for await (const chunk of res.body ?? []) {
    text += Buffer.from(chunk as Uint8Array).toString();
    if (text.includes(': still here')) own.close();
  }
  expect(text).toMatch(/^id: \d+\nevent: position\n[^]*: still here\n\n/);
  await new Promise((closed) => alone.close(closed));
});
