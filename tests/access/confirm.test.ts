import type { RoleCode } from '@ruta/contracts';
import { testServer, type Caller, type TestServer } from '../../core-api/src/testing/server';
import { endpoints, nameOf } from '../kit/requests';
import { twoSchools, type TwoSchools } from '../kit/two-schools';
import { ask, codeOf } from './proof';

const SIGNED_IN = '2026-11-20T18:00:00Z';
const QUARTER_LATER = '2026-11-20T18:15:00Z';
const LATER = '2026-11-20T18:15:01Z';
const REFUSED = [403, 'access.confirm-first'];

const always = endpoints.filter(({ confirm }) => confirm === true);
const sometimes = endpoints.filter(({ confirm }) => typeof confirm === 'object');

test('T03 T20 which calls want the password again; another one of the second kind needs its test below', () => {
  expect(always.map(nameOf)).toEqual([
    'PUT /users/:id/reset-password',
    'PUT /users/:id/reset-two-factor',
    'POST /school-cycles/:id/prepare',
    'PUT /school-cycles/:id/start',
    'DELETE /school-cycles/finish',
    'POST /imports/:id/apply',
    'PUT /roles/permissions',
    'PUT /roles/:id/permissions/:permissionId',
    'POST /calendar-feed',
    'PUT /users/at-once/ban',
    'PUT /users/at-once/verify',
    'PUT /users/at-once/delete',
    'PUT /users/:id/pending-email',
  ]);
  expect(sometimes.map(nameOf).sort()).toEqual([
    'GET /users/purge',
    'POST /invitations',
    'POST /invitations/:id/restore',
    'POST /invitations/mail/:id',
    'PUT /invitations/:id',
    'PUT /users/:id',
  ]);
});

describe('calls that always want it', () => {
  let world: TwoSchools;
  beforeAll(async () => {
    world = await twoSchools();
  });
  afterAll(() => world.server.stop());
  beforeEach(() => world.server.clock.set(SIGNED_IN));

  test.each(always.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'T03 T20 %s: within a quarter of an hour of the password it is answered, later it asks',
    async (_, endpoint) => {
      const [early, late] = [await world.as('ADMIN'), await world.as('ADMIN')];
      const ids = await world.own('ADMIN', endpoint);
      world.server.clock.set(LATER);
      const answer = await ask(late, endpoint, ids);
      expect([answer.status, codeOf(answer)]).toEqual(REFUSED);
      world.server.clock.set(QUARTER_LATER);
      expect(codeOf(await ask(early, endpoint, ids))).not.toBe('access.confirm-first');
    },
  );
});

describe('calls that want it sometimes', () => {
  let server: TestServer;
  let superior: Caller;
  let superiorId: number;
  const idOf = async (code: RoleCode) => (await server.db('roles').where({ code }).first<{ id: number }>('id')).id;
  const put = async (id: number, roles: readonly RoleCode[]) =>
    superior.put(`/users/${id}`).send({
      roles: await Promise.all(roles.map(async (code) => ({ id: await idOf(code), levels: [] }))),
      revision: 1,
    });
  /** Notes that the person has just given their password. */
  const confirm = () =>
    server.db('sessions').where({ user_id: superiorId }).update({ confirmed_at: '2026-11-20 18:15:01' });

  beforeAll(async () => {
    server = await testServer();
    superiorId = await server.world.person('SUPER_ADMIN');
    await server.world.person('SUPER_ADMIN'); // so that nobody is the last one
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    server.clock.set(SIGNED_IN);
    await server.db('sessions').delete();
    superior = await server.as(superiorId);
    server.clock.set(LATER);
  });

  test('T20 a purge; counting what it would remove does not', async () => {
    await server.world.person('PROF', { name: 'Vieja', deleted_at: '2026-10-01 12:00:00', active: false });
    expect((await superior.get('/users/purge?dry_run=1')).status).toBe(200);
    const refused = await superior.get('/users/purge');
    expect([refused.status, codeOf(refused)]).toEqual(REFUSED);
    expect(await server.db('users').where({ name: 'Vieja' })).toHaveLength(1);
    await confirm();
    expect((await superior.get('/users/purge')).body).toMatchObject({ data: { deleted: 1 } });
  });

  test('T03 a role above administration, given or taken; every other role does not', async () => {
    const [ordinary, given, taken] = [
      await server.world.person('PROF'),
      await server.world.person('PROF'),
      await server.world.person('SUPER_ADMIN'),
    ];
    expect((await put(ordinary, ['COACH', 'ADMIN'])).status).toBe(200);
    for (const [id, roles] of [
      [given, ['PROF', 'SUPER_ADMIN']],
      [taken, ['PROF']],
    ] as const) {
      const refused = await put(id, roles);
      expect([refused.status, codeOf(refused)]).toEqual(REFUSED);
      expect(await server.db('users').where({ id }).first('revision')).toEqual({ revision: 1 });
    }
    // Changes of other fields need no password, whoever the person is.
    expect((await superior.put(`/users/${taken}`).send({ name: 'Otra', revision: 1 })).status).toBe(200);
    await confirm();
    expect((await put(given, ['PROF', 'SUPER_ADMIN'])).status).toBe(200);
  });

  test('T03 ADM-05 another address of an account; the one that it has is no change', async () => {
    const id = await server.world.person('PROF', { email: 'de-antes@ruta.test' });
    const write = (email: string, revision: number) => superior.put(`/users/${id}`).send({ email, revision });
    expect((await write('de-antes@ruta.test', 1)).status).toBe(200);
    const refused = await write('de-despues@ruta.test', 2);
    expect([refused.status, codeOf(refused)]).toEqual(REFUSED);
    expect(await server.db('pending_emails')).toEqual([]);
    await confirm();
    expect((await write('de-despues@ruta.test', 2)).status).toBe(200);
  });

  test('T03 an invitation above administration: made, changed into one, sent again, restored; under the key it was refused with', async () => {
    const su = await idOf('SUPER_ADMIN');
    const invite = (email: string, role_id: number) =>
      superior
        .post('/invitations')
        .set('Idempotency-Key', `key-of-${email.split('@').join('-')}`)
        .send({ email, role_id });
    const open = await invite('docente@ruta.test', await idOf('PROF'));
    expect(open.status).toBe(201);
    const { id } = (open.body as { data: { invitation: { id: number } } }).data.invitation;
    const change = () => superior.put(`/invitations/${id}`).send({ email: 'docente@ruta.test', role_id: su });
    const again = () => superior.post(`/invitations/mail/${id}`).send({});
    expect((await again()).status).toBe(200);
    for (const refused of [await invite('arriba@ruta.test', su), await change()])
      expect([refused.status, codeOf(refused)]).toEqual(REFUSED);
    expect(await server.db('invitations').where({ role_id: su })).toEqual([]);

    await confirm();
    expect((await invite('arriba@ruta.test', su)).status).toBe(201);
    expect((await change()).status).toBe(200);
    await server.db('sessions').update({ confirmed_at: null });
    const refused = await again();
    expect([refused.status, codeOf(refused)]).toEqual(REFUSED);
    expect(await server.db('invitations').where({ role_id: su })).toHaveLength(2);
    expect((await superior.delete(`/invitations/${id}`)).status).toBe(200);
    const restore = () => superior.post(`/invitations/${id}/restore`).send({});
    expect(codeOf(await restore())).toBe('access.confirm-first');
    await confirm();
    expect((await restore()).status).toBe(200);
  });
});
