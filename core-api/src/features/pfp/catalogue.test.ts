import { PLANS_MAX } from '@ruta/contracts/pfp/limits';
import type { CatalogueContent, CataloguePlan } from '@ruta/contracts/pfp/catalogue.schema';
import { mp4Of, PDF, PPTX } from '../../testing/files';
import { relayOf } from '../../testing/relay';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { reachOf } from './expected.reader';
import { FORM, formationContentOf, formationPlanOf } from './pfp.testing';

let server: TestServer;
let admin: Caller;
let designer: Caller;
let cycle = 0;
const EMPTIED = [
  ...(['formation_totals', 'formation_school_totals', 'formation_plan_items', 'formation_contents'] as const),
  ...(['formation_plans', 'notifications'] as const),
];
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  cycle = await server.world.cycle();
  admin = await server.as(await server.world.person('ADMIN'));
  designer = await server.as(await server.world.person('CONTENT'));
});
afterAll(() => server.stop());
afterEach(async () => {
  for (const table of EMPTIED) await server.db(table).delete();
});

const dataOf = <T>(reply: { body: { data: T } }) => reply.body.data;
const add = async (differs: object = {}): Promise<CataloguePlan> =>
  dataOf(
    await admin
      .post('/formation-plans')
      .send({ ...FORM, ...differs })
      .expect(201),
  );
const link = async (id: number, differs: object = {}): Promise<CatalogueContent> =>
  dataOf(
    await admin
      .post(`/formation-plans/${id}/links`)
      .send({ name: 'Programas', required: false, url: 'https://www.gob.mx/sep', ...differs })
      .expect(201),
  );
const send = (id: number, file: Buffer, name: string) =>
  admin.post(`/formation-plans/${id}/contents`).field({ name: 'Material', required: '1' }).attach('file', file, name);
const detail = async (id: number) =>
  dataOf<{ plan: CataloguePlan; contents: CatalogueContent[]; reaches: object }>(
    await admin.get(`/formation-plans/${id}`),
  );
const publish = (id: number, revision: number) => admin.post(`/formation-plans/${id}/publish`).send({ revision });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const errorsOf = ({ status, body }: { status: number; body: { errors?: Record<string, string[]> } }) => [
  status,
  Object.keys(body.errors ?? {}),
];

async function teacher(levels: string[] = [], role: 'PROF' | 'DIR' = 'PROF') {
  const school = await server.world.school();
  const id = await server.world.person(role, { school_id: school });
  for (const key of levels) {
    const level =
      (await server.db('levels').where('key', key).first('id'))?.id ??
      (await insert('levels', { key, name_es: key, name_en: key, order: 1 }));
    await server.db('level_school').insert({ school_id: school, level_id: level });
  }
  return { id, school, caller: await server.as(id) };
}

test('PFP-01 a plan is written, filled, published to whom it is for, who are told once, and retired', async () => {
  const reader = await teacher();
  const other = await teacher([], 'DIR');
  const plan = await add();
  expect(plan).toMatchObject({
    ...{ state: 'draft', hours: 4.5, name_en: null, roles: ['PROF'], contents: 0, revision: 1 },
    can: { edit: true, publish: false, retire: false, remove: true },
  });
  expect(codeOf(await publish(plan.id, 1))).toEqual([409, 'pfp.no-contents']);
  const film = dataOf<CatalogueContent>(await send(plan.id, mp4Of(90), 'clase.mp4').expect(201));
  expect(film).toMatchObject({ kind: 'video', mime_type: 'video/mp4', duration_seconds: 90, required: true });
  const office = dataOf<CatalogueContent>(await send(plan.id, PPTX, 'formato.pptx').expect(201));
  await link(plan.id);
  expect((await detail(plan.id)).contents.map(({ kind }) => kind)).toEqual(['video', 'file', 'link']);
  const part = await designer.get(film.url.replace('/api', '')).set('Range', 'bytes=0-3');
  expect([part.status, part.headers['content-disposition']]).toEqual([206, expect.stringMatching(/^inline/)]);
  const file = await designer.get(office.url.replace('/api', ''));
  expect(file.headers['content-disposition']).toMatch(/^attachment/);
  // Nobody reads it, nor its files, before it is published.
  expect((await reader.caller.get(`/schools/pfp/formation-plans/${plan.id}`)).status).toBe(404);
  expect((await reader.caller.get(`/schools/pfp/contents/${film.id}`)).status).toBe(404);

  const published = dataOf<CataloguePlan>(await publish(plan.id, 1).expect(200));
  expect(published).toMatchObject({ state: 'published', revision: 2, can: { retire: true, remove: false } });
  expect(codeOf(await publish(plan.id, 2))).toEqual([409, 'pfp.published-already']);
  expect((await reader.caller.get(`/schools/pfp/formation-plans/${plan.id}`)).body.data.contents).toHaveLength(3);
  for (let times = 0; times < 2; times += 1) await relayOf(server).run();
  const told = await server.db('notifications').where('type', 'pfp.published').select('user_id', 'url');
  expect(told.filter(({ user_id }) => [reader.id, other.id].includes(user_id))).toEqual([
    { user_id: reader.id, url: `/scholastic/pfp/formation-plans/${plan.id}` },
  ]);

  expect(codeOf(await admin.delete(`/formation-plans/${plan.id}?revision=2`))).toEqual([409, 'pfp.published']);
  const retired = dataOf<CataloguePlan>(
    await admin.post(`/formation-plans/${plan.id}/retire`).send({ revision: 2 }).expect(200),
  );
  expect(retired).toMatchObject({ state: 'retired', can: { publish: true, retire: false, remove: false } });
  expect((await reader.caller.get(`/schools/pfp/formation-plans/${plan.id}`)).status).toBe(404);
  const actions = await server.db('audit_log').where('action', 'like', 'formation.%').orderBy('id').pluck('action');
  expect(actions.slice(-6)).toEqual([
    ...['formation.added', 'formation.content-added', 'formation.content-added', 'formation.content-added'],
    ...['formation.published', 'formation.retired'],
  ]);
});

test('PFP-01 B26 forms say what they do not take: keys, hours, addresses, files', async () => {
  const { id } = await add();
  const refused = async (differs: object) =>
    errorsOf(await admin.post('/formation-plans').send({ ...FORM, ...differs }));
  expect(await refused({})).toEqual([422, ['key']]);
  for (const key of ['', 'Planeación', 'a b', '_a', 'x'.repeat(61)])
    expect(await refused({ key })).toEqual([422, ['key']]);
  for (const hours of [-1, 501, 0.25]) expect(await refused({ key: 'otra', hours })).toEqual([422, ['hours']]);
  expect(await refused({ key: 'otra', name_es: ' ' })).toEqual([422, ['name_es']]);
  expect(await refused({ key: 'otra', roles: ['ADMIN'] })).toEqual([422, ['roles.0']]);
  for (const url of ['http://gob.mx', 'javascript:alert(1)', 'https://localhost', 'https://a@b.mx', 'gob.mx', ''])
    expect(
      errorsOf(await admin.post(`/formation-plans/${id}/links`).send({ name: 'Liga', required: false, url })),
    ).toEqual([422, ['url']]);
  expect(errorsOf(await send(id, Buffer.from('<svg/>'), 'a.pdf'))).toEqual([422, ['file']]);
  expect(errorsOf(await send(id, PPTX, 'clase.mp4'))).toEqual([422, ['file']]);
  expect((await detail(id)).contents).toEqual([]);
  for (const path of ['/formation-plans', `/formation-plans/${id}`])
    expect((await (await teacher()).caller.get(path)).status).toBe(403);
});

test('PFP-01 F02 who saves second is told what stands; a published plan keeps its key and its last content', async () => {
  const plan = await add();
  const change = (differs: object) =>
    admin.put(`/formation-plans/${plan.id}`).send({ ...FORM, revision: 1, ...differs });
  await change({ name_es: 'Primera', key: 'otra_clave' }).expect(200);
  const lost = await change({ name_es: 'Segunda' });
  expect([codeOf(lost), lost.body.current]).toMatchObject([[409, 'pfp.stale'], { name_es: 'Primera', revision: 2 }]);
  expect(codeOf(await publish(plan.id, 1))).toEqual([409, 'pfp.stale']);

  const first = await link(plan.id);
  await publish(plan.id, 2).expect(200);
  expect(errorsOf(await change({ revision: 3, key: 'tercera' }))).toEqual([422, ['key']]);
  const remove = (revision: number) =>
    admin.delete(`/formation-plans/${plan.id}/contents/${first.id}?revision=${revision}`);
  expect(codeOf(await remove(1))).toEqual([409, 'pfp.last-content']);
  const second = dataOf<CatalogueContent>(await send(plan.id, PDF, 'guía.pdf').expect(201));
  const place = { name: 'Liga', required: true, url: 'https://www.gob.mx/otra', revision: 1 };
  await admin.put(`/formation-plans/${plan.id}/links/${first.id}`).send(place).expect(200);
  const stale = await admin.put(`/formation-plans/${plan.id}/links/${first.id}`).send(place);
  expect([codeOf(stale), stale.body.current]).toMatchObject([
    [409, 'pfp.content-stale'],
    { name: 'Liga', revision: 2 },
  ]);
  expect(codeOf(await remove(1))).toEqual([409, 'pfp.content-stale']);
  await remove(2).expect(200);
  expect((await detail(plan.id)).contents).toMatchObject([{ id: second.id }]);
  expect((await admin.get(`/formation-plans/${plan.id + 900}`)).status).toBe(404);
});

test('PFP-01 a content keeps its id when it is replaced; what another cycle names stays in the store', async () => {
  const plan = await add();
  const content = dataOf<CatalogueContent>(await send(plan.id, PDF, 'guía.pdf').expect(201));
  const key = (await server.db('formation_contents').where({ id: content.id }).first('file_key'))?.file_key ?? '';
  const change = (revision: number) =>
    admin
      .post(`/formation-plans/${plan.id}/contents/${content.id}`)
      .field({ name: 'Guía nueva', required: '0', revision: String(revision) });
  expect(dataOf(await change(1).expect(200))).toMatchObject({ id: content.id, name: 'Guía nueva', size: PDF.length });
  const replaced = dataOf<CatalogueContent>(await change(2).attach('file', mp4Of(), 'clase.mp4').expect(200));
  expect(replaced).toMatchObject({ id: content.id, kind: 'video', duration_seconds: 75, revision: 3 });
  expect(await server.store.open(key)).not.toBeNull();
  expect(codeOf(await change(1).attach('file', PDF, 'otra.pdf'))).toEqual([409, 'pfp.content-stale']);
});

test('PFP-01 plans and contents are moved to a place; a finished cycle stays as it is', async () => {
  const plans = [];
  for (const key of ['uno', 'dos', 'tres']) plans.push(await add({ key, name_es: key }));
  const [one] = plans;
  const keys = async (query = '') =>
    dataOf<CataloguePlan[]>(await admin.get(`/formation-plans${query}`)).map(({ key }) => key);
  await admin.put(`/formation-plans/${one?.id}/order`).send({ position: 3 }).expect(200);
  expect(await keys()).toEqual(['dos', 'tres', 'uno']);
  const id = one?.id ?? 0;
  const contents = [await link(id, { name: 'a' }), await link(id, { name: 'b' }), await link(id, { name: 'c' })];
  await admin.put(`/formation-plans/${id}/contents/${contents[2]?.id}/order`).send({ position: 1 }).expect(200);
  expect((await detail(id)).contents.map(({ name }) => name)).toEqual(['c', 'a', 'b']);

  const past = await server.world.cycle({ state: 'finished', start_at: '2025-08-25', end_at: '2026-07-15' });
  const old = await formationPlanOf(insert, past, { key: 'pasado' });
  await formationContentOf(insert, old);
  expect(await keys(`?cycle_id=${past}`)).toEqual(['pasado']);
  expect((await detail(old)).plan.can).toEqual({ edit: false, publish: false, retire: false, remove: false });
  for (const call of [
    admin.put(`/formation-plans/${old}`).send({ ...FORM, revision: 1 }),
    admin.post(`/formation-plans/${old}/retire`).send({ revision: 1 }),
    admin.put(`/formation-plans/${old}/order`).send({ position: 1 }),
    admin.post('/formation-plans').send({ ...FORM, key: 'nueva', cycle_id: past }),
    admin.post(`/formation-plans/${old}/links`).send({ name: 'a', required: false, url: 'https://www.gob.mx' }),
  ])
    expect(codeOf(await call)).toEqual([409, 'pfp.cycle-finished']);
});

test('PFP-01 a plan reaches the active people of its roles and levels, as they read it', async () => {
  const before = await reachOf(server.db, { roles: '["PROF"]', levels: '["secundaria"]' });
  const { id, school, caller } = await teacher(['secundaria']);
  await teacher(['primaria']);
  const banned = await server.world.person('PROF', { school_id: school });
  await server.db('users').where({ id: banned }).update({ is_banned: true });
  const after = await reachOf(server.db, { roles: '["PROF"]', levels: '["secundaria"]' });
  expect(after).toEqual({ people: before.people + 1, schools: before.schools + 1 });
  // Levels of one's own come before those of the school.
  const held = await server.db('role_user').where({ user_id: id }).first('role_id');
  const primaria = await server.db('levels').where('key', 'primaria').first('id');
  await server.db('role_user_levels').insert({ user_id: id, role_id: held?.role_id ?? 0, level_id: primaria?.id ?? 0 });
  expect(await reachOf(server.db, { roles: '["PROF"]', levels: '["secundaria"]' })).toEqual(before);
  const plan = await formationPlanOf(insert, cycle, { roles: '["PROF"]', levels: '["secundaria"]' });
  expect((await caller.get(`/schools/pfp/formation-plans/${plan}`)).status).toBe(404);
});

test('PFP-01 STA-03 figures say how many people have consulted a plan, of a school and of those within reach', async () => {
  const { world } = server;
  const { id, school, caller } = await teacher();
  await world.person('PROF', { school_id: school });
  const team = {
    ...{ director_id: await world.person('COACH_DIR'), manager_id: await world.person('COACH_MAN') },
    ...{ coordinator_id: await world.person('COACH_CORD'), coach_id: await world.person('COACH') },
  };
  await world.hierarchy(cycle, school, team);
  const coach = await server.as(team.coach_id);
  const plan = await formationPlanOf(insert, cycle, { roles: '["PROF"]' });
  const unopened = await formationPlanOf(insert, cycle, { roles: '["PROF"]', order: 2 });
  await formationPlanOf(insert, cycle, { roles: '["SUBD"]' });
  await formationPlanOf(insert, cycle, { published_at: null });
  await caller.put(`/schools/pfp/formation-plans/${plan}/consulted`).send({}).expect(200);
  const summary = await coach.get('/schools/pfp/summary').query({ school_id: school });
  expect(summary.body.data).toEqual({
    pie: { consulted: 1, notConsulted: 3 },
    plans: [
      { id: plan, expected: 2, consulted: 1 },
      { id: unopened, expected: 2, consulted: 0 },
    ],
  });
  expect((await coach.get('/schools/pfp/summary').query({ school_id: (await teacher()).school })).status).toBe(404);
  const leader = await server.as(await world.person('DIR', { school_id: school }));
  expect((await leader.get('/schools/pfp/summary').query({ school_id: school })).status).toBe(200);
  const refused = [403, 'pfp.figures-forbidden'];
  expect(codeOf(await caller.get('/schools/pfp/summary').query({ school_id: school }))).toEqual(refused);
  expect(codeOf(await caller.get('/schools/statistics/pfp'))).toEqual(refused);
  const elsewhere = (await teacher()).school;
  expect((await caller.get('/schools/pfp/summary').query({ school_id: elsewhere })).status).toBe(404);
  const pie = async (query: object = {}) => (await coach.get('/schools/statistics/pfp').query(query)).body.data.pie;
  expect(await pie()).toEqual({ consulted: 1, notConsulted: 3 });
  expect(await pie({ filter: { coach: String(team.manager_id) } })).toEqual({ consulted: 0, notConsulted: 0 });
  // Who is banned is expected no more, and what they consulted counts no more.
  await server.db('users').where({ id }).update({ is_banned: true });
  expect((await coach.get('/schools/pfp/summary').query({ school_id: school })).body.data.pie).toEqual({
    ...{ consulted: 0, notConsulted: 2 },
  });
});

test('PFP-01 F02 of two who add the last plan that fits at once, one does', async () => {
  for (let n = 1; n < PLANS_MAX; n += 1) await formationPlanOf(insert, cycle, { key: `plan-${n}` });
  const both = await Promise.all(
    ['uno', 'otro'].map((key) => designer.post('/formation-plans').send({ ...FORM, key })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await server.db('formation_plans').pluck('id')).toHaveLength(PLANS_MAX);
});
