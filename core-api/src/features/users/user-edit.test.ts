import { accounts, codeOf } from './users.testing';

const here = accounts();
const { role, read, codesOf, list, logOf } = here;

describe('ADM-05 one account', () => {
  test('ADM-05 names, school, active flag and roles with levels; another e-mail waits for its owner', async () => {
    const id = await here.server.world.person('PROF', { name: 'Rosa', surname: 'Luna', email: 'rosa@ruta.test' });
    const saved = await here.admin.put(`/users/${id}`).send({
      name: 'Rosa María',
      surname: 'Luna Páez',
      email: 'ROSA.LUNA@ruta.test ',
      school_id: here.schoolId,
      active: true,
      roles: [role('PROF', 'primaria', 'secundaria'), role('COOR')],
      revision: 1,
    });
    expect(saved.status).toBe(200);
    expect(await read(id)).toMatchObject({
      name: 'Rosa María',
      fullname: 'Rosa María Luna Páez',
      email: 'rosa@ruta.test',
      access: 'rosa@ruta.test',
      pending_email: { email: 'rosa.luna@ruta.test' },
      school_id: here.schoolId,
      revision: 2,
    });
    const held = (await read(id)).roles.find((one) => one.code === 'PROF');
    expect(held?.pivot).toEqual({
      attach_type: 'local',
      levels: [here.levelIds.get('primaria'), here.levelIds.get('secundaria')],
    });
    expect(await list('filter[search]=luna%20paez')).toEqual([id]);
    expect(await logOf(id)).toMatchObject([
      {
        action: 'user.updated',
        before: { name: 'Rosa', school_id: null },
        after: { name: 'Rosa María', school_id: here.schoolId },
        actor: { id: here.adminId, role: 'ADMIN' },
      },
      { action: 'user.email-asked', before: { email: 'rosa@ruta.test' }, after: { email: 'rosa.luna@ruta.test' } },
      {
        action: 'user.roles-changed',
        before: { PROF: [] },
        after: { PROF: ['primaria', 'secundaria'], COOR: [] },
      },
    ]);
  });

  test('ADM-05 what is left out stays, null clears, and nothing changed writes no line', async () => {
    const id = await here.server.world.person('PROF', { school_id: here.schoolId, name: 'Iván' });
    await here.admin.put(`/users/${id}`).send({ revision: 1 });
    expect(await read(id)).toMatchObject({ name: 'Iván', school_id: here.schoolId, revision: 2 });
    expect(await logOf(id)).toEqual([]);
    await here.admin.put(`/users/${id}`).send({ school_id: null, revision: 2 });
    expect((await read(id)).school).toBeNull();
  });

  test('ADM-05 DPI-02 an administrator sets the time for the diagnostic, and is never told what a person chose', async () => {
    const { db, world } = here.server;
    const id = await world.person('PROF', { time_factor: 10 });
    expect(JSON.stringify(await read(id))).not.toMatch(/time_factor/);
    await here.admin.put(`/users/${id}`).send({ name: 'Rosa', revision: 1 }).expect(200);
    const saved = await here.admin.put(`/users/${id}`).send({ time_factor: 2, revision: 2 }).expect(200);
    expect(JSON.stringify(saved.body)).not.toMatch(/time_factor/);
    expect(await db('users').where({ id }).first('time_factor')).toEqual({ time_factor: 2 });
    const [, set] = await logOf(id);
    expect(set).toMatchObject({ action: 'user.updated', after: { time_factor: 2 } });
    expect(JSON.stringify(await logOf(id))).not.toMatch(/"time_factor":10/);
    const refused = await here.admin.put(`/users/${id}`).send({ time_factor: 3, revision: 3 });
    expect([refused.status, codeOf(refused)]).toEqual([422, 'request.invalid']);
  });

  test('F02 an edit that lost is told what is there now', async () => {
    const id = await here.server.world.person('PROF');
    await here.admin.put(`/users/${id}`).send({ name: 'Primera', revision: 1 });
    const lost = await here.admin.put(`/users/${id}`).send({ name: 'Segunda', revision: 1 });
    expect([lost.status, codeOf(lost)]).toEqual([409, 'users.stale']);
    expect(lost.body).toMatchObject({ current: { id, name: 'Primera', revision: 2 } });
    // The refusal shows no more fields than the account itself (T14).
    expect(Object.keys((lost.body as { current: object }).current).sort()).toEqual(Object.keys(await read(id)).sort());
    expect((await read(id)).name).toBe('Primera');
  });

  test.each([
    ['an e-mail of somebody else', () => ({ email: 'taken@ruta.test' }), 'email', 'Otra cuenta ya usa este correo.'],
    ['a malformed e-mail', () => ({ email: 'a@b' }), 'email', 'Escribe un correo válido, como nombre@escuela.mx.'],
    ['no name', () => ({ name: '  ' }), 'name', 'El nombre es obligatorio.'],
    ['an unknown school', () => ({ school_id: 999_999 }), 'school_id', 'Elige una escuela que exista.'],
    ['no role', () => ({ roles: [] }), 'roles', 'Elige al menos un rol.'],
    ['an unknown role', () => ({ roles: [{ id: 999, levels: [] }] }), 'roles.0.id', 'Ese rol no existe.'],
    ['the same role twice', () => ({ roles: [role('PROF'), role('PROF')] }), 'roles.1.id', 'Ese rol no existe.'],
    [
      'an unknown level',
      () => ({ roles: [{ ...role('PROF'), levels: [999] }] }),
      'roles.0.levels',
      'Ese nivel no existe.',
    ],
  ])('ADM-05 %s is refused beside its field, and nothing is saved', async (_, sent, field, sentence) => {
    if (!(await here.server.db('users').where({ email: 'taken@ruta.test' }).first('id')))
      await here.server.world.person('PROF', { email: 'taken@ruta.test' });
    const id = await here.server.world.person('PROF', { name: 'Intacta' });
    const refused = await here.admin.put(`/users/${id}`).send({ surname: 'Otro', ...sent(), revision: 1 });
    expect(refused.status).toBe(422);
    expect((refused.body as { errors: Record<string, string[]> }).errors[field]?.[0]).toBe(sentence);
    expect(await read(id)).toMatchObject({ name: 'Intacta', revision: 1 });
  });

  test('T13 columns that are nobody’s to send are refused', async () => {
    const id = await here.server.world.person('PROF');
    for (const field of ['is_banned', 'su', 'password_hash', 'verified_at', 'access', 'deleted_at', 'id']) {
      const refused = await here.admin.put(`/users/${id}`).send({ [field]: 1, revision: 1 });
      expect({ field, status: refused.status }).toEqual({ field, status: 422 });
    }
    expect((await read(id)).revision).toBe(1);
  });

  test('ADM-05 a role that came from elsewhere is fixed; the others are not', async () => {
    const id = await here.server.world.person('PROF');
    await here.server.db('role_user').where({ user_id: id }).update({ attach_type: 'remote' });
    const put = (roles: object[]) => here.admin.put(`/users/${id}`).send({ roles, revision: 1 });
    for (const roles of [[role('DIR')], [role('PROF', 'primaria'), role('DIR')]]) {
      const refused = await put(roles);
      expect([refused.status, codeOf(refused)]).toEqual([409, 'users.role-fixed']);
    }
    expect((await put([role('PROF'), role('DIR')])).status).toBe(200);
    expect((await codesOf(id)).sort()).toEqual(['DIR', 'PROF']);
  });

  test('ADM-05 who is made inactive, or loses the role they act in, is out at the next request', async () => {
    const id = await here.server.world.person('COACH');
    const caller = await here.server.as(id);
    expect((await caller.get('/me')).status).toBe(200);
    await here.admin.put(`/users/${id}`).send({ roles: [role('PROF')], revision: 1 });
    expect((await caller.get('/me')).status).toBe(401);
    const again = await here.server.as(id);
    await here.admin.put(`/users/${id}`).send({ active: false, revision: 2 });
    expect((await again.get('/me')).status).toBe(401);
  });

  test('T01 an account that is not there is 404', async () => {
    const refused = await here.admin.get('/users/999999');
    expect([refused.status, codeOf(refused)]).toEqual([404, 'users.not-found']);
  });
});
