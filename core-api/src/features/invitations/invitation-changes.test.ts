import { inviting, registration } from './invitations.testing';

const here = inviting();
const { anyone, roleId, invite, invited, mailedTo, factsOf } = here;

describe('ADM-02 changing, sending again, taking back', () => {
  test('ADM-02 T17 another address or role: the old link ends and a new one goes out', async () => {
    const { id, revision } = await invited('old@b.mx');
    const { token } = await mailedTo('old@b.mx');
    const role_id = await roleId('DIR');
    const res = await here.admin.put(`/invitations/${id}`).send({ email: 'new@b.mx', role_id, revision });
    expect([res.status, res.body.data.invitation.status]).toEqual([200, 'pending']);
    expect((await factsOf(token)).status).toBe(410);
    const fresh = await mailedTo('new@b.mx');
    expect((await factsOf(fresh.token)).body.data).toMatchObject({ email: 'n•••@b.mx', role: { code: 'DIR' } });
    expect(here.sink.taken).toHaveLength(2);
  });

  test('ADM-02 only the here.school changes: the link stays and nothing is mailed', async () => {
    const { id } = await invited('same@b.mx');
    const { token } = await mailedTo('same@b.mx');
    const role_id = await roleId('PROF');
    await here.admin.put(`/invitations/${id}`).send({ email: 'same@b.mx', role_id, school_id: here.school });
    expect((await factsOf(token)).body.data.school).toEqual({ id: here.school, name: 'Colegio Sor Juana' });
    expect(await here.relay.run()).toBe(0);
  });

  test('a revision that is gone: 409 with the present record', async () => {
    const { id, revision } = await invited('a@b.mx');
    const form = { email: 'a@b.mx', role_id: await roleId('PROF'), revision };
    await here.admin.put(`/invitations/${id}`).send({ ...form, school_id: here.school });
    const res = await here.admin.put(`/invitations/${id}`).send({ ...form, school_id: null });
    expect([res.status, res.body.code, res.body.current.school.id]).toEqual([409, 'invitations.stale', here.school]);
  });

  test('ADM-02 T17 sent again: seven days more, the older link ends, three times an hour', async () => {
    const { id } = await invited('again@b.mx');
    const { token } = await mailedTo('again@b.mx');
    here.server.clock.set('2026-11-23T18:00:00Z');
    const later = await here.server.as(here.adminId);
    const res = await later.post(`/invitations/mail/${id}`);
    expect(res.body.data.invitation).toMatchObject({ expires_at: '2026-11-30 18:00:00', resend_count: 1 });
    expect((await factsOf(token)).status).toBe(410);
    expect((await factsOf((await mailedTo('again@b.mx')).token)).status).toBe(200);
    for (const status of [200, 200, 429]) expect((await later.post(`/invitations/mail/${id}`)).status).toBe(status);
    const before = here.sink.taken.length;
    await here.relay.run();
    expect(here.sink.taken).toHaveLength(before + 1); // of two requested mails only the last is sent
  });

  test('an invitation that expired says so, opens no more, and lives again when it is sent again', async () => {
    const { id } = await invited('late@b.mx');
    const { token } = await mailedTo('late@b.mx');
    here.server.clock.set('2026-11-27T18:00:00Z');
    const later = await here.server.as(here.adminId);
    expect((await later.get('/invitations')).body.data[0].status).toBe('expired');
    expect((await factsOf(token)).status).toBe(410);
    expect((await anyone().post('/register').send(registration(token))).status).toBe(410);
    await later.post(`/invitations/mail/${id}`);
    expect((await factsOf((await mailedTo('late@b.mx')).token)).status).toBe(200);
  });

  test('ADM-02 T17 taken back: the link ends, and what was not mailed yet is not', async () => {
    const { id } = await invited('gone@b.mx');
    const { token } = await mailedTo('gone@b.mx');
    const waiting = await invited('never@b.mx');
    expect((await here.admin.delete(`/invitations/${id}`)).body.data).toEqual({ id });
    await here.admin.delete(`/invitations/${waiting.id}`);
    expect((await factsOf(token)).status).toBe(410);
    await here.relay.run();
    expect(here.sink.taken.map(({ to }) => to)).toEqual(['gone@b.mx']);
    expect((await here.admin.delete(`/invitations/${id}`)).status).toBe(404);
  });

  test('ADM-02 T17 restored: a new letter with a new link, the older link stays ended', async () => {
    const { id } = await invited('back@b.mx');
    const { token } = await mailedTo('back@b.mx');
    await here.admin.delete(`/invitations/${id}`);
    const { status, body } = await here.admin.post(`/invitations/${id}/restore`);
    expect([status, body.message]).toEqual([200, 'Invitación recuperada. Le enviamos un enlace nuevo.']);
    expect(body.data).toMatchObject({ invitation: { id, email: 'back@b.mx', status: 'pending' }, link: null });
    expect((await factsOf(token)).status).toBe(410);
    expect((await factsOf((await mailedTo('back@b.mx')).token)).status).toBe(200);
    expect((await here.admin.post(`/invitations/${id}/restore`)).body.code).toBe('undo.done');
    expect((await here.admin.post(`/invitations/${id + 1000}/restore`)).body.code).toBe('invitations.not-found');
  });

  test('ADM-02 not restored where another has its place, nor after eleven minutes', async () => {
    const { id } = await invited('twice@b.mx');
    await here.admin.delete(`/invitations/${id}`);
    const second = await invited('twice@b.mx');
    expect((await here.admin.post(`/invitations/${id}/restore`)).body.code).toBe('invitations.exists');
    await here.admin.delete(`/invitations/${second.id}`);
    here.server.clock.set('2026-11-20T18:11:00Z');
    const late = await here.admin.post(`/invitations/${id}/restore`);
    expect([late.status, late.body.code]).toEqual([410, 'undo.too-late']);
  });

  test('B09 after it was accepted nothing of it changes', async () => {
    const email = 'joined@b.mx';
    const { id } = await invited(email);
    const { token } = await mailedTo(email);
    expect((await anyone().post('/register').send(registration(token))).status).toBe(201);
    const tries = [
      here.admin.put(`/invitations/${id}`).send({ email, role_id: await roleId('PROF') }),
      here.admin.post(`/invitations/mail/${id}`),
      here.admin.delete(`/invitations/${id}`),
    ];
    for (const attempt of tries) {
      const { status, body } = await attempt;
      expect([status, body.code]).toEqual([409, 'invitations.accepted']);
    }
    expect((await here.admin.get('/invitations')).body.data[0]).toMatchObject({
      status: 'accepted',
      can: { edit: false },
    });
  });
});

describe('F14 mail', () => {
  test('F14 the mail server is down for a minute: 50 invitations are answered, exactly 50 mails come after', async () => {
    here.sink.state.down = true;
    const people = Array.from({ length: 50 }, (_, n) => `p${n}@b.mx`);
    for (const email of people) expect((await invite(email)).status).toBe(201);
    expect(await here.relay.run()).toBe(0);
    here.sink.state.down = false;
    here.server.clock.set('2026-11-20T18:01:01Z');
    expect(await here.relay.run()).toBe(50);
    expect(await here.relay.run()).toBe(0);
    expect(here.sink.taken.map(({ to }) => to).sort()).toEqual([...people].sort());
    expect(new Set(here.sink.taken.map(({ token }) => token)).size).toBe(50);
    for (const { token } of here.sink.taken.slice(0, 3)) expect((await factsOf(token)).status).toBe(200);
  });
});
