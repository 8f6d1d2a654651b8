import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import { relayOf } from '../../testing/relay';
import { callerOf, testServer, type Caller, type TestServer } from '../../testing/server';
import { singleUseLinks } from '../access';

const LONG_AGO = '2026-10-01 12:00:00';
const MARKER = 'Huella';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as(await server.world.person('ADMIN'));
});
afterAll(() => server.stop());

/** The whole database as text. */
async function dump(db: Knex): Promise<string> {
  const tables = isMysql(db)
    ? await db('information_schema.tables')
        .where({ table_schema: db.raw('database()'), table_type: 'BASE TABLE' })
        .pluck('table_name')
    : await db('sqlite_master').where({ type: 'table' }).pluck('name');
  const rows = await Promise.all((tables as string[]).map((table) => db(table).select()));
  return JSON.stringify(rows);
}
const purge = async (query = '') =>
  (await admin.get(`/users/purge${query}`)).body as { data: object; message?: string };

describe('T20 purge', () => {
  test('T20 only what was deleted or left unverified long ago goes, nameless, and what it did stays', async () => {
    const { db, world } = server;
    const school_id = await world.school();
    const gone = await world.person('COACH', {
      name: MARKER,
      email: 'huella-1@ruta.test',
      deleted_at: LONG_AGO,
      active: false,
    });
    const never = await world.person('PROF', {
      name: MARKER,
      email: 'huella-2@ruta.test',
      verified_at: null,
      created_at: LONG_AGO,
    });
    const kept = [
      await world.person('COACH', { name: 'Queda', deleted_at: '2026-11-15 12:00:00', active: false }),
      await world.person('PROF', { name: 'Queda', verified_at: null, created_at: '2026-11-15 12:00:00' }),
      await world.person('PROF', { name: 'Queda', verified_at: null, created_at: LONG_AGO, last_login_at: LONG_AGO }),
      await world.person('SUPER_ADMIN', { name: 'Queda', verified_at: null, created_at: LONG_AGO }),
      await world.person('PROF', { name: 'Queda' }),
    ];
    const cycle_id = await world.cycle();
    await world.hierarchy(cycle_id, school_id, { coach_id: gone, director_id: gone });
    await admin.put(`/users/${never}`).send({ surname: `${MARKER} segunda`, revision: 1 });
    await server.as(gone);
    expect(await dump(db)).toContain(MARKER);

    expect(await purge('?dry_run=1')).toEqual({ data: { deleted: 1, unverified: 1 } });
    expect(await dump(db)).toContain(MARKER);
    expect(await purge()).toEqual({ data: { deleted: 1, unverified: 1 }, message: 'Cuentas depuradas.' });
    expect(await purge()).toMatchObject({ data: { deleted: 0, unverified: 0 } });

    const rest = await dump(db);
    expect(rest).not.toContain(MARKER);
    expect(rest).not.toContain('huella-');
    for (const id of kept) expect((await admin.get(`/users/${id}`)).body).toMatchObject({ data: { name: 'Queda' } });
    for (const id of [gone, never]) {
      expect((await admin.get(`/users/${id}`)).status).toBe(404);
      expect(await db('role_user').where({ user_id: id })).toEqual([]);
    }
    expect(await db('school_hierarchies').where({ coach_id: gone })).toMatchObject([
      { director_id: gone, director_access: `purged-${gone}@invalid` },
    ]);
    const { body } = await admin.get(`/audit?filter[actions_in]=user.purged&sort=id`);
    expect((body as { data: unknown[] }).data).toMatchObject([
      { subject: { id: gone, label: '' }, after: { because: 'deleted' } },
      { subject: { id: never, label: '' }, after: { because: 'unverified' } },
    ]);
  });

  test('T20 a purge of many goes on where a killed one stopped', async () => {
    const { db, world } = server;
    for (let n = 0; n < 130; n += 1) await world.person(null, { name: MARKER, deleted_at: LONG_AGO, active: false });
    // As if only the first batch had been committed.
    const first = (await db('users').where({ name: MARKER }).orderBy('id').limit(100).pluck('id')) as number[];
    await db('users').whereIn('id', first).update({ purged_at: LONG_AGO, name: '—', surname: '' });
    expect(await purge()).toMatchObject({ data: { deleted: 30 } });
    expect(await db('users').where({ name: MARKER })).toEqual([]);
  });

  test('T20 no name and no address stays in what others were told, in letters, in sendings or in the log', async () => {
    const { db, world } = server;
    const relay = relayOf(server);
    const [address, former] = ['huella-3@ruta.test', 'huella-4@ruta.test'];
    const bystander = 'queda-1@ruta.test';
    const gone = await world.person('COACH', { name: MARKER, surname: 'Tercera', email: former });
    const { id: cycle_id } = (await db('school_cycles').first('id')) as { id: number };
    const school_id = await world.school();
    await world.hierarchy(cycle_id, school_id, { coach_id: gone });
    const director = await world.person('DIR', { school_id });

    // In other people's notifications: as the coach of a visit, and as the person who accepted an invitation.
    const coach = await server.as(gone);
    const axes = [1, 2, 3, 4].map((id) => ({ id, actions: 'Acción', specifications: 'Detalle' }));
    const visit = { school_id, eraser: false, objective: 'Acompañar', date: '2026-11-20', time: '09:00' };
    expect((await coach.post('/schools/visits').send({ ...visit, school_visit_axis: axes })).status).toBe(201);
    const adminId = ((await admin.get('/me')).body as { data: { user: { id: number } } }).data.user.id;
    const role = (await db('roles').where({ code: 'PROF' }).first('id')) as { id: number };
    await db('outbox').insert({
      ...{ kind: 'invitation.accepted', next_at: '2026-11-20 18:00:00', created_at: '2026-11-20 18:00:00' },
      payload: JSON.stringify({ inviter_id: adminId, person_id: gone, roles: ['COACH'] }),
    });
    await relay.run();
    const told = async (who: Caller) =>
      ((await who.get('/scholastic/notifications')).body as { data: { body: string }[] }).data.map(({ body }) => body);
    const boss = await server.as(director);
    expect(await told(boss)).toEqual([expect.stringContaining(`${MARKER} Tercera visitará`)]);
    expect(await told(admin)).toEqual([
      `${MARKER} Tercera aceptó tu invitación el 20-11-2026 y creó su cuenta como Coach.`,
    ]);

    // In the result of a bulk sending, as member and as invited person, and in its audit entries.
    const emails = `${bystander}, ${former}, ${address}`;
    expect((await admin.post('/invitations/bulk').send({ emails, role_id: role.id })).status).toBe(201);
    const open = (await db('invitations').where({ email: bystander }).first('id')) as { id: number };
    await db('invitations').where({ email: address }).delete();
    const changed = { role_id: role.id };
    await admin.put(`/invitations/${open.id}`).send({ ...changed, email: address });
    await admin.put(`/invitations/${open.id}`).send({ ...changed, email: 'queda-2@ruta.test' });
    // With a changed address, and mails to both.
    const { revision } = (await db('users').where({ id: gone }).first('revision')) as { revision: number };
    await admin.put(`/users/${gone}/reset-password`);
    expect((await admin.put(`/users/${gone}`).send({ email: address, revision })).status).toBe(200);
    const [pending_email_id = 0] = (await db('pending_emails').where({ user_id: gone }).pluck('id')) as number[];
    const token = await singleUseLinks(server.clock).make(db, { pending_email_id }, '2026-11-21 18:00:00');
    expect((await callerOf(server.app).post('/email/confirm').send({ token })).status).toBe(200);
    await admin.put(`/users/${gone}/reset-password`);
    await relay.run();
    expect(await db('outbox').where('payload', 'like', '%huella-%')).not.toEqual([]);

    await db('users').where({ id: gone }).update({ deleted_at: LONG_AGO, active: false });
    expect(await dump(db)).toContain(MARKER);
    expect(await purge()).toMatchObject({ data: { deleted: 1 } });

    const rest = await dump(db);
    expect(rest).not.toContain(MARKER);
    expect(rest).not.toContain('huella-');
    expect(await told(boss)).toEqual([expect.stringContaining('Alguien visitará')]);
    expect(await told(admin)).toEqual(['Alguien aceptó tu invitación el 20-11-2026 y creó su cuenta como Coach.']);
    // Other people's data stays.
    expect(rest).toContain(bystander);
    const lines = (await db('audit_log').where({ action: 'invitation.created' }).pluck('subject_label')) as string[];
    expect(lines).toEqual([bystander]);
    const [batch] = (await db('invitation_batches').pluck('result')) as string[];
    expect((JSON.parse(batch ?? '[]') as { email: string }[]).map(({ email }) => email)).toEqual([bystander, '—', '—']);
  });
});
