import { testServer, type Caller, type TestServer } from '../../testing/server';

const AXES = [1, 2, 3, 4].map((id) => ({ id, actions: 'Con el equipo directivo', specifications: 'Detalle' }));
const NOW = '2026-11-20T18:00:00Z';

let server: TestServer;
let cycle: number;
let school: number;
let authorId: number;
let author: Caller;
let heir: Caller;
let draft: number;
beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  cycle = await world.cycle();
  school = await world.school({ name: 'Colegio Ceiba' });
  authorId = await world.person('COACH');
  const heirId = await world.person('COACH');
  await world.hierarchy(cycle, school, { coach_id: authorId });
  author = await server.as(authorId);
  heir = await server.as(heirId);
  const made = await author.post('/schools/visits').send({
    ...{ school_id: school, eraser: true, objective: 'Acompañar la lectura', date: '2026-11-27', time: '10:00' },
    school_visit_axis: AXES,
  });
  draft = made.body.data.id as number;
  // The school changes hands at noon of the 19th.
  const held = { cycle_id: cycle, school_id: school, place: 'coach' as const, reason: 'saved' as const };
  const opened = { from_at: '2026-08-24 12:00:00', to_at: '2026-11-19 12:00:00' };
  await server.db('hierarchy_history').insert({ ...held, ...opened, user_id: authorId });
  await server.db('school_hierarchies').where({ school_id: school }).update({ coach_id: heirId });
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set(NOW));

const at = () => `/schools/visits/${draft}`;
const code = async (call: PromiseLike<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await call;
  return [status, body.code];
};
const duties = async (who: Caller) => {
  const { body } = await who.get('/management-actions');
  return (body as { data: { key: string; act: string; url: string }[] }).data.filter(
    ({ key }) => key === 'draft_visit_open',
  );
};

describe('VIS-04 HIE-03 a draft of a school that changed hands', () => {
  test('is read by its author and by nobody else; the school is hers no more', async () => {
    const { status, body } = await author.get(at());
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...{ objective: 'Acompañar la lectura', eraser: true },
      can: { edit: false, publish: false, delete: true },
    });
    expect((await author.get(`${at()}/pdf`)).status).toBe(200);
    expect((await heir.get(at())).status).toBe(404);
    expect((await author.get('/schools/visits').query({ school_id: school })).status).toBe(404);
    expect((await author.get('/schools/visits/has-draft').query({ school_id: school })).status).toBe(404);
  });

  test('is among her duties, to be looked at', async () => {
    expect(await duties(author)).toMatchObject([
      { act: 'view', severity: 'info', url: `/coach/schools/${school}/visits/detail/${draft}` },
    ]);
    expect(await duties(heir)).toEqual([]);
  });

  test('is neither changed nor published, and the answer says what she may do', async () => {
    const KEPT = [409, 'visits.draft-kept'];
    const form = { objective: 'Otro', date: '2026-11-27', time: '10:00', school_visit_axis: AXES, revision: 1 };
    expect(await code(author.put(at()).send({ objective: 'Otro', revision: 1 }))).toEqual(KEPT);
    expect(await code(author.post(`${at()}/preview`).send({ objective: 'Otro', revision: 1 }))).toEqual(KEPT);
    expect(await code(author.put(`${at()}/publish`).send(form))).toEqual(KEPT);
    expect(await server.db('school_visits').where({ id: draft }).first('revision', 'eraser')).toEqual({
      ...{ revision: 1, eraser: 1 },
    });
    expect(await server.db('agenda_activities')).toEqual([]);
  });

  test('is deleted by her, and restored', async () => {
    expect((await heir.delete(at())).status).toBe(404);
    expect((await author.delete(at())).status).toBe(200);
    expect((await heir.post(`${at()}/restore`)).status).toBe(404);
    expect((await author.post(`${at()}/restore`)).status).toBe(200);
  });

  test('is gone for her after 30 days', async () => {
    server.clock.set('2026-12-19T11:59:59Z');
    expect((await author.get(at())).status).toBe(200);
    server.clock.set('2026-12-19T12:00:01Z');
    expect(await code(author.get(at()))).toEqual([404, 'visits.not-found']);
    expect(await code(author.delete(at()))).toEqual([404, 'visits.not-found']);
    expect(await duties(author)).toEqual([]);
  });

  test('is hers to write again with the school', async () => {
    await server.db('school_hierarchies').where({ school_id: school }).update({ coach_id: authorId });
    expect((await author.get(at())).body.data.can).toMatchObject({ edit: true, publish: true });
    expect(await duties(author)).toMatchObject([{ act: 'continue' }]);
  });
});
