import { mailSink, type MailSink } from '../../testing/mail-sink';
import { relayOf, type TestRelay } from '../../testing/relay';
import { callerOf, TEST_MAIL, testServer, type Caller, type TestServer } from '../../testing/server';
import { passwords } from './passwords';

const NOW = '2026-11-20T18:00:00Z';
const OLD = 'una frase ya conocida';
const NEW = 'cuatro caballos azules';

let server: TestServer;
let sink: MailSink;
let relay: TestRelay;
let admin: Caller;
let laura: number;
const anyone = () => callerOf(server.app);

beforeAll(async () => {
  server = await testServer();
  sink = await mailSink();
  const { world } = server;
  relay = relayOf(server, { smtpUrl: sink.url });
  await world.cycle();
  admin = await server.as(await world.person('ADMIN'));
  laura = await world.person('COACH', { email: 'laura@b.mx', name: 'Laura', surname: 'Mendoza' });
  await world.person('COACH', { email: 'banned@b.mx', is_banned: true });
  await world.person('COACH', { email: 'inactive@b.mx', active: false });
  await world.person('COACH', { email: 'remote@b.mx', registration_method: 'other', remote_id: 'r-1' });
  await world.person('COACH', { email: 'deleted@b.mx', deleted_at: '2026-11-01 12:00:00' });
});
afterAll(async () => {
  await sink.close();
  await server.stop();
});
beforeEach(async () => {
  await server
    .db('users')
    .where({ id: laura })
    .update({ password_hash: await passwords().hash(OLD) });
});
afterEach(async () => {
  server.clock.set(NOW);
  sink.taken.length = 0;
  for (const table of ['outbox', 'single_use_links', 'rate_windows', 'sign_in_attempts'])
    await server.db(table).delete();
});

const forgot = (email: unknown) => anyone().post('/password/forgot').send({ email });
const reset = (token: string, differs: object = {}) =>
  anyone()
    .post('/password/reset')
    .send({ token, password: NEW, password_confirmation: NEW, ...differs });
const signIn = (password: string) => anyone().post('/login').send({ email: 'laura@b.mx', password });
const mailedLink = async () => {
  expect((await forgot(' Laura@B.mx ')).status).toBe(200);
  await relay.run();
  return sink.to('laura@b.mx');
};

test('ACC-03 T17 a link by mail sets a new password once, ends every session, and signs nobody in', async () => {
  const before = await server.as(laura);
  const mail = await mailedLink();
  expect(mail.link).toMatch(/^https:\/\/ruta\.example\.mx:8443\/password\/reset#[\w-]{43}$/);
  expect(mail.text).toContain('vence en 30 minutos');
  const kept = await Promise.all(['outbox', 'single_use_links'].map((table) => server.db(table)));
  expect(JSON.stringify(kept)).not.toContain(mail.token);

  const done = await reset(mail.token);
  expect([done.status, done.body, done.headers['x-session-token']]).toEqual([
    200,
    { data: null, message: 'Contraseña guardada. Inicia sesión con ella.' },
    undefined,
  ]);
  expect((await before.get('/me')).status).toBe(401);
  expect((await signIn(OLD)).status).toBe(422);
  expect((await signIn(NEW)).status).toBe(200);
  expect((await reset(mail.token)).status).toBe(410);
  const log = (await server.db('audit_log').where({ action: 'access.password-reset' })) as { subject_id: number }[];
  expect(log.map(({ subject_id }) => subject_id)).toEqual([laura]);
});

test('ACC-03 T17 a finished reset is told to the person, by mail and notification', async () => {
  const { token } = await mailedLink();
  sink.taken.length = 0;
  expect((await reset(token)).status).toBe(200);
  await relay.run();
  expect(sink.to('laura@b.mx').text).toContain('alguien eligió una contraseña nueva para tu cuenta');
  expect(await server.db('notifications').where({ user_id: laura, type: 'access.password-reset' })).toHaveLength(1);
});

test('ACC-03 it lives half an hour from when it was mailed, and a newer one ends with it', async () => {
  const first = await mailedLink();
  server.clock.set('2026-11-20T18:20:00Z');
  const second = await mailedLink();
  server.clock.set('2026-11-20T18:30:00Z');
  expect((await reset(first.token)).status).toBe(410);
  server.clock.set('2026-11-20T18:40:00Z');
  const third = await mailedLink();
  expect((await reset(second.token)).status).toBe(200);
  expect((await reset(third.token)).status).toBe(410);
});

test('T17 two at once with one link: one password', async () => {
  const { token } = await mailedLink();
  const both = await Promise.all([reset(token), reset(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
});

test.each([
  ['B39 eleven characters', { password: 'a'.repeat(11), password_confirmation: 'a'.repeat(11) }, 'password'],
  ['B39 the own e-mail', { password: 'laura@b.mx laura', password_confirmation: 'laura@b.mx laura' }, 'password'],
  ['B39 common', { password: 'contraseña123', password_confirmation: 'contraseña123' }, 'password'],
  ['not the same twice', { password_confirmation: 'otra frase distinta' }, 'password_confirmation'],
  ['T13 somebody else’s id', { user_id: 1 }, 'user_id'],
])('%s: 422, and the link may be used again', async (_, differs, field) => {
  const { token } = await mailedLink();
  const res = await reset(token, differs);
  expect([res.status, Object.keys(res.body.errors)]).toEqual([422, [field]]);
  expect((await reset(token)).status).toBe(200);
});

test('T09 another person’s e-mail beside the link, a ban meanwhile, an invitation’s link: 410', async () => {
  const { token } = await mailedLink();
  expect((await reset(token, { email: 'banned@b.mx' })).status).toBe(410);
  await server.db('users').where({ id: laura }).update({ is_banned: true });
  expect((await reset(token)).status).toBe(410);
  await server.db('users').where({ id: laura }).update({ is_banned: false });
  expect((await anyone().get(`/invitations/token/${token}`)).status).toBe(410);
  expect((await reset(token, { email: 'Laura@b.mx' })).status).toBe(200);
});

describe('T18 known and unknown e-mails', () => {
  test('T18 are answered alike, and only who may sign in gets a letter', async () => {
    const emails = ['laura@b.mx', 'nadie@b.mx', 'banned@b.mx', 'inactive@b.mx', 'remote@b.mx', 'deleted@b.mx'];
    const replies = [];
    for (const email of emails) {
      const { status, body } = await forgot(email);
      replies.push(JSON.stringify([status, body]));
    }
    expect(new Set(replies).size).toBe(1);
    expect(await relay.run()).toBe(emails.length);
    expect(sink.taken.map(({ to }) => to)).toEqual(['laura@b.mx']);
  });

  test('T18 cost the same statements; how long they take, npm run bench measures', async () => {
    const statementsFor = async (email: string) => {
      await server.db('rate_windows').delete();
      const statements: string[] = [];
      const note = ({ sql }: { sql: string }) => void statements.push(sql);
      server.db.on('query', note);
      await forgot(email);
      server.db.off('query', note);
      return statements;
    };
    const known = await statementsFor('laura@b.mx');
    expect(known.length).toBeGreaterThan(0);
    expect(known.join(' ')).not.toContain('users');
    expect(await statementsFor('nadie@b.mx')).toEqual(known);
  });

  test('T19 three an hour for an address, known or not; another person is not held up', async () => {
    for (const email of ['laura@b.mx', 'nadie@b.mx']) {
      for (let n = 0; n < 3; n += 1) expect((await forgot(email)).status).toBe(200);
      const { status, headers } = await forgot(email);
      expect([status, headers['retry-after']]).toEqual([429, '3600']);
    }
    expect((await forgot('otra@b.mx')).status).toBe(200);
    server.clock.set('2026-11-20T19:00:01Z');
    expect((await forgot('laura@b.mx')).status).toBe(200);
  });
});

test('F14 while the mail server is down the answer is the same; the letter comes later, with half an hour left', async () => {
  sink.state.refuses = true;
  expect((await forgot('laura@b.mx')).status).toBe(200);
  expect(await relay.run()).toBe(0);
  expect(await server.db('single_use_links')).toEqual([]);
  sink.state.refuses = false;
  server.clock.set('2026-11-20T18:59:00Z');
  expect(await relay.run()).toBe(1);
  server.clock.set('2026-11-20T19:28:00Z');
  expect((await reset(sink.to('laura@b.mx').token)).status).toBe(200);
});

describe('T09 an administrator', () => {
  test('ACC-03 T09 mails the link; the person’s sessions end, and the administrator sees no password and no link', async () => {
    const before = await server.as(laura);
    const res = await admin.put(`/users/${laura}/reset-password`);
    expect([res.status, res.body]).toEqual([200, { data: { link: null }, message: 'Enlace enviado por correo.' }]);
    expect((await before.get('/me')).status).toBe(401);
    await relay.run();
    expect((await reset(sink.to('laura@b.mx').token)).status).toBe(200);
    expect(await server.db('audit_log').where({ action: 'user.password-reset-sent', subject_id: laura })).toHaveLength(
      1,
    );
  });

  test('T09 sets no password', async () => {
    const res = await admin.put(`/users/${laura}/reset-password`).send({ password: NEW });
    expect([res.status, Object.keys(res.body.errors)]).toEqual([422, ['password']]);
    expect((await signIn(OLD)).status).toBe(200);
  });

  test('T09 does not reach who is above, who signs in elsewhere, who is gone', async () => {
    const boss = await server.world.person('SUPER_ADMIN');
    const idOf = async (email: string) =>
      ((await server.db('users').where({ email }).first('id')) as { id: number }).id;
    const tries: [number, string][] = [
      [boss, 'users.above'],
      [await idOf('remote@b.mx'), 'access.remote-account'],
      [await idOf('deleted@b.mx'), 'users.not-found'],
      [999_999, 'users.not-found'],
    ];
    for (const [id, code] of tries) expect((await admin.put(`/users/${id}/reset-password`)).body.code).toBe(code);
    expect(await server.db('outbox')).toEqual([]);
    expect((await (await server.as(boss)).put(`/users/${boss}/reset-password`)).status).toBe(200);
  });

  test('T09 without a mail server is shown the link, once', async () => {
    const bare = await testServer({ mail: { ...TEST_MAIL, smtpUrl: undefined } });
    const who = await bare.as(await bare.world.person('ADMIN'));
    const person = await bare.world.person('PROF');
    const { body } = await who.put(`/users/${person}/reset-password`);
    expect(body.data.link).toMatch(/^https:\/\/ruta\.example\.mx:8443\/password\/reset#[\w-]{43}$/);
    const [, token = ''] = String(body.data.link).split('#');
    const kept = await Promise.all(['outbox', 'single_use_links', 'audit_log'].map((table) => bare.db(table)));
    expect(JSON.stringify(kept)).not.toContain(token);
    const done = await callerOf(bare.app)
      .post('/password/reset')
      .send({ token, password: NEW, password_confirmation: NEW });
    expect(done.status).toBe(200);
    await bare.stop();
  });
});
