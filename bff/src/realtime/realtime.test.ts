import { setTimeout as wait } from 'node:timers/promises';
import { access } from '@ruta/contracts/access/access.api';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { sampleNotification } from '@ruta/contracts/notifications/notification.sample';
import type { NotificationEvent } from '@ruta/contracts/notifications/notification.schema';
import { io, type Socket } from 'socket.io-client';
import { problemOf } from '../testing/fake-core';
import { startBff, TOKEN, type Bff } from '../testing/start-bff';
import { pauseAfter } from './upstream';

const OTHER = 'other-token-0123456789abcdefghij';
const THIRD = 'third-token-0123456789abcdefghij';
/** User ids by token. */
const USERS: Record<string, number> = { [TOKEN]: 4, [OTHER]: 30, [THIRD]: 31 };

let bff: Bff;
let ended: Set<string>;
const open: Socket[] = [];

beforeEach(async () => {
  bff = await startBff({ realtime: { recheckMs: 50 } });
  ended = new Set();
  bff.core.answer(access.me, ({ headers }) => {
    const token = (headers.authorization ?? '').replace('Bearer ', '');
    const id = ended.has(token) ? undefined : USERS[token];
    if (id === undefined) return problemOf('access.anonymous');
    return { body: { data: { ...sampleCoach, user: { ...sampleCoach.user, id } } } };
  });
  bff.core.answer(access.logout, ({ headers }) => {
    ended.add((headers.authorization ?? '').replace('Bearer ', ''));
    return { headers: { 'x-session-ended': '1' }, body: { data: null } };
  });
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.disconnect();
  await bff.stop();
});

type Transport = 'websocket' | 'polling';
interface Opening {
  token?: string | null;
  origin?: string | null;
  transports?: Transport[];
  host?: string;
  port?: number;
  /** Name of the session cookie. */
  cookie?: string;
  /** Whom the page was loaded for. */
  page?: string;
}

/** Opens a browser's socket. Resolves on connect; rejects if it is refused. */
function connect({
  token = TOKEN,
  origin = 'http://127.0.0.1:4000',
  transports = ['websocket'],
  host,
  port = bff.port,
  cookie = 'sid',
  page,
}: Opening = {}) {
  const socket = io(`http://127.0.0.1:${port}`, {
    transports,
    reconnection: false,
    ...(page === undefined ? {} : { query: { acting_as: page } }),
    forceNew: true,
    extraHeaders: {
      ...(token === null ? {} : { cookie: `${cookie}=${token}` }),
      ...(origin === null ? {} : { origin }),
      ...(host === undefined ? {} : { host }),
    },
  });
  open.push(socket);
  return new Promise<Socket>((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
    socket.once('disconnect', reject);
  });
}
const heardBy = (socket: Socket) => {
  const heard: unknown[] = [];
  socket.onAny((...what: unknown[]) => heard.push(what));
  return heard;
};
const eventFor = (user_id: number, id = 9): NotificationEvent => ({
  user_id,
  unread: 3,
  notification: { ...sampleNotification, id },
});
const until = async (seen: () => boolean) => {
  for (let n = 0; n < 400 && !seen(); n += 1) await wait(5);
  expect(seen()).toBe(true);
};
const goneOf = (socket: Socket) => new Promise<string>((resolve) => socket.once('disconnect', resolve));

describe('NOT-02 a private channel', () => {
  test('a person hears their own, in every window, and nobody else’s', async () => {
    const [window, phone, director] = await Promise.all([
      connect(),
      connect({ transports: ['polling'] }),
      connect({ token: OTHER }),
    ]);
    const heard = [window, phone, director].map(heardBy);
    bff.core.events.tell(eventFor(4));
    await until(() => heard[0]?.length === 1 && heard[1]?.length === 1);
    const { user_id: _, ...created } = eventFor(4);
    expect(heard).toEqual([[['notification.created', created]], [['notification.created', created]], []]);
  });

  test('ACC-06 a page of another person or role hears nothing', async () => {
    await expect(connect({ page: '30:COACH' })).rejects.toThrow();
    await expect(connect({ page: `4:${sampleCoach.role === 'DIR' ? 'COACH' : 'DIR'}` })).rejects.toThrow();
    expect((await connect({ page: `4:${sampleCoach.role}` })).connected).toBe(true);
  });

  test('T04 fifty clients that guess hear nothing that is not theirs', async () => {
    const director = await connect({ token: OTHER });
    const theirs = heardBy(director);
    // A person may have ten sockets, so five people guess.
    for (const n of [50, 51, 52, 53, 54]) USERS[`guess-${n}-0123456789abcdefghij`] = n;
    const guessers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => connect({ token: `guess-${50 + (n % 5)}-0123456789abcdefghij` })),
    );
    const heard = guessers.map(heardBy);
    for (const socket of guessers) {
      for (const name of ['join', 'subscribe', 'user:30']) {
        for (const said of ['user:30', { room: 'user:30' }, ['user:30', 30], 30, null]) socket.emit(name, said);
      }
    }
    // Events arrive in order: between two own events, a socket would also have received the director's.
    const tellEverybody = async (times: number) => {
      for (const user of [50, 51, 52, 53, 54]) bff.core.events.tell(eventFor(user, user));
      await until(() => heard.every(({ length }) => length >= times));
    };
    await tellEverybody(1);
    bff.core.events.tell(eventFor(30));
    await until(() => theirs.length === 1);
    await tellEverybody(2);
    heard.forEach((events, n) => {
      const { user_id: _, ...own } = eventFor(50 + (n % 5), 50 + (n % 5));
      expect(events).toEqual(Array(2).fill(['notification.created', own]));
    });
  });

  test('what is strange does no harm: no data, too many arguments, a callback, 65 kB', async () => {
    const socket = await connect();
    socket.emit('x', ...Array.from({ length: 500 }, () => ({})));
    socket.emit('x', () => undefined);
    const gone = goneOf(socket);
    socket.emit('x', 'x'.repeat(65 * 1024));
    expect(await gone).toMatch(/transport/);
    expect((await bff.plain().get('/healthz')).status).toBe(200);
    await connect();
  });
});

describe('T04 how much a browser may send', () => {
  test('T04 twenty messages a second do, the next closes the socket, and the others stay', async () => {
    const [calm, noisy] = await Promise.all([connect({ token: OTHER }), connect()]);
    const gone = goneOf(noisy);
    for (let n = 0; n < 15; n += 1) calm.emit('x');
    for (let n = 0; n < 25; n += 1) noisy.emit('x');
    expect(await gone).toMatch(/transport/);
    await wait(1_100); // the next second begins
    for (let n = 0; n < 15; n += 1) calm.emit('x');
    const heard = heardBy(calm);
    bff.core.events.tell(eventFor(30));
    await until(() => heard.length === 1);
  });

  test('T04 by polling, too', async () => {
    const noisy = await connect({ transports: ['polling'] });
    const gone = goneOf(noisy);
    for (let n = 0; n < 25; n += 1) noisy.emit('x');
    expect(await gone).toMatch(/transport/);
  });
});

describe('T04 the door', () => {
  test.each<[string, Opening]>(
    (['websocket', 'polling'] as const).flatMap((transport): [string, Opening][] => [
      [`an evil page by ${transport}`, { origin: 'https://evil.example', transports: [transport] }],
      [
        `an evil page of a similar name by ${transport}`,
        { origin: 'http://127.0.0.1:4000.evil.example', transports: [transport] },
      ],
      [`a sandboxed page by ${transport}`, { origin: 'null', transports: [transport] }],
      [`nobody’s session by ${transport}`, { token: null, transports: [transport] }],
      [`a session that is not known by ${transport}`, { token: 'unknown-token-0123456789', transports: [transport] }],
    ]),
  )('%s is refused', async (_, opening) => {
    await expect(connect(opening)).rejects.toThrow();
  });

  test('a WebSocket that does not say where it comes from is refused', async () =>
    expect(connect({ origin: null })).rejects.toThrow());

  test('the address that the page itself was opened at will do', async () => {
    await connect({ origin: `http://localhost:${bff.port}`, host: `localhost:${bff.port}` });
  });

  test('T04 with https only the public address will do', async () => {
    const secure = await startBff({ secure: true, realtime: { recheckMs: 60_000 } });
    const opening = { port: secure.port, cookie: '__Host-sid' };
    const host = `localhost:${secure.port}`;
    const origins = ['https://127.0.0.1:4000', `https://${host}`, `http://${host}`];
    const came = await Promise.allSettled(origins.map((origin) => connect({ ...opening, origin, host })));
    for (const socket of open.splice(0)) socket.disconnect();
    await secure.stop();
    expect(came.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  test('while core-api is away nobody comes in', async () => {
    bff.core.refuse(access.me, 'server.unavailable');
    await expect(connect()).rejects.toThrow();
  });

  test('ten sockets are enough for one person; the eleventh is sent off, the ten stay', async () => {
    const ten = await Promise.all(Array.from({ length: 10 }, () => connect()));
    const eleventh = await connect().catch(() => undefined);
    await until(() => eleventh?.connected !== true);
    expect(ten.every(({ connected }) => connected)).toBe(true);
    await connect({ token: OTHER });
  });
});

describe('T04 when a session ends', () => {
  test('signing out here closes its sockets at once, and only those', async () => {
    const [mine, theirs] = await Promise.all([connect(), connect({ token: OTHER })]);
    const gone = goneOf(mine);
    expect((await bff.change('post', '/api/logout')).status).toBe(200);
    expect(await gone).toBe('io server disconnect');
    expect(theirs.connected).toBe(true);
  });

  test('a session that ended elsewhere is noticed when it is looked at again', async () => {
    const mine = await connect();
    const gone = goneOf(mine);
    ended.add(TOKEN);
    expect(await gone).toBe('io server disconnect');
  });

  test('T04 when core-api tells that sessions of a person ended, their dead sockets close within a second, and only those', async () => {
    const slow = await startBff({ realtime: { recheckMs: 60_000 } });
    slow.core.answer(access.me, ({ headers }) => {
      const token = (headers.authorization ?? '').replace('Bearer ', '');
      if (ended.has(token)) return problemOf('access.anonymous');
      return { body: { data: { ...sampleCoach, user: { ...sampleCoach.user, id: USERS[token] ?? 0 } } } };
    });
    USERS['phone-of-four-0123456789abcdefghij'] = 4;
    const socketOf = (token: string) => connect({ token, port: slow.port });
    const [mine, phone, theirs] = await Promise.all([TOKEN, 'phone-of-four-0123456789abcdefghij', OTHER].map(socketOf));
    await until(() => slow.core.events.asked.length === 1);
    const gone = goneOf(phone as Socket);
    ended.add('phone-of-four-0123456789abcdefghij');
    const asked = slow.core.asked(access.me).length;
    slow.core.events.tellEnded(4);
    expect(await gone).toBe('io server disconnect');
    expect([mine?.connected, theirs?.connected]).toEqual([true, true]);
    // Only this person's session was checked.
    expect(slow.core.asked(access.me).length - asked).toBe(2);
    await slow.stop();
  });

  test('looking again is not a use of the session, and core-api being away ends none', async () => {
    const mine = await connect();
    bff.core.refuse(access.me, 'server.unavailable');
    const before = bff.core.asked(access.me).length;
    await until(() => bff.core.asked(access.me).length > before + 1);
    expect(mine.connected).toBe(true);
    expect(new Set(bff.core.asked(access.me).map(({ headers }) => headers['x-background']))).toEqual(new Set(['1']));
  });

  test('choosing another role begins another session: the old one’s sockets close', async () => {
    const mine = await connect();
    const gone = goneOf(mine);
    bff.core.answer(access.chooseRole, () => ({
      headers: { 'x-session-token': OTHER },
      body: { data: sampleCoach },
    }));
    await bff.change('put', '/api/me/role').send({ role: 'COACH' });
    expect(await gone).toBe('io server disconnect');
  });
});

describe('NOT-02 nothing is lost across a break', () => {
  test('the stream of core-api breaks: the bff comes back with the last id it saw', async () => {
    const mine = await connect();
    const heard = heardBy(mine);
    bff.core.events.tell(eventFor(4, 7));
    await until(() => heard.length === 1);
    bff.core.events.break();
    await until(() => bff.core.events.asked.length === 2);
    expect(bff.core.events.asked).toEqual(['/internal/events', '/internal/events?after=7']);
    bff.core.events.tell(eventFor(4, 8));
    await until(() => heard.length === 2);
  });

  test('who came in before core-api told its events reloads once it does, and not again after a break', async () => {
    const mine = await connect();
    const heard = heardBy(mine);
    bff.core.events.tellPosition(5);
    await until(() => heard.length === 1);
    bff.core.events.break();
    await until(() => bff.core.events.asked.length === 2);
    expect(bff.core.events.asked[1]).toBe('/internal/events?after=5');
    bff.core.events.tellPosition(5);
    bff.core.events.tell(eventFor(4, 6));
    await until(() => heard.length === 2);
    expect(heard.map((what) => (what as unknown[])[0])).toEqual(['events.missed', 'notification.created']);
  });

  test('F22 the pause before coming back grows from one to thirty seconds, and never is the same for all', () => {
    expect([1, 2, 3, 4, 5, 6, 50].map((failures) => pauseAfter(failures, 1))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
    expect(pauseAfter(6, 0)).toBe(15_000);
    expect(pauseAfter(1, 0)).toBe(1_000);
  });

  test('when the server stops, browsers are let go so that they come back by themselves', async () => {
    const mine = await connect();
    const gone = goneOf(mine);
    await bff.realtime?.close();
    expect(await gone).toBe('transport close');
  });

  test('F22 two hundred come at once: all are in, core-api is asked by few at a time', async () => {
    for (let n = 0; n < 20; n += 1) USERS[`storm-${100 + n}-0123456789abcdefghij`] = 100 + n;
    let asking = 0;
    let most = 0;
    bff.core.answer(access.me, async ({ headers }) => {
      asking += 1;
      most = Math.max(most, asking);
      await wait(60);
      asking -= 1;
      const id = USERS[(headers.authorization ?? '').replace('Bearer ', '')] ?? 0;
      return { body: { data: { ...sampleCoach, user: { ...sampleCoach.user, id } } } };
    });
    await Promise.all(
      Array.from({ length: 200 }, (_, n) => connect({ token: `storm-${100 + (n % 20)}-0123456789abcdefghij` })),
    );
    expect(most).toBeLessThanOrEqual(40);
    expect((await bff.plain().get('/readyz')).status).toBe(200);
  });
});

test('the way between the servers is not reachable from outside', async () => {
  for (const path of [
    '/internal/events',
    '/api/../internal/events',
    '/api/%2e%2e/internal/events',
    '/bff/internal/events',
  ]) {
    const res = await bff.get(path).set('Accept', 'application/json');
    expect([path, res.status]).toEqual([path, 404]);
  }
  expect(bff.core.seen.filter(({ url }) => url.includes('internal'))).toEqual([]);
});
