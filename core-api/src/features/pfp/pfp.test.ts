import { testServer, type Caller, type TestServer } from '../../testing/server';
import { pfpForget } from './pfp.forget';
import { pfpInherits } from './pfp.inherits';
import { formationContentOf, formationPlanOf } from './pfp.testing';

const NOW = '2026-11-20T18:00:00.000Z';
let server: TestServer;
let cycle = 0;
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  cycle = await server.world.cycle();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(NOW);
  await server.db('formation_plan_items').delete();
  await server.db('formation_contents').delete();
  await server.db('formation_plans').delete();
  await server.db('pfp_closures').delete();
});

const level = async (key: string) =>
  (await server.db('levels').where('key', key).first('id'))?.id ??
  (await insert('levels', { key, name_es: key, name_en: key, order: 1 }));
/** A school that teaches primaria and secundaria, with somebody of it, who teaches one level if it is named. */
async function person(role: 'PROF' | 'DIR', taught?: string, timezone = 'America/Mexico_City') {
  const school = await server.world.school({ timezone });
  for (const key of ['primaria', 'secundaria'])
    await server.db('level_school').insert({ school_id: school, level_id: await level(key) });
  const id = await server.world.person(role, { school_id: school });
  if (taught !== undefined) {
    const held = await server.db('role_user').where({ user_id: id }).first('role_id');
    await server
      .db('role_user_levels')
      .insert({ user_id: id, role_id: held?.role_id ?? 0, level_id: await level(taught) });
  }
  return { id, school, caller: await server.as(id) };
}
const closing = (closure_at: string) =>
  insert('pfp_closures', { cycle_id: cycle, closure_at, start_at: '2026-08-24', end_at: '2027-07-15' });
const listOf = async (caller: Caller, query: object = {}) =>
  (await caller.get('/schools/pfp/formation-plans').query(query)).body;
const mark = (caller: Caller, id: number, body: object = {}) =>
  caller.put(`/schools/pfp/formation-plans/${id}/consulted`).send(body);
const itemOf = (user_id: number, plan_id: number) => server.db('formation_plan_items').where({ user_id, plan_id });

test('PFP-01 people see the published plans for their role and level, in order, each with its contents', async () => {
  const plan = (differs: object) => formationPlanOf(insert, cycle, differs);
  const mine = await plan({ name_es: 'Evaluación', name_en: 'Assessment', roles: '["PROF"]', order: 2 });
  const first = await plan({ levels: '["secundaria"]', order: 1 });
  const leaders = await plan({ roles: '["DIR"]', order: 3 });
  const other = await plan({ levels: '["primaria"]', order: 4 });
  await plan({ published_at: null });
  await plan({ active: false });
  await formationContentOf(insert, mine);
  const { caller } = await person('PROF', 'secundaria');
  const { data, closure } = await listOf(caller);
  expect(data.map((row: { id: number }) => row.id)).toEqual([first, mine]);
  expect(data[1]).toMatchObject({
    ...{ consulted: false, consulted_at: null, is_mine: true, plan: { id: mine, name: 'Evaluación', hours: 6 } },
    contents: [{ kind: 'link', mime_type: 'text/html', url: 'https://www.gob.mx/sep' }],
  });
  expect(closure).toMatchObject({ closure_at: '2027-07-15', is_closed: false });
  expect((await caller.get(`/schools/pfp/formation-plans/${leaders}`)).status).toBe(404);
  const english = await caller.get(`/schools/pfp/formation-plans/${mine}`).set('Accept-Language', 'en');
  expect(english.body.data.plan.name).toBe('Assessment');

  // A director has no levels: hers are those of the school. She reads what her teachers have, and it is not hers.
  const { caller: leader, school } = await person('DIR');
  expect((await listOf(leader)).data.map((row: { id: number }) => row.id)).toEqual([first, leaders, other]);
  const all = (await listOf(leader, { school_id: school })).data;
  expect(all.map((row: { is_mine: boolean }) => row.is_mine)).toEqual([true, false, true, true]);
  expect((await leader.get('/schools/pfp/formation-plans').query({ school_id: school + 900 })).status).toBe(404);
});

test('PFP-01 the first opening marks a plan once; to repeat it changes nothing, and reading marks nothing', async () => {
  const plan = await formationPlanOf(insert, cycle);
  const { id, school, caller } = await person('PROF');
  await caller.get(`/schools/pfp/formation-plans/${plan}`);
  expect(await itemOf(id, plan)).toEqual([]);
  expect((await mark(caller, plan)).body.data).toEqual({
    ...{ id: plan, consulted: true, consulted_at: '2026-11-20 18:00:00' },
  });
  server.clock.set('2026-11-21T18:00:00.000Z');
  expect((await mark(caller, plan)).body.data.consulted_at).toBe('2026-11-20 18:00:00');
  expect(await itemOf(id, plan)).toMatchObject([{ consulted: 1, school_id: school, cycle_id: cycle }]);
  expect((await listOf(caller, { filter: { consulted: '0' } })).data).toEqual([]);
  expect((await listOf(caller, { filter: { consulted: '1' } })).data).toHaveLength(1);
});

test('PFP-01 after the closing day of the school nothing counts, and everything stays readable', async () => {
  const plan = await formationPlanOf(insert, cycle);
  await closing('2026-11-20');
  const { id, caller } = await person('PROF', undefined, 'America/Tijuana');
  // In Mexico City it is the 21st already, in Tijuana still the 20th.
  server.clock.set('2026-11-21T07:30:00.000Z');
  expect((await listOf(caller)).closure).toMatchObject({ closure_at: '2026-11-20', is_closed: false });
  server.clock.set('2026-11-21T08:00:00.000Z');
  const late = await mark(caller, plan);
  expect([late.status, late.body.code]).toEqual([410, 'pfp.closed']);
  expect(await itemOf(id, plan)).toEqual([]);
  expect((await listOf(caller)).closure.is_closed).toBe(true);
  expect((await caller.get(`/schools/pfp/formation-plans/${plan}`)).status).toBe(200);
  // What was opened in time counts up to seven days later, and no device opens anything in the future.
  const early = await person('PROF');
  server.clock.set('2026-11-26T18:00:00.000Z');
  expect((await mark(early.caller, plan, { opened_at: '2026-11-20 17:00:00' })).body.data.consulted_at).toBe(
    '2026-11-20 17:00:00',
  );
  server.clock.set('2026-11-28T18:00:00.000Z');
  expect((await mark(caller, plan, { opened_at: '2026-11-20 17:00:00' })).status).toBe(410);
  await server.db('pfp_closures').delete();
  expect((await mark(caller, plan, { opened_at: '2027-11-28 18:00:00' })).body.data.consulted_at).toBe(
    '2026-11-28 18:00:00',
  );
});

test('PFP-01 F02 a plan that closes, is retired or is opened twice at once is marked once or not at all', async () => {
  const plan = await formationPlanOf(insert, cycle);
  const { id, caller } = await person('PROF');
  const twice = await Promise.all([mark(caller, plan), mark(caller, plan)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await itemOf(id, plan)).toHaveLength(1);
  const retired = await formationPlanOf(insert, cycle, { active: false });
  expect((await mark(caller, retired)).status).toBe(404);
});

test('PFP-01 a file is sent in parts, with a strong ETag; unpublished ones and those of others are not there', async () => {
  const plan = await formationPlanOf(insert, cycle);
  const { key, size } = await server.store.put(Buffer.from('0123456789'));
  const file = { kind: 'video', mime_type: 'video/mp4', name: 'Una clase', url: null, file_key: key, size };
  const id = await formationContentOf(insert, plan, file);
  const { caller } = await person('PROF');
  const ask = (headers: Record<string, string> = {}) => caller.get(`/schools/pfp/contents/${id}`).set(headers).buffer();
  const whole = await ask();
  expect([whole.status, whole.headers['accept-ranges'], whole.headers['content-length']]).toEqual([200, 'bytes', '10']);
  expect(whole.headers['content-disposition']).toMatch(/^inline; filename="Una clase\.mp4"/);
  const etag = whole.headers['etag'] ?? '';
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  const part = await ask({ Range: 'bytes=2-4' });
  expect([part.status, part.headers['content-range'], part.headers['content-length']]).toEqual([
    ...[206, 'bytes 2-4/10', '3'],
  ]);
  expect(part.body.toString()).toBe('234');
  expect((await ask({ Range: 'bytes=-3' })).headers['content-range']).toBe('bytes 7-9/10');
  expect((await ask({ Range: 'bytes=8-' })).headers['content-range']).toBe('bytes 8-9/10');
  expect((await ask({ Range: 'bytes=8-900' })).headers['content-range']).toBe('bytes 8-9/10');
  for (const ignored of ['bytes=9-1', 'bytes=0-1,2-3,4-5', 'items=0-1', 'bytes=', 'bytes=a-b'])
    expect([ignored, (await ask({ Range: ignored })).status]).toEqual([ignored, 200]);
  for (const outside of ['bytes=10-', 'bytes=-0']) {
    const refused = await ask({ Range: outside });
    expect([refused.status, refused.headers['content-range']]).toEqual([416, 'bytes */10']);
  }
  expect((await ask({ Range: 'bytes=2-4', 'If-Range': etag })).status).toBe(206);
  expect((await ask({ Range: 'bytes=2-4', 'If-Range': '"other"' })).status).toBe(200);
  expect((await ask({ 'If-None-Match': etag })).status).toBe(304);

  const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await server.db('formation_contents').where({ id }).update({ mime_type: office, name: 'Formato' });
  expect((await ask()).headers['content-disposition']).toMatch(/^attachment; filename="Formato\.docx"/);
  expect(await server.db('formation_plan_items')).toEqual([]);
  await server.db('formation_plans').where({ id: plan }).update({ published_at: null });
  expect((await ask()).status).toBe(404);
  const link = await formationContentOf(insert, await formationPlanOf(insert, cycle));
  expect((await caller.get(`/schools/pfp/contents/${link}`)).status).toBe(404);
});

test('ACT-07 PFP-01 plans that wait are a duty until they are consulted or closed; a purge takes what people did', async () => {
  const plan = await formationPlanOf(insert, cycle);
  await formationContentOf(insert, plan);
  const { id, caller } = await person('PROF');
  const duties = async () =>
    (await caller.get('/management-actions')).body.data.filter(({ key }: { key: string }) => key === 'pfp_pending');
  expect(await duties()).toMatchObject([
    { count: 1, body: 'Planeación', url: `/scholastic/pfp/formation-plans/${plan}`, due_at: '2027-07-16 05:59:00' },
  ]);
  await closing('2026-11-19');
  expect(await duties()).toEqual([]);
  await server.db('pfp_closures').delete();
  await mark(caller, plan);
  expect(await duties()).toEqual([]);
  await pfpForget(server.db, { ids: [id] });
  expect(await itemOf(id, plan)).toEqual([]);
});

test('PFP-01 CYC-03 a prepared cycle inherits the published plans with their contents, once', async () => {
  const plan = await formationPlanOf(insert, cycle, { key: 'planeacion', roles: '["PROF"]' });
  await formationContentOf(insert, plan);
  await formationPlanOf(insert, cycle, { key: 'borrador', published_at: null });
  await formationPlanOf(insert, cycle, { key: 'retirado', active: false });
  const next = await server.world.cycle({ state: 'pending', start_at: '2027-08-23', end_at: '2028-07-15' });
  const from = { id: cycle, start_at: '2026-08-24', period: '2026-2027' };
  const dates = { id: next, start_at: '2027-08-23', end_at: '2028-07-15' };
  // A plan that somebody wrote for the next cycle is no reason to leave out the others.
  const own = await formationPlanOf(insert, next, { key: 'propio' });
  for (let times = 0; times < 2; times += 1)
    await server.db.transaction((trx) =>
      pfpInherits(trx, { cycle: dates, from, today: '2026-11-20', at: '2026-11-20 18:00:00' }),
    );
  const copies = await server.db('formation_plans').where({ cycle_id: next }).whereNot({ id: own });
  expect(await server.db('formation_contents').where({ plan_id: own })).toEqual([]);
  expect(copies).toMatchObject([{ key: 'planeacion', roles: '["PROF"]', active: 1, revision: 1 }]);
  expect(await server.db('formation_contents').where({ plan_id: copies[0]?.id ?? 0 })).toMatchObject([
    { name: 'Programas', url: 'https://www.gob.mx/sep', revision: 1 },
  ]);
  // Nobody reads the plans of a cycle that has not started.
  const { caller } = await person('PROF');
  expect((await caller.get(`/schools/pfp/formation-plans/${copies[0]?.id}`)).status).toBe(404);
});

test('PFP-01 who accompanied a school of a level in a finished cycle opens the plans and contents of then, nobody else', async () => {
  const { world } = server;
  const past = await world.cycle({ state: 'finished', start_at: '2025-08-25', end_at: '2026-07-15' });
  const [then, now] = [await world.school(), await world.school()];
  await server.db('level_school').insert({ school_id: then, level_id: await level('bachillerato') });
  await server.db('level_school').insert({ school_id: now, level_id: await level('preescolar') });
  const coachId = await world.person('COACH');
  await world.hierarchy(cycle, now, { coach_id: coachId });
  await insert('hierarchy_history', {
    ...{ cycle_id: past, school_id: then, place: 'coach', user_id: coachId, reason: 'saved' },
    ...{ from_at: '2025-08-25 12:00:00', to_at: '2026-07-15 12:00:00' },
  });
  const coach = await server.as(coachId);
  const stranger = await server.as(await world.person('COACH'));
  const old = await formationPlanOf(insert, past, { levels: '["bachillerato"]' });
  const present = await formationPlanOf(insert, cycle, { levels: '["bachillerato"]' });
  const { key, size } = await server.store.put(Buffer.from('0123456789'));
  const file = { kind: 'file', mime_type: 'application/pdf', name: 'Guía', url: null, file_key: key, size };
  const content = await formationContentOf(insert, old, file);
  const statusOf = async (caller: Caller, path: string) => (await caller.get(`/schools/pfp${path}`)).status;

  expect((await listOf(coach, { cycle_id: past })).data.map((row: { id: number }) => row.id)).toEqual([old]);
  expect(await statusOf(coach, `/formation-plans/${old}`)).toBe(200);
  const own = await coach.get(`/schools/pfp/contents/${content}`);
  const theirs = await stranger.get(`/schools/pfp/contents/${content}`);
  expect([own.status, theirs.status, theirs.body.code]).toEqual([200, 404, 'pfp.content-not-found']);
  expect(await statusOf(stranger, `/formation-plans/${old}`)).toBe(404);
  // What they accompanied then says nothing about this cycle.
  expect(await statusOf(coach, `/formation-plans/${present}`)).toBe(404);
});
