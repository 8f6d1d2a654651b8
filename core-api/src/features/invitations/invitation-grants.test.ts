import { ROLE_CODES, ROLES } from '@ruta/contracts';
import { type Caller } from '../../testing/server';
import { inviting, registration } from './invitations.testing';

const here = inviting();
const { anyone, roleId, invite, invited, mailedTo, factsOf } = here;

describe('T03 who grants what', () => {
  test.each(ROLE_CODES)('T03 an administrator and a super administrator who invite a %s', async (code) => {
    const role_id = await roleId(code);
    const byAdmin = await invite('a@b.mx', { role_id });
    expect(byAdmin.status).toBe(ROLES[code].su ? 403 : 201);
    expect((await invite('b@b.mx', { role_id }, here.superAdmin)).status).toBe(201);
    const bulk = await here.superAdmin.post('/invitations/bulk').send({ emails: 'c@b.mx,d@b.mx', role_id });
    expect(bulk.status).toBe(ROLES[code].su ? 422 : 201);
    expect((await here.server.db('invitations').whereIn('email', ['c@b.mx', 'd@b.mx'])).length).toBe(
      ROLES[code].su ? 0 : 2,
    );
  });

  test('T03 the roles to choose from are those that one may grant', async () => {
    const codesFor = async (who: Caller) =>
      ((await who.get('/invitations/roles')).body.data as { code: string }[]).map(({ code }) => code);
    expect(await codesFor(here.superAdmin)).toEqual(ROLE_CODES);
    expect(await codesFor(here.admin)).toEqual(ROLE_CODES.filter((code) => code !== 'SUPER_ADMIN'));
  });

  test('T03 an administrator neither changes nor sends nor takes back what is above', async () => {
    const role_id = await roleId('SUPER_ADMIN');
    const { id } = (await invite('a@b.mx', { role_id }, here.superAdmin)).body.data.invitation as { id: number };
    const [row] = (await here.admin.get('/invitations')).body.data;
    expect(row.can).toEqual({ edit: false, resend: false, delete: false });
    const tries = [
      here.admin.put(`/invitations/${id}`).send({ email: 'me@b.mx', role_id: await roleId('PROF') }),
      here.admin.post(`/invitations/mail/${id}`),
      here.admin.delete(`/invitations/${id}`),
    ];
    for (const attempt of tries) expect((await attempt).status).toBe(403);
    const { id: prof } = await invited('b@b.mx');
    expect((await here.admin.put(`/invitations/${prof}`).send({ email: 'b@b.mx', role_id })).status).toBe(403);
  });

  test('T03 whoever gave a super role has to hold it still when it is accepted', async () => {
    const giver = await here.server.world.person('SUPER_ADMIN');
    await invite('heir@b.mx', { role_id: await roleId('SUPER_ADMIN') }, await here.server.as(giver));
    const { token } = await mailedTo('heir@b.mx');
    expect((await factsOf(token)).status).toBe(200);
    await here.server.db('role_user').where({ user_id: giver }).delete();
    expect((await factsOf(token)).status).toBe(410);
    expect((await anyone().post('/register').send(registration(token))).status).toBe(410);
  });
});
