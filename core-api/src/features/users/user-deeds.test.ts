import { accounts, codeOf } from './users.testing';

const here = accounts();
const { read, list, logOf } = here;

describe('ADM-04 ban, verify, delete, restore', () => {
  test('ADM-04 a ban ends that person’s sessions at once, and only theirs', async () => {
    const id = await here.server.world.person('COACH');
    const [one, other] = [await here.server.as(id), await here.server.as(id)];
    const bystander = await here.server.as(await here.server.world.person('COACH'));
    const banned = await here.admin.put(`/users/${id}/ban`).send({ is_banned: true });
    expect(banned.body).toMatchObject({
      data: { is_banned: true },
      message: 'Cuenta suspendida. Sus sesiones terminaron.',
    });
    expect([(await one.get('/me')).status, (await other.get('/me')).status]).toEqual([401, 401]);
    expect((await bystander.get('/me')).status).toBe(200);
    expect(await here.server.db('sessions').where({ user_id: id })).toEqual([]);
    await here.admin.put(`/users/${id}/ban`).send({ is_banned: true });
    await here.admin.put(`/users/${id}/ban`).send({ is_banned: false });
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['user.banned', 'user.unbanned']);
    expect((await one.get('/me')).status).toBe(401); // an ended session does not come back
  });

  test('ADM-04 verifying twice is verifying once', async () => {
    const id = await here.server.world.person('PROF', { verified_at: null });
    expect((await read(id)).can.verify).toBe(true);
    for (let times = 0; times < 2; times += 1) expect((await here.admin.put(`/users/verify/${id}`)).status).toBe(200);
    expect(await read(id)).toMatchObject({ verified_at: '2026-11-20 18:00:00', can: { verify: false } });
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['user.verified']);
  });

  test('ADM-04 who is deleted is gone from the list and signed out, and can be brought back', async () => {
    const id = await here.server.world.person('COACH', { name: 'Borrada' });
    const caller = await here.server.as(id);
    expect((await here.admin.delete(`/users/${id}`)).body).toMatchObject({ data: null, message: 'Cuenta eliminada.' });
    expect((await caller.get('/me')).status).toBe(401);
    expect(await list('filter[search]=borrada')).toEqual([]);
    expect(await list('filter[search]=borrada&filter[deleted]=1')).toEqual([id]);
    for (const answer of [
      await here.admin.put(`/users/${id}`).send({ name: 'x', revision: 2 }),
      await here.admin.put(`/users/${id}/ban`).send({ is_banned: true }),
      await here.admin.delete(`/users/${id}`),
    ])
      expect([answer.status, codeOf(answer)]).toEqual([409, 'users.deleted']);
    expect((await here.admin.put(`/users/${id}/restore`)).status).toBe(200);
    expect(await list('filter[search]=borrada')).toEqual([id]);
    const again = await here.admin.put(`/users/${id}/restore`);
    expect([again.status, codeOf(again)]).toEqual([409, 'users.not-deleted']);
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['user.deleted', 'user.restored']);
  });
});
