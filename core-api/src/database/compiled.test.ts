import type { Ability, RoleCode, Scope } from '@ruta/contracts';
import type { Actor } from '../kernel/actor';
import { testServer, type TestServer } from '../testing/server';
import { compiled, compiledFor } from './compiled';
import { everything, own, withinSchools } from './scope';

interface SchoolRow {
  id: number;
  name: string;
  deleted_at: string | null;
}

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.stop());

describe('a compiled read', () => {
  let built = 0;
  const named = compiled<SchoolRow, { id: number; name: string }>((db, at) => {
    built += 1;
    return db('schools')
      .where('id', '>=', at.id)
      .where((either) => void either.where('name', at.name).orWhere('id', at.id))
      .where({ deleted_at: null })
      .orderBy('id')
      .select('id', 'name', 'deleted_at');
  });

  test('is built once, and reads anew each time with values of its own', async () => {
    const { db, world } = server;
    const [first, second] = [await world.school(), await world.school()];
    await db('schools').where({ id: second }).update({ name: 'Peña' });
    const ids = async (id: number, name: string) => (await named(db, { id, name })).map((row) => row.id);
    expect(await ids(first, '')).toEqual([first]);
    expect(await ids(first, 'Peña')).toEqual([first, second]);
    expect(await ids(second, "'; drop table schools; --")).toEqual([second]);
    expect(await ids(second + 1, 'Peña')).toEqual([]);
    await db('schools').where({ id: first }).update({ name: 'Peña' });
    expect(await named(db, { id: first, name: 'Peña' })).toEqual([
      { id: first, name: 'Peña', deleted_at: null },
      { id: second, name: 'Peña', deleted_at: null },
    ]);
    expect(built).toBe(1);
  });

  test('sees what its own transaction wrote, and nobody else’s', async () => {
    const { db, world } = server;
    const id = await world.school();
    await db
      .transaction(async (trx) => {
        await trx('schools').where({ id }).delete();
        expect(await named(trx, { id, name: '' })).toEqual([]);
        throw new Error('taken back');
      })
      .catch(() => undefined);
    expect(await named(db, { id, name: '' })).toHaveLength(1);
  });
});

describe('a compiled read for who may do the same', () => {
  let built = 0;
  const reached = compiledFor<{ id: number }, { from: number; names: readonly string[] }>((db, at, actor) => {
    built += 1;
    const schools = withinSchools(db('schools').where('id', '>=', at.from), actor, 'school:read', 'schools.id');
    if (at.names.length > 0) void schools.whereIn('name', at.names);
    return schools.orderBy('id').select('id');
  });
  const idsFor = async (actor: Actor, from: number, names: readonly string[] = []) =>
    (await reached(server.db, actor, { from, names })).map(({ id }) => id);

  const rights = (scope: Scope) => new Map<Ability, Scope>([['school:read', scope]]);
  const person = (userId: number, role: RoleCode, grants: Actor['grants'], schoolId: number | null = null): Actor => ({
    ...{ userId, role, grants, schoolId, sessionId: 1, timezone: 'UTC', locale: 'es', withheld: new Set<Ability>() },
    ...{ isRemembered: false, confirmedAgo: 0, scopeAsked: false },
  });

  beforeEach(() => (built = 0));

  test('T01 gives everybody what they reach, though the text is made once', async () => {
    const { world } = server;
    const [first, second, third] = [await world.school(), await world.school(), await world.school()];
    const ofSchool = rights('S');
    expect(await idsFor(person(1, 'DIR', ofSchool, first), first)).toEqual([first]);
    expect(await idsFor(person(2, 'DIR', ofSchool, second), first)).toEqual([second]);
    expect(built).toBe(1);
    expect(await idsFor(person(3, 'DIR', ofSchool), first)).toEqual([]);
    expect(await idsFor(person(4, 'DIR', rights('A')), first)).toEqual([first, second, third]);
    expect(built).toBe(3);
  });

  test('follows the hierarchy by the person and the role', async () => {
    const { world } = server;
    const [coach, other] = [await world.person('COACH'), await world.person('COACH')];
    const [cycle, mine, theirs] = [await world.cycle(), await world.school(), await world.school()];
    await world.hierarchy(cycle, mine, { coach_id: coach });
    await world.hierarchy(cycle, theirs, { coach_id: other });
    const ofHierarchy = rights('H');
    expect(await idsFor(person(coach, 'COACH', ofHierarchy), mine)).toEqual([mine]);
    expect(await idsFor(person(other, 'COACH', ofHierarchy), mine)).toEqual([theirs]);
    expect(await idsFor(person(coach, 'COACH_DIR', ofHierarchy), mine)).toEqual([]);
    expect(built).toBe(2);
  });

  test('has a place for each value of a list', async () => {
    const { db, world } = server;
    const [first, second] = [await world.school(), await world.school()];
    await db('schools').where({ id: first }).update({ name: 'Uno' });
    await db('schools').where({ id: second }).update({ name: 'Dos' });
    const everywhere = person(1, 'ADMIN', rights('A'));
    expect(await idsFor(everywhere, first, ['Uno'])).toEqual([first]);
    expect(await idsFor(everywhere, first, ['Dos'])).toEqual([second]);
    expect(await idsFor(everywhere, first, ['Dos', 'Uno'])).toEqual([first, second]);
    expect(built).toBe(2);
  });

  test('notes each time that the scope was asked, and only if it was', async () => {
    const ofSchool = rights('S');
    for (const userId of [1, 2]) {
      const actor = person(userId, 'DIR', ofSchool, 1);
      await reached(server.db, actor, { from: 1, names: [] });
      expect(actor.scopeAsked).toBe(true);
    }
    const unasked = compiledFor<object, { id: number }>((db, at) => db('schools').where('id', at.id).select('id'));
    const actor = person(1, 'DIR', ofSchool, 1);
    await unasked(server.db, actor, { id: 1 });
    expect(actor.scopeAsked).toBe(false);
  });

  test('T01 refuses a text that depends on anything else of a person', async () => {
    const actor = person(1, 'DIR', rights('S'), 1);
    const byZone = compiledFor<object, object>((db, _at, who) =>
      db('schools').where('timezone', who.timezone).select('id'),
    );
    expect(() => byZone(server.db, actor, {})).toThrow('timezone differs from person to person');
    const mine = compiledFor<{ id: number }, object>((db, _at, who) => db('users').where('id', own(who)).select('id'));
    const [one, two] = [await server.world.person('COACH'), await server.world.person('COACH')];
    for (const id of [one, two]) expect(await mine(server.db, person(id, 'COACH', actor.grants), {})).toEqual([{ id }]);
    const all = compiledFor<object, object>((db, _at, who) => everything(db('roles'), who, 'school:read').select('id'));
    expect(await all(server.db, actor, {})).toEqual([]);
  });
});
