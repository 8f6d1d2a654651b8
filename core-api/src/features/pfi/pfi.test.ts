import { STAMPS } from '../../testing/fixtures';
import { testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
let coach: Caller;
let leader: Caller;
let teacher: Caller;
let elsewhere: Caller;
let item = 0;
let own = 0;

const NOW = '2026-11-20T18:00:00Z';

beforeAll(async () => {
  server = await testServer();
  const { db, world } = server;
  const [cycle, school] = [await world.cycle(), await world.school()];
  const coach_id = await world.person('COACH');
  await world.hierarchy(cycle, school, { coach_id });
  coach = await server.as(coach_id);
  leader = await server.as(await world.person('DIR', { school_id: school }));
  teacher = await server.as(await world.person('PROF', { school_id: school }));
  elsewhere = await server.as(await world.person('DIR', { school_id: await world.school() }));

  const insert = async (table: string, row: object) => (await db(table).insert(row))[0] ?? 0;
  const central = await insert('central_activities', {
    ...{ cycle_id: cycle, code: 'lectura', title_es: 'Lectura en voz alta', title_en: 'Reading aloud' },
    ...{ description_es: 'Cada grupo lee un texto.', window_start: '2026-11-16', window_end: '2026-11-27' },
    ...{ levels: '["primaria"]', roles: '["PROF"]', gives_proof: true, tenths: 25, order: 1, active: true, ...STAMPS },
  });
  for (const [order, reason_es] of ['Se lee poco en casa.', 'Deja un registro por grupo.'].entries())
    await insert('central_activity_reasons', { central_activity_id: central, order, reason_es });
  const plan = await insert('pfi_plans', { school_id: school, cycle_id: cycle, ...STAMPS });
  const row = {
    ...{ school_id: school, cycle_id: cycle, coach_id: null, description: '', duration_min: 150, ...STAMPS },
    ...{ date: '2026-11-20', time: '10:00', timezone: 'America/Mexico_City', datetime: '2026-11-20 16:00:00' },
  };
  item = await insert('agenda_activities', { ...row, activity_type: 'PfiActivity', activity: 'Lectura en voz alta' });
  const pfi = await insert('pfi_activities', {
    ...{ pfi_plan_id: plan, central_activity_id: central, agenda_activity_id: item },
  });
  await db('agenda_activities').where({ id: item }).update({ activity_id: pfi });
  own = await insert('agenda_activities', { ...row, activity_type: 'CustomActivity', activity: 'Junta' });
});
afterAll(() => server.stop());

const behind = (who: Caller, id: number, lang = 'es') =>
  who.get(`/schools/pfi/activity?activity_id=${id}`).set('Accept-Language', lang);

test('ACT-04 a central activity tells why it is done, in the language of the reader', async () => {
  const { body } = await behind(coach, item).expect(200);
  expect(body.data).toMatchObject({
    ...{ activity: 'Lectura en voz alta', datetime: '2026-11-20 16:00:00', isCompleted: false },
    central_activity: {
      ...{ code: 'lectura', hours: 2.5, levels: ['primaria'], roles: ['PROF'], gives_proof: true },
      reasons: [{ reason: 'Se lee poco en casa.' }, { reason: 'Deja un registro por grupo.' }],
    },
  });
  const english = await behind(leader, item, 'en').expect(200);
  expect(english.body.data.central_activity).toMatchObject({
    ...{ title: 'Reading aloud', description: 'Cada grupo lee un texto.' },
  });
});

test('ACT-04 other items have none; other schools and teachers read none', async () => {
  expect((await behind(coach, own).expect(200)).body.data).toBeNull();
  await behind(elsewhere, item).expect(404);
  await behind(teacher, item).expect(403);
});

test('ACT-03 the start of an activity that gives a proof writes it, and what somebody wrote stays', async () => {
  server.clock.set(NOW);
  const proof = async () =>
    (await coach.get(`/schools/activity/has-proof_of_attendance?activity_id=${item}`)).body.data;
  expect((await proof()).proof).toBeNull();
  await coach.put(`/schools/agenda/${item}/start`).expect(200);
  expect((await proof()).proof).toMatchObject({ name: 'Lectura en voz alta', date: '2026-11-20', send_proof: false });

  const written = { name: 'Taller de lectura', date: '2026-11-20', time: '10:00', send_proof: true };
  await coach
    .put('/schools/activity/set-proof_of_attendance')
    .send({ activity_id: item, ...written })
    .expect(200);
  const revision = (await server.db('agenda_activities').where({ id: item }).first('revision'))?.revision;
  await coach
    .put(`/schools/agenda/${item}/reschedule`)
    .send({ date: '2026-11-23', time: '12:00', justification: 'Ese día no hay clases.', revision })
    .expect(200);
  server.clock.set('2026-11-23T18:00:00Z');
  await coach.put(`/schools/agenda/${item}/start`).expect(200);
  expect((await proof()).proof).toMatchObject({
    ...{ name: 'Taller de lectura', date: '2026-11-23', time: '12:00', send_proof: true },
  });
});
