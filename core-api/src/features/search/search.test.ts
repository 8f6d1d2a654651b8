import type { SearchHit } from '@ruta/contracts/search/search.schema';
import type { Actor } from '../../kernel/actor';
import { testServer, type Caller, type TestServer } from '../../testing/server';

import { searchService } from './search.service';

let server: TestServer;
let coach: Caller;
let admin: Caller;
let director: Caller;
let ids: Record<'mine' | 'theirs' | 'angel' | 'visit' | 'draft' | 'foreign', number>;

const DAY = { date: '2026-11-20', time: '09:00' };
const plans = (said: string) => [1, 2, 3, 4].map((id) => ({ id, actions: said, specifications: said }));
const visitOf = (school_id: number, objective: string) => ({
  ...{ school_id, objective, eraser: false, ...DAY, school_visit_axis: plans('Plan') },
});

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  const cycle = await world.cycle();
  const mine = await world.school({ name: 'Colegio Río Hondo' });
  const theirs = await world.school({ name: 'Colegio Río Seco' });
  const [coachId, otherId] = [await world.person('COACH'), await world.person('COACH')];
  await world.hierarchy(cycle, mine, { coach_id: coachId });
  await world.hierarchy(cycle, theirs, { coach_id: otherId });
  const angel = await world.person('PROF', { name: 'Ángel Ramón', surname: 'Fierro Muñiz', school_id: mine });
  for (let n = 0; n < 9; n++) await world.person('PROF', { name: 'Abundio', surname: `Núm_${n}` });
  coach = await server.as(coachId);
  admin = await server.as(await world.person('ADMIN'));
  director = await server.as(await world.person('DIR', { school_id: mine }));
  const made = async (caller: Caller, body: object) =>
    ((await caller.post('/schools/visits').send(body)).body as { data: { id: number } }).data.id;
  const visit = await made(coach, visitOf(mine, 'Acompañar la Evaluación formativa al 100%'));
  const draft = await made(coach, { ...visitOf(mine, 'Evaluación en borrador'), eraser: true, date: null, time: null });
  const foreign = await made(await server.as(otherId), visitOf(theirs, 'Evaluación ajena'));
  ids = { mine, theirs, angel, visit, draft, foreign };
});
afterAll(() => server.stop());

const find = async (caller: Caller, q: string, more = '') => {
  const { status, body } = await caller.get(`/search?q=${encodeURIComponent(q)}${more}`);
  expect(status).toBe(200);
  return (body as { data: SearchHit[] }).data;
};
const found = async (...asked: Parameters<typeof find>) =>
  (await find(...asked)).map(({ kind, id }) => `${kind} ${id}`);

describe('UI-02 the search', () => {
  test.each(['angel fierro', 'FIERRO ángel', 'muniz ramon', 'fierro   ang'])(
    'UI-02 "%s" finds Ángel Ramón Fierro: no accents, words in any order',
    async (q) => {
      expect(await find(admin, q)).toEqual([
        {
          kind: 'users',
          id: ids.angel,
          title: 'Ángel Ramón Fierro Muñiz',
          detail: expect.any(String),
          date: null,
          school_id: ids.mine,
          cancelled: false,
        },
      ]);
      expect(await find(admin, `${q} nadie`)).toEqual([]);
    },
  );

  test('UI-02 schools, people and visits, each by its own ability and within the caller’s schools', async () => {
    const [mine, theirs, visit, foreign] = [
      `schools ${ids.mine}`,
      `schools ${ids.theirs}`,
      `visits ${ids.visit}`,
      `visits ${ids.foreign}`,
    ];
    expect(await found(coach, 'rio')).toEqual([mine, visit, `visits ${ids.draft}`]);
    expect(await found(admin, 'colegio rio')).toEqual([mine, theirs, visit, foreign].toSorted());
    expect(await found(coach, 'fierro')).toEqual([]);
    expect(await found(director, 'fierro')).toEqual([]);
    expect(await found(coach, 'seco')).toEqual([]);
  });

  test('UI-02 a visit by words of its objective and of its school; of drafts only own ones', async () => {
    const [hit] = await find(coach, 'hondo formativa');
    expect(hit).toEqual({
      ...{ kind: 'visits', id: ids.visit, title: 'Acompañar la Evaluación formativa al 100%' },
      ...{ detail: 'Colegio Río Hondo', date: DAY.date, school_id: ids.mine, cancelled: false },
    });
    expect(await found(coach, 'evaluacion')).toEqual([`visits ${ids.visit}`, `visits ${ids.draft}`]);
    expect(await found(director, 'evaluacion')).toEqual([`visits ${ids.visit}`]);
  });

  test('UI-02 a changed objective is found by its new words', async () => {
    const { body } = await coach.get(`/schools/visits/${ids.draft}`);
    const { revision } = (body as { data: { revision: number } }).data;
    await coach.put(`/schools/visits/${ids.draft}`).send({ objective: 'Ñandúes', revision });
    expect(await found(coach, 'nandues')).toEqual([`visits ${ids.draft}`]);
    expect(await found(coach, 'borrador')).toEqual([]);
  });

  test('UI-02 a cancelled visit says so', async () => {
    const at = { id: ids.visit };
    await server.db('school_visits').where(at).update({ cancelled_at: '2026-11-20 12:00:00' });
    expect(await find(coach, 'hondo formativa')).toMatchObject([{ id: ids.visit, cancelled: true }]);
    await server.db('school_visits').where(at).update({ cancelled_at: null });
  });

  test('UI-02 eight of a kind, and only the kinds that are asked for', async () => {
    expect(await find(admin, 'abundio')).toHaveLength(8);
    expect(await found(admin, 'rio', '&kinds=schools')).toEqual([`schools ${ids.mine}`, `schools ${ids.theirs}`]);
    expect(await found(admin, 'rio', '&kinds=users')).toEqual([]);
  });

  test('UI-02 B55 %, _, quotes and emoji are letters like others; marks alone find nothing', async () => {
    expect(await found(coach, '0%')).toEqual([`visits ${ids.visit}`]);
    expect(await find(admin, 'm_3')).toHaveLength(1);
    for (const q of ['%%', '__', "'; drop", '"\\', '😀😀', '\u0301\u0301'] as const)
      expect(await find(coach, q)).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['one character', 'a'],
    ['one character with blanks', ' a '],
    ['one emoji', '😀'],
    ['101 characters', 'a'.repeat(101)],
    ['10,000 characters', 'a'.repeat(10_000)],
    ['two lines', 'a\nb'],
    ['characters that nobody sees', '\u200b\u200bab'],
  ])('UI-02 B55 %s is refused: 2 to 100 characters of one line', async (_, q) => {
    expect((await coach.get(`/search?q=${encodeURIComponent(q)}`)).status).toBe(422);
  });

  test('UI-02 a source is not asked without its ability', async () => {
    const asked: string[] = [];
    const sources = (['schools', 'users'] as const).map((kind) => ({
      kind,
      ability: kind === 'users' ? ('user:read' as const) : ('school:read' as const),
      find: () => {
        asked.push(kind);
        return Promise.resolve([]);
      },
    }));
    const actor = { grants: new Map([['school:read', 'H']]) } as unknown as Actor; // the part that is read
    await searchService({ searchSources: () => sources }).find(actor, { q: 'rio' });
    expect(asked).toEqual(['schools']);
  });

  test('UI-02 unknown kinds and parameters are refused', async () => {
    expect((await coach.get('/search?q=rio&kinds=roles')).status).toBe(422);
    expect((await coach.get('/search?q=rio&x=1')).status).toBe(422);
  });
});
