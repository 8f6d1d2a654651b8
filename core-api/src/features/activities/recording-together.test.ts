import { testServer, type Caller, type TestServer } from '../../testing/server';

/** Two people record the same activity at once: nobody's input is lost unnoticed (T13, law 6). */
let server: TestServer;
let school: number;
let coach: Caller;
let director: Caller;
let teachers: number[];

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  const cycle = await world.cycle();
  school = await world.school({ name: 'Colegio Sor Juana' });
  const own = await world.person('COACH', { name: 'Ana', surname: 'Torres' });
  await world.hierarchy(cycle, school, { coach_id: own });
  coach = await server.as(own);
  director = await server.as(await world.person('DIR', { school_id: school }));
  teachers = [];
  for (let each = 0; each < 6; each += 1) teachers.push(await world.person('PROF', { school_id: school }));
});
afterAll(() => server.stop());

async function started(): Promise<number> {
  const created = await director.post('/schools/agenda').send({
    ...{ school_id: school, title: 'Simulacro', description: '', date: '2026-11-20', time: '10:30' },
    ...{ duration_min: 45, place: '', levels: [], roles: [] },
  });
  const { id } = (created.body as { data: { id: number } }).data;
  await director.put(`/schools/agenda/${id}/start`).expect(200);
  return id;
}
const attend = (who: Caller, activity_id: number, assistants: number[], since?: number[]) =>
  who.put('/schools/activity/set-attendance').send({ activity_id, assistants, ...(since && { since }) });
const observe = (who: Caller, activity_id: number, result: string, revision?: number) =>
  who
    .put('/schools/activity/set-observations')
    .send({ activity_id, result, ...(revision !== undefined && { revision }) });
const presentIn = async (id: number) => {
  const { body } = await coach.get(`/schools/activity/record?activity_id=${id}`);
  return (body as { data: { assistants: number[] } }).data.assistants;
};

describe('ACT-02 T13 attendance', () => {
  test('ACT-02 T13 two who mark at the same moment keep each other’s marks', async () => {
    const id = await started();
    const [one = 0, two = 0, three = 0, four = 0] = teachers;
    const replies = await Promise.all([
      attend(coach, id, [one], []),
      attend(director, id, [two], []),
      attend(coach, id, [one, three], [one]),
      attend(director, id, [two, four], [two]),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await presentIn(id)).toEqual([one, two, three, four]);
  });

  test('ACT-02 T13 what one takes away stays away, and what the other added stays', async () => {
    const id = await started();
    const [one = 0, two = 0, three = 0] = teachers;
    await attend(coach, id, [one, two]).expect(200);
    const [removal, addition] = await Promise.all([
      attend(coach, id, [two], [one, two]),
      attend(director, id, [one, two, three], [one, two]),
    ]);
    expect([removal.status, addition.status]).toEqual([200, 200]);
    expect(await presentIn(id)).toEqual([two, three]);
  });

  test('ACT-02 the answer holds what the other marked; repeating it changes nothing; without `since` it is the list', async () => {
    const id = await started();
    const [one = 0, two = 0] = teachers;
    await attend(director, id, [two], []).expect(200);
    const { body } = await attend(coach, id, [one], []);
    expect(body).toMatchObject({ data: { assistants: [one, two] } });
    await attend(coach, id, [one], []).expect(200);
    expect(await presentIn(id)).toEqual([one, two]);
    await attend(coach, id, [one]).expect(200);
    expect(await presentIn(id)).toEqual([one]);
  });
});

describe('ACT-03 T13 the observation', () => {
  test('ACT-03 T13 of two who write at once one is saved, and the other is shown it with name and hour', async () => {
    const id = await started();
    const replies = await Promise.all([observe(coach, id, 'De Ana', 0), observe(director, id, 'Del director', 0)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = replies.find(({ status }) => status === 200)?.body as { data: { result: string } };
    const lost = replies.find(({ status }) => status === 409)?.body as { saved: { by: string } };
    expect(lost).toMatchObject({
      code: 'activities.observation-stale',
      current: { activity_id: id, result: won.data.result, observation_revision: 1 },
      saved: { at: '2026-11-20 18:00:00' },
    });
    expect(lost.saved.by === 'Ana Torres').toBe(won.data.result === 'De Ana');
  });

  test('ACT-03 over what one has seen it is written, and without saying what one saw, too', async () => {
    const id = await started();
    expect((await observe(coach, id, 'Uno', 0)).body).toMatchObject({ data: { observation_revision: 1 } });
    expect((await observe(director, id, 'Dos', 1)).body).toMatchObject({ data: { observation_revision: 2 } });
    expect((await observe(coach, id, 'Tres', 1)).body).toMatchObject({
      code: 'activities.observation-stale',
      current: { result: 'Dos' },
    });
    expect((await observe(coach, id, 'Cuatro')).body).toMatchObject({
      data: { result: 'Cuatro', observation_revision: 3 },
    });
  });
});
