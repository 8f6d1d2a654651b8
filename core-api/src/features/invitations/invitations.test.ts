import { callerOf, TEST_MAIL, testServer, type TestServer } from '../../testing/server';
import { inviting } from './invitations.testing';

const here = inviting();
const { roleId, invite, invited, mailedTo } = here;

describe('ADM-02 one invitation', () => {
  test('ADM-02 T17 is mailed with a link that nothing else knows, under the configured address whatever Host says', async () => {
    const res = await (await invite('Nueva@Escuela.mx ', { school_id: here.school })).body;
    expect(res.message).toBe('Invitación enviada.');
    expect(res.data.link).toBeNull();
    expect(res.data.invitation).toMatchObject({
      email: 'nueva@escuela.mx',
      role: { code: 'PROF', name: 'Docente' },
      school: { id: here.school, name: 'Colegio Sor Juana' },
      status: 'pending',
      expires_at: '2026-11-27 18:00:00',
      invited_by: { id: here.adminId, fullname: 'Gabriela Zepeda' },
      can: { edit: true, resend: true, delete: true },
    });
    const mail = await mailedTo('nueva@escuela.mx');
    expect(mail.link).toMatch(/^https:\/\/ruta\.example\.mx:8443\/register#[\w-]{43}$/);
    expect(mail.text).toContain('Gabriela Zepeda te invita a entrar a Ruta con el rol Docente, en Colegio Sor Juana');
    expect(mail.text).toContain('vence el 27-11-2026');
    const list = (await here.admin.get('/invitations?include=role')).body;
    expect(list.data[0]).toMatchObject({ status: 'sent', sent_at: '2026-11-20 18:00:00' });
    const everything = await Promise.all(
      ['outbox', 'invitations', 'single_use_links', 'audit_log', 'idempotency_keys'].map((table) =>
        here.server.db(table),
      ),
    );
    expect(JSON.stringify([res, list, everything])).not.toContain(mail.token);
  });

  test('ADM-02 the day of its end is one of the server’s zone', async () => {
    here.server.clock.set('2026-11-21T03:00:00Z'); // 22:00 of the 20th in Cancún
    await invited('tarde@escuela.mx');
    expect((await mailedTo('tarde@escuela.mx')).text).toContain('vence el 27-11-2026');
  });

  test('the letter is in the language of who invites', async () => {
    await here.admin
      .post('/invitations')
      .set('Accept-Language', 'en')
      .send({ email: 'new@here.school.mx', role_id: await roleId('DIR') });
    expect((await mailedTo('new@here.school.mx')).text).toContain('invites you to Ruta with the role School director');
  });

  test.each([
    '',
    'a@',
    'a@b',
    'a b@c.mx',
    'a@b..mx',
    `${'a'.repeat(250)}@b.mx`,
    'a@b.mx\r\nBcc:x@y.z',
    '"x@evil.com x"@here.school.mx',
    'a@b.mx(comment)',
    'a@escue\u200bla.mx',
    'niña@escuela.mx',
  ])('B06 %j is no e-mail: 422 and nothing is invited', async (email) => {
    const res = await invite(email);
    expect([res.status, Object.keys(res.body.errors)]).toEqual([422, ['email']]);
    expect(await here.server.db('invitations')).toEqual([]);
    expect(await here.server.db('outbox')).toEqual([]);
  });

  test.each([[undefined], [999_999], ['1'], [1.5], [null]])('B08 the role %j is none: 422', async (role_id) => {
    const res = await invite('a@b.mx', { role_id });
    expect([res.status, Object.keys(res.body.errors)]).toEqual([422, ['role_id']]);
  });

  test('B09 who has an account, and who is invited to the role already: 409', async () => {
    const email = 'member@b.mx';
    await here.server.world.person('PROF', { email });
    const member = await invite(email);
    expect([member.status, member.body.code]).toEqual([409, 'invitations.already-member']);
    await invited('twice@b.mx');
    const twice = await invite('Twice@b.mx');
    expect([twice.status, twice.body.code]).toEqual([409, 'invitations.exists']);
    expect((await invite('twice@b.mx', { role_id: await roleId('DIR') })).status).toBe(201);
  });

  test('B09 two administrators at once: one invitation', async () => {
    const both = await Promise.all([invite('once@b.mx'), invite('once@b.mx', {}, here.superAdmin)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await here.server.db('invitations')).toHaveLength(1);
  });

  test('a school that does not exist is 404', async () => {
    expect((await invite('a@b.mx', { school_id: 999_999 })).status).toBe(404);
  });

  test('T19 a thousand a day, and no more', async () => {
    await here.server.db('rate_windows').insert({
      subject: `invitations:${here.adminId}`,
      taken: 999,
      began_at: '2026-11-20 17:00:00',
      ends_at: '2026-11-21 17:00:00',
    });
    expect((await invite('a@b.mx')).status).toBe(201);
    const res = await invite('b@b.mx');
    expect([res.status, res.headers['retry-after']]).toEqual([429, String(23 * 3600)]);
    expect(await here.server.db('invitations')).toHaveLength(1);
    here.server.clock.set('2026-11-21T17:00:01Z');
    expect((await invite('b@b.mx', {}, await here.server.as(here.adminId))).status).toBe(201);
  });
});

describe('ADM-01 the list', () => {
  test('ADM-01 by e-mail and role, ten to a page, newest first', async () => {
    const bulk = Array.from({ length: 12 }, (_, n) => `p${n}@uno.mx`).join(',');
    await here.admin.post('/invitations/bulk').send({ emails: bulk, role_id: await roleId('PROF') });
    await invited('jefa@dos.mx', { role_id: await roleId('DIR') });
    const list = async (query: string) =>
      (await here.admin.get(`/invitations?${query}`)).body as {
        data: { email: string }[];
        total: number;
        size: number;
      };
    const first = await list('');
    expect([first.total, first.size, first.data.length]).toEqual([13, 10, 10]);
    expect(first.data.slice(0, 2)).toMatchObject([{ email: 'jefa@dos.mx' }, { email: 'p11@uno.mx' }]);
    expect((await list('page=2')).data).toHaveLength(3);
    expect((await list('filter[email]=DOS.mx')).data).toHaveLength(1);
    expect((await list('filter[email]=%25')).total).toBe(0);
    expect(await list(`filter[role_id]=${await roleId('DIR')}`)).toMatchObject({ total: 1 });
    expect((await list('sort=email')).data[0]).toMatchObject({ email: 'jefa@dos.mx' });
    expect((await here.admin.get('/invitations?filter[role]=DIR')).status).toBe(422);
  });
});

describe('without a mail server', () => {
  let bare: TestServer;
  beforeAll(async () => {
    bare = await testServer({ mail: { ...TEST_MAIL, smtpUrl: undefined } });
  });
  afterAll(() => bare.stop());

  test('T17 the administrator is shown the link once, and no copy of it is kept', async () => {
    const who = await bare.as(await bare.world.person('ADMIN'));
    const { id: role_id } = (await bare.db('roles').where({ code: 'PROF' }).first('id')) as { id: number };
    const send = () =>
      who.post('/invitations').set('Idempotency-Key', 'one-and-the-same').send({ email: 'a@b.mx', role_id });
    const { body } = await send();
    const link = String(body.data.link);
    expect(link).toMatch(/^https:\/\/ruta\.example\.mx:8443\/register#[\w-]{43}$/);
    expect(body.message).toContain('se muestra una sola vez');
    const [, token = ''] = link.split('#');
    expect((await callerOf(bare.app).get(`/invitations/token/${token}`)).status).toBe(200);
    const again = await send();
    expect([again.status, again.body.code]).toEqual([409, 'request.already-done']);
    const kept = await Promise.all(
      ['idempotency_keys', 'outbox', 'invitations', 'single_use_links', 'audit_log'].map((table) => bare.db(table)),
    );
    expect(JSON.stringify([kept, (await who.get('/invitations')).body])).not.toContain(token);
    const bulk = await who.post('/invitations/bulk').send({ emails: 'b@b.mx, c@b.mx', role_id });
    expect(bulk.body.data.links).toHaveLength(2);
  });
});
