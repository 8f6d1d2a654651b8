import { pdfText } from '../../testing/pdf-text';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { rateByRole } from './comparison';
import { bankQuestion } from './dpi.testing';
import { diagnosed, type Counts } from './figures.testing';

const OVER = '2026-11-19';
let server: TestServer;
let cycle = 0;
let bank: Awaited<ReturnType<typeof diagnosed>>;

beforeAll(async () => {
  server = await testServer();
  bank = await diagnosed(server);
  cycle = bank.cycle;
});
afterAll(() => server.stop());

interface School {
  /** Sheets by quadrant, and how many of each are shown. */
  counts?: Counts;
  isFinal?: boolean;
  team?: Record<string, number>;
}

/** A school with its finished sheets, and all four people of its hierarchy unless told. */
async function school({ counts = {}, isFinal = false, team }: School) {
  const { world } = server;
  const id = await world.school();
  await bank.figures(id, counts, isFinal ? `${OVER} 18:00:00` : null);
  if (isFinal)
    await bank.insert('dpi_closures', { cycle_id: cycle, school_id: id, start_at: '2026-11-09', end_at: OVER });
  const all = {
    ...{ director_id: await world.person('COACH_DIR'), manager_id: await world.person('COACH_MAN') },
    ...{ coordinator_id: await world.person('COACH_CORD'), coach_id: await world.person('COACH') },
  };
  await world.hierarchy(cycle, id, team ?? all);
  return { id, ...all };
}
const totals = (pie: { total: number }[]) => pie.map(({ total }) => total);

test('STA-03 statistics of the diagnostic sum what each school shows, of active schools within reach', async () => {
  const { world } = server;
  const open = await school({ counts: { 0: [1, 0], 2: [6, 3], 4: [5, 2] } });
  const final = await school({ counts: { 4: [6, 0], 5: [2, 0] }, isFinal: true });
  const small = await school({ counts: { 1: [4, 0] }, isFinal: true });
  const none = await school({});
  const incomplete = await school({ counts: { 1: [9, 5] }, team: { coach_id: open.coach_id } });
  const management = await server.as(await world.person('MGMT'));
  const figures = async (by: Caller, filter: object = {}) =>
    (await by.get('/schools/statistics/dpi').query(filter)).body.data;
  const all = await figures(management);
  expect(all).toMatchObject({ hasDPi: 3, notHasDPi: 1 });
  expect(totals(all.pie)).toEqual([0, 3, 0, 8, 2]);
  expect(all.pie[3]).toEqual({ quadrant: 4, total: 8, percentage: 61.5 });
  const of = (name: string, id: number) => figures(management, { [`filter[${name}]`]: String(id) });
  expect(totals((await of('manager', final.manager_id)).pie)).toEqual([0, 0, 0, 6, 2]);
  expect(totals((await of('coordinator', open.coordinator_id)).pie)).toEqual([0, 3, 0, 2, 0]);
  expect(await of('school', small.id)).toMatchObject({ hasDPi: 1, notHasDPi: 0 });
  expect(totals((await of('school', small.id)).pie)).toEqual([0, 0, 0, 0, 0]);
  expect(await of('coach', none.coach_id)).toMatchObject({ hasDPi: 0, notHasDPi: 1 });
  const theirs = await server.as(open.coach_id);
  expect(await figures(theirs)).toMatchObject({ hasDPi: 1, notHasDPi: 0 });
  expect(totals((await figures(theirs, { 'filter[school]': String(incomplete.id) })).pie)).toEqual([0, 0, 0, 0, 0]);
  expect(await figures(theirs, { 'filter[school]': String(final.id) })).toMatchObject({ hasDPi: 0, notHasDPi: 0 });
  const teacher = await server.as(await world.person('PROF', { school_id: open.id }));
  expect((await teacher.get('/schools/statistics/dpi')).status).toBe(403);
});

test('STA-03 statistics of plans count active schools with an established one', async () => {
  const { world } = server;
  const [planned, opened] = [await school({}), await school({})];
  const at = '2026-11-20 18:00:00';
  await bank.insert('pai_plans', { school_id: planned.id, cycle_id: cycle, opened_at: at, established_at: at });
  await bank.insert('pai_plans', { school_id: opened.id, cycle_id: cycle, opened_at: at });
  const admin = await server.as(await world.person('ADMIN'));
  const pie = async (by: Caller, filter: object = {}) =>
    (await by.get('/schools/statistics/pai').query(filter)).body.data.pie;
  expect(await pie(admin)).toMatchObject({ hasPai: 1 });
  expect(await pie(admin, { 'filter[coach]': String(opened.coach_id) })).toEqual({ hasPai: 0, notHasPai: 1 });
  expect(await pie(await server.as(planned.coach_id))).toEqual({ hasPai: 1, notHasPai: 0 });
});

test('DPI-03 the results are printed as they are shown: whole groups, or why there is nothing', async () => {
  const open = await school({ counts: { 2: [6, 3], 4: [5, 2] } });
  const small = await school({ counts: { 1: [4, 0] }, isFinal: true });
  const printed = async (who: number, school_id: number) => {
    const { status, headers, body } = await (await server.as(who)).get('/schools/dpi/results/pdf').query({ school_id });
    return { status, type: headers['content-type'], text: pdfText(body as Buffer).replaceAll('\n', '') };
  };
  const paper = await printed(open.coach_id, open.id);
  expect([paper.status, paper.type]).toEqual([200, 'application/pdf']);
  for (const text of ['¿Cómo decidimos?', 'Promedio 2.8', '2 Frágil 60.0 % (3)', '11 de 11 personas', '5 personas'])
    expect(paper.text).toContain(text);
  expect(paper.text).not.toContain('(6)');
  const nothing = await printed(small.coach_id, small.id);
  expect(nothing.text).toContain('Todavía no hay resultados que mostrar');
  expect(nothing.text).not.toContain('Crítico');
  const other = await (await server.as(small.coach_id)).get('/schools/dpi/results/pdf').query({ school_id: open.id });
  expect(other.status).toBe(404);
});

test('DPI-03 a theme stands beside its average in the cycle before, where both may be shown', async () => {
  const { world } = server;
  const open = await school({ counts: { 2: [6, 3], 4: [5, 2] } });
  const last = await world.cycle({ state: 'finished', start_at: '2025-08-25', end_at: '2026-07-15' });
  const before = (await bankQuestion(bank.insert, { cycle_id: last, order: 1 })).id;
  const small = (await bankQuestion(bank.insert, { cycle_id: last, order: 2, theme: 'familias' })).id;
  const row = { cycle_id: last, school_id: open.id, quadrant: 5, shown: 0 };
  await bank.insert('dpi_totals', { ...row, question_id: before, count: 6 });
  await bank.insert('dpi_totals', { ...row, question_id: small, count: 4 });
  const director = await server.as(await world.person('DIR', { school_id: open.id }));
  const { data } = (await director.get('/schools/dpi/results').query({ school_id: open.id })).body;
  expect(data.themes).toEqual([{ theme: 'clima', average: 2.8, before: 5 }]);
  const none = await school({ counts: { 2: [6, 3] } });
  const other = await server.as(none.coach_id);
  expect((await other.get('/schools/dpi/results').query({ school_id: none.id })).body.data.themes).toEqual([
    { theme: 'clima', average: 2, before: null },
  ]);
});

const staff = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([role, n]) =>
    Array.from({ length: n }, (_, at) => ({
      id: role.charCodeAt(0) * 100 + at,
      fullname: role,
      roles: [role as 'DIR'],
    })),
  );
const sheetsOf = (people: ReturnType<typeof staff>) =>
  people.map(({ id, roles: [role = 'DIR' as const] }) => ({ user_id: id, role }));

test('T01 DPI-03 who has finished is told by role only in groups of the smallest size, small roles together', () => {
  const three = staff({ DIR: 1, SUBD: 2, COOR: 2, PROF: 6 });
  const done = sheetsOf(three.filter((_, at) => at % 2 === 0));
  expect(rateByRole(three, done, 5)).toEqual([
    { roles: ['PROF'], finished: 3, expected: 6 },
    { roles: ['DIR', 'SUBD', 'COOR'], finished: 3, expected: 5 },
  ]);
  // Four leaders: teachers alone would tell of them by what is left.
  const few = staff({ DIR: 1, SUBD: 1, COOR: 2, PROF: 9 });
  expect(rateByRole(few, sheetsOf(few), 5)).toEqual([]);
  const teachers = staff({ PROF: 9 });
  expect(rateByRole(teachers, sheetsOf(teachers), 5)).toEqual([]);
  // Whoever has left counts in the role of their sheet.
  expect(rateByRole(three, [{ user_id: null, role: 'PROF' }], 5)[0]).toEqual({
    roles: ['PROF'],
    finished: 1,
    expected: 6,
  });
});

test('T01 DPI-02 how many used more time is told of the whole network, at the end, from the smallest group on', async () => {
  const { db, world } = server;
  const some = await school({ counts: { 2: [6, 3] } });
  const management = await server.as(await world.person('MGMT'));
  const told = async (by: Caller, filter: object = {}) =>
    (await by.get('/schools/statistics/dpi').query(filter)).body.data.moreTime;
  const totalsOfAll = db('dpi_school_totals').where({ cycle_id: cycle });
  await totalsOfAll.clone().update({ more_time: 0, frozen_at: '2026-11-28 18:00:00' });
  await totalsOfAll.clone().where({ school_id: some.id }).update({ more_time: 4 });
  expect(await told(management)).toBeNull();
  await totalsOfAll.clone().where({ school_id: some.id }).update({ more_time: 5 });
  expect(await told(management)).toBe(5);
  expect(await told(management, { 'filter[school]': String(some.id) })).toBeNull();
  expect(await told(await server.as(some.coach_id))).toBeNull();
  await totalsOfAll.clone().where({ school_id: some.id }).update({ frozen_at: null });
  expect(await told(management)).toBeNull();
});
