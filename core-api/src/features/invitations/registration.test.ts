import type { RoleCode } from '@ruta/contracts';
import { openLog } from '../../log';
import { singleUseLinks } from '../access';
import type { UserRow } from '../users';
import { callerOf, testServer, type TestServer } from '../../testing/server';

const NOW = '2026-11-20T18:00:00Z';
const PASSWORD = 'cuatro caballos azules';

let server: TestServer;
let adminId: number;
let school: number;
const anyone = () => callerOf(server.app);
const roleId = async (code: RoleCode) => ((await server.db('roles').where({ code }).first('id')) as { id: number }).id;

beforeAll(async () => {
  server = await testServer();
  await server.world.cycle();
  school = await server.world.school({ name: 'Colegio Sor Juana' });
  adminId = await server.world.person('ADMIN');
});
afterAll(() => server.stop());
afterEach(() => server.clock.set(NOW));

/** Creates an invitation as administrator, and a link as the mail does. */
async function invitationOf(email: string, { role = 'PROF' as RoleCode, school_id = null as number | null } = {}) {
  const admin = await server.as(adminId);
  const res = await admin.post('/invitations').send({ email, role_id: await roleId(role), school_id });
  const { id, expires_at } = (res.body as { data: { invitation: { id: number; expires_at: string } } }).data.invitation;
  const link = () => singleUseLinks(server.clock).make(server.db, { invitation_id: id }, expires_at);
  return { id, token: await link(), link };
}
const form = (token: string, differs: object = {}) => ({
  token,
  name: ' Ana ',
  surname: 'Ñúñez',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  birthday: '1990-02-28',
  sex: 'f',
  timezone: 'America/Mexico_City',
  accept_terms: true,
  ...differs,
});
const register = (body: object) => anyone().post('/register').send(body);
const userOf = (email: string) => server.db('users').where({ email }).first<UserRow>();

test('ACC-02 the e-mail, the role and the school come from the invitation; it signs in and is used up', async () => {
  const { id, token } = await invitationOf('ana@b.mx', { role: 'DIR', school_id: school });
  const res = await anyone().post('/register').set('Accept-Language', 'en').send(form(token));
  expect([res.status, res.body.message]).toEqual([201, 'Your account is ready.']);
  expect(res.body.data).toMatchObject({
    user: {
      email: 'ana@b.mx',
      fullname: 'Ana Ñúñez',
      locale: 'en',
      school_id: school,
      timezone: 'America/Mexico_City',
    },
    role: 'DIR',
    roles: ['DIR'],
  });
  const session = String(res.headers['x-session-token']);
  expect((await callerOf(server.app, { Authorization: `Bearer ${session}` }).get('/me')).status).toBe(200);
  expect(await userOf('ana@b.mx')).toMatchObject({
    registration_method: 'local',
    sex: 'f',
    search_key: 'ana n~un~ez ana@b.mx',
  });
  expect(await server.db('invitations').where({ id }).first()).toMatchObject({
    accepted_at: '2026-11-20 18:00:00',
    open_key: null,
  });
  for (const attempt of [register(form(token)), anyone().get(`/invitations/token/${token}`)])
    expect((await attempt).status).toBe(410);
  const again = await anyone().post('/login').send({ email: 'ana@b.mx', password: PASSWORD });
  expect(again.status).toBe(200);
});

test('ACC-02 a person without a school sees that it is being assigned; only what is asked for has to be said', async () => {
  const { token } = await invitationOf('eva@b.mx');
  expect((await anyone().get(`/invitations/token/${token}`)).body.data).toEqual({
    email: 'e•••@b.mx',
    role: { code: 'PROF', name: 'Docente', name_en: 'Teacher' },
    school: null,
    ...{ name: null, surname: null, expires_at: '2026-11-27 18:00:00' },
  });
  const { birthday: _b, sex: _s, timezone: _t, ...least } = form(token);
  expect((await register(least)).body.data.user.school_id).toBeNull();
  expect(await userOf('eva@b.mx')).toMatchObject({ sex: 'm', birthday: null, timezone: 'UTC' });
});

test('ACC-02 invited to two roles: one link gives both, the other link ends', async () => {
  const first = await invitationOf('luz@b.mx', { role: 'PROF', school_id: school });
  const second = await invitationOf('luz@b.mx', { role: 'COOR' });
  const { body } = await register(form(second.token));
  expect(body.data).toMatchObject({ role: 'COOR', roles: ['COOR', 'PROF'], user: { school_id: school } });
  expect((await register(form(first.token))).status).toBe(410);
});

test.each(['one link', 'two links'])(
  'T17 B66 two parallel acceptances of one invitation, with %s: one account',
  async (which) => {
    const email = `${which.replace(' ', '')}@b.mx`;
    const { id, token, link } = await invitationOf(email);
    const other = which === 'two links' ? await link() : token;
    const both = await Promise.all([register(form(token)), register(form(other, { name: 'Eva' }))]);
    const [done, lost = 0] = both.map(({ status }) => status).sort();
    expect(done).toBe(201);
    expect([409, 410]).toContain(lost);
    expect(await server.db('users').where({ email })).toHaveLength(1);
    expect(await server.db('single_use_links').where({ invitation_id: id })).toEqual([]);
  },
);

test('an account made meanwhile: 409, and nothing of it changes', async () => {
  const { token } = await invitationOf('mario@b.mx');
  await server.world.person('COACH', { email: 'mario@b.mx', name: 'Mario' });
  const res = await register(form(token));
  expect([res.status, res.body.code]).toEqual([409, 'invitations.already-member']);
  expect(await userOf('mario@b.mx')).toMatchObject({ name: 'Mario', password_hash: null });
});

describe('what the form refuses', () => {
  let token: string;
  beforeAll(async () => {
    ({ token } = await invitationOf('form@b.mx'));
  });
  test.each([
    ['B37', { birthday: '2026-11-21' }, 'birthday', 'La fecha no puede ser posterior a hoy.'],
    ['B37', { birthday: '1800-01-01' }, 'birthday', 'Revisa el año de nacimiento.'],
    ['B37', { birthday: '2025-02-29' }, 'birthday', 'Escribe una fecha que exista.'],
    ['B39', { sex: 'q' }, 'sex', 'Elige una de las opciones: m, f, x.'],
    [
      'B39',
      { password: 'a'.repeat(11), password_confirmation: 'a'.repeat(11) },
      'password',
      'Usa al menos 12 caracteres.',
    ],
    [
      'B39',
      { password: 'b'.repeat(129), password_confirmation: 'b'.repeat(129) },
      'password',
      'Usa como máximo 128 caracteres.',
    ],
    [
      'B39',
      { password: 'form@b.mx form@b.mx', password_confirmation: 'form@b.mx form@b.mx' },
      'password',
      /^Se parece demasiado/,
    ],
    ['B39', { password: 'password1234', password_confirmation: 'password1234' }, 'password', /^Es de las primeras/],
    ['B39', { password_confirmation: 'otra frase distinta' }, 'password_confirmation', 'Las contraseñas no coinciden.'],
    ['ACC-02', { name: '  ' }, 'name', /./],
    ['ACC-02', { surname: 'x'.repeat(101) }, 'surname', /./],
    ['ACC-02', { accept_terms: false }, 'accept_terms', 'Acepta las condiciones para continuar.'],
    ['T13', { email: 'me@b.mx' }, 'email', /./],
    ['T13', { role_id: 1 }, 'role_id', /./],
    ['T13', { school_id: 1 }, 'school_id', /./],
  ])('%s %j', async (_, differs, field, sentence) => {
    const res = await register(form(token, differs));
    expect([res.status, Object.keys(res.body.errors)]).toEqual([422, [field]]);
    expect(res.body.errors[field][0]).toMatch(sentence);
    expect(await userOf('form@b.mx')).toBeUndefined();
  });

  test('B37 today is the person’s own: what is tomorrow at the server may be today where they are', async () => {
    server.clock.set('2026-11-21T05:30:00Z');
    const inMexico = await register(form(token, { birthday: '2026-11-21' }));
    expect(inMexico.body.errors).toHaveProperty('birthday');
  });

  test.each([0, ['x'], { $ne: 1 }, 'x', '', null])('T09 the token %j is none: 422', async (value) => {
    expect((await register(form(token, { token: value }))).status).toBe(422);
  });

  test('T17 a token that was never given: 410', async () => {
    expect((await register(form('x'.repeat(43)))).status).toBe(410);
    expect((await anyone().get(`/invitations/token/${'x'.repeat(43)}`)).status).toBe(410);
    expect((await anyone().get('/invitations/token/short')).status).toBe(404);
  });
});

test.each([
  ['Foo/Bar', 'UTC'],
  ['', 'UTC'],
  ['GMT+5', 'UTC'],
  ['+05:30', 'UTC'],
  ['america/mexico_city', 'America/Mexico_City'],
  ['UTC', 'UTC'],
])('B38 the time zone %j is kept as %s', async (timezone, kept) => {
  const email = `zone-${Math.abs(timezone.length * 31 + timezone.charCodeAt(0) || 0)}@b.mx`;
  const { token } = await invitationOf(email);
  expect((await register(form(token, { timezone }))).status).toBe(201);
  expect(await userOf(email)).toMatchObject({ timezone: kept });
});

test('ACC-04 the zones to choose from, each with its offset now', async () => {
  const { body } = await anyone().get('/timezones');
  const zones = new Map((body.data as { name: string; offset: string }[]).map(({ name, offset }) => [name, offset]));
  expect(zones.size).toBeGreaterThan(300);
  expect([zones.get('America/Mexico_City'), zones.get('America/Cancun'), zones.get('UTC')]).toEqual([
    '-06:00',
    '-05:00',
    '+00:00',
  ]);
});

test('T17 no line of the log holds a token: not the address that was asked, not a refusal, not a failure', async () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line: string) => void lines.push(line) });
  const loud = await testServer({ log });
  const token = 'Tk'.repeat(21) + 'x';
  await callerOf(loud.app).get(`/invitations/token/${token}`);
  await callerOf(loud.app).post('/register').send(form(token));
  await callerOf(loud.app).post('/password/reset').send({ token, password: PASSWORD, password_confirmation: PASSWORD });
  await loud.db.schema.dropTable('single_use_links');
  expect((await callerOf(loud.app).get(`/invitations/token/${token}`)).status).toBe(500);
  expect(lines.length).toBeGreaterThanOrEqual(4);
  expect(lines.join('\n')).not.toContain(token);
  await loud.stop();
});
