import type { RoleCode } from '@ruta/contracts';
import { callerOf, testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
let admin: Caller;
let prof: number;
const roleId = async (code: RoleCode) => ((await server.db('roles').where({ code }).first('id')) as { id: number }).id;

beforeAll(async () => {
  server = await testServer();
  admin = await server.as(await server.world.person('ADMIN'));
  await server.world.person('PROF', { email: 'member@b.mx' });
  prof = await roleId('PROF');
});
afterAll(() => server.stop());
afterEach(async () => {
  for (const table of ['outbox', 'invitations', 'invitation_batches', 'rate_windows']) await server.db(table).delete();
});

const bulk = (emails: unknown, differs: object = {}) =>
  admin.post('/invitations/bulk').send({ emails, role_id: prof, ...differs });
const preview = (text: string) => admin.post('/invitations/preview').send({ text, role_id: prof });
const invited = async () => ((await server.db('invitations').orderBy('email').pluck('email')) as string[]).join(' ');

describe('ADM-03 the plain bulk form', () => {
  test('ADM-03 B07 one invalid among fifty: 422 naming it, nobody is invited and nothing is sent', async () => {
    const emails = Array.from({ length: 50 }, (_, n) => (n === 31 ? 'pedro@@escuela' : `p${n}@b.mx`)).join(',');
    const res = await bulk(emails);
    expect([res.status, res.body.errors]).toEqual([
      422,
      { emails: ['Estos correos no son válidos: pedro@@escuela. No se envió nada.'] },
    ]);
    for (const table of ['invitations', 'outbox', 'invitation_batches']) expect(await server.db(table)).toEqual([]);
  });

  test.each([
    ['a@b.mx,,c@d.mx', 'a@b.mx c@d.mx'],
    ['a@b.mx, c@d.mx, ', 'a@b.mx c@d.mx'],
    ['A@b.mx,a@B.MX', 'a@b.mx'],
    ['a@b.mx;c@d.mx', 'a@b.mx c@d.mx'],
    ['"Ruiz, Carla" <a@b.mx>;\tmailto:c@d.mx.\r\n<E@f.mx>', 'a@b.mx c@d.mx e@f.mx'],
  ])('B07 %j invites %s', async (emails, expected) => {
    expect((await bulk(emails)).status).toBe(201);
    expect(await invited()).toBe(expected);
  });

  test.each(['', '   ', ', ,', Array.from({ length: 201 }, (_, n) => `p${n}@b.mx`).join(','), 7, null, ['a@b.mx']])(
    'B07 %j: 422, nobody',
    async (emails) => {
      const res = await bulk(emails);
      expect([res.status, Object.keys(res.body.errors)]).toEqual([422, ['emails']]);
      expect(await invited()).toBe('');
    },
  );

  test('T19 each address counts against the day’s thousand, and beyond it nobody is invited', async () => {
    const adminId = (
      (await server
        .db('role_user')
        .where({ role_id: await roleId('ADMIN') })
        .first('user_id')) as { user_id: number }
    ).user_id;
    const day = { began_at: '2026-11-20 17:00:00', ends_at: '2026-11-21 17:00:00' };
    await server.db('rate_windows').insert({ subject: `invitations:${adminId}`, taken: 997, ...day });
    expect((await bulk('a@b.mx,c@d.mx')).status).toBe(201);
    expect((await bulk('e@b.mx,f@d.mx')).status).toBe(429);
    expect(await invited()).toBe('a@b.mx c@d.mx');
    expect((await bulk('e@b.mx')).status).toBe(201);
  });

  test('B07 two hundred at once', async () => {
    const res = await bulk(Array.from({ length: 200 }, (_, n) => `p${n}@b.mx`).join(','));
    expect([res.status, res.body.data.created]).toEqual([201, 200]);
    expect(await server.db('outbox')).toHaveLength(200);
  });

  test('ADM-03 who is a member, invited already or twice on the list is left out and named', async () => {
    await bulk('known@b.mx');
    const { body } = await bulk('new@b.mx, member@b.mx, KNOWN@b.mx, new@b.mx');
    expect(body.data).toMatchObject({
      created: 1,
      skipped: [
        { email: 'member@b.mx', reason: 'member' },
        { email: 'known@b.mx', reason: 'invited' },
        { email: 'new@b.mx', reason: 'duplicate' },
      ],
      links: [],
    });
    expect(await server.db('outbox')).toHaveLength(2);
  });

  test('ADM-03 the result as a CSV that no spreadsheet runs', async () => {
    const { body } = await bulk('new@b.mx, +cmd@b.mx, member@b.mx', { role_id: await roleId('DIR') });
    const file = await admin.get(`/invitations/bulk/${String(body.data.id)}/result`).buffer();
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="invitaciones-2026-11-20-\d+\.csv"/);
    expect(file.text.replace('\ufeff', '').split('\r\n')).toEqual([
      'Correo,Resultado,Rol,Escuela,Enviada (UTC)',
      'new@b.mx,Invitación enviada,Director(a) escolar,,2026-11-20 18:00:00',
      "'+cmd@b.mx,Invitación enviada,Director(a) escolar,,2026-11-20 18:00:00",
      'member@b.mx,Ya tiene cuenta,Director(a) escolar,,',
      '',
    ]);
    expect((await admin.get('/invitations/bulk/999999/result')).status).toBe(404);
    const coach = await server.as(await server.world.person('COACH'));
    expect((await coach.get(`/invitations/bulk/${String(body.data.id)}/result`)).status).toBe(403);
    expect((await callerOf(server.app).get(`/invitations/bulk/${String(body.data.id)}/result`)).status).toBe(401);
  });
});

describe('ADM-03 the preview', () => {
  test('ADM-03 tells of every row what would become of it, and writes nothing', async () => {
    await bulk('open@b.mx');
    const { status, body } = await preview('nuevo@b.mx\nNUEVO@b.mx\nmember@b.mx\nopen@b.mx\npedro\n');
    expect([status, body.data]).toEqual([
      200,
      {
        rows: [
          { line: 1, email: 'nuevo@b.mx', state: 'ready' },
          { line: 2, email: 'nuevo@b.mx', state: 'duplicate' },
          { line: 3, email: 'member@b.mx', state: 'member' },
          { line: 4, email: 'open@b.mx', state: 'invited' },
          { line: 5, email: 'pedro', state: 'invalid' },
        ],
        counts: { ready: 1, duplicate: 1, member: 1, invited: 1, invalid: 1 },
      },
    ]);
    expect(await server.db('invitations')).toHaveLength(1);
  });

  test.each([
    ['', 'text'],
    [' \n , ;', 'text'],
    ['x'.repeat(64_001), 'text'],
    [Array.from({ length: 201 }, (_, n) => `p${n}@b.mx`).join('\n'), 'text'],
  ])('refuses what it cannot read, or too much of it', async (text, field) => {
    const res = await preview(text);
    expect([res.status, Object.keys(res.body.errors)]).toEqual([422, [field]]);
  });

  test('B08 a role above is not offered to many at once', async () => {
    const role_id = await roleId('SUPER_ADMIN');
    const boss = await server.as(await server.world.person('SUPER_ADMIN'));
    const res = await boss.post('/invitations/preview').send({ text: 'a@b.mx', role_id });
    expect([res.status, res.body.errors]).toEqual([422, { role_id: ['Ese rol se invita de uno en uno.'] }]);
  });
});
