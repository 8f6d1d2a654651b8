import { ROLE_CODES, type Ability, type Endpoint, type RoleCode, type Scope } from '@ruta/contracts';
import type { Knex } from 'knex';
import type * as scopes from '../../core-api/src/database/scope';
import { endpoints, nameOf, requestTo, type Ids } from '../kit/requests';
import { twoSchools, type TwoSchools } from '../kit/two-schools';
import { cellOf, isClosed, violations } from './proof';

/** What the mocked scope does to a query that must be limited to the caller's schools. */
let mockNarrowing: 'applied' | 'asked only' | 'forgotten' = 'applied';
jest.mock('../../core-api/src/database/scope', () => {
  const actual = jest.requireActual<typeof scopes>('../../core-api/src/database/scope');
  const withinSchools: typeof actual.withinSchools = (query, actor, ...rest) => {
    if (mockNarrowing === 'applied') return actual.withinSchools(query, actor, ...rest);
    if (mockNarrowing === 'asked only') actor.scopeAsked = true;
    return query;
  };
  const everything: typeof actual.everything = (query, actor, ability) => {
    if (mockNarrowing === 'applied') return actual.everything(query, actor, ability);
    if (mockNarrowing === 'asked only') actor.scopeAsked = true;
    return query;
  };
  return { ...actual, withinSchools, everything };
});
afterEach(() => void (mockNarrowing = 'applied'));

/**
 * Tests the proof by request itself: the server is broken on purpose, one cell at a time, and the proof has to find it.
 */
let world: TwoSchools;
beforeAll(async () => {
  world = await twoSchools();
});
afterAll(() => world.server.stop());

const abilityOf = ({ access }: Endpoint) => ('ability' in access ? access.ability : null);
const guarded = [
  ...new Map(
    endpoints
      .flatMap((endpoint) => {
        const ability = abilityOf(endpoint);
        return ability ? [[ability, endpoint] as const] : [];
      })
      .reverse(),
  ),
];
const roleWith = (endpoint: Endpoint, fits: (cell: string) => boolean) =>
  ROLE_CODES.find((role) => fits(cellOf(endpoint, role)));

/** Changes a cell in the database, runs `look` and restores the cell. */
async function whileCell(role: RoleCode, ability: Ability, change: object, look: () => Promise<void>): Promise<void> {
  const { db } = world.server;
  const { id: role_id } = await db('roles').where({ code: role }).first<{ id: number }>('id');
  const { id: permission_id } = await db('permissions').where({ code: ability }).first<{ id: number }>('id');
  const cell = () => db('role_permissions').where({ role_id, permission_id });
  const before = (await cell().first()) as Record<string, unknown> | undefined;
  await db('role_permissions')
    .insert({ role_id, permission_id, scope: 'A', enabled: true, ...before, ...change })
    .onConflict(['role_id', 'permission_id'])
    .merge();
  await known(db, role_id);
  try {
    await look();
  } finally {
    if (before) await cell().update(before);
    else await cell().delete();
    await known(db, role_id);
  }
}

/** The server caches a role's cells by its revision, so a change must raise it. */
const known = (db: Knex, id: number) => db('roles').where({ id }).increment('revision', 1);

describe.each(guarded)('ADM-07 a flipped cell of %s', (ability, endpoint) => {
  test('ADM-07 switched off where it is on, it is noticed', async () => {
    const role = roleWith(endpoint, (cell) => !isClosed(cell));
    if (!role) throw new Error(`Nobody may ${nameOf(endpoint)}`);
    await whileCell(role, ability, { enabled: false }, async () => {
      expect(await violations(world, endpoint, role)).not.toEqual([]);
    });
    expect(await violations(world, endpoint, role)).toEqual([]);
  });

  test('ADM-07 switched on where it is off, it is noticed', async () => {
    const role = roleWith(endpoint, isClosed);
    if (!role) return; // every role has it
    await whileCell(role, ability, { enabled: true }, async () => {
      expect(await violations(world, endpoint, role)).not.toEqual([]);
    });
  });
});

/** For requests of which only the names of ids matter. */
const NOBODYS = {} as Ids;
/** Calls whose reply depends on the caller's schools: by an id, or as a list. */
const narrowed = endpoints.filter(
  (endpoint) => /^[HS]$/.test(cellOf(endpoint, 'COACH')) && requestTo(endpoint, NOBODYS).names.length > 0,
);
const named = narrowed.map((endpoint) => [nameOf(endpoint), endpoint] as const);

describe('T01 cells that reach everything instead of one’s schools', () => {
  const wideWhile = async (look: () => Promise<void>) => {
    const { db } = world.server;
    const { id: role_id } = await db('roles').where({ code: 'COACH' }).first<{ id: number }>('id');
    const narrow = await db('role_permissions').where({ role_id, scope: 'H' }).pluck<number[]>('permission_id');
    const set = async (scope: Scope) => {
      await db('role_permissions').where({ role_id }).whereIn('permission_id', narrow).update({ scope });
      await known(db, role_id);
    };
    await set('A');
    try {
      await look();
    } finally {
      await set('H');
    }
  };

  test.each(named)('T01 %s: it is noticed', (_, endpoint) =>
    wideWhile(async () => expect(await violations(await world.renewed(endpoint), endpoint, 'COACH')).not.toEqual([])),
  );
});

describe('T01 a scope that is asked and not applied', () => {
  test.each(named)('T01 %s: it is noticed', async (_, endpoint) => {
    mockNarrowing = 'asked only';
    expect(await violations(await world.renewed(endpoint), endpoint, 'COACH')).not.toEqual([]);
  });
});

test('T01 a scope that is never asked is a failure of its own', async () => {
  mockNarrowing = 'forgotten';
  const endpoint = narrowed.find(({ method }) => method === 'get');
  if (!endpoint) throw new Error('No call is narrowed');
  expect((await violations(await world.renewed(endpoint), endpoint, 'COACH')).join()).toContain('access.not-evaluated');
});
