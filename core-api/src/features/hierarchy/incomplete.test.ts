import { testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
let admin: Caller;
let whole: object;
beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  admin = await server.as(await world.person('ADMIN'));
  whole = {
    ...{ director_id: await world.person('COACH_DIR'), manager_id: await world.person('COACH_MAN') },
    ...{ coordinator_id: await world.person('COACH_CORD'), coach_id: await world.person('COACH') },
  };
});
afterAll(() => server.stop());

test('ACT-07 HIE-02 who assigns schools has a duty for each open cycle with incomplete teams, and the list finds them', async () => {
  const { db, world } = server;
  const duties = async (caller: Caller, query = '') =>
    ((await caller.get(`/management-actions${query}`)).body as { data: { key: string }[] }).data.filter(
      ({ key }) => key === 'hierarchy_incomplete',
    );
  const listed = async (cycle_id: number, incomplete: string) => {
    const { body } = await admin.get('/schools-hierarchy').query({ cycle_id, 'filter[incomplete]': incomplete });
    return (body as { data: { school_name: string }[] }).data.map(({ school_name }) => school_name).sort();
  };
  const past = await world.cycle({ state: 'finished', start_at: '2025-08-25', end_at: '2026-07-15' });
  const started = await world.cycle();
  const [next, unprepared] = [
    await world.cycle({ state: 'pending', prepared: true, start_at: '2027-08-23', end_at: '2028-07-14' }),
    await world.cycle({ state: 'pending', prepared: false, start_at: '2028-08-21', end_at: '2029-07-13' }),
  ];
  const names = ['Completa', 'Sin coach', 'Sin nadie', 'Excluida', 'Eliminada'];
  const schools = new Map<string, number>();
  for (const name of names) schools.set(name, await world.school({ name }));
  const team = (cycle: number, name: string, people: object) =>
    world.hierarchy(cycle, schools.get(name) ?? 0, people as Record<string, number>);
  await team(started, 'Completa', whole);
  expect(await duties(admin)).toEqual([]);

  await team(started, 'Sin coach', { ...whole, coach_id: null });
  await team(started, 'Sin nadie', {});
  await team(started, 'Excluida', {});
  await team(started, 'Eliminada', {});
  await team(next, 'Sin nadie', {});
  for (const cycle of [past, unprepared]) await team(cycle, 'Sin nadie', {});
  await db('schools')
    .where({ id: schools.get('Eliminada') ?? 0 })
    .update({ deleted_at: '2026-11-01 12:00:00' });
  const excluded = { cycle_id: started, school_id: schools.get('Excluida') ?? 0 };
  await db('cycle_schools').where(excluded).delete();
  await db('cycle_schools').insert({ ...excluded, included: false });

  expect(await duties(admin)).toMatchObject([
    {
      ...{ group: 'waiting', act: 'view', count: 2, title: 'Equipos incompletos', school_id: null },
      ...{ severity: 'warning', url: '/admin/hierarchy?incomplete=1' },
      body: expect.stringMatching(/^A 2 escuelas del ciclo .+ les falta alguien en su equipo$/) as string,
    },
    { count: 1, severity: 'info', url: `/school-cycles/${next}/prepare-hierarchy?incomplete=1` },
  ]);
  expect(await listed(started, '1')).toEqual(['Sin coach', 'Sin nadie']);
  expect(await listed(started, '0')).toEqual(['Completa']);
  expect(await listed(next, '1')).toEqual(['Sin nadie']);
  expect((await admin.get('/schools-hierarchy').query({ 'filter[incomplete]': 'yes' })).status).toBe(422);

  expect(await duties(await server.as(await world.person('MGMT')))).toEqual([]);
  expect(await duties(admin, `?school_id=${schools.get('Sin nadie')}`)).toEqual([]);
});
