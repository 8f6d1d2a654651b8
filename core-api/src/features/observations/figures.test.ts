import type { Knex } from 'knex';
import type { Caller, TestServer } from '../../testing/server';
import { monthsFrom } from './observed-months.reader';
import { observationsFollowZone } from './observations.zone';
import { AT, outcomeOf, startObserving, type Observing } from './observing.testing';

let at: Observing;
let server: TestServer;
let coach: Caller;
let school: number;
let guide: number;
let teacher: number;
let questions: number[];
const registered: Observing['registered'] = (differs, by) => at.registered(differs, by);

beforeAll(async () => {
  at = await startObserving();
  ({ server, coach, school, guide, teacher, questions } = at);
});
afterAll(() => server.stop());
afterEach(() => at.reset());

const answers = (...given: string[]) => Object.fromEntries(given.map((one, index) => [questions[index] ?? 0, one]));
const get = async (path: string, by: Caller = coach) => (await by.get(`/schools/${path}`)).body.data;

/** The totals as they are kept, and as all observations that count give them. */
async function totals(db: Knex) {
  const kept = await db('observation_totals')
    .orderBy(['cycle_id', 'school_id', 'question_id'])
    .select('cycle_id', 'school_id', 'guide_id', 'question_id', 'yes', 'no', 'na');
  const sum = (response: string) => db.raw('sum(case when response = ? then 1 else 0 end) as ??', [response, response]);
  const counted = await db('observations')
    .join('observation_answers', 'observation_answers.observation_id', 'observations.id')
    .leftJoin({ newer: 'observations' }, 'newer.replaces_id', 'observations.id')
    .whereNull('newer.id')
    .groupBy('observations.cycle_id', 'observations.school_id', 'observations.guide_id', 'question_id')
    .orderBy(['observations.cycle_id', 'observations.school_id', 'question_id'])
    .select('observations.cycle_id', 'observations.school_id', 'observations.guide_id', 'question_id')
    .select<object[]>(sum('yes'), sum('no'), sum('na'));
  return { kept: kept as object[], counted: counted.map((row) => mapped(row)) };
}
const mapped = (row: object) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)]));

describe('OBS-03 OBS-05 figures of a school', () => {
  test('OBS-03 pies per guide and teacher; compliance is yes of yes and no, to one decimal', async () => {
    await registered();
    await registered({ responses: answers('yes', 'na') });
    const results = await get(`observations/results?school_id=${school}&filter[guide_id]=${guide}&lang=en`);
    expect(results).toMatchObject([
      { guide: { name: 'Lesson' }, observations: 2, pie: { yes: 2, no: 1, na: 1 }, compliance: 66.7 },
    ]);
    expect(await get(`observations/results?school_id=${school}&filter[to]=2026-11-19`)).toEqual([]);
  });

  test('OBS-05 months are the school’s, with distinct teachers, and follow it to another time zone', async () => {
    // 23:30 of 31 October in Mexico City, which is November in UTC.
    server.clock.set('2026-11-02T18:00:00Z');
    await registered({ observed_at: '2026-11-01 05:30:00' });
    await registered({ observed_at: '2026-11-01 15:00:00' });
    await registered({ observed_at: '2026-11-01 16:00:00' });
    const months = async () =>
      ((await get(`observations/monthly?school_id=${school}&year=2026`)) as { observations: number }[]).filter(
        ({ observations }) => observations > 0,
      );
    expect(await get(`observations/monthly?school_id=${school}&year=2026`)).toHaveLength(12);
    expect(await months()).toEqual([
      { month: '2026-10', observations: 1, professors: 1 },
      { month: '2026-11', observations: 2, professors: 1 },
    ]);
    await server.db.transaction((trx) => observationsFollowZone(trx, { school_id: school, timezone: 'UTC' }));
    expect(await months()).toEqual([{ month: '2026-11', observations: 3, professors: 1 }]);
  });

  test('OBS-05 the totals and months kept by registrations and corrections are those of a recount', async () => {
    const { id } = await registered();
    const other = await at.newTeacher(school);
    await registered({ professor_id: other, observed_at: '2026-11-12 15:00:00' });
    const { id: second } = await registered({ replaces_id: id, responses: answers('na', 'yes') });
    await registered({ replaces_id: second, responses: answers('no', 'no') });
    const { kept, counted } = await totals(server.db);
    expect(kept).toHaveLength(2);
    expect(kept).toEqual(counted);
    const months = await server.db('observation_months').orderBy('professor_id').select();
    const recounted = await monthsFrom(server.db, school, 'America/Mexico_City');
    expect(months).toEqual(recounted.toSorted((one, two) => one.professor_id - two.professor_id));
    expect(months).toMatchObject([
      { professor_id: teacher, n: 1 },
      { professor_id: other, n: 1 },
    ]);
  });

  test('OBS-05 the dashboard has the pie, guides, months of the cycle and distinct teachers of this month', async () => {
    await registered();
    await registered();
    await registered({ professor_id: await at.newTeacher(school) });
    const dashboard = await get(`observations/dashboard?school_id=${school}&lang=en`);
    expect(dashboard).toMatchObject({
      ...{ pie: { yes: 3, no: 3, na: 0 }, compliance: 50, observations: 3, montlyObsProfessors: 2 },
      guides: [{ guide: { id: guide, name: 'Lesson' }, observations: 3, pie: { yes: 3, no: 3, na: 0 } }],
    });
    const { months, observable } = dashboard as { months: { month: string }[]; observable: number };
    expect(months.map(({ month }) => month)).toEqual(['2026-08', '2026-09', '2026-10', '2026-11']);
    expect(observable).toBeGreaterThan(1);
  });

  test('OBS-03 an indicator is followed across versions of its guide', async () => {
    await registered();
    const second = await at.newGuide('primaria_clase', { version: 2, name_es: 'Clase, segunda' });
    const [first = 0, other = 0] = await at.questionsOf(second);
    await server.db('observation_questions').where({ id: other }).update({ indicator: 'c' });
    await registered({ guide_id: second, responses: { [first]: 'no', [other]: 'na' }, comments: {} });
    const trend = await get(`observations/trend?school_id=${school}&guide_id=${second}`);
    expect(trend).toMatchObject({
      guide: { version: 2 },
      indicators: [
        {
          indicator: 'a',
          versions: [
            { version: 1, observations: 1, compliance: 100 },
            { version: 2, observations: 1, compliance: 0 },
          ],
        },
        { indicator: 'c', versions: [{ version: 2, pie: { yes: 0, no: 0, na: 1 }, compliance: null }] },
      ],
    });
    await server.db('observation_answers').delete();
    await server.db('observation_totals').delete();
    await server.db('observations').where({ guide_id: second }).delete();
    await server.db('observation_questions').where({ guide_id: second }).delete();
    await server.db('observation_sections').where({ guide_id: second }).delete();
    await server.db('observation_guides').where({ id: second }).delete();
  });
});

describe('OBS-05 STA-03 statistics', () => {
  test('OBS-05 STA-03 sum what is within reach; school, manager, coordinator and coach narrow it', async () => {
    await registered();
    const far = await server.world.school();
    await server.db('level_school').insert({ school_id: far, level_id: at.level });
    const [manager, other] = [await server.world.person('COACH_MAN'), await server.world.person('COACH')];
    await server.world.hierarchy(at.cycle, far, { coach_id: other, manager_id: manager });
    await registered(
      { school_id: far, professor_id: await at.newTeacher(far), responses: answers('no', 'na') },
      await server.as(other),
    );
    const management = await server.as(await server.world.person('MGMT'));
    const figures = (filter = '', by = management) => get(`statistics/observations?${filter}`, by);
    const both = { pie: { yes: 1, no: 2, na: 1 }, montlyObsProfessors: 2 };
    const first = { pie: { yes: 1, no: 1, na: 0 }, montlyObsProfessors: 1 };
    const second = { pie: { yes: 0, no: 1, na: 1 }, montlyObsProfessors: 1 };
    expect(await figures()).toMatchObject(both);
    expect(await figures(`filter[school]=${school}`)).toMatchObject(first);
    expect(await figures(`filter[manager]=${manager}`)).toMatchObject(second);
    expect(await figures(`filter[coach]=${at.coachId}`)).toMatchObject(first);
    expect(await figures(`filter[coordinator]=${manager}`)).toMatchObject({ pie: { yes: 0, no: 0, na: 0 } });
    expect(await figures('', coach)).toMatchObject(first);
    expect(await figures(`filter[school]=${far}`, coach)).toMatchObject({ pie: { yes: 0, no: 0, na: 0 } });
    expect(await figures('', await server.as(manager))).toMatchObject(second);
    const guides = await get('statistics/observation-results?lang=en', management);
    expect(guides).toMatchObject([{ guide: { name: 'Lesson' }, observations: 2, pie: both.pie, compliance: 33.3 }]);
  });

  test('OBS-05 T01 management reads figures and no observation; teachers read no figures', async () => {
    const { id } = await registered();
    const management = await server.as(await server.world.person('MGMT'));
    expect((await management.get(`/schools/observations/${id}`)).status).toBe(403);
    expect((await management.get('/schools/statistics/observations')).status).toBe(200);
    await server.world.toggle('PROF', 'observation:read', true);
    const mine = await server.as(teacher);
    expect(await outcomeOf(mine.get(`/schools/observations/dashboard?school_id=${school}`))).toEqual([
      ...[404, 'schools.not-found'],
    ]);
    expect((await mine.get('/schools/statistics/observations')).status).toBe(403);
    await server.world.toggle('PROF', 'observation:read', false);
  });
});

describe('ACT-07 the duty of the month', () => {
  const waiting = async (by: Caller = coach) =>
    ((await by.get('/management-actions')).body.data as { key: string; count: number; url: string; body: string }[])
      .filter(({ key }) => key === 'observation_month_pending')
      .map(({ count, url, body }) => [count, url, body]);

  test('ACT-07 OBS-05 from the 20th, of who runs observations at a school with an observable teacher nobody observed', async () => {
    const waits = (await waiting())[0];
    expect(waits?.[1]).toBe(`/coach/schools/${school}/observation-guides`);
    expect(waits?.[2]).toContain('docente');
    server.clock.set('2026-11-19T18:00:00Z');
    expect(await waiting()).toEqual([]);
    server.clock.set('2026-11-20T18:00:00Z');
    const before = Number(waits?.[0]);
    await registered();
    expect(Number((await waiting())[0]?.[0] ?? 0)).toBe(before - 1);
    const director = await server.as(await server.world.person('DIR', { school_id: school }));
    await server.db('observation_months').delete();
    expect((await waiting(director))[0]?.[1]).toBe('/scholastic/observation-guides');
    for (const { id } of await server.db('users').where({ school_id: school }).select('id'))
      await server.db('professor_observables').insert({
        ...{ user_id: id, school_id: school, cycle_id: at.cycle, observable: false, changed_at: AT },
      });
    expect(await waiting()).toEqual([]);
    expect(await waiting(await server.as(await server.world.person('COACH')))).toEqual([]);
  });
});
