import { testServer, type TestServer } from '../testing/server';
import { namelessNotifications } from './0013-nameless-notifications';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

test('T20 what an older version wrote with names gets ids in their place; run again it changes nothing', async () => {
  const { db, world } = server;
  const cycle_id = await world.cycle();
  const school_id = await world.school();
  const coach_id = await world.person('COACH', { name: 'Laura', surname: 'Mendoza' });
  const helper = await world.person('COACH_SEC', { name: 'Iván', surname: 'Ríos' });
  for (let n = 0; n < 2; n += 1) await world.person('COACH', { name: 'Dos', surname: 'Iguales' });
  await world.hierarchy(cycle_id, school_id, { coach_id });
  const director = await world.person('DIR', { school_id });
  const coach = await server.as(coach_id);
  const axes = [1, 2, 3, 4].map((id) => ({ id, actions: 'Acción', specifications: 'Detalle' }));
  const made = await coach.post('/schools/visits').send({
    ...{ school_id, eraser: false, objective: 'Acompañar', date: '2026-11-20', time: '09:00' },
    school_visit_axis: axes,
  });
  const visit_id = (made.body as { data: { id: number } }).data.id;
  const notice = { visit_id, school_id, school: 'Colegio', date: '2026-11-20', time: '09:00' };
  const at = '2026-11-20 18:00:00';
  const old = (actor: string) => ({
    ...{ user_id: director, type: 'visit.finished' as const, url: '/', created_at: at },
    data: JSON.stringify({ ...notice, coach: 'Laura Mendoza', actor }),
  });
  await db('notifications').insert(['Laura Mendoza', 'Iván Ríos', 'Dos Iguales', 'Nadie Ya'].map(old));
  await db('outbox').update({ done_at: at });

  for (let times = 0; times < 2; times += 1) {
    await namelessNotifications.up(db);
    const kept = (await db('notifications').orderBy('id').pluck('data')) as string[];
    expect(kept.map((data) => JSON.parse(data) as object)).toEqual(
      [coach_id, helper, null, null].map((actor_id) => ({ ...notice, coach_id, actor_id })),
    );
  }
  expect(await db('outbox')).toEqual([]);
  const { body } = await (await server.as(director)).get('/scholastic/notifications?sort=id');
  expect((body as { data: { body: string }[] }).data.map(({ body: words }) => words.split(' finalizó')[0])).toEqual([
    'Laura Mendoza',
    'Iván Ríos',
    'Alguien',
    'Alguien',
  ]);
});
