import { dataOf, endpoint } from '@ruta/contracts';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { z } from 'zod';
import type { Actor } from '../kernel/actor';
import { INTERNAL_SECRET, testServer, type TestServer } from '../testing/server';
import { batchRouter } from './batch';
import { refusals } from './errors';
import { serve } from './serve';

let server: TestServer;
let school = 0;
let foreign = 0;
let token = '';

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  const cycle = await world.cycle();
  school = await world.school();
  foreign = await world.school();
  const coach = await world.person('COACH');
  await world.hierarchy(cycle, school, { coach_id: coach });
  await world.hierarchy(cycle, foreign, {});
  token = (await server.as(coach)).get('/me').get('Authorization');
});
afterAll(() => server.stop());

const ask = (calls: unknown, headers: Record<string, string> = {}) =>
  request(server.app)
    .post('/internal/batch')
    .set({ 'X-Internal-Secret': INTERNAL_SECRET, Authorization: token, ...headers })
    .send({ calls });
interface Part {
  status: number;
  body: { code?: string; data?: unknown };
}
const partsOf = (res: request.Response) => (res.body as { answers: Part[] }).answers;

describe('POST /internal/batch', () => {
  test.each([
    ['missing', ''],
    ['wrong', 'another-secret-altogether'],
  ])('does not exist with the secret %s', async (_, secret) => {
    const res = await ask(['/api/server-time'], { 'X-Internal-Secret': secret });
    expect(res.status).toBe(404);
    expect(res.body).toMatchObject({ code: 'request.no-such-call' });
  });

  test('answers each call as it would be answered by itself, in order', async () => {
    const paths = [
      `/api/schools/visits?school_id=${school}&include=axis,status&filter[eraser]=0`,
      '/api/me',
      `/api/schools/${foreign}`,
      '/api/schools/visits?evil=1',
      '/api/nothing/here',
      '/api/schools/%ff',
      '/api/schools/0',
    ];
    const res = await ask(paths);
    expect(res.status).toBe(200);
    expect(partsOf(res).map(({ status }) => status)).toEqual([200, 200, 404, 422, 404, 404, 404]);
    for (const [at, path] of paths.entries()) {
      const alone = await request(server.app).get(path).set('Authorization', token);
      const { request_id: _own, ...body } = partsOf(res)[at]?.body as Record<string, unknown>;
      const { request_id: _other, ...expected } = alone.body as Record<string, unknown>;
      expect({ status: partsOf(res)[at]?.status, body }).toEqual({ status: alone.status, body: expected });
    }
  });

  test('admits each call by itself: nobody gets 401 and what is public', async () => {
    const res = await ask(['/api/me', '/api/server-time'], { Authorization: '' });
    expect(partsOf(res).map(({ status }) => status)).toEqual([401, 200]);
  });

  test('only reads: a change is not there', async () => {
    const [part] = partsOf(await ask([`/api/logout`]));
    expect(part).toMatchObject({ status: 404, body: { code: 'request.no-such-call' } });
  });

  test.each([[[]], [Array.from({ length: 21 }, () => '/api/server-time')], [['/internal/batch']], ['/api/me'], [[7]]])(
    'refuses %j',
    async (calls) => expect((await ask(calls)).status).toBe(422),
  );

  test('takes twenty', async () =>
    expect(partsOf(await ask(Array.from({ length: 20 }, () => '/api/server-time')))).toHaveLength(20));
});

test('ASVS 14.3.2 a personal reply is kept nowhere: no-store, and no ETag to compare', async () => {
  const { headers } = await request(server.app).get(`/api/schools/${school}`).set('Authorization', token).expect(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers).not.toHaveProperty('etag');
});

describe('a batch of handlers', () => {
  const read = (path: `/${string}`) =>
    endpoint({
      method: 'get',
      path,
      summary: '',
      access: { ability: 'school:read' },
      reply: dataOf(z.object({ ok: z.boolean() })),
    });
  const actor: Actor = {
    userId: 1,
    sessionId: 1,
    role: 'COACH',
    schoolId: null,
    timezone: 'UTC',
    locale: 'es',
    grants: new Map([['school:read', 'H']]),
    withheld: new Set(),
    isRemembered: false,
    confirmedAgo: 0,
    scopeAsked: false,
  };
  let lookups = 0;
  let hasAsked: () => void;
  const asked = new Promise<void>((resolve) => (hasAsked = resolve));
  const app = express().use(
    express.json(),
    batchRouter(
      [
        serve(read('/asks'), ({ actor: caller }) => {
          caller.scopeAsked = true;
          hasAsked();
          return Promise.resolve({ data: { ok: true, secret: 'x' } as { ok: boolean } });
        }),
        serve(read('/forgets'), async () => {
          await asked; // only the other call has applied its scope
          return { data: { ok: true } };
        }),
        serve(read('/sleeps'), () => new Promise<never>(() => undefined)),
        serve(read('/breaks'), () => Promise.reject(new Error('secret detail'))),
      ],
      {
        refusalOf: refusals(pino({ level: 'silent' }), () => null),
        timeoutMs: 100,
        authenticate: () => {
          lookups += 1;
          return Promise.resolve(actor);
        },
      },
    ),
  );

  test('scope, reply check, failures and slowness are each call’s own; the session is looked up once', async () => {
    const res = await request(app)
      .post('/batch')
      .send({ calls: ['/api/asks', '/api/forgets', '/api/sleeps', '/api/breaks'] });
    expect(partsOf(res).map(({ status, body }) => [status, body.code])).toEqual([
      [200, undefined],
      [500, 'access.not-evaluated'],
      [503, 'server.unavailable'],
      [500, 'server.failed'],
    ]);
    expect(partsOf(res)[0]?.body).toEqual({ data: { ok: true } });
    expect(JSON.stringify(res.body)).not.toContain('secret');
    expect(lookups).toBe(1);
  });
});
