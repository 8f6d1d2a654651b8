import { keptMails } from '../../testing/kept-mails';
import { relayOf } from '../../testing/relay';
import { testServer, type TestServer } from '../../testing/server';
import { dueOn, tellOfClosing } from './closing.news';
import { pfpLetters } from './pfp.letters';
import { formationContentOf, formationPlanOf } from './pfp.testing';
import { plansToConsult, waitingIn } from './waiting.reader';

let server: TestServer;
let cycle = 0;
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  cycle = await server.world.cycle();
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['formation_plan_items', 'formation_contents', 'formation_plans', 'formation_news', 'outbox'])
    await server.db(table).delete();
  await server.db('pfp_closures').delete();
  await insert('pfp_closures', {
    cycle_id: cycle,
    closure_at: '2026-12-04',
    start_at: '2026-08-24',
    end_at: '2027-07-15',
  });
  // Leaves out the schools of earlier tests.
  await server.db('schools').update({ deleted_at: '2026-11-01 12:00:00' });
});

const planFor = async (roles: string) => {
  const plan = await formationPlanOf(insert, cycle, { roles });
  await formationContentOf(insert, plan);
  return plan;
};
const personIn = async (timezone: string, role: 'PROF' | 'DIR' = 'PROF') => {
  const school_id = await server.world.school({ timezone });
  return server.world.person(role, { school_id });
};
const consult = async (user: number, plan: number) =>
  expect((await (await server.as(user)).put(`/schools/pfp/formation-plans/${plan}/consulted`).send({})).status).toBe(
    200,
  );
/** Looks at the closing day, delivers, and gives who was told what: person, plans left and page. */
async function told(at: string) {
  server.clock.set(at);
  await server.db('notifications').delete();
  await tellOfClosing(server.db, server.clock);
  await relayOf(server).run();
  const rows = await server
    .db('notifications')
    .where({ type: 'pfp.closing' })
    .orderBy('user_id')
    .select('user_id', 'data', 'url');
  return rows.map(({ user_id, data, url }) => [user_id, (JSON.parse(data) as { plans: number }).plans, url]);
}

test('PFP-01 who has plans left is told seven days and one day before the closing day, by the morning of their school, once', async () => {
  server.clock.set('2026-11-20T18:00:00Z');
  const [first, second] = [await planFor('["PROF"]'), await planFor('[]')];
  // A draft, a retired plan and one without contents are nobody's.
  await formationContentOf(insert, await formationPlanOf(insert, cycle, { published_at: null }));
  await formationContentOf(insert, await formationPlanOf(insert, cycle, { active: false }));
  await formationPlanOf(insert, cycle);
  const [two, done, one, tijuana] = [
    await personIn('America/Mexico_City'),
    await personIn('America/Mexico_City'),
    await personIn('America/Mexico_City', 'DIR'),
    await personIn('America/Tijuana'),
  ];
  const coach = await server.world.person('COACH');
  await consult(done, first);
  await consult(done, second);
  const [list, page] = ['/scholastic/pfp/formation-plans', `/scholastic/pfp/formation-plans/${second}`];

  expect(await told('2026-11-26T18:00:00Z')).toEqual([]);
  // Half past six in Mexico City, then half past seven; Tijuana is two hours behind.
  expect(await told('2026-11-27T12:30:00Z')).toEqual([]);
  const central = [
    [two, 2, list],
    [one, 1, page],
  ];
  expect(await told('2026-11-27T13:30:00Z')).toEqual(central);
  expect(await told('2026-11-27T15:30:00Z')).toEqual([[tijuana, 2, list]]);
  expect(await told('2026-12-02T18:00:00Z')).toEqual([]);
  await consult(one, second);
  expect(await told('2026-12-03T18:00:00Z')).toEqual([
    [two, 2, list],
    [tijuana, 2, list],
  ]);
  expect(await told('2026-12-04T18:00:00Z')).toEqual([]);
  expect(await server.db('notifications').where({ user_id: coach })).toEqual([]);
});

test('PFP-01 a closing day that is moved is told anew, and what waits of the old one reaches nobody', async () => {
  await planFor('[]');
  const teacher = await personIn('America/Mexico_City');
  server.clock.set('2026-11-27T18:00:00Z');
  await tellOfClosing(server.db, server.clock);
  await server.db('pfp_closures').update({ closure_at: '2026-12-11' });
  expect(await told('2026-11-27T19:00:00Z')).toEqual([]);
  expect(await told('2026-12-04T18:00:00Z')).toEqual([[teacher, 1, expect.any(String)]]);
});

test('PFP-01 in groups, however small, each person comes once and with all plans that are left', async () => {
  server.clock.set('2026-11-20T18:00:00Z');
  const [teachers, everybody] = [await planFor('["PROF"]'), await planFor('[]')];
  const zone = 'America/Mexico_City';
  const [one, leader, two, done, three] = [
    await personIn(zone),
    await personIn(zone, 'DIR'),
    await personIn(zone),
    await personIn(zone),
    await personIn(zone),
  ];
  await consult(done, teachers);
  await consult(done, everybody);
  const plans = await plansToConsult(server.db, cycle);
  for (const most of [1, 2, 3, 100]) {
    const came: (number | number[])[][] = [];
    for await (const left of waitingIn(server.db, plans, zone, most)) came.push(...left);
    expect({ most, came: came.toSorted(([first], [second]) => Number(first) - Number(second)) }).toEqual({
      most,
      came: [
        [one, [teachers, everybody]],
        [leader, [everybody]],
        [two, [teachers, everybody]],
        [three, [teachers, everybody]],
      ],
    });
  }
});

test('F18 PFP-01 two runs at once tell once', async () => {
  await planFor('[]');
  const teacher = await personIn('America/Mexico_City');
  server.clock.set('2026-11-27T18:00:00Z');
  await Promise.all([tellOfClosing(server.db, server.clock), tellOfClosing(server.db, server.clock)]);
  expect((await told('2026-11-27T18:00:00Z')).map(([user]) => user)).toEqual([teacher]);
});

test('PFP-01 the letter is in the language of the person; who has consulted everything meanwhile gets none', async () => {
  server.clock.set('2026-11-27T18:00:00Z');
  const plan = await planFor('[]');
  const [done, waiting] = [await personIn('America/Mexico_City'), await personIn('America/Mexico_City')];
  await server.db('users').where({ id: waiting }).update({ locale: 'en' });
  await told('2026-11-27T18:00:00Z');
  await consult(done, plan);
  const rows = await server.db('outbox').where({ kind: 'pfp.letter' }).orderBy('id').select('payload');
  expect(rows).toHaveLength(2);
  const { mailer, sent } = keptMails();
  const deliver = pfpLetters({ db: server.db, mailer, publicUrl: 'https://ruta.test' })['pfp.letter'];
  for (const [at, { payload }] of rows.entries()) {
    const row = {
      id: at + 1,
      kind: 'pfp.letter',
      payload: JSON.parse(payload) as unknown,
      attempts: 1,
      created_at: '2026-11-27 18:00:00',
    };
    await deliver?.(row, new AbortController().signal);
  }
  expect(sent.map(({ subject }) => subject)).toEqual(['Your formation plan closes soon']);
  expect(sent[0]?.text).toMatch(/closes on 04-12-2026, and you have 1 plan left[^]*https:\/\/ruta\.test\/scholastic\//);
});

test('PFP-01 of several news that are due the latest is told', () => {
  const days = ['2026-11-26', '2026-11-27', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'];
  expect(days.map((day) => dueOn(day, '2026-12-04'))).toEqual([undefined, 7, 7, 1, 1, undefined]);
});
