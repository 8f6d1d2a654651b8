import type { RoleCode } from '@ruta/contracts';
import { callerOf, type Caller } from '../../testing/server';
import { accounts, codeOf } from './users.testing';

const here = accounts();
const { role, read, codesOf } = here;

describe('T03 who may give what', () => {
  const GRANTERS = ['ADMIN', 'SUPER_ADMIN'] as const;
  test.each(GRANTERS)('T03 %s gives and takes exactly the roles that are theirs to give', async (granter) => {
    const caller = granter === 'ADMIN' ? here.admin : here.superior;
    for (const [granted] of here.roleIds) {
      const id = await here.server.world.person('PROF');
      const answer = await caller
        .put(`/users/${id}`)
        .send({ roles: [role('PROF'), role(granted)].slice(granted === 'PROF' ? 1 : 0), revision: 1 });
      const may = granted !== 'SUPER_ADMIN' || granter === 'SUPER_ADMIN';
      expect({ granted, status: answer.status }).toEqual({ granted, status: may ? 200 : 403 });
      if (!may) expect(codeOf(answer)).toBe('users.role-above');
      expect((await codesOf(id)).includes(granted)).toBe(may);
    }
  });

  test('T03 nobody changes their own account here, whatever they are', async () => {
    for (const [caller, id] of [
      [here.admin, here.adminId],
      [here.superior, here.superId],
    ] as const) {
      const { revision } = await read(id, here.superior);
      const asked = [
        await caller.put(`/users/${id}`).send({ roles: [role('SUPER_ADMIN')], revision }),
        await caller.put(`/users/${id}/ban`).send({ is_banned: true }),
        await caller.delete(`/users/${id}`),
      ];
      for (const answer of asked) expect([answer.status, codeOf(answer)]).toEqual([409, 'users.oneself']);
    }
  });

  test('T03 T09 an administrator touches no super administrator', async () => {
    const id = await here.server.world.person('SUPER_ADMIN');
    const asked = [
      await here.admin.put(`/users/${id}`).send({ name: 'Otra', revision: 1 }),
      await here.admin.put(`/users/${id}/ban`).send({ is_banned: true }),
      await here.admin.put(`/users/verify/${id}`),
      await here.admin.delete(`/users/${id}`),
    ];
    for (const answer of asked) expect([answer.status, codeOf(answer)]).toEqual([403, 'users.above']);
    expect((await read(id)).can).toEqual({
      update: false,
      ban: false,
      verify: false,
      delete: false,
      restore: false,
      resetPassword: false,
      resetTwoFactor: false,
    });
    expect((await here.superior.delete(`/users/${id}`)).status).toBe(200);
  });
});

describe('ADM-06 the last super administrator', () => {
  /** Makes these the only super administrators. */
  const only = async (...ids: number[]) => {
    const { db } = here.server;
    await db('role_user')
      .where({ role_id: here.role('SUPER_ADMIN').id })
      .whereNotIn('user_id', ids)
      .delete();
  };

  test('T03 two who ban, delete, deactivate or demote each other at the same moment: one of them remains', async () => {
    const { world, db } = here.server;
    const acts = [
      (caller: Caller, id: number) => caller.put(`/users/${id}/ban`).send({ is_banned: true }),
      (caller: Caller, id: number) => caller.delete(`/users/${id}`),
      (caller: Caller, id: number) => caller.put(`/users/${id}`).send({ active: false, revision: 1 }),
      (caller: Caller, id: number) => caller.put(`/users/${id}`).send({ roles: [role('PROF')], revision: 1 }),
    ];
    for (const act of acts)
      for (let round = 0; round < 5; round += 1) {
        const [one, other] = [await world.person('SUPER_ADMIN'), await world.person('SUPER_ADMIN')];
        const [asOne, asOther] = [await here.server.as(one), await here.server.as(other)];
        await only(one, other);
        const answers = await Promise.all([act(asOne, other), act(asOther, one)]);
        const standing = (await db('users')
          .join('role_user', 'role_user.user_id', 'users.id')
          .where({ role_id: here.role('SUPER_ADMIN').id, active: 1, is_banned: 0, deleted_at: null })
          .pluck('users.id')) as number[];
        expect(standing).toHaveLength(1);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        // The other request lost its session, or was refused with a reason.
        expect(answers.every(({ status }) => [200, 401, 404, 409].includes(status))).toBe(true);
      }
    here.superId = await world.person('SUPER_ADMIN');
    here.superior = await here.server.as(here.superId);
  });

  test('T03 a super administrator who cannot sign in does not count', async () => {
    const { world, db } = here.server;
    const last = await world.person('SUPER_ADMIN');
    const acting = await here.server.as(await world.person('SUPER_ADMIN', { verified_at: null }));
    const kept = (await db('role_user').where({ role_id: here.role('SUPER_ADMIN').id })) as { user_id: number }[];
    await db('users')
      .whereIn(
        'id',
        kept.map(({ user_id }) => user_id),
      )
      .whereNot({ id: last })
      .update({ verified_at: null });
    for (const refused of [
      await acting.put(`/users/${last}/ban`).send({ is_banned: true }),
      await acting.delete(`/users/${last}`),
      await acting.put(`/users/${last}`).send({ active: false, revision: 1 }),
      await acting.put(`/users/${last}`).send({ roles: [role('ADMIN')], revision: 1 }),
    ])
      expect([refused.status, codeOf(refused)]).toEqual([409, 'users.last-super']);
    expect(await read(last)).toMatchObject({ is_banned: false, active: true, deleted_at: null, revision: 1 });
    await db('users').update({ verified_at: '2026-11-01 12:00:00' }).where({ id: here.superId });
  });
});

describe('ADM-05 a role that is taken', () => {
  test('ADM-05 HIE-01 is kept by who accompanies a school in it, now or in a prepared cycle, until it is handed over', async () => {
    const { db, world } = here.server;
    const id = await world.person('COACH');
    await db('role_user').insert({ user_id: id, role_id: role('COACH_SEC').id });
    const school = await world.school();
    const prepared = await world.cycle({ state: 'pending', start_at: '2027-08-23', end_at: '2028-07-14' });
    const over = await world.cycle({ state: 'finished', start_at: '2025-08-25', end_at: '2026-07-15' });
    await world.hierarchy(over, school, { coach_id: id });
    await world.hierarchy(over, await world.school(), { secondary_one_id: id });
    const row = await world.hierarchy(prepared, school, { coach_id: id });
    const save = async (...roles: ReturnType<typeof role>[]) =>
      here.admin.put(`/users/${id}`).send({ name: 'Otra', roles, revision: (await read(id)).revision });
    const refused = await save(role('PROF'));
    expect([refused.status, codeOf(refused)]).toEqual([409, 'coach-roles.assigned']);
    expect(refused.body.message).toMatch(/^Escuelas que acompaña con ese rol: 1\./);
    expect([(await read(id)).name, await codesOf(id)]).toEqual(['Persona', ['COACH', 'COACH_SEC']]);
    // The other role goes, and levels are no role.
    expect((await save(role('COACH', 'primaria'))).status).toBe(200);
    await db('school_hierarchies').where({ id: row }).update({ coach_id: null });
    expect((await save(role('PROF'))).status).toBe(200);
  });

  test('ADM-05 T03 ends what is done in it at once, on every device, and nothing else', async () => {
    const { db, world } = here.server;
    const id = await world.person('PROF');
    await db('role_user').insert({ user_id: id, role_id: here.role('COOR').id });
    const [leading, other] = [await here.server.as(id), await here.server.as(id)];
    const chosen = await other.put('/me/role').send({ role: 'PROF' }).expect(200);
    const token = chosen.headers['x-session-token'] as string;
    const teaching = callerOf(here.server.app, { Authorization: `Bearer ${token}` });
    const last = async () => ((await db('session_ends').where({ user_id: id }).pluck('id')) as number[]).length;
    const before = await last();

    await here.admin
      .put(`/users/${id}`)
      .send({ roles: [role('PROF')], revision: 1 })
      .expect(200);
    expect(await db('sessions').where({ user_id: id }).pluck('role_id')).toEqual([here.roleIds.get('PROF')]);
    expect([(await leading.get('/me')).status, (await teaching.get('/me')).status]).toEqual([401, 200]);
    expect(await last()).toBe(before + 1); // the bffs are told to check the sockets
  });
});

describe('ACC-05 transitional roles', () => {
  test('ACC-05 a transitional role counts while its cycle is the started one, and no longer', async () => {
    const { db, world } = here.server;
    const [started, past] = [await world.cycle(), await world.cycle({ state: 'finished' })];
    const id = await world.person('PROF');
    const lend = (cycle_id: number, lent: RoleCode) =>
      db('transitional_roles').insert({ user_id: id, cycle_id, role_id: here.role(lent).id });
    await lend(started, 'COACH');
    await lend(past, 'COACH_MAN');
    const caller = await here.server.as(id);
    const rolesOf = async () => ((await caller.get('/me')).body as { data: { roles: string[] } }).data.roles;
    expect((await rolesOf()).sort()).toEqual(['COACH', 'PROF']);
    expect((await caller.put('/me/role').send({ role: 'COACH_MAN' })).status).toBe(403);
    const coaching = await caller.put('/me/role').send({ role: 'COACH' });
    expect(coaching.body).toMatchObject({ data: { role: 'COACH' } });
    const token = coaching.headers['x-session-token'] as string;
    const coach = callerOf(here.server.app, { Authorization: `Bearer ${token}` });
    expect((await coach.get('/schools/agenda?school_id=1&start=2026-11-01&end=2026-11-30')).status).toBe(404);
    await db('school_cycles').where({ id: started }).update({ state: 'finished' });
    expect((await coach.get('/me')).status).toBe(401);
  });
});
