import { ROLE_CODES, type RoleCode } from '@ruta/contracts';
import { DPI_ROLES } from '@ruta/contracts/dpi/limits';
import { tablesChildrenFirst } from '../../database/tables';
import { openLog } from '../../log';
import { pdfText } from '../../testing/pdf-text';
import { relayOf } from '../../testing/relay';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { tellOfWindows } from './dpi.news';
import { bankQuestion } from './dpi.testing';

/** Ids of options begin here, so that one is found wherever it is written. */
const FIRST_OPTION = 70_770_000;
const OPTION = /\b7077\d{4}\b/;
const STAFF: readonly RoleCode[] = DPI_ROLES;
const AFTER = '2026-11-28T18:00:00Z';

let server: TestServer;
let cycle = 0;
let school = 0;
let options: number[] = [];
const lines: string[] = [];
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;
beforeAll(async () => {
  server = await testServer({ log: openLog('info', { write: (line) => void lines.push(line) }) });
  const { db, world } = server;
  [cycle, school] = [await world.cycle(), await world.school()];
  await insert('dpi_closures', { cycle_id: cycle, start_at: '2026-11-09', end_at: '2026-11-27' });
  await bankQuestion(insert, { cycle_id: cycle, order: 1 });
  await db('dpi_options').increment('id', FIRST_OPTION);
  options = await db('dpi_options').orderBy('quadrant').pluck('id');
});
afterAll(() => server.stop());

const teacher = () => server.world.person('PROF', { school_id: school });
async function answers(user: number, quadrant: number): Promise<void> {
  const caller = await server.as(user);
  const { submission_id } = (await caller.post('/schools/dpi/start').send({})).body.data;
  const [{ id: question_id }] = (await caller.get('/schools/dpi/questions')).body.data;
  const answer = { submission_id, question_id, option_id: options[quadrant - 1], elapsed_ms: 10 };
  expect((await caller.post('/schools/dpi/answers').send(answer)).status).toBe(200);
}

/** Somebody of every role who reaches the school in it, none of whom answers. */
async function everybodyElse(): Promise<[RoleCode, Caller][]> {
  const { world } = server;
  const people = new Map<RoleCode, number>();
  for (const role of ROLE_CODES)
    people.set(role, await world.person(role, STAFF.includes(role) ? { school_id: school } : {}));
  const at = (role: RoleCode) => people.get(role) ?? 0;
  await world.hierarchy(cycle, school, {
    ...{ director_id: at('COACH_DIR'), manager_id: at('COACH_MAN'), coordinator_id: at('COACH_CORD') },
    ...{ coach_id: at('COACH'), secondary_one_id: at('COACH_SEC') },
  });
  const callers: [RoleCode, Caller][] = [];
  for (const [role, id] of people) callers.push([role, await server.as(id)]);
  return callers;
}

/** What a role is told: replies, and exports as text. */
async function toldTo(role: RoleCode, caller: Caller, people: readonly number[]) {
  const of = `school_id=${school}`;
  const paths = [
    ...[`/schools/dpi/status?${of}`, `/schools/dpi/results?${of}`, '/schools/statistics/dpi'],
    ...[`/schools/statistics/dpi?filter[school]=${school}`, '/schools/statistics/pai', `/schools/pai?${of}`],
    ...[`/schools/pai/form?${of}`, '/management-actions', `/management-actions?${of}`, '/audit?size=100'],
    ...['/scholastic/notifications', '/users?size=100', '/users/export'],
    ...people.map((id) => `/users/${id}`),
    ...(['DIR', 'COACH', 'MGMT'].includes(role) ? [`/schools/dpi/results/pdf?${of}`] : []),
  ];
  const told: [string, number, string][] = [];
  for (const path of paths) {
    const { status, body, text } = await caller.get(path).set('X-Request-Id', 'the-same-request');
    told.push([`${role} ${path}`, status, Buffer.isBuffer(body) ? pdfText(body) : text]);
  }
  return told;
}

test('T01 DPI-03 nobody else is told anything that depends on who answered, or what: replies and exports stay the same when sheets change hands', async () => {
  const { db, clock } = server;
  const [one, other, idle] = [await teacher(), await teacher(), await teacher()];
  await answers(one, 1);
  await answers(other, 5);
  // Two whole groups, and one person late: both stand in what is shown before the end.
  for (let at = 0; at < 9; at += 1) await answers(await teacher(), 3);
  const everybody = await everybodyElse();
  const people = [one, idle];
  const told = async () => (await Promise.all(everybody.map((who) => toldTo(...who, people)))).flat();
  const sheetOf = async (user_id: number) => (await db('dpi_submissions').where({ user_id }).first('id'))?.id ?? 0;
  /** The first sheet goes to who has none, the second to who had the first: whoever had the second has none. */
  const handOn = async () => {
    const [first, second] = [await sheetOf(one), await sheetOf(other)];
    await db('dpi_submissions').where({ id: first }).update({ user_id: idle });
    await db('dpi_submissions').where({ id: second }).update({ user_id: one });
    return async () => {
      await db('dpi_submissions').where({ id: second }).update({ user_id: other });
      await db('dpi_submissions').where({ id: first }).update({ user_id: one });
    };
  };
  for (const at of ['2026-11-20T18:00:00Z', AFTER]) {
    clock.set(at);
    // The first who reads after the end makes the figures final, and the first in the form fixes its tabs.
    const director = everybody.find(([role]) => role === 'DIR')?.[1];
    for (const path of ['dpi/results', 'pai/form']) await director?.get(`/schools/${path}?school_id=${school}`);
    const before = await told();
    const handBack = await handOn();
    expect(await told()).toEqual(before);
    await handBack();
    const results = before.find(([path]) => path.startsWith('DIR /schools/dpi/results'))?.[2] ?? '';
    expect(JSON.parse(results).data).toMatchObject({ totalValidated: 11, shown: at === AFTER ? 11 : 5 });
    for (const [path, , text] of before) expect([path, OPTION.exec(text)?.[0]]).toEqual([path, undefined]);
  }
  clock.set('2026-11-20T18:00:00Z');
}, 300_000);

test('T14 DPI-03 no answer is written anywhere but in its sheet: neither in the audit log, news, letters nor the log, which names nobody', async () => {
  const { db, clock, world } = server;
  school = await world.school();
  const director = await server.as(await world.person('DIR', { school_id: school }));
  lines.length = 0;
  await answers(await teacher(), 2);
  await director.put('/schools/dpi/closure').send({ school_id: school, end_at: '2026-11-26', revision: 0 });
  expect((await director.post('/schools/dpi/remind').send({ school_id: school })).status).toBe(200);
  for (const at of ['2026-11-24T18:00:00Z', AFTER]) {
    clock.set(at);
    await tellOfWindows(db, clock);
    await relayOf(server).run();
  }
  const kept = ['dpi_options', 'dpi_answers'];
  const told = new Map<string, string>();
  for (const table of await tablesChildrenFirst(db))
    if (!kept.includes(table)) told.set(table, JSON.stringify(await db(table).select()));
  expect([...told].filter(([, rows]) => OPTION.test(rows)).map(([table]) => table)).toEqual([]);
  for (const table of ['audit_log', 'outbox', 'notifications']) {
    expect([table, told.get(table)?.length ?? 0]).not.toEqual([table, 2]);
    expect(told.get(table)).not.toMatch(/option_id|quadrant|submission_id|elapsed_ms/);
  }
  // A line of the log says what was called and what came of it, not by whom nor with what.
  const calls = lines.map((line) => JSON.parse(line)).filter(({ path }) => String(path).includes('/schools/dpi/'));
  expect(calls.map(({ path }) => path)).toContain('/api/schools/dpi/answers');
  expect([...new Set(calls.flatMap((line) => Object.keys(line)))].toSorted()).toEqual([
    ...['app', 'id', 'level', 'method', 'ms', 'msg', 'path', 'status', 'time'],
  ]);
}, 120_000);
