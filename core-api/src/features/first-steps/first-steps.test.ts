import { FIRST_CATALOGUES, type FirstSteps } from '@ruta/contracts/first-steps/first-steps.schema';
import { mailSink, type MailSink } from '../../testing/mail-sink';
import { TEST_MAIL, testServer, type Caller, type TestServer } from '../../testing/server';

let sink: MailSink;
let server: TestServer;
let caller: Caller;
beforeAll(async () => {
  sink = await mailSink();
  server = await testServer({ mail: { ...TEST_MAIL, smtpUrl: sink.url } });
  caller = await server.as(await server.world.person('SUPER_ADMIN', { email: 'primera@ruta.test' }));
});
afterAll(async () => {
  await server.stop();
  await sink.close();
});

const list = async () => ((await caller.get('/first-steps')).body as { data: FirstSteps }).data;
const steps = async () => (await list()).steps;
const done = async () => (await steps()).flatMap(({ key, is_done }) => (is_done ? key : []));

test('ADM-07 a new installation needs everything; each step is done by what is there', async () => {
  const { db, world } = server;
  expect(await done()).toEqual([]);
  expect((await steps()).find(({ key }) => key === 'catalogues')?.missing).toEqual(FIRST_CATALOGUES);
  const cycle = await world.cycle();
  const school = await world.school();
  expect(await done()).toEqual(['cycle', 'schools']);
  await world.hierarchy(cycle, school, { coach_id: await world.person('COACH') });
  await db('installation_events').insert([
    { kind: 'backup', at: '2026-11-18 03:00:00' },
    { kind: 'backup', at: '2026-11-19 03:00:00' },
  ]);
  expect(await done()).toEqual(['cycle', 'schools', 'hierarchy', 'backup']);
  expect((await steps()).find(({ key }) => key === 'backup')?.at).toBe('2026-11-19 03:00:00');
});

test('ADM-07 the mail server is tried by a mail to oneself; a refusal is told and leaves the step open', async () => {
  sink.state.refuses = true;
  const refused = await caller.post('/first-steps/mail');
  expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'first-steps.mail-refused' })]);
  expect(await done()).not.toContain('mail');
  sink.state.refuses = false;
  expect((await caller.post('/first-steps/mail')).body).toMatchObject({ data: { address: 'primera@ruta.test' } });
  expect(sink.to('primera@ruta.test').text).toContain('servidor de correo');
  expect(await done()).toContain('mail');
  const codes: unknown[] = [];
  for (let n = 0; n < 4; n++) codes.push((await caller.post('/first-steps/mail')).status);
  expect(codes).toEqual([200, 200, 200, 429]);
});

test('ADM-07 the list is put away for everybody who reads it, twice as once, and brought back', async () => {
  const other = await server.as(await server.world.person('SUPER_ADMIN'));
  const put = async (is_put_away: boolean) => (await caller.put('/first-steps/put-away').send({ is_put_away })).status;
  expect((await list()).is_shown).toBe(true);
  expect(await Promise.all([put(true), put(true)])).toEqual([200, 200]);
  expect((await other.get('/first-steps')).body).toMatchObject({ data: { is_shown: false } });
  expect(await put(false)).toBe(200);
  expect((await list()).is_shown).toBe(true);
});

test('ADM-07 only who starts cycles asks', async () => {
  const coach = await server.as(await server.world.person('COACH'));
  expect((await coach.get('/first-steps')).status).toBe(403);
  expect((await coach.post('/first-steps/mail')).status).toBe(403);
  expect((await coach.put('/first-steps/put-away').send({ is_put_away: true })).status).toBe(403);
});
