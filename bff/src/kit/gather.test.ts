import { PROBLEMS, type ProblemCode } from '@ruta/contracts';
import { UpstreamProblem } from '../core/upstream-problem';
import { problem, Refusal } from '../problems';
import { gather } from './gather';

const failing = (code: ProblemCode) => Promise.reject(new UpstreamProblem(PROBLEMS[code].status, problem(code, 'es')));

const THEIRS = [
  'server.failed',
  'server.unavailable',
  'server.storage-full',
  'cycles.none-started',
  'request.too-many',
] as const;

describe('gather', () => {
  test.each(THEIRS)('a part that fails with %s is marked, the others come', async (code) =>
    expect(await gather({ draft: Promise.resolve(7), record: failing(code) })).toEqual({
      draft: { state: 'ready', data: 7 },
      record: { state: 'unavailable', code },
    }),
  );

  test('no answer at all counts as not available', async () =>
    expect(await gather({ a: Promise.reject(UpstreamProblem.unavailable(new Error('ECONNREFUSED'))) })).toEqual({
      a: { state: 'unavailable', code: 'server.unavailable' },
    }));

  test.each(['access.anonymous', 'access.refused', 'visits.not-found', 'request.invalid', 'request.csrf'] as const)(
    '%s is never dressed up as an empty panel',
    async (code) => await expect(gather({ a: failing(code) })).rejects.toMatchObject({ code }),
  );

  test.each([new TypeError('our own mistake'), new Refusal('server.unavailable')])(
    'nor is what the bff itself did wrong: %s',
    async (error) => await expect(gather({ a: Promise.reject(error) })).rejects.toBe(error),
  );

  test('UpstreamProblem.from keeps core-api’s words and code, and takes nothing else for a refusal', () => {
    const body = problem('visits.stale', 'en', { requestId: 'r' });
    expect(UpstreamProblem.from(409, JSON.stringify({ ...body, current: { revision: 3 } }), 'en')).toMatchObject({
      status: 409,
      body: { ...body, current: { revision: 3 } },
    });
    for (const text of ['', '<html>', '[]', '{"error":true,"code":"made.up","message":"x"}'])
      expect(UpstreamProblem.from(500, text, 'es')).toMatchObject({ status: 503, code: 'server.unavailable' });
  });
});
