import { mailSink, type MailSink } from '../../testing/mail-sink';
import { pdfText } from '../../testing/pdf-text';
import { relayOf, type TestRelay } from '../../testing/relay';
import { callerOf, testServer, type Caller, type TestServer } from '../../testing/server';

const TODAY = '2026-11-20';
const WHY = 'El nombre está mal escrito.';

let server: TestServer;
let sink: MailSink;
let relay: TestRelay;
let school: number;
let coach: Caller;
let director: Caller;
let teacher: Caller;
let foreign: Caller;
let ana: number;
let beto: number;

beforeAll(async () => {
  server = await testServer();
  sink = await mailSink();
  relay = relayOf(server, { smtpUrl: sink.url });
  const { world } = server;
  const cycle = await world.cycle();
  school = await world.school({ name: 'Colegio Sor Juana' });
  const [own, other] = [await world.person('COACH'), await world.person('COACH')];
  await world.hierarchy(cycle, school, { coach_id: own });
  await world.hierarchy(cycle, await world.school(), { coach_id: other });
  coach = await server.as(own);
  foreign = await server.as(other);
  director = await server.as(await world.person('DIR', { school_id: school }));
  ana = await world.person('PROF', { school_id: school, name: 'Ana', surname: 'Ríos', email: 'ana@b.mx' });
  beto = await world.person('PROF', { school_id: school, name: 'Beto', surname: 'Sáenz', email: 'beto@b.mx' });
  teacher = await server.as(ana);
});
afterAll(async () => {
  await sink.close();
  await server.stop();
});
afterEach(async () => {
  sink.taken.length = 0;
  await server.db('users').where({ id: ana }).update({ surname: 'Ríos' });
  for (const table of ['outbox', 'notifications', 'rate_windows', 'attendance_proof_users', 'agenda_activities'])
    await server.db(table).delete();
  await server.db('school_visits').delete();
});

/** Records an item that runs: who is present, and what the proof says. */
async function recorded(by: Caller, activity_id: number, { send_proof = false, present = [ana, beto] } = {}) {
  await by.put('/schools/activity/set-attendance').send({ activity_id, assistants: present }).expect(200);
  const written = { activity_id, name: 'Evaluación formativa', date: TODAY, time: '10:30', send_proof };
  await by.put('/schools/activity/set-proof_of_attendance').send(written).expect(200);
}
/** An activity of the school that was finished, with its proof. */
async function finished(options: Parameters<typeof recorded>[2] = {}) {
  const facts = { title: 'Taller', description: '', date: TODAY, time: '10:30', duration_min: 90, place: '' };
  const created = await director.post('/schools/agenda').send({ school_id: school, ...facts, levels: [], roles: [] });
  const id = created.body.data.id as number;
  await director.put(`/schools/agenda/${id}/start`).expect(200);
  await recorded(director, id, options);
  await director.put(`/schools/activity/finish/${id}`).expect(200);
  return id;
}
const listed = async (caller: Caller, query: object = { school_id: school }) =>
  (await caller.get('/schools/activity/attendance-proofs').query(query).expect(200)).body;
const anyone = () => callerOf(server.app);
const revoke = (caller: Caller, id: number, body: object = { reason: WHY }) =>
  caller.put(`/schools/activity/attendance-proofs/${id}/revoke`).send(body);

test('ACT-06 a finished activity issues a proof per person present, under one folio, each with its own code', async () => {
  const id = await finished();
  const { data, size } = await listed(director);
  expect(size).toBe(5);
  expect(data).toMatchObject([
    { person: 'Beto Sáenz', user_id: beto, activity_id: id, title: 'Evaluación formativa', hours: 1.5 },
    { person: 'Ana Ríos', user_id: ana, school: 'Colegio Sor Juana', date: TODAY, time: '10:30', revoked_at: null },
  ]);
  expect(data[0].folio).toMatch(/^2026-\d{3,}-\d{6}$/);
  expect(data[0].folio).toBe(data[1].folio);
  expect(data[0].code).not.toBe(data[1].code);
  const { proof } = (
    await director.get('/schools/activity/has-proof_of_attendance').query({ activity_id: id }).expect(200)
  ).body.data;
  expect(proof).toMatchObject({ folio: data[0].folio, issued_at: '2026-11-20 18:00:00' });
});

test('ACT-06 VIS-06 so does a finished visit; without a written proof nothing is issued', async () => {
  const axes = [1, 2, 3, 4].map((id) => ({ id, actions: 'Acciones', specifications: 'Detalles' }));
  const plan = { school_id: school, eraser: false, objective: 'Acompañar', date: TODAY, school_visit_axis: axes };
  const finish = async (time: string, record: (activity: number) => Promise<void>) => {
    const { data } = (await coach.post('/schools/visits').send({ ...plan, time })).body;
    await coach.put(`/schools/visits/${data.id}/start`).expect(200);
    await record(data.agenda_activity_id);
    await coach.put(`/schools/visits/${data.id}/finish`).expect(200);
  };
  await finish('09:00', () => Promise.resolve());
  expect((await listed(coach)).total).toBe(0);
  await finish('12:00', (activity) => recorded(coach, activity));
  expect((await listed(coach)).data).toMatchObject([{ person: 'Beto Sáenz' }, { person: 'Ana Ríos' }]);
});

test('ACT-06 T01 teachers read their own proofs, coaches and leaders those of their schools, others none', async () => {
  await finished();
  expect((await listed(teacher, {})).data).toMatchObject([{ person: 'Ana Ríos', can: { revoke: false } }]);
  expect((await listed(coach)).total).toBe(2);
  expect((await listed(coach, { school_id: school, filter: { search: 'rios' } })).total).toBe(1);
  expect((await foreign.get('/schools/activity/attendance-proofs').query({ school_id: school })).status).toBe(404);
  expect((await listed(foreign, {})).total).toBe(0);
  const [betos] = (await listed(coach)).data;
  for (const caller of [teacher, foreign])
    expect((await caller.get(betos.download_url.replace('/api', ''))).body.code).toBe('proofs.not-found');
  expect((await revoke(teacher, betos.id)).status).toBe(403);
  expect((await revoke(foreign, betos.id)).body.code).toBe('proofs.not-found');
});

test('ACT-06 the paper prints every field that its public page repeats', async () => {
  await finished();
  const [proof] = (await listed(teacher, {})).data;
  const { body } = await teacher.get(proof.download_url.replace('/api', '')).buffer().expect(200);
  const text = pdfText(body as Buffer).replaceAll('\n', '');
  for (const printed of ['Ana Ríos', 'Evaluación formativa', 'Colegio Sor Juana', '20-11-2026, 10:30', '1.5 horas'])
    expect(text).toContain(printed);
  expect(text).toContain(proof.folio);
  expect(text).toContain(`https://ruta.example.mx:8443/proofs/${proof.code}`);

  const checked = (await anyone().get(`/proofs/${proof.code}`).expect(200)).body.data;
  expect(checked).toEqual({
    ...{ folio: proof.folio, person: 'Ana Ríos', title: 'Evaluación formativa', school: 'Colegio Sor Juana' },
    ...{ date: TODAY, time: '10:30', hours: 1.5, issued_at: '2026-11-20 18:00:00', revoked_at: null },
    timezone: 'America/Mexico_City',
  });
});

test('ACT-06 an unknown code says so, and one network address asks 30 times a minute', async () => {
  const code = 'x'.repeat(43);
  const replies = [];
  for (let at = 0; at < 31; at += 1) replies.push(await anyone().get(`/proofs/${code}`));
  expect(replies.slice(0, 30).map(({ body }) => body.code)).toEqual(Array(30).fill('proofs.unknown'));
  expect(replies[30]?.status).toBe(429);
});

test('ACT-06 a revoked proof says so in public without its reason, and is not revoked twice', async () => {
  await finished();
  const [betos, anas] = (await listed(director)).data;
  const revoked = await revoke(director, anas.id);
  expect(revoked.body).toMatchObject({
    message: 'Constancia revocada.',
    data: { revoked: { revoked_at: '2026-11-20 18:00:00', reason: WHY, can: { revoke: false } }, corrected: null },
  });
  expect((await revoke(director, anas.id)).body.code).toBe('proofs.revoked');
  const checked = await anyone().get(`/proofs/${anas.code}`);
  expect(checked.body.data.revoked_at).toBe('2026-11-20 18:00:00');
  expect(checked.text).not.toContain(WHY);
  expect((await anyone().get(`/proofs/${betos.code}`)).body.data.revoked_at).toBeNull();
  const { body } = await director.get(anas.download_url.replace('/api', '')).buffer();
  expect(pdfText(body as Buffer)).toContain('REVOCADA');
  expect(await server.db('audit_log').where({ action: 'proof.revoked', subject_id: anas.id })).toHaveLength(1);
});

test('ACT-06 a corrected proof has a new code, the present name, and stands under the same folio', async () => {
  await finished();
  const [, anas] = (await listed(director)).data;
  await server.db('users').where({ id: ana }).update({ surname: 'Ríos Luna' });
  const corrected = { title: 'Evaluación formativa, sesión 2', hours: 2 };
  const { body } = await revoke(director, anas.id, { reason: WHY, corrected });
  expect(body.message).toBe('Constancia revocada. Emitimos la corregida con otro código.');
  expect(body.data.corrected).toMatchObject({
    ...{ person: 'Ana Ríos Luna', title: corrected.title, hours: 2, folio: anas.folio, corrects_id: anas.id },
  });
  expect(body.data.corrected.code).not.toBe(anas.code);
  expect((await anyone().get(`/proofs/${anas.code}`)).body.data).toMatchObject({ person: 'Ana Ríos' });
});

test.each([
  ['reason', { reason: 'corto' }, 'Escribe por qué se revoca, con al menos 10 caracteres.'],
  ['corrected.hours', { reason: WHY, corrected: { title: 'Taller', hours: 1.25 } }, undefined],
  ['corrected.title', { reason: WHY, corrected: { title: ' ', hours: 1 } }, undefined],
])('ACT-06 a revocation without a good %s is refused and changes nothing', async (field, body, sentence) => {
  await finished();
  const [, anas] = (await listed(director)).data;
  const refused = await revoke(director, anas.id, body);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors)).toEqual([field]);
  if (sentence) expect(refused.body.errors[field]).toEqual([sentence]);
  expect((await anyone().get(`/proofs/${anas.code}`)).body.data.revoked_at).toBeNull();
});

test('ACT-03 NOT-01 whoever was present is told, and gets the letter with the paper where the proof is sent', async () => {
  await finished({ send_proof: true, present: [ana] });
  await relay.run();
  await relay.run();
  expect(sink.taken.map(({ to }) => to)).toEqual(['ana@b.mx']);
  const [mail] = sink.taken;
  expect(mail?.text).toContain('Evaluación formativa');
  expect(mail?.raw).toContain('application/pdf');
  expect(await server.db('notifications').select('user_id', 'type', 'url')).toEqual([
    { user_id: ana, type: 'proof.issued', url: '/professor/attendance-proofs' },
  ]);
  const { data } = await listed(director);
  expect(data[0].mailed_at).toBe('2026-11-20 18:00:00');
});

test('ACT-03 where it is not sent, nobody gets a letter; a revoked one is not sent either', async () => {
  await finished({ present: [ana] });
  await relay.run();
  await relay.run();
  expect(sink.taken).toEqual([]);
  await finished({ send_proof: true, present: [beto] });
  const [betos] = (await listed(director)).data;
  await revoke(director, betos.id).expect(200);
  await relay.run();
  await relay.run();
  expect(sink.taken).toEqual([]);
});

test('T20 a purge deletes the proofs of its people', async () => {
  await finished();
  const { forgetProofs } = await import('./proof.model');
  const [, anas] = (await listed(director)).data;
  await forgetProofs(server.db, [ana]);
  expect((await anyone().get(`/proofs/${anas.code}`)).body.code).toBe('proofs.unknown');
  expect((await listed(director)).total).toBe(1);
});
