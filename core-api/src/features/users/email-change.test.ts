import { callerOf, TEST_MAIL, testServer } from '../../testing/server';
import { login, PASSWORD } from '../access/account.testing';
import { changing } from './email-change.testing';
import { codeOf } from './users.testing';

const { here, my, anyone, ask, facts, confirm, mailedTo, emailOf } = changing();
const { read, logOf } = here;

describe('ADM-05 an administrator’s change of an address', () => {
  test('ADM-05 T17 waits for its owner: the old address is told, the new one gets the link, and with it the change counts', async () => {
    const before = await here.server.as(my.laura);
    const asked = await ask();
    expect([asked.status, asked.body.message, asked.body.data.link]).toEqual([
      200,
      'Cuenta guardada. El correo cambia cuando se confirme con el enlace que enviamos al nuevo.',
      null,
    ]);
    expect(await read(my.laura)).toMatchObject({
      email: my.former,
      access: my.former,
      pending_email: {
        email: my.next,
        asked_at: '2026-11-20 18:00:00',
        expires_at: '2026-11-23 18:00:00',
        is_mailed: true,
      },
    });
    expect((await before.get('/profile')).body.data).toMatchObject({ email: my.former, pending_email: my.next });
    expect((await before.get('/me')).status).toBe(200);

    const letter = await mailedTo(my.next);
    expect(letter.link).toMatch(/^https:\/\/ruta\.example\.mx:8443\/email\/confirm#[\w-]{43}$/);
    expect(letter.text).toContain('vence el 23-11-2026');
    expect(my.sink.to(my.former).text).toContain(
      `un administrador pidió que tu cuenta de Ruta use el correo ${my.next}`,
    );
    expect(my.sink.to(my.former).token).toBe('');
    const kept = await Promise.all(['outbox', 'single_use_links', 'audit_log'].map((table) => here.server.db(table)));
    expect(JSON.stringify(kept)).not.toContain(letter.token);

    expect((await facts(letter.token)).body.data).toEqual({
      fullname: 'Laura Mendoza',
      school: 'Colegio Ceiba',
      from: 'l•••@b.mx',
      to: my.next,
      expires_at: '2026-11-23 18:00:00',
    });
    expect(await emailOf(my.laura)).toBe(my.former);
    my.sink.taken.length = 0;
    const done = await confirm(letter.token);
    expect([done.status, done.body, done.headers['x-session-token']]).toEqual([
      200,
      { data: null, message: 'Correo cambiado. Inicia sesión con él.' },
      undefined,
    ]);
    expect(await read(my.laura)).toMatchObject({ email: my.next, access: my.next, pending_email: null });
    expect(await here.list('filter[search]=nueva-1')).toEqual([my.laura]);
    expect((await before.get('/me')).status).toBe(401);
    expect((await login(here.server, my.former)).status).toBe(422);
    expect((await login(here.server, my.next)).status).toBe(200);
    await my.relay.run();
    expect(my.sink.to(my.former).text).toContain(`se confirmó el correo ${my.next} para tu cuenta`);
    const told = await here.server.db('notifications').where({ user_id: my.laura }).orderBy('id').pluck('type');
    expect(told).toEqual(['access.email-asked', 'access.email-changed']);
    for (const answer of [await confirm(letter.token), await facts(letter.token)])
      expect([answer.status, codeOf(answer)]).toEqual([410, 'access.link-over']);
    expect(await logOf(my.laura)).toMatchObject([
      {
        action: 'user.email-asked',
        before: { email: my.former },
        after: { email: my.next, by_mail: true },
        actor: { id: here.adminId },
      },
      {
        action: 'access.email-changed',
        before: { email: my.former },
        after: { email: my.next, by_mail: true },
        actor: null,
      },
    ]);
  });

  test('ADM-05 T03 wants the administrator’s password, and nothing is saved without it', async () => {
    here.server.clock.set('2026-11-20T18:15:01Z');
    const refused = await ask(my.next, { name: 'Otra' } as object);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'access.confirm-first']);
    expect(await read(my.laura)).toMatchObject({ name: 'Laura', pending_email: null, revision: 1 });
    // The address that the account has changes nothing and asks for nothing.
    expect((await ask(` ${my.former.toUpperCase()}`)).status).toBe(200);
    expect((await read(my.laura)).pending_email).toBeNull();
  });

  test('ADM-05 expires after three days; then it is as if nobody had asked, and the address is free', async () => {
    await ask();
    const { token } = await mailedTo(my.next);
    here.server.clock.set('2026-11-23T18:00:00Z');
    here.admin = await here.server.as(here.adminId);
    expect((await confirm(token)).status).toBe(410);
    expect((await read(my.laura)).pending_email).toBeNull();
    const other = await here.server.world.person('PROF', { email: my.other });
    expect((await ask(my.next, { id: other })).status).toBe(200);
    expect((await read(other)).pending_email?.email).toBe(my.next);
  });

  test('ADM-05 another address takes the place of the first, whose link ends', async () => {
    await ask();
    const { token } = await mailedTo(my.next);
    expect((await ask('segunda@b.mx')).status).toBe(200);
    expect((await confirm(token)).status).toBe(410);
    expect((await confirm((await mailedTo('segunda@b.mx')).token)).status).toBe(200);
    expect(await emailOf(my.laura)).toBe('segunda@b.mx');
  });

  test('ADM-05 is sent again: the link before ends, three days begin anew', async () => {
    await ask();
    const { token } = await mailedTo(my.next);
    here.server.clock.set('2026-11-20T18:10:00Z');
    const again = await here.admin.put(`/users/${my.laura}/pending-email`);
    expect([again.status, again.body.message]).toEqual([200, 'Enlace enviado de nuevo.']);
    expect(again.body.data.pending_email.expires_at).toBe('2026-11-23 18:10:00');
    expect((await confirm(token)).status).toBe(410);
    expect((await confirm((await mailedTo(my.next)).token)).status).toBe(200);
  });

  test('T19 no more than five letters an hour', async () => {
    await ask();
    for (let n = 0; n < 4; n += 1) expect((await here.admin.put(`/users/${my.laura}/pending-email`)).status).toBe(200);
    const refused = await here.admin.put(`/users/${my.laura}/pending-email`);
    expect([refused.status, codeOf(refused)]).toEqual([429, 'request.too-many']);
  });

  test('ADM-05 is withdrawn: the link ends; a letter that was not written yet is not written', async () => {
    await ask();
    const { token } = await mailedTo(my.next);
    await here.admin.put(`/users/${my.laura}/pending-email`);
    const gone = await here.admin.delete(`/users/${my.laura}/pending-email`);
    expect([gone.status, gone.body.data.pending_email]).toEqual([200, null]);
    my.sink.taken.length = 0;
    await my.relay.run();
    expect(my.sink.taken.map(({ to }) => to)).toEqual([]);
    expect((await confirm(token)).status).toBe(410);
    for (const answer of [
      await here.admin.delete(`/users/${my.laura}/pending-email`),
      await here.admin.put(`/users/${my.laura}/pending-email`),
    ])
      expect([answer.status, codeOf(answer)]).toEqual([409, 'users.no-pending-email']);
    expect((await logOf(my.laura)).map(({ action }) => action)).toEqual([
      'user.email-asked',
      'user.email-sent-again',
      'user.email-withdrawn',
    ]);
  });

  test('ADM-05 T17 without a mail server the link is shown once, and the log says that it proves no mailbox', async () => {
    const bare = await testServer({ mail: { ...TEST_MAIL, smtpUrl: undefined } });
    const admin = await bare.as(await bare.world.person('ADMIN'));
    const person = await bare.world.person('PROF', { email: my.former });
    const asked = await admin.put(`/users/${person}`).send({ email: my.next, revision: 1 });
    expect(asked.body.message).toBe('Cuenta guardada. Entrega el enlace a la persona: se muestra una sola vez.');
    expect(asked.body.data.link).toMatch(/^https:\/\/ruta\.example\.mx:8443\/email\/confirm#[\w-]{43}$/);
    const again = await admin.put(`/users/${person}/pending-email`);
    const [, token = ''] = String(again.body.data.link).split('#');
    const [, first = ''] = String(asked.body.data.link).split('#');
    const kept = await Promise.all(['outbox', 'single_use_links', 'audit_log'].map((table) => bare.db(table)));
    expect(JSON.stringify(kept)).not.toContain(token);
    const anybody = callerOf(bare.app);
    expect((await anybody.post('/email/confirm').send({ token: first })).status).toBe(410);
    expect((await anybody.post('/email/confirm').send({ token })).status).toBe(200);
    const lines = (await bare.db('audit_log').orderBy('id').select('action', 'after')) as Record<string, string>[];
    expect(lines.map(({ action, after }) => [action, JSON.parse(after ?? '').by_mail])).toEqual([
      ['user.email-asked', false],
      ['user.email-sent-again', false],
      ['access.email-changed', false],
    ]);
    await bare.stop();
  });

  test('T17 its link sets no password, a link for a password confirms no address, and the latter ends with the change', async () => {
    await ask();
    const { token } = await mailedTo(my.next);
    const phrase = { password: 'cuatro caballos azules', password_confirmation: 'cuatro caballos azules' };
    const reset = (link: string) =>
      anyone()
        .post('/password/reset')
        .send({ token: link, ...phrase });
    expect((await reset(token)).status).toBe(410);
    await anyone().post('/password/forgot').send({ email: my.former });
    const forPassword = (await mailedTo(my.former)).token;
    expect(forPassword).not.toBe('');
    expect((await confirm(forPassword)).status).toBe(410);
    expect((await confirm(token)).status).toBe(200);
    expect((await reset(forPassword)).status).toBe(410);
    expect((await login(here.server, my.next, { password: PASSWORD })).status).toBe(200);
  });

  test('T17 two at once with one link: one change', async () => {
    await ask();
    const { token } = await mailedTo(my.next);
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await logOf(my.laura)).filter(({ action }) => action === 'access.email-changed')).toHaveLength(1);
  });

  test('T17 a deleted account’s link is over', async () => {
    await ask();
    const { token } = await mailedTo(my.next);
    await here.admin.delete(`/users/${my.laura}`);
    expect((await confirm(token)).status).toBe(410);
  });

  test('HIE-02 the schools of a director follow the change', async () => {
    const { db, world } = here.server;
    const cycle = await world.cycle({ state: 'pending' });
    const id = await world.hierarchy(cycle, await world.school(), { director_id: my.laura });
    await ask();
    await confirm((await mailedTo(my.next)).token);
    expect(await db('school_hierarchies').where({ id }).first('director_access')).toEqual({ director_access: my.next });
  });
});
