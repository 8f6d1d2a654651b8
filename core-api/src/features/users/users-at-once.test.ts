import { EXPORT_MAX, USERS_AT_ONCE } from '@ruta/contracts/users/limits';
import type { UserResult } from '@ruta/contracts/users/users-at-once.api';
import type { Caller } from '../../testing/server';
import { accounts, codeOf } from './users.testing';
import type { UserRow } from './users.tables';

const here = accounts();
const { read, logOf } = here;

const put = (act: string, people: readonly object[], more: object = {}, as: Caller = here.admin) =>
  as.put(`/users/at-once/${act}`).send({ people, ...more });
const ban = (people: readonly object[], as?: Caller) => put('ban', people, { is_banned: true }, as);
const resultsOf = ({ body }: { body: unknown }) => (body as { data: UserResult[] }).data;
const outcomes = (answer: { body: unknown }) => resultsOf(answer).map(({ id, outcome }) => [id, outcome]);
const seen = (...ids: number[]) => Promise.all(ids.map(async (id) => ({ id, revision: (await read(id)).revision })));
const actionsOn = async (id: number) => (await logOf(id)).map(({ action }) => action);

describe('ADM-04 one act on several accounts', () => {
  test('ADM-04 each person has a result of their own, in words, and who could not is as before', async () => {
    const { world } = here.server;
    const [ana, luis, eva] = [await world.person('PROF'), await world.person('COACH'), await world.person('PROF')];
    const stale = await seen(eva);
    await here.admin.put(`/users/${eva}`).send({ name: 'Eva María', revision: 1 });
    const answer = await ban([
      ...(await seen(ana, luis)),
      ...stale,
      ...(await seen(here.adminId, here.superId)),
      { id: 987_654, revision: 1 },
    ]);
    expect(answer.status).toBe(200);
    expect(resultsOf(answer).map(({ outcome, why }) => [outcome, why])).toEqual([
      ['done', null],
      ['done', null],
      ['refused', 'Alguien más cambió esta cuenta. Revisa cómo quedó antes de guardar.'],
      ['refused', 'No puedes hacer esto con tu propia cuenta.'],
      ['refused', 'Solo un superadministrador puede cambiar esta cuenta.'],
      ['refused', 'No encontramos esa cuenta.'],
    ]);
    const banned = await Promise.all(
      [ana, luis, eva, here.adminId, here.superId].map(async (id) => (await read(id)).is_banned),
    );
    expect(banned).toEqual([true, true, false, false, false]);
    expect(resultsOf(answer)[0]?.revision).toBe((await read(ana)).revision);
  });

  test('ADM-04 every suspension ends the sessions of that person and has its own audit entry', async () => {
    const [ana, luis] = [await here.server.world.person('PROF'), await here.server.world.person('COACH')];
    const [one, other] = [await here.server.as(ana), await here.server.as(luis)];
    await ban(await seen(ana, luis));
    expect([(await one.get('/me')).status, (await other.get('/me')).status]).toEqual([401, 401]);
    for (const id of [ana, luis]) {
      expect(await actionsOn(id)).toEqual(['user.banned']);
      expect((await logOf(id))[0]?.actor?.id).toBe(here.adminId);
    }
  });

  test('ADM-04 repeating changes nothing and says so, though the revisions are those of before', async () => {
    const { world } = here.server;
    const ids = [await world.person('PROF', { verified_at: null }), await world.person('PROF', { verified_at: null })];
    const people = await seen(...ids);
    for (const [act, more] of [
      ['verify', {}],
      ['ban', { is_banned: true }],
      ['ban', { is_banned: false }],
      ['delete', {}],
    ] as const) {
      const now = act === 'verify' ? people : await seen(...ids);
      expect(outcomes(await put(act, now, more))).toEqual(ids.map((id) => [id, 'done']));
      expect(outcomes(await put(act, now, more))).toEqual(ids.map((id) => [id, 'already']));
    }
    for (const id of ids)
      expect(await actionsOn(id)).toEqual(['user.verified', 'user.banned', 'user.unbanned', 'user.deleted']);
  });

  test('ADM-04 ADM-06 whoever chooses all super administrators leaves one', async () => {
    const { db, world } = here.server;
    const others = [await world.person('SUPER_ADMIN'), await world.person('SUPER_ADMIN')];
    await db('users').where({ id: here.superId }).update({ verified_at: null }); // cannot sign in, so does not count
    const answer = await put('delete', await seen(...others), {}, here.superior);
    await db('users').where({ id: here.superId }).update({ verified_at: '2026-08-24 06:00:00' });
    expect(resultsOf(answer).map(({ outcome, why }) => [outcome, why])).toEqual([
      ['done', null],
      ['refused', 'Es la última cuenta de superadministración. Da ese rol a otra persona antes.'],
    ]);
  });

  test('ADM-04 B60 nobody, somebody twice, too many, an odd revision: 422, and nobody is touched', async () => {
    const id = await here.server.world.person('PROF');
    const one = { id, revision: 1 };
    const many = Array.from({ length: USERS_AT_ONCE + 1 }, (_, at) => ({ id: at + 1, revision: 1 }));
    for (const people of [[], [one, one], many, [{ id }], [{ id, revision: '1' }], [{ ...one, more: 1 }]])
      expect((await ban(people)).status).toBe(422);
    expect((await put('ban', [one])).status).toBe(422); // neither suspended nor let in
    expect((await read(id)).is_banned).toBe(false);
    expect(codeOf(await ban([one], await here.server.as(id)))).toBe('access.refused');
  });
});

describe('ADM-04 T06 the file of accounts', () => {
  const file = async (query: string, as: Caller = here.admin) => {
    const { status, headers, body, text } = await as.get(`/users/export?${query}`);
    return { status, headers, body: body as unknown, lines: text.replace('\ufeff', '').trim().split('\r\n') };
  };

  test('ADM-04 T06 those of the filter by name, without formulas; or the chosen ones, deleted ones too', async () => {
    const { world } = here.server;
    const about = { school_id: here.schoolId, surname: 'Deexportar' };
    const luz = await world.person('PROF', { ...about, name: '=HYPERLINK("http://x")', email: 'luz@exportar.mx' });
    const ana = await world.person('DIR', { ...about, name: 'Ana', email: 'ana@exportar.mx', is_banned: true });
    await here.admin.delete(`/users/${luz}`);
    const { status, headers, lines } = await file('filter[search]=deexportar');
    expect([status, headers['content-disposition']]).toEqual([200, expect.stringContaining('usuarios.csv')]);
    expect(lines).toEqual([
      'Nombre,Apellidos,Correo,Roles,Escuela,Estado,Verificada (UTC),Último acceso (UTC)',
      expect.stringMatching(/^Ana,Deexportar,ana@exportar\.mx,Director\(a\) escolar,Colegio Ceiba,Suspendida,/),
    ]);
    const chosen = await file(`ids=${ana},${luz},987654`);
    expect(chosen.lines.slice(1)).toEqual([
      expect.stringMatching(/^"'=HYPERLINK\(""http:\/\/x""\)",.*,Eliminada,/),
      expect.stringMatching(/^Ana,/),
    ]);
    expect((await file('filter[search]=deexportar', await here.server.as(ana))).status).toBe(401);
  });

  test('ADM-04 beyond the limit of a file it is refused with what to do', async () => {
    const { db, world } = here.server;
    const { id: _, ...like } = await db('users')
      .where({ id: await world.person('PROF') })
      .first<UserRow>();
    const many = Array.from({ length: EXPORT_MAX + 1 }, (_none, at) => ({
      ...{ ...like, email: `muchas-${at}@ruta.test`, access: `muchas-${at}@ruta.test`, search_key: `muchas ${at}` },
    }));
    await db.batchInsert('users', many, 20);
    const { status, body } = await file('filter[search]=muchas');
    await db('users').where('email', 'like', 'muchas-%').delete();
    expect([status, (body as { errors: object }).errors]).toEqual([
      422,
      { filter: ['Son más de 5000 cuentas. Usa filtros y vuelve a intentarlo.'] },
    ]);
  });

  test('ADM-04 B54 odd ids and filters are refused, and so is a role that may not read accounts', async () => {
    for (const query of ['ids=1,x', `ids=${'1,'.repeat(USERS_AT_ONCE)}1`, 'filter[password]=x', 'page=1'])
      expect((await file(query)).status).toBe(422);
    expect((await file('', await here.server.as(await here.server.world.person('COACH')))).status).toBe(403);
  });
});
