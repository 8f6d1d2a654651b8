import type { CatalogueContent } from '@ruta/contracts/pfp/catalogue.schema';
import type { FormationPlan, FormationProgress } from '@ruta/contracts/pfp/pfp.schema';
import { mp4Of, PDF, VTT } from '../../testing/files';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import type { Actor } from '../../kernel/actor';
import { pfpForget } from './pfp.forget';
import { formationContentOf, formationPlanOf } from './pfp.testing';
import { isDone, seenWith } from './watching';
import { watchingService } from './watching.service';

const NOW = '2026-11-20T18:00:00.000Z';
let server: TestServer;
let cycle = 0;
let plan = 0;
let film = 0;
let teacher: { id: number; caller: Caller };
let admin: Caller;
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  server.clock.set(NOW);
  cycle = await server.world.cycle();
  const id = await server.world.person('PROF', { school_id: await server.world.school() });
  teacher = { id, caller: await server.as(id) };
  admin = await server.as(await server.world.person('ADMIN'));
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(NOW);
  for (const table of ['formation_progress', 'formation_contents', 'formation_plans', 'pfp_closures'] as const)
    await server.db(table).delete();
  plan = await formationPlanOf(insert, cycle);
  const { key, size } = await server.store.put(mp4Of(48));
  film = await formationContentOf(insert, plan, {
    ...{ kind: 'video', mime_type: 'video/mp4', name: 'Una clase', url: null, file_key: key, size },
    duration_seconds: 48,
  });
});

const keep = (position: number, seen: readonly number[], caller = teacher.caller, id = film) =>
  caller.put(`/schools/pfp/contents/${id}/progress`).send({ position, seen });
const kept = async (position: number, seen: readonly number[]) =>
  ((await keep(position, seen).expect(200)).body as { data: FormationProgress }).data;
const shown = async () => {
  const { body } = await teacher.caller.get(`/schools/pfp/formation-plans/${plan}`).expect(200);
  return (body as { data: FormationPlan }).data.contents[0]?.progress;
};

test.each([
  ['', [0, 2], '101'],
  ['101', [1], '111'],
  ['111', [], '111'],
  ['1', [3, 3], '1001'],
])('PFP-01 what was seen adds up: %j and %j are %j', (before, pieces, after) => {
  expect(seenWith(before, pieces)).toBe(after);
});

test.each([
  ['11111111', 48, true],
  ['1111111', 48, false],
  ['1', 3, true],
  ['11', null, false],
])('PFP-01 %j of a film of %j s is seen: %j', (seen, duration_seconds, done) => {
  expect(isDone(seen, { duration_seconds })).toBe(done);
});

test('PFP-01 a film goes on where one was, counts what was really seen, never goes back, and is the caller’s own', async () => {
  expect(await shown()).toBeNull();
  expect(await kept(22, [0, 1, 2, 3])).toEqual({ position: 22, seen: 40, done: false });
  // A second device plays the beginning again, then jumps to the end.
  expect(await kept(4, [0])).toEqual({ position: 22, seen: 40, done: false });
  expect(await kept(90, [8, 9])).toEqual({ position: 48, seen: 60, done: false });
  expect(await shown()).toEqual({ position: 48, seen: 60, done: false });
  expect(await kept(40, [4, 5])).toEqual({ position: 48, seen: 80, done: true });
  const other = await server.as(await server.world.person('PROF', { school_id: await server.world.school() }));
  const { body } = await other.get(`/schools/pfp/formation-plans/${plan}`).expect(200);
  expect((body as { data: FormationPlan }).data.contents[0]?.progress).toBeNull();
  // Reading a film marks nothing: the page sends the mark.
  expect(await server.db('formation_plan_items').where({ user_id: teacher.id })).toEqual([]);
  await pfpForget(server.db, { ids: [teacher.id] });
  expect(await shown()).toBeNull();
});

test('PFP-01 pieces beyond the film, and files that are no film, are refused; nothing is kept', async () => {
  const beyond = await keep(1, [10]);
  expect([beyond.status, beyond.body]).toMatchObject([422, { errors: { seen: ['El video es más corto.'] } }]);
  expect((await keep(-1, [])).status).toBe(422);
  const link = await formationContentOf(insert, plan);
  expect((await keep(1, [0], teacher.caller, link)).body).toMatchObject({ code: 'pfp.not-a-film' });
  expect((await keep(1, [0], teacher.caller, 900_000)).status).toBe(404);
  expect(await server.db('formation_progress')).toEqual([]);
});

test('PFP-01 after the closing day nothing is kept, and what was stays readable', async () => {
  await kept(10, [0, 1]);
  await insert('pfp_closures', {
    ...{ cycle_id: cycle, closure_at: '2026-11-20', start_at: '2026-08-24', end_at: '2027-07-15' },
  });
  await kept(12, [2]);
  server.clock.set('2026-11-21T12:00:00.000Z');
  const late = await keep(30, [3, 4, 5]);
  expect([late.status, (late.body as { code: string }).code]).toEqual([410, 'pfp.closed']);
  expect(await shown()).toEqual({ position: 12, seen: 30, done: false });
});

test('PFP-01 captions are added, read and removed; another film goes without them and begins anew', async () => {
  const address = `/formation-plans/${plan}/contents/${film}/captions`;
  const read = () => teacher.caller.get(`/schools/pfp/contents/${film}/captions`).buffer();
  await read().expect(404);
  const refused = await admin.post(address).attach('file', PDF, 'clase.vtt');
  expect([refused.status, refused.body]).toMatchObject([422, { errors: { file: [expect.stringMatching(/WebVTT/)] } }]);
  const saved = await admin.post(address).attach('file', VTT, 'clase.vtt').expect(200);
  expect((saved.body as { data: CatalogueContent }).data).toMatchObject({ captions: true, revision: 1 });
  const captions = await read().expect(200);
  expect(captions.headers['content-type']).toMatch(/^text\/vtt/);
  await admin.delete(address).expect(200);
  await admin.delete(address).expect(404);
  await admin.post(address).attach('file', VTT, 'clase.vtt').expect(200);
  await kept(10, [0, 1]);
  const change = admin.post(`/formation-plans/${plan}/contents/${film}`).field({ name: 'Otra', required: '0' });
  await change.field({ revision: '1' }).attach('file', mp4Of(20), 'clase.mp4').expect(200);
  await read().expect(404);
  expect(await shown()).toBeNull();
  const link = await formationContentOf(insert, plan);
  const none = await admin.post(`/formation-plans/${plan}/contents/${link}/captions`).attach('file', VTT, 'c.vtt');
  expect((none.body as { code: string }).code).toBe('pfp.not-a-film');
});

test('PFP-01 F02 a film that was replaced after it was judged keeps nothing', async () => {
  const judged = await server.db('formation_contents').where({ id: film }).first();
  if (!judged) throw new Error('The film was just added');
  await server
    .db('formation_contents')
    .where({ id: film })
    .update({ file_key: 'f'.repeat(32) });
  const reading = { content: () => Promise.resolve(judged) };
  const keepJudged = watchingService({ db: server.db, clock: server.clock, reading });
  const actor = { userId: teacher.id, schoolId: null, timezone: 'America/Mexico_City', scopeAsked: false } as Actor;
  await expect(keepJudged(actor, film, { position: 5, seen: [0] })).rejects.toMatchObject({
    code: 'pfp.content-not-found',
  });
  expect(await server.db('formation_progress')).toEqual([]);
});

test('PFP-01 F02 two devices at once add up', async () => {
  await Promise.all([keep(10, [0, 1]).expect(200), keep(30, [4, 5]).expect(200)]);
  expect(await shown()).toEqual({ position: 30, seen: 40, done: false });
});
