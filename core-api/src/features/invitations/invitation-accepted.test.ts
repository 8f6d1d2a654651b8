import type { Caller } from '../../testing/server';
import { inviting, registration } from './invitations.testing';

const here = inviting();
const { anyone, roleId, invite, invited, mailedTo } = here;

const toldTo = async (who: Caller, locale = 'es') => {
  const { body } = await who.get('/scholastic/notifications').set('Accept-Language', locale);
  return (body as { data: { type: string; title: string; body: string; url: string }[] }).data;
};
const accept = async (email: string) => {
  const { token } = await mailedTo(email);
  const res = await anyone().post('/register').send(registration(token));
  await here.relay.run();
  return { status: res.status, personId: (res.body as { data?: { user: { id: number } } }).data?.user.id ?? 0 };
};
afterEach(() => here.server.db('notifications').delete());

describe('NOT-01 an invitation is accepted', () => {
  test('NOT-01 who invited is told who has an account now, with the way to it, in their language', async () => {
    await invited('ana@b.mx');
    const { status, personId } = await accept('ana@b.mx');
    expect(status).toBe(201);
    expect(await toldTo(here.admin)).toMatchObject([
      {
        type: 'invitation.accepted',
        title: 'Invitación aceptada',
        body: 'Ana Ñúñez aceptó tu invitación el 20-11-2026 y creó su cuenta como Docente.',
        url: `/admin/users/${personId}`,
      },
    ]);
    expect((await toldTo(here.admin, 'en'))[0]).toMatchObject({
      body: 'Ana Ñúñez accepted your invitation on 20-11-2026 and created their account as Teacher.',
    });
    expect(await toldTo(here.superAdmin)).toEqual([]);
    // Stored rows hold no names; they are looked up on reading.
    const kept = JSON.stringify(await Promise.all(['outbox', 'notifications'].map((table) => here.server.db(table))));
    expect(kept).not.toContain('Ñúñez');
  });

  test('NOT-01 two who invited the same person are told of their own invitation each', async () => {
    await invited('dos@b.mx');
    const [coach, director] = [await roleId('COACH'), await roleId('DIR')];
    for (const role_id of [coach, director]) await invite('dos@b.mx', { role_id }, here.superAdmin);
    await accept('dos@b.mx');
    expect((await toldTo(here.admin)).map(({ body }) => body)).toEqual([
      'Ana Ñúñez aceptó tu invitación el 20-11-2026 y creó su cuenta como Docente.',
    ]);
    expect((await toldTo(here.superAdmin)).map(({ body }) => body)).toEqual([
      'Ana Ñúñez aceptó tu invitación el 20-11-2026 y creó su cuenta como Coach y Director(a) escolar.',
    ]);
  });

  test('NOT-01 T14 who may not look at accounts any more is not told, nor is anybody of a registration that failed', async () => {
    await invited('tres@b.mx');
    const { token } = await mailedTo('tres@b.mx');
    const refused = await anyone()
      .post('/register')
      .send(registration(token, { password: 'corta' }));
    expect(refused.status).toBe(422);
    await here.relay.run();
    expect(await here.server.db('notifications')).toEqual([]);
    const { db } = here.server;
    await db('users').where({ id: here.adminId }).update({ active: false });
    expect((await anyone().post('/register').send(registration(token))).status).toBe(201);
    await here.relay.run();
    expect(await db('notifications')).toEqual([]);
    await db('users').where({ id: here.adminId }).update({ active: true });
  });
});
