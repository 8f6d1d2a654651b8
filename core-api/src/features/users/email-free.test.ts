import { changing } from './email-change.testing';
import { codeOf } from './users.testing';

const { here, my, anyone, ask, facts, confirm, mailedTo, emailOf } = changing();
const { read } = here;
const errorsOf = ({ body }: { body: unknown }) => (body as { errors?: Record<string, string[]> }).errors;

describe('T03 whose address an administrator changes', () => {
  test('T03 nobody changes the address of who is above, or the own one', async () => {
    const boss = await here.server.world.person('SUPER_ADMIN', { email: 'boss@b.mx' });
    for (const [id, code] of [
      [boss, 'users.above'],
      [here.adminId, 'users.oneself'],
    ] as const) {
      await here.server.db('pending_emails').insert({
        ...{ user_id: id, email: `espera-${id}@b.mx`, asked_by: here.superId, is_mailed: true },
        ...{ asked_at: '2026-11-20 18:00:00', expires_at: '2026-11-23 18:00:00' },
      });
      const tries = [
        await ask(my.next, { id }),
        await here.admin.put(`/users/${id}/pending-email`),
        await here.admin.delete(`/users/${id}/pending-email`),
      ];
      expect(tries.map(codeOf)).toEqual([code, code, code]);
    }
    expect((await ask(my.next, { id: boss, as: here.superior })).status).toBe(200);
  });

  test('T03 who rises above the administrator meanwhile keeps the address; so does everybody once that one is suspended', async () => {
    await ask();
    const { token } = await mailedTo(my.next);
    const { db } = here.server;
    const role_id = here.roleIds.get('SUPER_ADMIN') ?? 0;
    await db('role_user').insert({ user_id: my.laura, role_id });
    expect((await confirm(token)).status).toBe(410);
    expect((await facts(token)).status).toBe(410);
    await db('role_user').where({ user_id: my.laura, role_id }).delete();
    await db('users').where({ id: here.adminId }).update({ is_banned: true });
    expect((await confirm(token)).status).toBe(410);
    await db('users').where({ id: here.adminId }).update({ is_banned: false });
    expect((await confirm(token)).status).toBe(200);
  });
});

describe('ADM-05 an address that is not free', () => {
  test('of an account, and one that waits for another account, are refused beside the field', async () => {
    const other = await here.server.world.person('PROF', { email: my.other });
    expect(errorsOf(await ask(my.other))).toEqual({ email: ['Otra cuenta ya usa este correo.'] });
    expect((await ask()).status).toBe(200);
    const refused = await ask(my.next, { id: other });
    expect([refused.status, errorsOf(refused)]).toEqual([
      422,
      { email: ['Otra cuenta espera confirmar este correo.'] },
    ]);
    expect((await read(other)).revision).toBe(1);
  });

  test('ADM-01 ADM-03 an address that waits for somebody is not invited, one by one or among others', async () => {
    await ask();
    const role_id = here.roleIds.get('PROF') ?? 0;
    const refused = await here.admin.post('/invitations').send({ email: my.next, role_id });
    expect([refused.status, codeOf(refused)]).toEqual([409, 'invitations.address-pending']);
    const sent = await here.admin.post('/invitations/bulk').send({ emails: `${my.next}, libre@b.mx`, role_id });
    expect(sent.body.data).toMatchObject({ created: 1, skipped: [{ email: my.next, reason: 'member' }] });
    await here.admin.delete(`/users/${my.laura}/pending-email`);
    expect((await here.admin.post('/invitations').send({ email: my.next, role_id })).status).toBe(201);
  });

  test('ACC-02 who was invited before registers; the change that is opened later is refused and may be asked anew', async () => {
    const role_id = here.roleIds.get('PROF') ?? 0;
    await here.admin.post('/invitations').send({ email: my.next, role_id });
    const invited = (await mailedTo(my.next)).token;
    expect((await ask()).status).toBe(200);
    const { token } = await mailedTo(my.next);
    const { status } = await anyone()
      .post('/register')
      .send({
        ...{ token: invited, name: 'Ana', surname: 'Gil', accept_terms: true },
        ...{ password: 'cuatro caballos azules', password_confirmation: 'cuatro caballos azules' },
      });
    expect(status).toBe(201);
    const refused = await confirm(token);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'users.email-taken']);
    expect(await emailOf(my.laura)).toBe(my.former);
    expect((await ask('tercera@b.mx')).status).toBe(200);
  });
});

test('T20 a purge removes the address that waits, and its links', async () => {
  await ask();
  await mailedTo(my.next);
  const { db } = here.server;
  await db('users').where({ id: my.laura }).update({ deleted_at: '2026-10-01 12:00:00', active: false });
  expect((await here.superior.get('/users/purge')).status).toBe(200);
  const rest = ['users', 'pending_emails', 'single_use_links', 'outbox', 'audit_log', 'notifications'];
  expect(JSON.stringify(await Promise.all(rest.map((table) => db(table))))).not.toContain(my.next);
  expect(await db('single_use_links')).toEqual([]);
});
