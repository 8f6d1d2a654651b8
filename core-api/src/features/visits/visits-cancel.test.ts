import { relayOf } from '../../testing/relay';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { pdfText } from '../../testing/pdf-text';

const AXES = [1, 2, 3, 4].map((id) => ({ id, actions: 'Leer juntos', specifications: 'En voz alta' }));
const TODAY = '2026-11-20';
const NOON = '2026-11-20T18:00:00Z';
const REASON = 'La escuela suspendió clases por la tormenta.';
const SENTENCE = `Laura Mendoza canceló la visita el 20-11-2026: «${REASON}».`;

let server: TestServer;
let school: number;
let coach: Caller;
let secondary: Caller;
let director: Caller;
let superior: Caller;
let stranger: Caller;

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  const cycle = await world.cycle();
  school = await world.school({ name: 'Colegio Sor Juana' });
  const laura = await world.person('COACH', { name: 'Laura', surname: 'Mendoza' });
  const ivan = await world.person('COACH_SEC', { name: 'Iván', surname: 'Ríos' });
  const manager = await world.person('COACH_MAN');
  const other = await world.person('COACH');
  await world.hierarchy(cycle, school, { coach_id: laura, secondary_one_id: ivan, manager_id: manager });
  await world.hierarchy(cycle, await world.school(), { coach_id: other });
  coach = await server.as(laura);
  secondary = await server.as(ivan);
  superior = await server.as(manager);
  stranger = await server.as(other);
  director = await server.as(await world.person('DIR', { school_id: school }));
});
afterAll(() => server.stop());
afterEach(async () => {
  server.clock.set(NOON);
  for (const table of ['notifications', 'outbox', 'agenda_activities', 'school_visits'])
    await server.db(table).delete();
});

interface Planned {
  id: number;
  revision: number;
  agenda_activity_id: number;
}
const planned = async (differs: object = {}): Promise<Planned> => {
  const form = { objective: 'Acompañar', date: TODAY, time: '09:00', school_visit_axis: AXES };
  const { body } = await coach.post('/schools/visits').send({ ...form, school_id: school, eraser: false, ...differs });
  return (body as { data: Planned }).data;
};
const cancel = (who: Caller, { id, revision }: Planned, differs: object = {}) =>
  who.put(`/schools/visits/${id}/cancel`).send({ reason: REASON, revision, ...differs });
const cancelled = async (differs: object = {}): Promise<Planned> => {
  const visit = await planned(differs);
  await cancel(coach, visit).expect(200);
  return visit;
};
const rowOf = ({ id }: Planned) => server.db('school_visits').where({ id }).first();
const listed = async (query = '') =>
  (await coach.get(`/schools/visits?school_id=${school}&sort=id${query}`)).body as { data: { id: number }[] };
const idsIn = async (query = '') => (await listed(query)).data.map(({ id }) => id);

describe('VIS-01 cancelling a visit', () => {
  test('VIS-01 a cancelled visit keeps its status, and says who cancelled it, when and why', async () => {
    const { status, body } = await cancel(coach, await planned());
    expect([status, body.message]).toEqual([200, 'Visita cancelada.']);
    expect(body.data).toMatchObject({
      ...{ school_visit_status: { key: 'new' }, date: TODAY, revision: 2, expired: false },
      ...{ cancelled_at: '2026-11-20 18:00:00', cancel_reason: REASON, cancelled_by: { fullname: 'Laura Mendoza' } },
      can: { edit: false, reschedule: false, cancel: false, start: false, run: false, delete: false, publish: false },
    });
  });

  test('VIS-01 who may reschedule may cancel; readers may not, and for other schools there is no visit', async () => {
    const visit = await planned();
    const statuses = [];
    for (const who of [stranger, director, superior, secondary]) statuses.push((await cancel(who, visit)).status);
    expect(statuses).toEqual([404, 403, 403, 200]);
  });

  test.each([
    ['no reason', { reason: '   ' }, 'reason'],
    ['nine characters', { reason: 'Ya no hay' }, 'reason'],
    ['501 characters', { reason: 'x'.repeat(501) }, 'reason'],
    ['no revision', { revision: undefined }, 'revision'],
  ])('VIS-01 %s is refused beside its field', async (_, differs, field) => {
    const visit = await planned();
    const { status, body } = await cancel(coach, visit, differs);
    expect([status, Object.keys(body.errors as object)]).toEqual([422, [field]]);
    expect(await rowOf(visit)).toMatchObject({ cancelled_at: null, revision: 1 });
  });

  test('VIS-01 a draft, a started and a finished visit are not cancelled, each with its own sentence', async () => {
    const draft = await planned({ eraser: true });
    const running = await planned();
    await coach.put(`/schools/visits/${running.id}/start`).expect(200);
    const refusalOf = async (visit: Planned) => {
      const { status, body } = await cancel(coach, visit);
      return [status, body.message];
    };
    expect(await refusalOf(draft)).toEqual([409, 'Un borrador no se cancela: elimínalo.']);
    expect(await refusalOf(running)).toEqual([409, 'La visita ya se inició y no se puede cancelar.']);
    await coach.put(`/schools/visits/${running.id}/finish`).expect(200);
    expect(await refusalOf(running)).toEqual([409, 'La visita ya finalizó y no se puede cambiar.']);
    expect(await rowOf(running)).toMatchObject({ cancelled_at: null });
  });

  test('VIS-05 who saw an older version is shown the current one, and nothing is cancelled', async () => {
    const visit = await planned();
    await secondary.put(`/schools/visits/${visit.id}`).send({ objective: 'De apoyo', revision: 1 }).expect(200);
    const { status, body } = await cancel(coach, visit);
    expect([status, body.code, body.current.objective]).toEqual([409, 'visits.stale', 'De apoyo']);
    expect(await rowOf(visit)).toMatchObject({ cancelled_at: null });
  });
});

describe('VIS-01 a cancelled visit takes nothing any more', () => {
  test('VIS-01 start, edit, preview, move, finish and a second cancelling say who cancelled it, when and why', async () => {
    const { id } = await cancelled();
    const at = `/schools/visits/${id}`;
    const move = { date: '2026-11-24', time: '10:00', justification: 'Otra fecha para la visita', revision: 2 };
    const before = await rowOf({ id } as Planned);
    const replies = [
      await secondary.put(`${at}/start`),
      await secondary.put(at).send({ objective: 'Otro', revision: 2 }),
      await secondary.post(`${at}/preview`).send({ revision: 2 }),
      await secondary.put(`${at}/reschedule`).send(move),
      await secondary.put(`${at}/finish`),
      await secondary.put(`${at}/cancel`).send({ reason: 'Por segunda vez, otra razón', revision: 2 }),
    ];
    expect(replies.map(({ status, body }) => [status, (body as { message: string }).message])).toEqual(
      replies.map(() => [409, SENTENCE]),
    );
    expect(await rowOf({ id } as Planned)).toEqual(before);
    expect((await coach.delete(at)).body).toMatchObject({ code: 'visits.not-draft' });
  });

  test('VIS-01 attendance, observations, evidence, proof and the agenda’s start and finish refuse alike', async () => {
    const { agenda_activity_id: activity_id } = await cancelled();
    const replies = [
      await coach.put('/schools/activity/set-attendance').send({ activity_id, assistants: [] }),
      await coach.put('/schools/activity/set-observations').send({ activity_id, result: 'Nada' }),
      await coach
        .post('/schools/activity/set-evidence')
        .field('activity_id', String(activity_id))
        .attach('files', Buffer.from('%PDF-1.4\n%%EOF'), 'Minuta.pdf'),
      await coach.delete(`/schools/activity/${activity_id}/delete-evidence/1`),
      await coach
        .put('/schools/activity/set-proof_of_attendance')
        .send({ activity_id, name: 'Taller', date: TODAY, time: '09:00', send_proof: false }),
      await coach.put(`/schools/agenda/${activity_id}/start`),
      await coach.put(`/schools/activity/finish/${activity_id}`),
    ];
    expect(replies.map(({ status, body }) => [status, (body as { message: string }).message])).toEqual(
      replies.map(() => [409, SENTENCE]),
    );
  });

  test('VIS-01 the sentence quotes a long reason in part, names the day at the school, and speaks English', async () => {
    const visit = await planned({ date: '2026-11-24' });
    server.clock.set('2026-11-21T05:30:00Z'); // 23:30 of the 20th in Mexico City
    await cancel(coach, visit, { reason: 'x'.repeat(500) }).expect(200);
    const { body } = await coach.put(`/schools/visits/${visit.id}/start`).set('Accept-Language', 'en-US');
    expect((body as { message: string }).message).toBe(
      `Laura Mendoza cancelled the visit on 20-11-2026: «${'x'.repeat(159)}…».`,
    );
  });
});

describe('VIS-01 where a cancelled visit is seen', () => {
  test('VIS-01 lists show it only when asked, alone or beside a status', async () => {
    const { id: gone } = await cancelled();
    const { id: stays } = await planned({ date: '2026-11-24' });
    const { id: draft } = await planned({ eraser: true });
    expect(await idsIn()).toEqual([stays, draft]);
    expect(await idsIn('&filter[status]=new')).toEqual([stays, draft]);
    expect(await idsIn('&filter[status]=cancelled')).toEqual([gone]);
    expect(await idsIn('&filter[status]=new,cancelled')).toEqual([gone, stays, draft]);
    expect(await idsIn('&filter[status]=finished,cancelled')).toEqual([gone]);
    server.clock.set('2026-11-26T18:00:00Z');
    expect(await idsIn('&filter[expired]=1')).toEqual([stays]);
    expect(await idsIn('&filter[status]=cancelled&filter[expired]=1')).toEqual([]);
    expect(await idsIn('&filter[status]=cancelled&filter[expired]=0')).toEqual([gone]);
  });

  test('AGE-01 AGE-03 ACT-07 neither the agenda, nor what is pending, nor duties show it', async () => {
    const { agenda_activity_id } = await cancelled();
    const { agenda_activity_id: other } = await planned({ time: '12:00' });
    server.clock.set('2026-11-21T18:00:00Z');
    const idsAt = async (path: string) =>
      ((await coach.get(path)).body as { data: { id: number }[] }).data.map(({ id }) => id);
    const month = `/schools/agenda?school_id=${school}&start=2026-11-01&end=2026-11-30`;
    expect(await idsAt(month)).toEqual([other]);
    expect(await idsAt(`/schools/agenda/pending?school_id=${school}`)).toEqual([other]);
    expect((await coach.get('/management-actions')).body.data).toHaveLength(1);
    expect((await coach.get(`/schools/agenda/${agenda_activity_id}`)).status).toBe(404);
  });

  test('VIS-01 another visit takes its day and hour', async () => {
    await cancelled();
    expect(await planned()).toMatchObject({ revision: 1 });
  });

  test('VIS-07 its readers still read it, and the paper says that it is cancelled', async () => {
    const { id } = await cancelled();
    expect((await director.get(`/schools/visits/${id}`)).body.data).toMatchObject({ cancel_reason: REASON });
    const { body } = await director.get(`/schools/visits/${id}/pdf`).responseType('blob');
    const text = pdfText(body as Buffer).replace(/\s+/g, ' ');
    expect(text).toContain('CANCELADA');
    expect(text.replaceAll(' ', '')).toContain(REASON.replaceAll(' ', ''));
  });
});

describe('NOT-02 who is told of a cancelled visit', () => {
  test('NOT-02 the school and, when a colleague did it, the coach: with subject, day, hour and reason', async () => {
    const relay = relayOf(server);
    const visit = await planned();
    await cancel(secondary, visit).expect(200);
    await relay.run();
    const told = async (who: Caller) => (await who.get('/scholastic/notifications')).body.data[0] as object;
    const notice = {
      type: 'visit.cancelled',
      title: 'Visita del 20-11-2026 cancelada',
      body: `Iván Ríos canceló la visita a Colegio Sor Juana del 20-11-2026 a las 09:00: «${REASON}».`,
    };
    expect(await told(director)).toMatchObject({
      ...notice,
      url: `/scholastic/schools/${school}/visits/detail/${visit.id}`,
    });
    expect(await told(coach)).toMatchObject({ ...notice, url: `/coach/schools/${school}/visits/detail/${visit.id}` });
    expect((await server.db('notifications').where({ type: 'visit.cancelled' })).length).toBe(2);
  });
});
