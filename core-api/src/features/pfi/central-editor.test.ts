import { testServer, type Caller, type TestServer } from '../../testing/server';
import { CENTRAL_FORM, centralOf, datedActivity } from './pfi.testing';

let server: TestServer;
let cycle = 0;
let admin: Caller;
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-11-20T18:00:00Z');
  cycle = await server.world.cycle();
  admin = await server.as(await server.world.person('ADMIN'));
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { db } = server;
  await db('pfi_activities').delete();
  await db('agenda_activities').delete();
  await db('central_activities').delete();
});

interface Listed {
  data: { id: number; order: number; revision: number; schools: number; can: { edit: boolean; remove: boolean } }[];
  cycle: { id: number; locked: string | null } | null;
  surveys: { code: string; title: string }[];
}
const listed = async (query: object = {}) => (await admin.get('/central-activities').query(query)).body as Listed;
const three = () => Promise.all([1, 2, 3].map((order) => centralOf(insert, cycle, { order })));
const add = (part: object = {}) => admin.post('/central-activities').send({ ...CENTRAL_FORM, code: 'taller', ...part });
/** A school with a director, and an activity that it has dated. */
const dated = async () => {
  const { db, world } = server;
  const school = await world.school();
  const person = await world.person('DIR', { school_id: school });
  const made = await datedActivity(db, insert, { cycle, school, coach: null, person });
  return { ...made, school, director: await server.as(person) };
};

test('PFI-02 a central activity is written by hand with its reasons, changed, and the log has it', async () => {
  const { db, world } = server;
  const designer = await server.as(await world.person('CONTENT'));
  const reasons = [
    { reason: 'Porque ayuda', reason_en: 'Because it helps' },
    { reason: 'Porque une', reason_en: 'Because it unites' },
  ];
  const form = { ...CENTRAL_FORM, code: 'taller', title_en: ' ', levels: ['secundaria', 'primaria'], reasons };
  const { status, body } = await designer.post('/central-activities').send(form);
  expect([status, body.message]).toEqual([201, 'Actividad central agregada.']);
  expect(body.data).toMatchObject({
    ...{ code: 'taller', title_en: null, hours: 1.5, levels: ['primaria', 'secundaria'], roles: [], reasons },
    ...{ active: true, order: 1, revision: 1, schools: 0, can: { edit: true, remove: true } },
  });
  const { id } = body.data as { id: number };
  const changed = await admin.put(`/central-activities/${id}`).send({
    ...{ ...CENTRAL_FORM, title: 'Otro taller', gives_proof: false, revision: 1 },
    reasons: [{ reason: 'Porque sí', reason_en: '' }],
  });
  expect(changed.body.data).toMatchObject({ title: 'Otro taller', code: 'taller', gives_proof: false, revision: 2 });
  expect(await db('central_activity_reasons').where({ central_activity_id: id }).select('order', 'reason_es')).toEqual([
    { order: 1, reason_es: 'Porque sí' },
  ]);
  expect(await listed()).toMatchObject({ data: [{ id }], cycle: { id: cycle, locked: null } });
  const log = db('audit_log').where({ subject_type: 'central-activity', subject_id: id }).orderBy('id');
  expect(await log.pluck('action')).toEqual(['central-activity.added', 'central-activity.changed']);
});

test('B60 PFI-02 what an activity lacks is said beside its field, with the sentences of a file', async () => {
  const refused = async (part: object) => {
    const { status, body } = await add(part);
    return [status, body.errors as unknown];
  };
  expect(await refused({ window_end: '2026-11-15' })).toEqual([422, { window_end: ['Va después de que empieza.'] }]);
  const { start_at, end_at } =
    (await server.db('school_cycles').where({ id: cycle }).first('start_at', 'end_at')) ?? {};
  expect(await refused({ window_start: '2020-01-01' })).toEqual([
    ...[422, { window_start: [`El ciclo va del ${start_at} al ${end_at}.`] }],
  ]);
  expect(await refused({ survey: 'no_hay' })).toEqual([
    ...[422, { survey: ['No hay una encuesta publicada con esta clave.'] }],
  ]);
  for (const hours of [0.4, 40.1, 1.25])
    expect(await refused({ hours })).toEqual([422, { hours: ['Escribe las horas entre 0.5 y 40, como 2.5.'] }]);
  const fieldsOf = async (part: object) => Object.keys((await add(part)).body.errors as object);
  const reasons = Array.from({ length: 11 }, () => ({ reason: 'Una', reason_en: '' }));
  expect(await fieldsOf({ reasons })).toEqual(['reasons']);
  expect(await fieldsOf({ reasons: [{ reason: 'Una', reason_en: 'One' }, ...reasons.slice(0, 2)] })).toEqual([
    'reasons',
  ]);
  expect(await fieldsOf({ reasons: [{ reason: 'Una | dos', reason_en: '' }] })).toEqual(['reasons.0.reason']);
  expect(await fieldsOf({ reasons: [{ reason: ' ', reason_en: '' }] })).toEqual(['reasons.0.reason']);
  expect(await fieldsOf({ title: ' ', description: '' })).toEqual(['title', 'description']);
  expect(await fieldsOf({ code: 'Con Espacio' })).toEqual(['code']);
  expect((await add()).status).toBe(201);
  expect(await refused({})).toEqual([422, { code: ['Otra actividad central del ciclo tiene esta clave.'] }]);
});

test('F02 PFI-02 whoever saves or retires an activity second is shown the first version', async () => {
  const [id = 0] = await three();
  const save = (title: string) => admin.put(`/central-activities/${id}`).send({ ...CENTRAL_FORM, title, revision: 1 });
  expect((await save('Primera')).status).toBe(200);
  const { status, body } = await save('Segunda');
  expect([status, body.code, body.current.title, body.current.revision]).toEqual([
    ...[409, 'pfi.central-stale', 'Primera', 2],
  ]);
  for (const act of ['retire', 'restore']) {
    const late = await admin.post(`/central-activities/${id}/${act}`).send({ revision: 1 });
    expect([late.status, late.body.code, late.body.current.revision]).toEqual([409, 'pfi.central-stale', 2]);
  }
  const gone = await admin.delete(`/central-activities/${id}`).query({ revision: '1' });
  expect(gone.body.code).toBe('pfi.central-stale');
});

test('PFI-02 a retired activity is offered no longer, and stays in the plans that have it', async () => {
  const { central, pfi, school, director } = await dated();
  const other = await centralOf(insert, cycle, { order: 2 });
  const turn = async (id: number, act: string, revision: number) => {
    const { status, body } = await admin.post(`/central-activities/${id}/${act}`).send({ revision });
    return [status, body.data.active as boolean];
  };
  expect((await listed()).data.map(({ id, schools, can }) => [id, schools, can.remove])).toEqual([
    ...[
      [central, 1, false],
      [other, 0, true],
    ],
  ]);
  expect(await turn(central, 'retire', 1)).toEqual([200, false]);
  expect(await turn(other, 'retire', 1)).toEqual([200, false]);
  const of = { school_id: String(school) };
  const plan = (await director.get('/schools/pfi').query(of)).body.data as { activities: object[]; undated: number };
  expect(plan).toMatchObject({ activities: [{ id: pfi }], undated: 0 });
  expect((await director.get('/schools/pfi/available').query(of)).body.data.activities).toEqual([]);
  expect((await director.get('/schools/pfi/preview').query(of)).body.data).toMatchObject({ dated: 1, undated: 0 });
  const duties = async () =>
    ((await director.get('/management-actions')).body.data as { key: string }[]).filter(
      ({ key }) => key === 'pfi_pending',
    );
  expect(await duties()).toEqual([]);
  const activities = [{ central_activity_id: other, date: '2026-11-25', time: '09:00' }];
  const late = await director.post('/schools/pfi/establish').send({ school_id: school, activities });
  expect([late.status, Object.keys(late.body.errors as object)]).toEqual([
    ...[422, ['activities.0.central_activity_id']],
  ]);
  expect(await turn(other, 'restore', 2)).toEqual([200, true]);
  expect(await duties()).toHaveLength(1);
  expect((await director.post('/schools/pfi/establish').send({ school_id: school, activities })).status).toBe(201);
});

test('PFI-02 an activity that a plan has or had is not deleted; another one is, with its reasons', async () => {
  const { db } = server;
  const { central, pfi, director } = await dated();
  const free = await centralOf(insert, cycle, { order: 2 });
  const remove = async (id: number) => {
    const { status, body } = await admin.delete(`/central-activities/${id}`).query({ revision: '1' });
    return [status, body.code as string | undefined];
  };
  expect(await remove(central)).toEqual([409, 'pfi.central-dated']);
  const taken = await director.delete(`/schools/pfi/${pfi}`).send({ reason: 'La academia pidió otra quincena.' });
  expect(taken.status).toBe(200);
  expect((await listed()).data[0]).toMatchObject({ id: central, schools: 0, can: { remove: false } });
  expect(await remove(central)).toEqual([409, 'pfi.central-dated']);
  expect(await remove(free)).toEqual([200, undefined]);
  expect(await db('central_activity_reasons').where({ central_activity_id: free })).toEqual([]);
  expect(await remove(free)).toEqual([404, 'pfi.central-not-found']);
  const log = await db('audit_log').where({ subject_type: 'central-activity', subject_id: free }).pluck('action');
  expect(log).toEqual(['central-activity.deleted']);
});

test('PFI-02 an activity moves to another place, and a file that was read before finds other revisions', async () => {
  const [first, second, third] = await three();
  const move = (id: number | undefined, position: number) =>
    admin.put(`/central-activities/${id}/order`).send({ position });
  expect((await move(third, 1)).body.message).toBe('Orden guardado.');
  const places = async () => (await listed()).data.map(({ id, order, revision }) => [id, order, revision]);
  expect(await places()).toEqual([
    ...[
      [third, 1, 2],
      [first, 2, 2],
      [second, 3, 2],
    ],
  ]);
  await move(first, 999);
  expect(await places()).toEqual([
    ...[
      [third, 1, 2],
      [second, 2, 3],
      [first, 3, 3],
    ],
  ]);
});

test('PFI-02 a survey that is published no longer may stay where it is; a hundred activities are enough by hand', async () => {
  const { db } = server;
  const at = '2026-11-01 12:00:00';
  const survey_id = await insert('surveys', {
    ...{ code: 'de_salida', version: 1, title_es: 'Salida', title_en: null, instructions_es: 'Contesta' },
    ...{ kind: 'activity', anonymous: false, status: 'published', created_at: at, updated_at: at },
  });
  expect((await listed()).surveys).toContainEqual({ code: 'de_salida', title: 'Salida' });
  const { body } = await add({ survey: 'de_salida' });
  expect(body.data.survey).toBe('de_salida');
  await db('surveys').where({ id: survey_id }).update({ status: 'retired' });
  const { id } = body.data as { id: number };
  const stays = await admin
    .put(`/central-activities/${id}`)
    .send({ ...CENTRAL_FORM, survey: 'de_salida', title: 'Con su encuesta', revision: 1 });
  expect(stays.body.data).toMatchObject({ title: 'Con su encuesta', survey: 'de_salida' });
  expect((await add({ code: 'otro', survey: 'de_salida' })).status).toBe(422);
  for (let place = 1; place < 100; place += 1) await centralOf(insert, cycle, { order: place + 1 });
  expect((await add({ code: 'de_mas' })).body.code).toBe('pfi.central-full');
});

test('PFI-02 the activities of a finished cycle are only read; who does not manage catalogues has none', async () => {
  const { world } = server;
  const past = await world.cycle({ state: 'finished', start_at: '2025-08-25', end_at: '2026-07-15' });
  const old = await centralOf(insert, past);
  const late = await Promise.all([
    add({ cycle_id: past }),
    admin.put(`/central-activities/${old}`).send({ ...CENTRAL_FORM, revision: 1 }),
    admin.post(`/central-activities/${old}/retire`).send({ revision: 1 }),
    admin.put(`/central-activities/${old}/order`).send({ position: 1 }),
    admin.delete(`/central-activities/${old}`).query({ revision: '1' }),
  ]);
  expect(late.map(({ body }) => body.code as string)).toEqual(Array(5).fill('cycles.finished'));
  expect(await listed({ cycle_id: String(past) })).toMatchObject({
    ...{ data: [{ id: old, can: { edit: false, remove: false } }], cycle: { locked: 'finished' } },
  });
  expect((await admin.get('/central-activities').query({ cycle_id: '99999' })).status).toBe(404);
  expect((await admin.put('/central-activities/99999/order').send({ position: 1 })).body.code).toBe(
    'pfi.central-not-found',
  );
  const director = await server.as(await world.person('DIR', { school_id: await world.school() }));
  expect((await director.get('/central-activities')).status).toBe(403);
});
