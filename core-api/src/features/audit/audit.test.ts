import { AUDIT_ACTIONS, type AuditEntry } from '@ruta/contracts/audit/audit.schema';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { recordAudit, type AuditRecord } from '.';
import { auditForget } from './audit.forget';
import { rightsFeed } from './rights.feed';

const AT = '2026-11-20 18:00:00';
let server: TestServer;
let admin: Caller;
let adminId: number;
beforeAll(async () => {
  server = await testServer();
  adminId = await server.world.person('ADMIN', { name: 'Gabriela', surname: 'Zepeda' });
  admin = await server.as(adminId);
});
afterAll(() => server.stop());
beforeEach(() => server.db('audit_log').delete());

const record = (facts: Partial<AuditRecord> = {}) =>
  server.db.transaction((trx) =>
    recordAudit(trx, {
      at: AT,
      actor: { userId: adminId, role: 'ADMIN' },
      action: 'user.updated',
      subject: { type: 'user', id: 7, label: 'Ana Peña' },
      ...facts,
    }),
  );
const list = async (query = ''): Promise<AuditEntry[]> =>
  ((await admin.get(`/audit?${query}`)).body as { data: AuditEntry[] }).data;

describe('the audit log', () => {
  test('ADM-05 who, what, whom, when, and only the fields that differ', async () => {
    await record({
      before: { name: 'Ana', city: 'León', tags: [1] },
      after: { name: 'Anaí', city: 'León', tags: [1, 2] },
    });
    expect(await list()).toMatchObject([
      {
        at: AT,
        actor: { id: adminId, fullname: 'Gabriela Zepeda', role: 'ADMIN' },
        action: 'user.updated',
        subject: { type: 'user', id: 7, label: 'Ana Peña' },
        before: { name: 'Ana', tags: [1] },
        after: { name: 'Anaí', tags: [1, 2] },
      },
    ]);
    expect((await list())[0]?.after).not.toHaveProperty('city');
  });

  test('ADM-05 what changed nothing writes no line; what has one side alone does', async () => {
    await record({ before: { name: 'Ana' }, after: { name: 'Ana' } });
    expect(await list()).toEqual([]);
    await record({ after: { email: 'a@ruta.test' } });
    await record({ actor: null });
    expect(await list()).toMatchObject([
      { actor: null, before: null, after: null },
      { before: null, after: { email: 'a@ruta.test' } },
    ]);
  });

  test('T17 never a secret, however deep and whoever sends it', async () => {
    await record({
      before: { password_hash: 'marca-1', nested: { reset_token: 'marca-2', list: [{ totp_secret: 'marca-3' }] } },
      after: { password_hash: 'marca-4', nested: { reset_token: 'marca-5', list: [{ totp_secret: 'marca-6' }] } },
    });
    const stored = JSON.stringify(await server.db('audit_log').select());
    expect(stored).not.toContain('marca-');
    expect(stored).toContain('•••');
  });

  test('law 5 a change that is rolled back leaves no line', async () => {
    const failing = server.db.transaction(async (trx) => {
      await recordAudit(trx, {
        at: AT,
        actor: null,
        action: 'user.banned',
        subject: { type: 'user', id: 7, label: 'Ana' },
      });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await list()).toEqual([]);
  });

  test('ADM-04 filters by words, kind, one subject, who did it and days, newest first', async () => {
    await record({ at: '2026-11-18 23:59:59' });
    await record({
      at: '2026-11-19 00:00:00',
      subject: { type: 'school', id: 3, label: 'Colegio Ceiba' },
      action: 'school.renamed',
    });
    await record({ at: '2026-11-19 23:59:59', actor: null, action: 'user.banned' });
    await record({ at: '2026-11-20 00:00:00', subject: { type: 'user', id: 8, label: 'Luis' } });
    const days = async (query: string) => (await list(query)).map(({ at }) => at);
    expect(await days('')).toHaveLength(4);
    expect((await days(''))[0]).toBe('2026-11-20 00:00:00');
    expect(await days('filter[search]=PENA')).toEqual(['2026-11-19 23:59:59', '2026-11-18 23:59:59']);
    expect(await days('filter[subject]=school')).toEqual(['2026-11-19 00:00:00']);
    expect(await days('filter[subject]=user&filter[subject_id]=8')).toEqual(['2026-11-20 00:00:00']);
    expect(await days(`filter[actor_id]=${adminId}`)).toHaveLength(3);
    expect(await days('filter[actions_in]=user.banned,school.renamed')).toHaveLength(2);
    expect(await days('filter[from]=2026-11-19&filter[to]=2026-11-19')).toEqual([
      '2026-11-19 23:59:59',
      '2026-11-19 00:00:00',
    ]);
    for (const bad of ['filter[from]=2026-02-30', 'filter[subject]=password', 'filter[actions_in]=x', 'sort=at'])
      expect((await admin.get(`/audit?${bad}`)).status).toBe(422);
  });

  /** Number of statements of a page, beyond those of any request. */
  const statementsOf = async (query = '') => {
    const asked: string[] = [];
    const note = ({ sql }: { sql: string }) => void asked.push(sql);
    server.db.on('query', note);
    const entries = await list(query);
    server.db.off('query', note);
    return { entries, schools: asked.filter((sql) => /from [`"]?schools/.test(sql)), all: asked.length };
  };

  test('ADM-05 a school that a line names by its number has its name, one query for the page', async () => {
    const ceiba = await server.world.school({ name: 'Colegio Ceiba' });
    const nogal = await server.world.school({ name: 'Colegio Nogal' });
    const unknown = nogal + 1000;
    await record({ before: { school_id: ceiba }, after: { school_id: nogal } });
    await record({ action: 'user.registered', after: { roles: ['PROF'], school_id: nogal } });
    await record({ action: 'invitation.created', after: { role: 'PROF', school_id: null } });
    await record({ after: { school_id: unknown } });
    const { entries, schools, all } = await statementsOf('sort=id');
    const [first, second] = [
      { field: 'school_id', id: ceiba, label: 'Colegio Ceiba' },
      { field: 'school_id', id: nogal, label: 'Colegio Nogal' },
    ];
    expect(entries.map(({ names }) => names)).toEqual([[first, second], [second], [], []]);
    expect(entries[0]?.after).toEqual({ school_id: nogal });
    expect(schools).toHaveLength(1);

    // The current name, also of deleted schools.
    await server.db('schools').where({ id: nogal }).update({ name: 'Colegio Roble', deleted_at: AT });
    expect((await list('sort=id'))[1]?.names).toEqual([{ ...second, label: 'Colegio Roble' }]);

    await server.db('audit_log').delete();
    await record({ before: { name: 'Ana' }, after: { name: 'Anaí' } });
    const without = await statementsOf('sort=id');
    expect(without.schools).toEqual([]);
    expect(without.all).toBe(all - 1);
  });

  test('T20 the lines of a purged person name nobody and no school', async () => {
    const school_id = await server.world.school({ name: 'Colegio Ceiba' });
    await record({ before: { school_id: null, name: 'Ana' }, after: { school_id, name: 'Anaí' } });
    await server.db.transaction((trx) => auditForget(trx, { ids: [7], addresses: [] }));
    expect(await list()).toMatchObject([{ subject: { id: 7, label: '' }, before: null, after: null, names: [] }]);
  });

  test('ADM-06 the feed tells whose rights changed, and nothing else', async () => {
    const feed = rightsFeed(server.db);
    const coach = (await server.db('roles').where({ code: 'COACH' }).first('id')) as { id: number };
    const from = await feed.last();
    await record({ action: 'user.banned' });
    await record({ action: 'permission.disabled', subject: { type: 'role', id: coach.id, label: 'Coach' } });
    await record({ action: 'user.roles-changed', before: { PROF: [] }, after: { COACH: [] } });
    await record({ action: 'user.transitional-roles-changed', before: { roles: [] }, after: { roles: ['COACH'] } });
    await record({ action: 'cycle.prepared', subject: { type: 'cycle', id: 3, label: '2027-2028' } });
    await record({ action: 'cycle.started', subject: { type: 'cycle', id: 3, label: '2027-2028' } });
    expect((await feed.read(from, [])).map(({ event, data }) => [event, data])).toEqual([
      ['rights.changed', { role: 'COACH' }],
      ['rights.changed', { user_id: 7 }],
      ['rights.changed', { user_id: 7 }],
      ['rights.changed', { everybody: true }],
    ]);
  });

  test('ADM-06 HIE-03 who comes to a school and who leaves it are told by the feed, and who stays is not', async () => {
    const feed = rightsFeed(server.db);
    const from = await feed.last();
    const subject = { type: 'school', id: 5, label: 'Colegio Luz' } as const;
    await record({
      ...{ action: 'hierarchy.saved', subject },
      before: { director_id: 1, coach_id: 2, secondary_one_id: null },
      after: { director_id: 1, coach_id: 3, secondary_one_id: 4 },
    });
    await record({ action: 'hierarchy.included', subject, before: { included: false }, after: { included: true } });
    expect((await feed.read(from, [])).map(({ data }) => data)).toEqual([{ user_ids: [2, 3, 4] }]);
  });

  test('ADM-06 HIE-03 every way in which a school changes hands is told by the feed', async () => {
    const ways = AUDIT_ACTIONS.filter((action) => action.startsWith('hierarchy.') && action !== 'hierarchy.included');
    const feed = rightsFeed(server.db);
    const from = await feed.last();
    for (const action of ways)
      await record({
        ...{ action, subject: { type: 'school', id: 5, label: 'Colegio Luz' } },
        ...{ before: { coach_id: 2 }, after: { coach_id: null } },
      });
    expect((await feed.read(from, [])).map(({ data }) => data)).toEqual(ways.map(() => ({ user_ids: [2] })));
  });
});
