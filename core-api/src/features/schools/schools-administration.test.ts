import { testServer, type Caller, type TestServer } from '../../testing/server';
import { schoolRemoteIds } from '../../migrations/202611231650-school-remote-ids';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as(await server.world.person('ADMIN'));
});
afterAll(() => server.stop());

const code = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const read = async (id: number) => ((await admin.get(`/schools/${id}`)).body as { data: object }).data;
const actions = async (id: number) =>
  (
    (await admin.get(`/audit?filter[subject]=school&filter[subject_id]=${id}&sort=id`)).body as {
      data: { action: string; before: unknown; after: unknown }[];
    }
  ).data.map(({ action, before, after }) => ({ action, before, after }));

test('a school is changed and renamed, found by its new words, and the log says how', async () => {
  const id = await server.world.school({ name: 'Colegio Viejo' });
  const changed = await admin.put(`/schools/${id}`).send({ city: 'Mérida', code: '31PPR0001X', revision: 1 });
  expect(changed.body).toMatchObject({ data: { city: 'Mérida', revision: 2 }, message: 'Escuela guardada.' });
  const renamed = await admin.post('/schools/update-name').send({ id, name: 'Colegio Ñandú' });
  expect(renamed.body).toMatchObject({ data: { name: 'Colegio Ñandú', revision: 3 } });
  for (const words of ['nandu', 'merida', '31ppr']) {
    const { body } = await admin.get(`/schools?filter[search]=${words}`);
    expect((body as { data: { id: number }[] }).data.map((school) => school.id)).toEqual([id]);
  }
  expect(await actions(id)).toMatchObject([
    { action: 'school.updated', before: { city: 'Guadalajara' }, after: { city: 'Mérida', code: '31PPR0001X' } },
    { action: 'school.renamed', before: { name: 'Colegio Viejo' }, after: { name: 'Colegio Ñandú' } },
  ]);
});

test('F02 an edit that lost is told what is there now', async () => {
  const id = await server.world.school();
  await admin.put(`/schools/${id}`).send({ city: 'Primera', revision: 1 });
  const lost = await admin.put(`/schools/${id}`).send({ city: 'Segunda', revision: 1 });
  expect([lost.status, code(lost)]).toEqual([409, 'schools.stale']);
  expect(lost.body).toMatchObject({ current: { city: 'Primera', revision: 2 } });
});

test('B25 a name is needed, as text, at most 255 characters; another school may have it', async () => {
  const [id, other] = [await server.world.school({ name: 'Colegio Uno' }), await server.world.school()];
  for (const name of ['', '   ', 'x'.repeat(256), 5, null])
    expect((await admin.post('/schools/update-name').send({ id, name })).status).toBe(422);
  for (const name of ['Colegio Uno', '<b>x</b>', 'Colegio 😀', 'x'.repeat(255)])
    expect((await admin.post('/schools/update-name').send({ id: other, name })).status).toBe(200);
});

test('a school in use is not deleted; one that nobody needs is, and is gone from every list', async () => {
  const { db, world } = server;
  const [peopled, accompanied, free] = [await world.school(), await world.school(), await world.school()];
  const person = await world.person('DIR', { school_id: peopled });
  const cycle_id = await world.cycle();
  await world.hierarchy(cycle_id, accompanied, { coach_id: await world.person('COACH') });
  for (const id of [peopled, accompanied]) {
    const refused = await admin.delete(`/schools/${id}`);
    expect([refused.status, code(refused)]).toEqual([409, 'schools.in-use']);
  }
  expect((await admin.delete(`/schools/${free}`)).body).toMatchObject({ data: null, message: 'Escuela eliminada.' });
  expect((await admin.get(`/schools/${free}`)).status).toBe(404);
  expect((await admin.delete(`/schools/${free}`)).status).toBe(404);
  expect((await actions(free)).map(({ action }) => action)).toEqual(['school.deleted']);

  await admin.delete(`/users/${person}`);
  expect((await admin.delete(`/schools/${peopled}`)).status).toBe(200);
  await db('school_cycles').where({ id: cycle_id }).update({ state: 'finished' });
  expect((await admin.delete(`/schools/${accompanied}`)).status).toBe(200);
});

test('T13 columns that are nobody’s to send are refused', async () => {
  const id = await server.world.school();
  for (const field of ['deleted_at', 'remote_id', 'country_id', 'state_id', 'search_key', 'can'])
    expect((await admin.put(`/schools/${id}`).send({ [field]: 'x', revision: 1 })).status).toBe(422);
  expect(await read(id)).toMatchObject({ revision: 1 });
});

test('B24 a secondary coach, or somebody in the prepared cycle, keeps a school from being deleted', async () => {
  const { db, world } = server;
  const cycle_id = await world.cycle({ state: 'pending' });
  const id = await world.school();
  await world.hierarchy(cycle_id, id, { secondary_one_id: await world.person('COACH_SEC') });
  await db('school_cycles').where({ id: cycle_id }).update({ prepared: true });
  expect(code(await admin.delete(`/schools/${id}`))).toBe('schools.in-use');
  await db('school_cycles').where({ id: cycle_id }).update({ prepared: false });
  expect((await admin.delete(`/schools/${id}`)).status).toBe(200);
});

test('HIE-05 a school is found by its remote id, before and after a change of its name', async () => {
  const id = await server.world.school();
  await server.db('schools').where({ id }).update({ remote_id: 'RX-8841' });
  const found = async () =>
    ((await admin.get('/schools?filter[search]=rx-8841')).body as { data: { id: number }[] }).data.map((one) => one.id);
  await schoolRemoteIds.up(server.db);
  expect(await found()).toEqual([id]);
  await admin.post('/schools/update-name').send({ id, name: 'Colegio Nuevo' });
  expect(await found()).toEqual([id]);
});

test('an administrator sets levels and whether a school is active; official codes of levels that stay are kept', async () => {
  const { db } = server;
  const id = await server.world.school();
  await db('level_school').insert([
    { school_id: id, level_id: 1, official_code: '00PJN1' },
    { school_id: id, level_id: 2, official_code: '00PPR1' },
  ]);
  const { body } = await admin
    .put(`/schools/${id}`)
    .send({ levels: ['secundaria', 'primaria'], active: false, revision: 1 });
  expect(body).toMatchObject({
    data: { levels: ['primaria', 'secundaria'], active: false, can: { edit: true, delete: true } },
  });
  expect(await db('level_school').where({ school_id: id }).orderBy('level_id')).toEqual([
    { school_id: id, level_id: 2, official_code: '00PPR1' },
    { school_id: id, level_id: 3, official_code: null },
  ]);
  expect(await actions(id)).toMatchObject([
    {
      before: { active: true, levels: ['preescolar', 'primaria'] },
      after: { active: false, levels: ['primaria', 'secundaria'] },
    },
  ]);
  for (const levels of [[], ['kinder'], 'primaria', null])
    expect((await admin.put(`/schools/${id}`).send({ levels, revision: 2 })).status).toBe(422);
});

test('schools are narrowed by level, state and whether they are active', async () => {
  const { db } = server;
  const [id, other] = [
    await server.world.school({ name: 'Filtro Uno' }),
    await server.world.school({ name: 'Filtro Dos' }),
  ];
  await db('level_school').insert({ school_id: id, level_id: 4 });
  await db('schools').where({ id: other }).update({ active: false });
  const state_id = (await db('schools').where({ id }).first('state_id'))?.state_id ?? 0;
  const found = async (filter: string) =>
    ((await admin.get(`/schools?filter[search]=filtro&${filter}`)).body as { data: { id: number }[] }).data.map(
      (school) => school.id,
    );
  expect(await found('filter[level]=bachillerato')).toEqual([id]);
  expect(await found('filter[active]=0')).toEqual([other]);
  expect(await found('filter[active]=1')).toEqual([id]);
  expect(await found(`filter[state_id]=${state_id}`)).toContain(id);
  expect(await found('filter[state_id]=999999')).toEqual([]);
  expect((await admin.get('/schools?filter[level]=kinder')).status).toBe(422);
  expect(((await admin.get('/states')).body as { data: object[] }).data).toContainEqual(
    expect.objectContaining({ id: state_id, name: 'Jalisco' }),
  );
});

test('T13 what is planned keeps date and hour in another zone, and its instants follow; what began or was cancelled stays', async () => {
  const { db, world } = server;
  const id = await world.school({ timezone: 'America/Mexico_City' });
  const other = await world.school({ timezone: 'America/Mexico_City' });
  const coach_id = await world.person('COACH');
  const cycle_id = await world.cycle({ state: 'pending' });
  const stamps = { created_at: '2026-11-01 12:00:00', updated_at: '2026-11-01 12:00:00' };
  const at = { date: '2026-11-24', time: '10:00', timezone: 'America/Mexico_City', datetime: '2026-11-24 16:00:00' };
  const visit = { ...stamps, ...at, coach_id, cycle_id, objective: 'x', eraser: false, school_visit_status_id: 1 };
  const item = {
    ...stamps,
    ...at,
    cycle_id,
    activity_type: 'CustomActivity' as const,
    activity: 'x',
    description: '',
    isStarted: false,
  };
  await db('school_visits').insert([
    { ...visit, school_id: id },
    { ...visit, school_id: id, ...{ date: null, time: null, datetime: null, eraser: true } },
    { ...visit, school_id: id, school_visit_status_id: 2, started_at: '2026-11-24 16:00:00' },
    { ...visit, school_id: id, cancelled_at: '2026-11-20 16:00:00' },
    { ...visit, school_id: other },
  ]);
  await db('agenda_activities').insert([
    { ...item, school_id: id },
    // Daylight saving time skips this hour in Tijuana.
    { ...item, school_id: id, date: '2027-03-14', time: '02:30', datetime: '2027-03-14 08:30:00' },
    { ...item, school_id: id, isStarted: true, started_at: '2026-11-24 16:00:00' },
    { ...item, school_id: other },
  ]);
  expect((await admin.put(`/schools/${id}`).send({ timezone: 'Nunca/Jamas', revision: 1 })).body).toMatchObject({
    errors: { timezone: ['Elige una zona horaria que exista.'] },
  });
  expect((await admin.put(`/schools/${id}`).send({ timezone: 'America/Tijuana', revision: 1 })).status).toBe(200);
  const rowsOf = async (table: 'school_visits' | 'agenda_activities') =>
    (
      await db(table).whereIn('school_id', [id, other]).orderBy('id').select('date', 'time', 'timezone', 'datetime')
    ).map(({ date, time, timezone, datetime }) => [date, time, timezone, datetime]);
  const stays = ['2026-11-24', '10:00', 'America/Mexico_City', '2026-11-24 16:00:00'];
  const follows = ['2026-11-24', '10:00', 'America/Tijuana', '2026-11-24 18:00:00'];
  expect(await rowsOf('school_visits')).toEqual([
    follows,
    [null, null, 'America/Tijuana', null],
    ...[stays, stays, stays],
  ]);
  expect(await rowsOf('agenda_activities')).toEqual([
    follows,
    ['2027-03-14', '02:30', 'America/Tijuana', '2027-03-14 10:30:00'],
    ...[stays, stays],
  ]);
});
