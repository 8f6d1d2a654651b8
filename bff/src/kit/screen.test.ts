import { access } from '@ruta/contracts/access/access.api';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import { agenda } from '@ruta/contracts/agenda/agenda.api';
import { activityWith } from '@ruta/contracts/agenda/agenda.sample';
import { screen } from '@ruta/contracts/kit/screen';
import { visits } from '@ruta/contracts/visits/visits.api';
import { z } from 'zod';
import type { Me } from '@ruta/contracts/access/access.schema';
import type { CoreClient } from '../core/client';
import { refusal, startBff, type Bff } from '../testing/start-bff';
import { serveScreen } from './screen';

let bff: Bff;
beforeEach(async () => (bff = await startBff()));
afterEach(() => bff.stop());

const AGENDA = '/bff/coach/schools/1/agenda';

describe('a screen', () => {
  test('is for the roles of its area: a director opens no coach’s screen', async () => {
    bff.core.signIn(sampleDirector);
    const res = await bff.get(AGENDA);
    expect(res.status).toBe(403);
    expect(res.body).toEqual(refusal('access.refused'));
  });

  test('whatever else fails, the wrong area is told first', async () => {
    bff.core.refuse(agenda.list, 'schools.not-found');
    bff.core.answer(access.me, async () => {
      // The other calls are refused before `me` has answered.
      while (bff.core.asked(agenda.list).length === 0) await new Promise((resolve) => setImmediate(resolve));
      return { body: { data: sampleDirector } };
    });
    expect((await bff.get(`${AGENDA}?month=2026-11`)).status).toBe(403);
  });

  test('nor a coach a school’s', async () =>
    expect((await bff.get('/bff/scholastic/schools/1/visits')).status).toBe(403));

  test.each(['shared', 'scholastic'] as const)('one of %s that names an ability is for who holds it', async (area) => {
    const served = serveScreen(
      screen({ area, ability: 'survey:answer', path: '/surveys/:id', reply: z.object({ id: z.number() }) }),
      ({ params }) => Promise.resolve({ id: params.id }),
    );
    const openAs = (abilities: Me['abilities']) =>
      served.open({
        core: {
          get: () => Promise.resolve({ data: { ...sampleDirector, role: 'PROF', abilities } }),
        } as unknown as CoreClient, // the screen asks for `me` alone
        params: { id: '201' },
        query: {},
        locale: 'es',
      });
    expect(await openAs(['survey:answer'])).toEqual({ id: 201 });
    await expect(openAs(['agenda:read'])).rejects.toMatchObject({ code: 'access.refused' });
  });

  test('signed out: 401', async () => {
    const res = await bff.get(AGENDA, null);
    expect(res.status).toBe(401);
    expect(res.body).toEqual(refusal('access.anonymous'));
  });

  test('asks who it is for only once', async () => {
    await bff.get(AGENDA);
    expect(bff.core.asked(access.me)).toHaveLength(1);
  });

  test.each(['0', '-1', '1.5', '1e3', '01', '1abc', '9'.repeat(20), '%F0%9F%8E%88', '%00'])(
    'B61 the id %s gives 404 and nobody is asked',
    async (id) => {
      const res = await bff.get(`/bff/coach/schools/${id}/agenda`);
      expect(res.status).toBe(404);
      expect(res.body).toEqual(refusal('request.no-such-call'));
      expect(bff.core.seen).toEqual([]);
    },
  );

  test.each([
    ['month=2026-13', 'month'],
    ['month=', 'month'],
    ['month=2026-11&month=2026-12', 'month'],
    ['month[a]=1', 'month'],
    ['evil=1', 'evil'],
  ])('B54 the query %s gives 422 with its field', async (query, field) => {
    const res = await bff.get(`${AGENDA}?${query}`);
    expect(res.status).toBe(422);
    expect(res.body).toEqual(refusal('request.invalid'));
    expect(Object.keys((res.body as { errors: object }).errors)).toEqual([field]);
    expect(bff.core.seen).toEqual([]);
  });

  test.each([
    'a[b][c][d][e]=1',
    Array.from({ length: 60 }, (_, i) => `k${i}=1`).join('&'),
    Array.from({ length: 40 }, () => 'a[]=1').join('&'),
  ])('B54 a query beyond bounds gives 422', async (query) => {
    const res = await bff.get(`${AGENDA}?${query}`);
    expect(res.status).toBe(422);
  });

  test('T14 passes on only what its contract promises', async () => {
    bff.core.answer(agenda.list, () => ({ body: { data: [{ ...activityWith({}), password_hash: 'planted' }] } }));
    const res = await bff.get(AGENDA);
    expect(res.status).toBe(200);
    expect(res.text).not.toContain('planted');
    expect(res.text).not.toContain('09PPR0001K'); // the screen does not include the school's code
  });

  test('fails, and logs where, when a part is not what its contract promises', async () => {
    bff.core.answer(agenda.list, () => ({ body: { data: [{ id: 'secret-value' }] } }));
    const res = await bff.get(AGENDA);
    expect(res.status).toBe(500);
    expect(res.body).toEqual(refusal('server.failed'));
    expect(res.text).not.toContain('secret-value');
    expect(bff.log().join('')).toContain('activities.0.id: invalid_type');
    expect(bff.log().join('')).not.toContain('secret-value');
  });

  test('is never kept by a cache', async () =>
    expect((await bff.get(AGENDA)).get('Cache-Control')).toBe('private, no-store'));

  test('an optional part that fails leaves the screen open, one that is refused does not', async () => {
    bff.core.answer(visits.hasDraft, () => ({ status: 500, headers: { 'content-type': 'text/plain' }, body: 'SQL' }));
    const open = await bff.get(AGENDA);
    expect(open.status).toBe(200);
    expect(open.body).toMatchObject({ data: { draft: { state: 'unavailable', code: 'server.unavailable' } } });
    bff.core.refuse(visits.hasDraft, 'schools.not-found');
    expect((await bff.get(AGENDA)).status).toBe(404);
  });

  test('a part that the reader has no right to is empty for them, and the screen opens (law 8)', async () => {
    bff.core.refuse(visits.hasDraft, 'access.refused');
    const open = await bff.get(AGENDA);
    expect(open.status).toBe(200);
    expect(open.body).toMatchObject({ data: { draft: { state: 'ready', data: { hasDraft: false, id: null } } } });
  });

  test('in Spanish unless asked otherwise (ACC-07)', async () => {
    const path = '/bff/coach/schools/0/agenda';
    expect((await bff.get(path)).body).toHaveProperty('message', 'Esta dirección no existe.');
    expect((await bff.get(path).set('Accept-Language', 'en')).body).toHaveProperty(
      'message',
      'This address does not exist.',
    );
  });
});
