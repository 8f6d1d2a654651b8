import { randomUUID } from 'node:crypto';
import { testServer, type Caller, type TestServer } from '../../testing/server';

const NOW = '2026-11-01 12:00:00';

let server: TestServer;
let past: number;
let current: number;
let school: number;
let former: Caller;
let secondary: Caller;
let present: Caller;
let stranger: Caller;
let director: Caller;
let formerId: number;
let presentId: number;

const insert = async (table: string, row: object): Promise<number> => {
  const [id = 0] = (await server.db(table).insert(row)) as number[];
  return id;
};
const times = { created_at: NOW, updated_at: NOW };
const zone = 'America/Mexico_City';

/** A published visit with its item of the agenda. */
async function visitIn(cycle_id: number, date: string) {
  const visit = await insert('school_visits', {
    ...{ school_id: school, coach_id: formerId, cycle_id, objective: 'Leer en voz alta', search_key: 'leer' },
    ...{ date, time: '09:00', timezone: zone, datetime: `${date} 15:00:00`, school_visit_status_id: 1 },
    ...{ revision: 1, eraser: false, ...times },
  });
  const item = await insert('agenda_activities', {
    ...{ school_id: school, coach_id: formerId, cycle_id, activity_type: 'SchoolVisitActivity', activity_id: visit },
    ...{ activity: 'Visita escolar', description: '', date, time: '09:00', timezone: zone },
    ...{ datetime: `${date} 15:00:00`, ...times },
  });
  return { visit, item };
}
const activityIn = (cycle_id: number, date: string, differs: object = {}) =>
  insert('agenda_activities', {
    ...{ school_id: school, coach_id: null, cycle_id, activity_type: 'CustomActivity', activity_id: null },
    ...{ activity: 'Junta', description: '', date, time: '12:00', timezone: zone, datetime: `${date} 18:00:00` },
    ...{ created_by: formerId, ...times, ...differs },
  });

let old: { visit: number; item: number };
let fresh: { visit: number; item: number };
let oldActivity: number;
let running: number;

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  past = await world.cycle({ state: 'finished', start_at: '2025-08-25', end_at: '2026-07-15' });
  current = await world.cycle();
  school = await world.school({ name: 'Colegio Sor Juana' });
  formerId = await world.person('COACH');
  presentId = await world.person('COACH');
  const secondaryId = await world.person('COACH_SEC');
  await world.hierarchy(past, school, { coach_id: presentId });
  await world.hierarchy(current, school, { coach_id: presentId });
  // She left in February; the row of the cycle names who was there at its end.
  for (const [place, user_id] of [['coach', formerId] as const, ['secondary_one', secondaryId] as const])
    await insert('hierarchy_history', {
      ...{ cycle_id: past, school_id: school, place, user_id, reason: 'saved' },
      ...{ from_at: '2025-08-25 12:00:00', to_at: '2026-02-10 12:00:00' },
    });
  old = await visitIn(past, '2026-01-20');
  fresh = await visitIn(current, '2026-11-25');
  oldActivity = await activityIn(past, '2026-01-21');
  running = await activityIn(past, '2026-01-22', { isStarted: true });
  former = await server.as(formerId);
  secondary = await server.as(secondaryId);
  present = await server.as(presentId);
  stranger = await server.as(await world.person('COACH'));
  director = await server.as(await world.person('DIR', { school_id: school }));
});
afterAll(() => server.stop());

const visitsOf = (who: Caller, cycle_id?: number) =>
  who.get('/schools/visits').query({ school_id: school, ...(cycle_id === undefined ? {} : { cycle_id }) });
const agendaOf = (who: Caller, cycle_id: number, start = '2026-01-01', end = '2026-01-31') =>
  who.get('/schools/agenda').query({ school_id: school, start, end, cycle_id });
const ids = ({ body }: { body: { data: { id: number }[] } }) => body.data.map(({ id }) => id);

describe('CYC-03 T14 who accompanied a school at any time in a finished cycle reads it', () => {
  test('its visits, its agenda and its records, of that cycle alone', async () => {
    for (const who of [former, secondary]) {
      expect(ids(await visitsOf(who, past))).toEqual([old.visit]);
      expect(ids(await agendaOf(who, past))).toEqual([old.item, oldActivity, running]);
      expect(ids(await agendaOf(who, past, '2026-11-20', '2026-11-30'))).toEqual([]);
      expect((await who.get(`/schools/visits/${old.visit}`)).status).toBe(200);
      expect((await who.get(`/schools/agenda/${oldActivity}`)).status).toBe(200);
      expect((await who.get('/schools/activity/record').query({ activity_id: oldActivity })).status).toBe(200);
      expect((await who.get(`/schools/${school}`).query({ cycle_id: past })).status).toBe(200);
      expect(ids(await who.get('/schools').query({ cycle_id: past }))).toEqual([school]);
    }
  });

  test('nothing of the started one', async () => {
    expect((await visitsOf(former)).status).toBe(404);
    expect((await visitsOf(former, current)).status).toBe(404);
    expect((await agendaOf(former, current, '2026-11-20', '2026-11-30')).status).toBe(404);
    expect((await former.get(`/schools/visits/${fresh.visit}`)).status).toBe(404);
    expect((await former.get(`/schools/agenda/${fresh.item}`)).status).toBe(404);
    expect((await former.get(`/schools/${school}`)).status).toBe(404);
    expect((await former.get(`/schools/${school}`).query({ cycle_id: current })).status).toBe(404);
    expect(ids(await former.get('/schools'))).toEqual([]);
  });

  test('HIE-02 its hierarchy, not that of the started one', async () => {
    const schoolsIn = async (who: Caller, cycle_id: number) =>
      ((await who.get('/schools-hierarchy').query({ cycle_id })).body.data as { school_id: number }[]).map(
        ({ school_id }) => school_id,
      );
    expect([await schoolsIn(former, past), await schoolsIn(former, current)]).toEqual([[school], []]);
    expect([await schoolsIn(present, past), await schoolsIn(stranger, past)]).toEqual([[school], []]);
  });

  test('OBS-02 its observations, of that cycle alone', async () => {
    const guide = {
      ...{ code: 'primaria', version: 1, level_id: 1, name_es: 'Clase', name_en: 'Lesson', status: 'published' },
      ...times,
    };
    const guide_id = await insert('observation_guides', guide);
    const observedIn = (cycle_id: number) =>
      insert('observations', {
        ...{ client_id: randomUUID(), school_id: school, guide_id, professor_id: presentId, level_id: 1, cycle_id },
        ...{ observer_id: formerId, observed_at: NOW, received_at: NOW, finalObservations: 'Bien', language: 'es' },
      });
    const [then, now] = [await observedIn(past), await observedIn(current)];
    const read = async (who: Caller, id: number) => (await who.get(`/schools/observations/${id}`)).status;
    const list = async (who: Caller, query: object) => {
      const answer = await who.get('/schools/observations').query({ school_id: school, ...query });
      return answer.status === 200 ? ids(answer).sort() : answer.status;
    };
    expect([await read(former, then), await read(former, now), await read(stranger, then)]).toEqual([200, 404, 404]);
    expect(await list(former, { cycle_id: past })).toEqual([then]);
    expect([await list(former, { cycle_id: current }), await list(former, {})]).toEqual([404, 404]);
    expect(await list(stranger, { cycle_id: past })).toBe(404);
    expect([await list(present, { cycle_id: past }), await list(present, {})]).toEqual([[then], [then, now].sort()]);
  });

  test('HIE-05 HIE-06 the dated rows and the people of that time, of that cycle alone', async () => {
    const rows = async (who: Caller, query: object) => {
      const { status, body } = await who.get('/schools-history').query(query);
      if (status !== 200) return status;
      return (body.data as { cycle: { id: number }; person: { id: number } }[]).map((row) => [
        row.cycle.id,
        row.person.id,
      ]);
    };
    const people = async (who: Caller, cycle_id: number) => {
      const { body } = await who.get('/coaches-by-role').query({ role: 'COACH', cycle_id });
      return (body.data as { id: number }[]).map(({ id }) => id);
    };
    const now = await insert('hierarchy_history', {
      ...{ cycle_id: current, school_id: school, place: 'coach', user_id: presentId, reason: 'started' },
      ...{ from_at: '2026-08-24 12:00:00', to_at: null },
    });
    expect(await rows(former, { person_id: formerId })).toEqual([[past, formerId]]);
    expect(await rows(former, { school_id: school, cycle_id: past })).toHaveLength(2);
    expect(await rows(former, { school_id: school, cycle_id: current })).toBe(404);
    expect(await rows(former, { school_id: school })).toBe(404);
    expect(await rows(former, { person_id: presentId })).toEqual([]);
    expect(await rows(stranger, { person_id: formerId })).toEqual([]);
    expect(await rows(stranger, { school_id: school, cycle_id: past })).toBe(404);
    expect(await rows(present, { school_id: school })).toHaveLength(3);
    expect([await people(former, past), await people(former, current)]).toEqual([[presentId], []]);
    expect([await people(present, past), await people(stranger, past)]).toEqual([[presentId], []]);
    await server.db('hierarchy_history').where({ id: now }).delete();
  });

  test('others do not, and a place in the history of the started cycle opens nothing', async () => {
    expect((await visitsOf(stranger, past)).status).toBe(404);
    expect((await stranger.get(`/schools/visits/${old.visit}`)).status).toBe(404);
    const id = await insert('hierarchy_history', {
      ...{ cycle_id: current, school_id: school, place: 'coach', user_id: formerId, reason: 'saved' },
      ...{ from_at: '2026-08-24 12:00:00', to_at: '2026-10-01 12:00:00' },
    });
    expect((await former.get(`/schools/visits/${fresh.visit}`)).status).toBe(404);
    expect((await visitsOf(former, current)).status).toBe(404);
    await server.db('hierarchy_history').where({ id }).delete();
  });

  test('who accompanies the school now, and its own people, read its past as well', async () => {
    for (const who of [present, director]) {
      expect(ids(await visitsOf(who, past))).toEqual([old.visit]);
      expect(ids(await visitsOf(who, current))).toEqual([fresh.visit]);
      expect(ids(await visitsOf(who)).sort()).toEqual([old.visit, fresh.visit].sort());
      expect(ids(await agendaOf(who, past))).toContain(oldActivity);
    }
  });

  test('a cycle that has not started, and one that is not there, have nothing to read', async () => {
    const next = await server.world.cycle({ state: 'pending', start_at: '2027-08-23', end_at: '2028-07-14' });
    for (const cycle of [next, 9999]) {
      const answer = await visitsOf(present, cycle);
      expect([answer.status, answer.body.code]).toEqual([404, 'cycles.not-found']);
    }
    expect((await agendaOf(present, 9999)).body.code).toBe('cycles.not-found');
    const all = await present.get('/schools/agenda').query({ start: '2026-01-01', end: '2026-01-31', cycle_id: past });
    expect([all.status, all.body.errors.school_id]).toEqual([422, ['Elige una escuela.']]);
  });
});

describe('CYC-03 what is left of a finished cycle stays as it is', () => {
  const refused = async (call: PromiseLike<{ status: number; body: { code?: string } }>) => {
    const { status, body } = await call;
    return [status, body.code];
  };
  const NO = [409, 'cycles.finished'];
  const moved = {
    date: '2026-12-01',
    time: '10:00',
    justification: 'La escuela tiene junta con familias',
    revision: 1,
  };

  test('visits are neither edited, moved, cancelled nor run', async () => {
    for (const who of [former, present]) {
      const visit = `/schools/visits/${old.visit}`;
      expect(await refused(who.put(visit).send({ objective: 'Otro objetivo de lectura', revision: 1 }))).toEqual(NO);
      expect(await refused(who.put(`${visit}/reschedule`).send(moved))).toEqual(NO);
      expect(
        await refused(who.put(`${visit}/cancel`).send({ reason: 'La escuela tiene junta con familias', revision: 1 })),
      ).toEqual(NO);
      const { body } = await who.get(visit);
      expect(Object.values(body.data.can as object)).not.toContain(true);
    }
    expect(await server.db('school_visits').where({ id: old.visit }).first('revision', 'cancelled_at')).toEqual({
      revision: 1,
      cancelled_at: null,
    });
  });

  test('activities are neither edited, moved, deleted nor recorded', async () => {
    const item = `/schools/agenda/${oldActivity}`;
    expect(await refused(present.put(`${item}/reschedule`).send(moved))).toEqual(NO);
    expect(await refused(present.delete(item))).toEqual(NO);
    expect(await refused(former.put(item).send({ title: 'Otra', revision: 1 }))).toEqual(NO);
    expect(await refused(director.put(`/schools/activity/finish/${running}`))).toEqual(NO);
    expect(
      await refused(
        director.put('/schools/activity/set-observations').send({ activity_id: running, result: 'Todo bien' }),
      ),
    ).toEqual(NO);
    expect(await server.db('agenda_activities').where({ id: running }).first('isCompleted')).toEqual({
      isCompleted: 0,
    });
  });

  test('it is nobody’s duty', async () => {
    const { body } = await present.get('/management-actions').query({ school_id: school });
    const urls = (body.data as { url: string }[]).map(({ url }) => url).join();
    expect(urls).not.toContain(`/${oldActivity}`);
    expect(urls).not.toContain(`/${running}`);
  });
});
