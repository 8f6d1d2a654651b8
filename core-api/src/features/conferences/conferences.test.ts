import type { Conference } from '@ruta/contracts/conferences/conference.schema';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { themeOf } from './conferences.testing';

/** Monday; now it is Friday 20 November, noon in Mexico City. */
const MONDAY = '2026-11-23';
let server: TestServer;
let theme = 0;
let agentId = 0;
let otherId = 0;
let directorId = 0;
let director: Caller;
let school = 0;
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  school = await world.school();
  agentId = await world.person('AGENT_VC', { name: 'Karla', surname: 'Solís' });
  otherId = await world.person('AGENT_VC', { timezone: 'America/Tijuana' });
  directorId = await world.person('DIR', { school_id: school, timezone: 'America/Cancun', name: 'Ana', surname: 'Uc' });
  theme = await themeOf(insert, 'único');
  await server.db('agent_theme').insert([agentId, otherId].map((agent_id) => ({ agent_id, schedule_theme_id: theme })));
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set('2026-11-20T18:00:00Z');
  for (const table of ['conferences', 'availabilities', 'holidays', 'rate_windows', 'outbox', 'notifications'])
    await server.db(table).delete();
  director = await server.as(directorId);
});

const hours = (differs: object) =>
  insert('availabilities', {
    ...{ agent_id: agentId, setting: 'availability', weekday: 1, start_at: '09:00', end_at: '11:00' },
    ...{ created_at: '2026-11-01 12:00:00', updated_at: '2026-11-01 12:00:00', ...differs },
  });
const slots = async (date = MONDAY, caller = director): Promise<string[]> => {
  const { status, body } = await caller.get('/schedules').query({ date, schedule_theme_id: String(theme) });
  expect(status).toBe(200);
  return (body.data as { start_at: string }[]).map(({ start_at }) => start_at.slice(0, -3));
};
const book = (start: string, caller = director, notes = '') =>
  caller.post('/scheduled').send({ schedule_theme_id: theme, start_at: `${start}:00`, notes });
const booked = async (start: string, caller = director, notes = ''): Promise<Conference> => {
  const { status, body } = await book(start, caller, notes);
  expect([status, body.message]).toEqual([201, 'Sesión agendada.']);
  return body.data as Conference;
};
const refusal = async (sent: PromiseLike<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await sent;
  return [status, body.code];
};

test('VC-01 hours are those of the agents’ windows, in turns of a session and its rest, on everybody’s own clock', async () => {
  await hours({ start_at: '09:00', end_at: '11:00' });
  // Two hours behind: 09:00 in Tijuana is 11:00 in Mexico City.
  await hours({ agent_id: otherId, start_at: '09:00', end_at: '09:30' });
  expect(await slots()).toEqual([`${MONDAY} 15:00`, `${MONDAY} 15:45`, `${MONDAY} 16:30`, `${MONDAY} 17:00`]);
  expect(await slots('2026-11-24')).toEqual([]);
});

test('VC-01 hours near midnight belong to the day of whoever asks', async () => {
  await hours({ start_at: '22:00', end_at: '23:59' });
  // 22:00 and 22:45 are Monday in Cancún, an hour ahead; 23:30 is Tuesday there.
  expect(await slots()).toEqual(['2026-11-24 04:00', '2026-11-24 04:45']);
  expect(await slots('2026-11-24')).toEqual(['2026-11-24 05:30']);
});

test('VC-01 nothing is offered in the past, on lost hours, on holidays and to people of another state on theirs', async () => {
  await hours({ weekday: 5, start_at: '11:00', end_at: '14:00' });
  expect(await slots('2026-11-20')).toEqual(['2026-11-20 18:30', '2026-11-20 19:15']);
  await hours({});
  await hours({ weekday: null, single: MONDAY, setting: 'unavailability', start_at: '09:00', end_at: '09:15' });
  await hours({ weekday: null, single: MONDAY, setting: 'emergency', start_at: '10:30', end_at: '11:00' });
  expect(await slots()).toEqual([`${MONDAY} 15:45`]);
  const state = await server.db('schools').where({ id: school }).first('state_id');
  const day = { name: 'Día', description: '', start_at: MONDAY, end_at: MONDAY, created_at: '2026-11-01 12:00:00' };
  const holiday = (meta: object) =>
    insert('holidays', { ...day, updated_at: day.created_at, meta: JSON.stringify(meta) });
  await holiday({ scope: 'state', states: [(state?.state_id ?? 0) + 1] });
  expect(await slots()).toHaveLength(1);
  await holiday({ scope: 'state', states: [state?.state_id] });
  expect(await slots()).toEqual([]);
  const coach = await server.as(await server.world.person('COACH'));
  expect(await slots(MONDAY, coach)).toHaveLength(1);
});

test('VC-01 only days from today to two months ahead are asked for, of a theme that is offered', async () => {
  for (const date of ['2026-11-19', '2027-01-20']) {
    const { status, body } = await director.get('/schedules').query({ date, schedule_theme_id: String(theme) });
    expect([status, body.errors.date]).toEqual([422, ['Elige un día entre hoy y dentro de 60 días.']]);
  }
  const gone = director.get('/schedules').query({ date: MONDAY, schedule_theme_id: '999999' });
  expect(await refusal(gone)).toEqual([404, 'conferences.theme-not-found']);
});

test('VC-02 a session is booked with the agent who gives fewer, is told to them and is no longer offered', async () => {
  await hours({});
  await hours({ agent_id: otherId, start_at: '07:00', end_at: '09:00' });
  const first = await booked(`${MONDAY} 15:00`, director, 'Traigo mi planeación');
  expect(first).toMatchObject({
    ...{ user_id: agentId, petitioner_id: directorId, start_at: `${MONDAY} 15:00:00`, end_at: `${MONDAY} 15:30:00` },
    ...{ full_end_at: `${MONDAY} 15:45:00`, total_duration: 45, notes: 'Traigo mi planeación' },
    ...{ petitioner_timezone: 'America/Cancun', agent: { fullname: 'Karla Solís' } },
    ...{ petitioner: { fullname: 'Ana Uc', school: { id: school } }, can: { cancel: true, join: true } },
  });
  expect(first.statuses).toMatchObject([{ code: 'scheduled', meta: { color: '#4484ce' }, reason: null }]);
  expect(JSON.stringify(first)).not.toContain('ruta-');
  const coach = await server.as(await server.world.person('COACH'));
  expect(await slots(MONDAY, coach)).toContain(`${MONDAY} 15:00`);
  const second = await booked(`${MONDAY} 15:00`, coach);
  expect(second.user_id).toBe(otherId);
  const third = await server.as(await server.world.person('PROF', { school_id: school }));
  expect(await slots(MONDAY, third)).not.toContain(`${MONDAY} 15:00`);
  expect(await refusal(book(`${MONDAY} 15:00`, third))).toEqual([409, 'conferences.slot-taken']);
  await server.db('availabilities').delete();
  expect(await refusal(book(`${MONDAY} 15:45`, third))).toEqual([409, 'conferences.slot-not-offered']);
});

test('VC-01 an hour that nobody offers is not told as taken, beside one that somebody took', async () => {
  await hours({});
  await booked(`${MONDAY} 15:00`);
  const other = await server.as(await server.world.person('COACH'));
  expect(await refusal(book(`${MONDAY} 15:00`, other))).toEqual([409, 'conferences.slot-taken']);
  for (const time of ['15:10', '03:00', '23:55'])
    expect(await refusal(book(`${MONDAY} ${time}`, other))).toEqual([409, 'conferences.slot-not-offered']);
});

test('VC-01 one session a day on the petitioner’s calendar, five ahead, and ten bookings a minute', async () => {
  for (const weekday of [1, 2, 3, 4, 5, 6]) await hours({ weekday, start_at: '06:00', end_at: '12:00' });
  await booked(`${MONDAY} 15:00`);
  expect(await refusal(book(`${MONDAY} 15:45`))).toEqual([409, 'conferences.day-taken']);
  for (const day of [24, 25, 26, 27]) await booked(`2026-11-${day} 15:00`);
  expect(await refusal(book('2026-11-28 15:00'))).toEqual([409, 'conferences.too-many-ahead']);
  for (let done = 5; done <= 10; done += 1) {
    const id = await server.db('conferences').whereNot({ status: 'cancelled' }).max({ id: 'id' }).first();
    await director.put(`/scheduled/${Number(id?.['id'])}/cancel`).send({ reason: 'Otro día' });
    if (done < 10) await booked('2026-11-28 15:00');
  }
  expect(await refusal(book('2026-11-28 15:00'))).toEqual([429, 'request.too-many']);
});

test('VC-01 an hour that does not exist, a day too far and a text too long are refused beside their field', async () => {
  const send = (body: object) => director.post('/scheduled').send({ schedule_theme_id: theme, notes: '', ...body });
  const errors = async (body: object) => ((await send(body)).body.errors ?? {}) as Record<string, string[]>;
  expect(await errors({ start_at: '2026-13-45 99:00:00' })).toEqual({
    start_at: ['Escribe el inicio como 2026-11-24 15:00:00, en hora universal (UTC).'],
  });
  for (const start_at of ['mañana', '2026-11-23T15:00:00Z', ''])
    expect(await errors({ start_at })).toEqual({
      start_at: ['Escribe el inicio como 2026-11-24 15:00:00, en hora universal (UTC).'],
    });
  expect(await errors({ start_at: '2027-03-01 15:00:00' })).toEqual({
    start_at: ['Elige un día entre hoy y dentro de 60 días.'],
  });
  expect(await errors({ start_at: `${MONDAY} 15:00:00`, notes: 'x'.repeat(2001) })).toHaveProperty('notes');
  expect(await server.db('conferences')).toEqual([]);
});

test('VC-02 either side or an administrator cancels with a reason; the hour and the day are free again, the other is told', async () => {
  await hours({});
  const { id } = await booked(`${MONDAY} 15:00`);
  const cancel = (reason: string, caller = director) => caller.put(`/scheduled/${id}/cancel`).send({ reason });
  expect((await cancel('  ')).body.errors).toEqual({ reason: ['Escribe o elige el motivo.'] });
  const stranger = await server.as(await server.world.person('DIR', { school_id: school }));
  expect(await refusal(cancel('No es mía', stranger))).toEqual([404, 'conferences.not-found']);
  const agent = await server.as(agentId);
  const { body } = await cancel(' Enfermedad ', agent);
  expect(body.data.statuses).toMatchObject([
    { code: 'cancelled', reason: 'Enfermedad', user: { id: agentId } },
    { code: 'scheduled' },
  ]);
  expect(body.data.can).toEqual({ cancel: false, join: false, survey: false });
  expect(await refusal(cancel('Otra vez'))).toEqual([409, 'conferences.not-scheduled']);
  expect(await server.db('audit_log').where({ action: 'conference.cancelled' })).toEqual([]);
  const again = await booked(`${MONDAY} 15:00`);
  const adminId = await server.world.person('ADMIN_TI');
  const admin = await server.as(adminId);
  expect((await admin.put(`/scheduled/${again.id}/cancel`).send({ reason: 'La sala no abre' })).status).toBe(200);
  expect(await server.db('audit_log').where({ action: 'conference.cancelled' }).pluck('actor_id')).toEqual([adminId]);
});

test('VC-03 a meeting opens ten minutes before its start until its end, only for who takes part; the agent starts it', async () => {
  await hours({});
  const { id } = await booked(`${MONDAY} 15:00`);
  const join = async (caller: Caller) => {
    const { status, body } = await caller.put(`/scheduled/${id}/join`).send({});
    return status === 200 ? (body.data.url as string) : `${status} ${body.code as string}`;
  };
  const at = async (time: string) => {
    server.clock.set(`${MONDAY}T${time}Z`);
    return { agent: await server.as(agentId), petitioner: await server.as(directorId) };
  };
  const early = await at('14:49:00');
  expect(await join(early.petitioner)).toBe('409 conferences.not-joinable');
  const open = await at('14:51:00');
  const url = await join(open.petitioner);
  expect(url).toMatch(/^https:\/\/salas\.example\.mx\/ruta-[\w-]{22}$/);
  expect(await server.db('conferences').pluck('status')).toEqual(['scheduled']);
  expect(await join(open.agent)).toBe(url);
  expect(await server.db('conferences').pluck('status')).toEqual(['started']);
  expect(await join(open.agent)).toBe(url);
  expect(await server.db('conference_statuses').where({ code: 'started' })).toHaveLength(1);
  expect(await refusal(open.petitioner.put(`/scheduled/${id}/cancel`).send({ reason: 'Tarde' }))).toEqual([
    409,
    'conferences.not-scheduled',
  ]);
  const leader = await server.as(await server.world.person('SUBD', { school_id: school }));
  expect(await join(leader)).toBe('404 conferences.not-found');
  const late = await at('15:31:00');
  expect(await join(late.petitioner)).toBe('409 conferences.not-joinable');
});

test('VC-02 what was started is finished after its end, and what was not did not take place', async () => {
  await hours({});
  await hours({ weekday: 2 });
  await booked(`${MONDAY} 15:00`);
  const second = await booked('2026-11-24 15:00');
  server.clock.set('2026-11-24T15:00:00Z');
  await (await server.as(agentId)).put(`/scheduled/${second.id}/join`).send({});
  server.clock.set('2026-11-24T16:00:00Z');
  const me = await server.as(directorId);
  const list = async (time?: string) => {
    const filter = time === undefined ? {} : { filter: { time } };
    const { body } = await me.get('/scheduled').query({ scope: 'mine', sort: 'start_at', ...filter });
    return (body.data as Conference[]).map(({ statuses }) => statuses.map(({ code }) => code));
  };
  expect(await list('past')).toEqual([
    ['no_show', 'scheduled'],
    ['finished', 'started', 'scheduled'],
  ]);
  expect(await list('upcoming')).toEqual([]);
  expect(await list()).toHaveLength(2);
});

test('API-01 without a period a petitioner reads the sessions of today, and half a period names what is missing', async () => {
  await hours({});
  const { id } = await booked(`${MONDAY} 15:00`);
  const today = async () =>
    ((await director.get('/schedules/petitioner').expect(200)).body.data as Conference[]).map((one) => one.id);
  expect(await today()).toEqual([]);
  server.clock.set(`${MONDAY}T14:00:00Z`);
  expect(await today()).toEqual([id]);
  for (const [query, field] of [
    ['start=2026-11-23', 'end'],
    ['end=2026-11-23', 'start'],
    ['start=2026-11-23&end=2026-11-31', 'end'],
    ['start=2026-11-23 24:00:00&end=2026-11-23', 'start'],
  ]) {
    const { status, body } = await director.get(`/schedules/petitioner?${query}`);
    expect([query, status, Object.keys((body as { errors: object }).errors)]).toEqual([query, 422, [field]]);
  }
});

test('VC-04 an agent reads the sessions of some days, a petitioner theirs, and each school’s leaders those of the school', async () => {
  await hours({});
  const { id } = await booked(`${MONDAY} 15:00`);
  const read = async (who: Caller, path: string, days: object = { start: MONDAY, end: MONDAY }) => {
    const { status, body } = await who.get(path).query(days);
    return status === 200 ? (body.data as Conference[]).map((one) => one.id) : status;
  };
  const agent = await server.as(agentId);
  expect(await read(agent, '/schedules/agent')).toEqual([id]);
  expect(await read(director, '/schedules/petitioner')).toEqual([id]);
  expect(await read(director, '/schedules/petitioner', { start: '2026-11-24', end: '2026-11-25' })).toEqual([]);
  expect(await read(agent, '/schedules/agent', { start: `${MONDAY} 00:00:00`, end: `${MONDAY} 23:59:59` })).toEqual([
    id,
  ]);
  expect(await read(agent, '/schedules/agent', { start: MONDAY, end: `${MONDAY} 09:00:00` })).toEqual([id]);
  expect(await read(agent, '/schedules/agent', { start: MONDAY, end: `${MONDAY} 08:59:59` })).toEqual([]);
  expect(await read(agent, '/schedules/agent', { start: `${MONDAY} 09:00:01`, end: MONDAY })).toEqual([]);
  expect(await read(agent, '/schedules/agent', { start: `${MONDAY} 09:00:00`, end: `${MONDAY} 08:00:00` })).toBe(422);
  expect(await read(director, '/schedules/petitioner', { start: MONDAY, end: '2027-01-30' })).toBe(422);
  expect(await read(director, '/schedules/petitioner', { start: MONDAY, end: '2026-11-20' })).toBe(422);
  const leader = await server.as(await server.world.person('SUBD', { school_id: school }));
  const teacher = await server.as(await server.world.person('PROF', { school_id: school }));
  const foreign = await server.as(await server.world.person('DIR', { school_id: await server.world.school() }));
  const admin = await server.as(await server.world.person('ADMIN_TI'));
  for (const [who, status] of [
    [leader, 200],
    [admin, 200],
    [agent, 200],
    [teacher, 404],
    [foreign, 404],
  ] as const)
    expect((await who.get(`/scheduled/${id}`)).status).toBe(status);
  expect(await read(leader, '/scheduled', {})).toEqual([id]);
  expect(await read(leader, '/scheduled', { scope: 'mine' })).toEqual([]);
  expect(await read(foreign, '/scheduled', {})).toEqual([]);
});

test('VC-01 the catalogue is read in order and in the reader’s language; themes that are off and what has none are not there', async () => {
  const off = await themeOf(insert, 'apagado', { active: false });
  const { body } = await director.get('/schedules/themes');
  const names = JSON.stringify(body.data);
  expect(names).toContain('Tema único');
  expect(names).not.toContain('apagado');
  const areas = body.data as { rubrics: { categories: { themes: object[] }[] }[] }[];
  const themes = areas.flatMap(({ rubrics }) =>
    rubrics.flatMap(({ categories }) => categories.flatMap((one) => one.themes)),
  );
  expect(themes).toContainEqual(expect.objectContaining({ id: theme, duration: 30, cooldown: 15 }));
  expect(off).toBeGreaterThan(theme);
});

test('VC-02 reasons to choose from are those of petitioners or agents', async () => {
  const { body } = await director.get('/schedules/reasons');
  expect(body.data).toContain('Junta imprevista');
  const { body: agents } = await director.get('/schedules/reasons').query({ audience: 'agent' });
  expect(agents.data).toContain('Enfermedad');
});

test('VC-04 a planned day does not lie on what is booked, an emergency may', async () => {
  await hours({});
  const { id } = await booked(`${MONDAY} 15:00`);
  const agent = await server.as(agentId);
  const save = (kind: string, differs: object = {}) =>
    agent.put(`/schedules/agent/${agentId}/${kind}`).send({
      ...{ id: null, mode: 'single', single: MONDAY, start_at: '09:15', end_at: '10:00', ...differs },
    });
  const { status, body } = await save('unavailabilities');
  expect([status, body.errors]).toEqual([
    422,
    { start_at: ['Ya tienes una sesión agendada en esas horas. Cancélala primero o elige otras.'] },
  ]);
  expect((await save('unavailabilities', { start_at: '00:00', end_at: '23:59' })).status).toBe(422);
  expect((await save('unavailabilities', { start_at: '09:45', end_at: '10:30' })).status).toBe(200);
  expect((await save('emergencies')).status).toBe(200);
  await agent.put(`/scheduled/${id}/cancel`).send({ reason: 'Enfermedad' });
  expect((await save('unavailabilities', { end_at: '09:40' })).status).toBe(200);
});
