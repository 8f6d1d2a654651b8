import { ROLE_CODES, type Endpoint, type RoleCode } from '@ruta/contracts';
import type { FixturePlace } from '../../core-api/src/testing/fixtures';
import { testServer, type Caller, type TestServer } from '../../core-api/src/testing/server';
import { requestTo, rooms, type IdName, type Ids } from './requests';

/** In every text of the foreign school; people outside must never see it. */
export const FOREIGN = 'Colegio fuera de alcance';
/** Everybody's password hash; no reply may contain it. */
export const SECRET = 'scrypt-marca-secreta';
/** Everybody's birthday, which others must not see. */
export const BIRTHDAY = '1977-07-07';

/** Two schools of the started cycle: one with a person of every role, and a foreign one. */
export interface TwoSchools {
  server: TestServer;
  /** Signs a person of a role in with a new session, since a call may end it. */
  as(role: RoleCode): Promise<Caller>;
  people: Record<RoleCode, number>;
  /**
   * Records within the scope of the first school's people. Those that the endpoint names are new each time, so that
   * changes do not affect other tests; without an endpoint all are new.
   */
  own(role: RoleCode, endpoint?: Endpoint): Promise<Ids>;
  /** Records outside their scope. */
  foreign: Ids;
  /** The same world with new foreign records for the endpoint, for roles that may change them. */
  renewed(endpoint: Endpoint): Promise<TwoSchools>;
  /** Where new records of the first school are created, for its coach: each place creates its own. */
  place(): FixturePlace;
}

const MAKERS = new Map(rooms.flatMap(({ ids = {} }) => Object.entries(ids)));
const EVERY_NAME = [...MAKERS.keys()] as IdName[];
/** The names of a request's ids. */
const namesIn = (endpoint: Endpoint) => requestTo(endpoint, {} as Ids).names;

export async function twoSchools(options: Parameters<typeof testServer>[0] = {}): Promise<TwoSchools> {
  const server = await testServer(options);
  const { db, world, store } = server;
  const cycle = await world.cycle();
  const mine = await world.school({ name: 'Colegio propio' });
  const theirs = await world.school({ name: FOREIGN });
  const kept = { password_hash: SECRET, birthday: BIRTHDAY };
  const people = {} as Record<RoleCode, number>;
  for (const role of ROLE_CODES) people[role] = await world.person(role, { school_id: mine, ...kept });
  const stranger = await world.person('COACH', { name: FOREIGN, ...kept });
  await world.hierarchy(cycle, mine, {
    director_id: people.COACH_DIR,
    manager_id: people.COACH_MAN,
    coordinator_id: people.COACH_CORD,
    coach_id: people.COACH,
    secondary_one_id: people.COACH_SEC,
  });
  await world.hierarchy(cycle, theirs, { coach_id: stranger });

  const insert = async (table: string, row: object): Promise<number> => {
    const [id = 0] = (await db(table).insert(row)) as number[];
    return id;
  };
  type Whose = Omit<FixturePlace, 'id'>;
  const shared = { db, store, cycle, insert };
  const belonging = (person: number): Whose => ({
    ...{ ...shared, school: mine, coach: people.COACH, person, mark: 'Propio', isPresent: true },
  });
  const strange: Whose = {
    ...{ ...shared, school: theirs, coach: stranger, person: stranger, mark: FOREIGN, isPresent: false },
  };

  /** Creates each record once, when it is first asked for; `made` are those so far. */
  const placeFor = (whose: Whose) => {
    const made = new Map<string, Promise<number>>();
    const id = (name: string): Promise<number> => {
      const known = made.get(name);
      if (known) return known;
      const make = MAKERS.get(name);
      if (!make) throw new Error(`No *.testing.ts makes ${name}`);
      const making = Promise.resolve(make({ ...whose, id }));
      made.set(name, making);
      return making;
    };
    return { place: { ...whose, id }, made };
  };

  /** Creates the named records and those that they need. */
  const createFixtures = async (whose: Whose, names: readonly IdName[]): Promise<Partial<Ids>> => {
    const { place, made } = placeFor(whose);
    for (const name of names) await place.id(name);
    const ids = await Promise.all([...made].map(async ([name, making]) => [name, await making] as const));
    return Object.fromEntries(ids) as Partial<Ids>;
  };
  const everything = async (whose: Whose) => (await createFixtures(whose, EVERY_NAME)) as Ids;

  for (const { once } of rooms)
    await once?.({ ...strange, id: () => Promise.reject(new Error('Made once, without ids')) });
  /** By role; created on first use, so that lists contain some of each. */
  const owned = new Map<RoleCode, Ids>();
  const own = async (role: RoleCode, endpoint?: Endpoint): Promise<Ids> => {
    const whose = belonging(people[role]);
    if (!endpoint) return everything(whose);
    const known = owned.get(role) ?? (await everything(whose));
    owned.set(role, known);
    return { ...known, ...(await createFixtures(whose, namesIn(endpoint))) };
  };

  const withForeign = (foreign: Ids): TwoSchools => ({
    server,
    as: (role) => server.as(people[role]),
    people,
    own,
    foreign,
    place: () => placeFor(belonging(people.COACH)).place,
    renewed: async (endpoint) => withForeign({ ...foreign, ...(await createFixtures(strange, namesIn(endpoint))) }),
  });
  return withForeign(await everything(strange));
}
