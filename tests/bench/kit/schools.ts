import type { CoachRole } from '@ruta/contracts';
import type { Knex } from 'knex';
import { databaseTarget } from '../../../core-api/src/config';
import { connect } from '../../../core-api/src/database/connect';
import { migrate } from '../../../core-api/src/database/migrate';
import { searchKey } from '../../../core-api/src/database/search-key';
import { worldOf } from '../../../core-api/src/testing/world';
import { lay } from './people';
import { insert, sessionOf } from './world';

/** How large a network is. */
interface NetworkSizes {
  schools: number;
  cycles: number;
  people: number;
}

const LARGE: NetworkSizes = { schools: 10_000, cycles: 12, people: 50_000 };
const NOW = '2026-11-01 12:00:00';
/** How many people hold each place. */
const HOLDERS = { director: 4, manager: 20, coordinator: 80, coach: 50, secondary_one: 40, secondary_two: 40 } as const;
type Place = keyof typeof HOLDERS;
const ROLES: Readonly<Record<Place, CoachRole>> = {
  ...{ director: 'COACH_DIR', manager: 'COACH_MAN', coordinator: 'COACH_CORD' },
  ...{ coach: 'COACH', secondary_one: 'COACH_SEC', secondary_two: 'COACH_SEC' },
};
const PLACES = Object.keys(HOLDERS) as Place[]; // the keys of the same record

export interface NetworkWorld {
  /** An administrator's session. */
  token: string;
  /** A coach with 200 schools, her schools, and the coach who takes them. */
  coach: number;
  schools: readonly number[];
  heir: number;
  /** A row of a file per school of the started cycle: its people with another coach. */
  teams: readonly string[];
  /** The cycle that is not prepared, and its dates. */
  next: { id: number; start_at: string; end_at: string; revision: number };
}

/** Creates a network of 10,000 schools over 12 cycles with 50,000 accounts, in a database of its own. */
export async function layNetwork(url: string): Promise<NetworkWorld> {
  const db = connect(databaseTarget(url), { patient: true });
  try {
    await migrate(db);
    const network = await layNetworkOf(db, LARGE);
    if (url.startsWith('mysql'))
      await db.raw('analyze table users, schools, school_hierarchies, cycle_schools, hierarchy_history, school_cycles');
    return network;
  } finally {
    await db.destroy();
  }
}

/** Creates schools over cycles, six people at each, accounts, and a next cycle. */
export async function layNetworkOf(db: Knex, sizes: NetworkSizes): Promise<NetworkWorld> {
  const world = worldOf(db);
  const admin = await world.person('ADMIN');
  const holders = {} as Record<Place, number[]>;
  for (const place of PLACES) {
    holders[place] = [];
    while (holders[place].length < HOLDERS[place]) holders[place].push(await world.person(ROLES[place]));
  }
  const schools = await laySchools(db, await world.school(), sizes.schools);
  await lay(db, schools, sizes.people);
  const current = await layCycles(db, world, { schools, holders, cycles: sizes.cycles });
  const next = { ...{ state: 'pending', prepared: false }, ...{ start_at: '2027-08-23', end_at: '2028-07-14' } };
  const id = await world.cycle(next);
  const [coach = 0, heir = 0] = holders.coach;
  const hers = await db('school_hierarchies').where({ cycle_id: current, coach_id: coach }).pluck('school_id');
  const token = await sessionOf(db, admin);
  // In the future, so that no call asks for the password.
  await db('sessions').update({ created_at: '2029-01-01 00:00:00' });
  const teams = await teamsWithOtherCoaches(db, current, holders.coach);
  const { start_at, end_at } = next;
  return { token, coach, heir, schools: hers, teams, next: { id, start_at, end_at, revision: 1 } };
}

async function laySchools(db: Knex, model: number, count: number): Promise<number[]> {
  const { id: _, ...facts } = (await db('schools').where({ id: model }).first()) as { id: number };
  const rows = Array.from({ length: count - 1 }, (_unused, at) => {
    const name = `Colegio Número ${String(at)}`;
    const code = `14DPR${String(at).padStart(5, '0')}`;
    return { ...facts, name, code, search_key: searchKey(`${name} ${code}`) };
  });
  for (let at = 0; at < rows.length; at += 1_000)
    await db.transaction((trx) => insert(trx, 'schools', rows.slice(at, at + 1_000)));
  return db('schools').orderBy('id').pluck('id');
}

interface Laid {
  schools: readonly number[];
  holders: Readonly<Record<Place, readonly number[]>>;
  cycles: number;
}

/** Finished cycles and the started one, each with every school and its people. Returns the started one. */
async function layCycles(
  db: Knex,
  world: ReturnType<typeof worldOf>,
  { schools, holders, cycles }: Laid,
): Promise<number> {
  const accesses = new Map(
    (
      await db('users')
        .whereIn('id', [...holders.director])
        .select('id', 'access')
    ).map(({ id, access }) => [id, access]),
  );
  const stamps = { created_at: NOW, updated_at: NOW };
  let current = 0;
  for (let at = cycles - 1; at >= 0; at -= 1) {
    const year = 2026 - at;
    const state = at === 0 ? 'started' : 'finished';
    const dates = { start_at: `${String(year)}-08-24`, end_at: `${String(year + 1)}-07-15` };
    const cycle_id = await world.cycle({ state, ...dates });
    current = cycle_id;
    const placed = schools.map((school_id, index) => {
      // The people of a place follow one another, so that a director has whole branches.
      const idAt = (place: Place) => holders[place][(index + at) % HOLDERS[place]] ?? 0;
      const people = Object.fromEntries(PLACES.map((place) => [`${place}_id`, idAt(place)]));
      return { cycle_id, school_id, ...people, director_access: accesses.get(idAt('director')) ?? null, ...stamps };
    });
    const open = schools.flatMap((school_id, index) =>
      PLACES.map((place) => ({
        ...{ cycle_id, school_id, place, user_id: holders[place][(index + at) % HOLDERS[place]] },
        ...{ from_at: `${dates.start_at} 12:00:00`, to_at: at === 0 ? null : `${dates.end_at} 12:00:00` },
        reason: 'started',
      })),
    );
    const joined = schools.map((school_id) => ({ cycle_id, school_id, included: true }));
    for (const [table, rows] of [
      ['school_hierarchies', placed],
      ['cycle_schools', joined],
      ['hierarchy_history', open],
    ] as const)
      for (let from = 0; from < rows.length; from += 10_000)
        await db.transaction((trx) => insert(trx, table, rows.slice(from, from + 10_000)));
  }
  return current;
}

/** The schools of a cycle as rows of a file, each with the next of the coaches. */
async function teamsWithOtherCoaches(db: Knex, cycle_id: number, coaches: readonly number[]): Promise<string[]> {
  const ids = PLACES.map((place) => `school_hierarchies.${place}_id`);
  const rows = await db('school_hierarchies')
    .join('schools', 'schools.id', 'school_hierarchies.school_id')
    .where({ cycle_id })
    .orderBy('schools.id')
    .select<({ code: string } & Record<`${Place}_id`, number>)[]>('schools.code', ...ids);
  const accesses = new Map(
    (await db('users').whereIn('id', db('role_user').select('user_id')).select('id', 'access')).map(
      ({ id, access }) => [id, access],
    ),
  );
  return rows.map((row) => {
    const next = coaches[(coaches.indexOf(row.coach_id) + 1) % coaches.length];
    const people = PLACES.map((place) => accesses.get(place === 'coach' ? (next ?? 0) : row[`${place}_id`]) ?? '');
    return [row.code, ...people].join(',');
  });
}
