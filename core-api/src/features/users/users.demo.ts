import type { RoleCode } from '@ruta/contracts';
import { LEVELS, type LevelKey } from '@ruta/contracts/schools/school.schema';
import type { Knex } from 'knex';
import { searchKey } from '../../database/search-key';
import { idsBy, insertRows, known } from '../../seeds/rows';
import { CYCLE_ID } from '../cycles/cycles.demo';
import type { Place } from '../schools/places.demo';
import type { SchoolKey } from '../schools/schools.demo-data';
import { userKey } from './user-key';
import { DEMO_DOMAIN } from './accounts.demo-data';
import { STAFF, type StaffMember } from './staff.demo-data';
import { HIERARCHIES, TEAM } from './team.demo-data';

const ATTENDING: readonly RoleCode[] = ['DIR', 'SUBD', 'COOR', 'PROF'];
const PARTICLES = new Set(['de', 'la', 'del', 'los', 'las', 'y']);

/** People that other demo rows refer to. */
export interface People {
  byLogin: ReadonlyMap<string, number>;
  /** People by school who may be marked as present; the director comes first. */
  attending: ReadonlyMap<SchoolKey, readonly number[]>;
}

interface Person extends Pick<StaffMember, 'sex' | 'name' | 'surname' | 'levels' | 'unverified' | 'banned'> {
  id: number;
  login: string;
  roles: readonly RoleCode[];
  timezone: string;
  school: Place | null;
}

interface PeopleToSeed {
  trx: Knex;
  placesByKey: ReadonlyMap<string, Place>;
  passwordHash: string;
  /** Creation time of the accounts, UTC. */
  opened: string;
}

/** Creates people with roles and levels, and the hierarchies of the started cycle. */
export async function usersDemo({ trx, placesByKey, passwordHash, opened }: PeopleToSeed): Promise<{ people: number }> {
  const places = [...placesByKey.values()];
  const people = everybody(places);
  const times = { created_at: opened, updated_at: opened };
  await insertRows(
    trx,
    'users',
    people.map(({ id, login, name, surname, sex, timezone, school, unverified, banned }) => {
      const email = `${login}@${DEMO_DOMAIN}`;
      return {
        id,
        email,
        access: email,
        registration_method: 'local',
        name,
        surname,
        search_key: userKey({ name, surname, email }),
        timezone,
        locale: 'es',
        sex,
        school_id: school?.id ?? null,
        password_hash: passwordHash,
        verified_at: unverified ? null : opened,
        active: true,
        is_banned: banned ?? false,
        revision: 1,
        ...times,
      };
    }),
  );
  const roles = await idsBy<RoleCode>(trx, 'roles', 'code');
  const held = people.flatMap(({ id, roles: codes, levels }) =>
    codes.map((code) => ({ user_id: id, role_id: known(roles, code), levels })),
  );
  await insertRows(
    trx,
    'role_user',
    held.map(({ user_id, role_id }) => ({ user_id, role_id, attach_type: 'local' })),
  );
  const levelIds = await idsBy<LevelKey>(trx, 'levels', 'key');
  await insertRows(
    trx,
    'role_user_levels',
    held.flatMap(({ user_id, role_id, levels }) =>
      LEVELS.filter((level) => levels.includes(level)).map((level) => ({
        user_id,
        role_id,
        level_id: known(levelIds, level),
      })),
    ),
  );
  await insertRows(trx, 'school_hierarchies', hierarchyRows(places, byLoginOf(people), times));
  return { people: people.length };
}

/** The people of the demo, with the ids that `usersDemo` assigns. */
export function peopleOf(placesByKey: ReadonlyMap<string, Place>): People {
  const places = [...placesByKey.values()];
  const people = everybody(places);
  return { byLogin: byLoginOf(people), attending: attendingOf(people, places) };
}

const byLoginOf = (people: readonly Person[]) => new Map(people.map(({ login, id }) => [login, id]));

/** The network's team, then each school's staff. */
function everybody(places: readonly Place[]): Person[] {
  const people: Person[] = TEAM.map((member, index) => ({ ...member, id: index + 1, levels: [], school: null }));
  const taken = new Set(people.map(({ login }) => login));
  for (const place of places) {
    for (const { role, ...member } of STAFF[place.key] ?? []) {
      const login = member.login ?? loginOf(member, taken);
      taken.add(login);
      people.push({ ...member, login, id: people.length + 1, roles: [role], timezone: place.timezone, school: place });
    }
  }
  return people;
}

/** `nombre.apellido`, with the second surname if it is taken; particles stay with their surname. */
function loginOf({ name, surname }: StaffMember | Omit<StaffMember, 'role'>, taken: ReadonlySet<string>): string {
  const plain = (text: string) => searchKey(text).replace(/[^a-z]/g, '');
  const words = surname.split(' ');
  const first = words.slice(0, words.findIndex((word) => !PARTICLES.has(word.toLowerCase())) + 1).join('');
  const short = `${plain(name.split(' ').at(0) ?? name)}.${plain(first)}`;
  return taken.has(short) ? `${short}.${plain(words.at(-1) ?? '')}` : short;
}

function attendingOf(people: readonly Person[], places: readonly Place[]): People['attending'] {
  return new Map(
    places.map(({ id, key }) => [
      key,
      people
        .filter(({ school, roles, banned }) => school?.id === id && !banned && roles.some((r) => ATTENDING.includes(r)))
        .map((person) => person.id),
    ]),
  );
}

function hierarchyRows(
  places: readonly Place[],
  byLogin: ReadonlyMap<string, number>,
  times: { created_at: string; updated_at: string },
) {
  const idOf = (login: string | null | undefined) => (login == null ? null : known(byLogin, login));
  return places.flatMap(({ key, id: school_id }) => {
    const hierarchy = HIERARCHIES[key];
    if (!hierarchy) return [];
    const { director, manager, coordinator, coach, secondaries } = hierarchy;
    return {
      cycle_id: CYCLE_ID,
      school_id,
      director_id: idOf(director),
      director_access: director === null ? null : `${director}@${DEMO_DOMAIN}`,
      manager_id: idOf(manager),
      coordinator_id: idOf(coordinator),
      coach_id: idOf(coach),
      secondary_one_id: idOf(secondaries[0]),
      secondary_two_id: idOf(secondaries[1]),
      revision: 1,
      ...times,
    };
  });
}
