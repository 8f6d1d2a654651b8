import { sweepDeleted } from '../../deletions/deletions.jobs';
import { testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
let school: number;
let coach: Caller;
let secondary: Caller;
let other: Caller;
let id: number;

const AXES = [1, 2, 3, 4].map((axis) => ({ id: axis, actions: `Acciones ${axis}`, specifications: `Detalle ${axis}` }));
const draft = (objective = 'Acompañar') => ({
  ...{ school_id: school, eraser: true, objective, date: '2026-11-24', time: null },
  school_visit_axis: AXES,
});
const create = async (objective?: string) => {
  const { body } = await coach.post('/schools/visits').send(draft(objective));
  return (body.data as { id: number }).id;
};
const remove = () => coach.delete(`/schools/visits/${id}`);
const restore = (by = coach) => by.post(`/schools/visits/${id}/restore`);
const kept = () => server.db('deleted_records').select('content', 'deleted_at');
const sweep = () => sweepDeleted(server);

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  const cycle = await world.cycle();
  school = await world.school();
  const otherSchool = await world.school();
  const [laura, ana, ivan] = [
    await world.person('COACH'),
    await world.person('COACH_SEC'),
    await world.person('COACH'),
  ];
  await world.hierarchy(cycle, school, { coach_id: laura, secondary_one_id: ana });
  await world.hierarchy(cycle, otherSchool, { coach_id: ivan });
  [coach, secondary, other] = [await server.as(laura), await server.as(ana), await server.as(ivan)];
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set('2026-11-20T18:00:00Z');
  await server.db('school_visits').delete();
  await server.db('deleted_records').delete();
  id = await create();
});

describe('VIS-04 a deleted draft', () => {
  test('comes back as it was, within ten minutes', async () => {
    const before = (await coach.get(`/schools/visits/${id}`)).body.data as object;
    await remove();
    expect((await coach.get(`/schools/visits/${id}`)).status).toBe(404);
    server.clock.set('2026-11-20T18:09:59Z');
    const { status, body } = await restore();
    expect([status, body.message]).toEqual([200, 'Borrador recuperado.']);
    expect(body.data).toMatchObject({ id, objective: 'Acompañar', date: '2026-11-24', revision: 1 });
    expect((await coach.get(`/schools/visits/${id}`)).body.data).toEqual(before);
    expect(await kept()).toEqual([]);
  });

  test.each([false, true])('is gone after eleven minutes (swept: %s): 410', async (isSwept) => {
    await remove();
    server.clock.set('2026-11-20T18:11:00Z');
    if (isSwept) await sweep();
    const { status, body } = await restore();
    expect([status, body.code]).toEqual([410, 'undo.too-late']);
    expect(body.message).toBe('Pasaron más de diez minutos desde que se eliminó: ya no se puede recuperar.');
  });

  test('frees its place at once; another draft there refuses it with 409 until that is deleted', async () => {
    await remove();
    const second = await create('Otro');
    const refused = await restore();
    expect([refused.status, refused.body.code]).toEqual([409, 'visits.draft-exists']);
    expect((await coach.delete(`/schools/visits/${second}`)).status).toBe(200);
    expect((await restore()).status).toBe(200);
  });

  test('is restored by its coach only', async () => {
    await remove();
    expect((await restore(secondary)).status).toBe(404);
    expect((await restore(other)).status).toBe(404);
    expect((await restore()).status).toBe(200);
  });

  test('is restored once; a visit that is there is not', async () => {
    expect((await restore()).body.code).toBe('undo.done');
    await remove();
    const answers = await Promise.all([restore(), restore()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await server.db('school_visits').where({ id })).toHaveLength(1);
    expect(await server.db('school_visit_axis').where({ school_visit_id: id })).toHaveLength(4);
  });

  test('that never was is not found', async () => {
    id += 1000;
    expect((await restore()).body.code).toBe('visits.not-found');
  });

  test('is in no list, and its place counts as free', async () => {
    await remove();
    const { body } = await coach.get(`/schools/visits?school_id=${school}`);
    expect(body).toMatchObject({ data: [], total: 0 });
    expect((await coach.get(`/schools/visits/has-draft?school_id=${school}`)).body.data).toEqual({
      hasDraft: false,
      id: null,
    });
  });
});

describe('the sweeper', () => {
  test('empties what cannot be restored any more, and forgets it after a day', async () => {
    await remove();
    server.clock.set('2026-11-20T18:09:00Z');
    await sweep();
    expect(await kept()).toMatchObject([{ content: expect.stringContaining('Acompañar') }]);
    server.clock.set('2026-11-20T18:10:01Z');
    await sweep();
    expect(await kept()).toMatchObject([{ content: null }]);
    server.clock.set('2026-11-21T18:10:00Z');
    await sweep();
    expect(await kept()).toEqual([]);
  });

  test('beside an undo leaves the draft whole or swept, never both', async () => {
    await remove();
    const [answer] = await Promise.all([restore(), sweep()]);
    expect(answer.status).toBe(200);
    expect([await kept(), await server.db('school_visits').where({ id })]).toMatchObject([[], [{ id }]]);
  });
});
