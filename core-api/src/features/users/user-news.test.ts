import { relayOf } from '../../testing/relay';
import { accounts } from './users.testing';

const here = accounts();
const { role } = here;

/** The administrator's name. */
async function admin() {
  const person = await here.server.db('users').where({ id: here.adminId }).first('name', 'surname');
  return `${person?.name ?? ''} ${person?.surname ?? ''}`;
}

/** A person's notifications after the outbox was delivered. */
async function toldTo(id: number, locale = 'es') {
  await relayOf(here.server).run();
  const caller = await here.server.as(id);
  const { body } = await caller.get('/scholastic/notifications').set('Accept-Language', locale);
  return (body as { data: { type: string; title: string; body: string; url: string }[] }).data;
}

describe('NOT-01 what administrators do to an account', () => {
  test('NOT-01 whose roles change is told which were given and which were taken', async () => {
    const id = await here.server.world.person('PROF');
    const save = (roles: object[], revision: number) => here.admin.put(`/users/${id}`).send({ roles, revision });
    expect((await save([role('COACH'), role('DIR')], 1)).status).toBe(200);
    expect(await toldTo(id)).toMatchObject([
      {
        type: 'user.roles-changed',
        title: 'Tus roles cambiaron',
        body: `${await admin()} cambió tus roles el 20-11-2026: ahora tienes Coach y Director(a) escolar, y ya no tienes Docente.`,
        url: '/profile',
      },
    ]);
    expect((await toldTo(id, 'en'))[0]?.body).toBe(
      `${await admin()} changed your roles on 20-11-2026: you now have Coach and School director, and you no longer have Teacher.`,
    );
    expect((await save([role('DIR')], 2)).status).toBe(200);
    expect((await toldTo(id))[0]?.body).toBe(`${await admin()} cambió tus roles el 20-11-2026: ya no tienes Coach.`);
  });

  test('NOT-01 other levels, other names and a refused change are no news', async () => {
    const id = await here.server.world.person('PROF');
    await here.admin.put(`/users/${id}`).send({ name: 'Otra', roles: [role('PROF', 'primaria')], revision: 1 });
    const refused = await here.admin
      .put(`/users/${id}`)
      .send({ roles: [role('PROF'), role('SUPER_ADMIN')], revision: 2 });
    expect(refused.status).toBe(403);
    expect(await toldTo(id)).toEqual([]);
  });

  test('NOT-01 who is verified is told so, once', async () => {
    const id = await here.server.world.person('PROF', { verified_at: null });
    for (let times = 0; times < 2; times += 1) await here.admin.put(`/users/verify/${id}`);
    expect(await toldTo(id)).toMatchObject([
      {
        type: 'user.verified',
        title: 'Tu cuenta está verificada',
        body: `${await admin()} verificó tu cuenta el 20-11-2026. Te damos la bienvenida.`,
        url: '/profile',
      },
    ]);
  });
});
