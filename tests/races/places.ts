import { defaultCell, type CoachRole, type Endpoint } from '@ruta/contracts';
import { api } from '@ruta/contracts/api';
import type { Knex } from 'knex';
import { PLACES, type Place } from '@ruta/contracts/cycles/cycle.schema';
import { roleIdOf, sessionsFor, type RacePlace, type RaceRecord, type Stage } from '../../core-api/src/testing/races';
import { nameOf } from '../kit/requests';
import { callsOf, changing, records, type Pair } from './rooms';

/** A change of who accompanies a school, by which the caller loses the place that allows their own call. */
interface Leaving {
  change: string;
  /** The role of the caller, and the place that they have. */
  role: CoachRole;
  place: Place;
  /** Places that nobody has. A school that is taken out of the cycle has a secondary coach at most. */
  empty?: readonly Place[];
  body?: (stage: Stage) => object;
}

const COACH = { role: 'COACH', place: 'coach' } as const;

const LEAVINGS: readonly Leaving[] = [
  {
    ...COACH,
    change: 'PUT /schools-hierarchy/store/:id',
    body: ({ facts = {} }) => ({
      director_access: facts['newDirector'],
      manager_access: facts['newManager'],
      coordinator_access: facts['newCoordinator'],
      coach_access: facts['newCoach'],
    }),
  },
  { ...COACH, change: 'PUT /schools-hierarchy/:id/release' },
  {
    ...COACH,
    change: 'POST /hierarchy/handover',
    body: ({ ids }) => ({
      from_id: ids['caller'],
      receivers: [{ to_id: ids['heir'], schools: [ids['hierarchySchool']] }],
    }),
  },
  { ...COACH, change: 'POST /hierarchy/handover/:batch/undo' },
  {
    role: 'COACH_SEC',
    place: 'secondary_one',
    change: 'PUT /schools-hierarchy/:id/exclude',
    empty: ['director', 'manager', 'coordinator', 'coach'],
  },
];

/** Calls of the same abilities that no coach makes, each with the reason. */
export const unmet: Readonly<Record<string, string>> = {
  'PUT /schools/observations/:id/seen': 'Only the observed teacher says that they saw it.',
};

/** Calls that change something and that a place in the hierarchy allows. */
const byPlace = changing.filter(
  ({ access }) => 'ability' in access && defaultCell('COACH', access.ability)?.scope === 'H',
);

const HEIRS = {
  newDirector: 'COACH_DIR',
  newManager: 'COACH_MAN',
  newCoordinator: 'COACH_CORD',
  newCoach: 'COACH',
} as const;

/** The room whose contract declares a call. */
const roomOf = (call: Endpoint): string =>
  Object.entries(api).find(([, calls]) => Object.values<Endpoint>(calls).includes(call))?.[0] ?? '';

function endpointNamed(name: string): Endpoint {
  const found = changing.find((endpoint) => nameOf(endpoint) === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}

/** The school as it was before anybody left it, with the caller in their place since before the record was made. */
async function settled({ db, cycle }: RacePlace, school_id: number, team: Partial<Record<Place, number>>) {
  const at = { cycle_id: cycle, school_id };
  const columns = Object.fromEntries(Object.entries(team).map(([place, person]) => [`${place}_id`, person]));
  const nobody = Object.fromEntries(PLACES.map((place) => [`${place}_id`, null]));
  await db('hierarchy_handover_schools').where({ school_id }).delete();
  await db('hierarchy_history').where(at).delete();
  await db('cycle_schools').where(at).delete();
  await db('school_hierarchies')
    .where(at)
    .update({ ...nobody, ...columns, director_access: null, revision: 1 });
  await db('hierarchy_history').insert(
    PLACES.flatMap((place) => {
      const user_id = team[place];
      return user_id === undefined
        ? []
        : [{ ...at, place, user_id, from_at: '2026-11-01 12:00:00', reason: 'saved' as const }];
    }),
  );
}

/** A state of a record in which the caller has the place, and others wait to take it. */
const stateWith =
  (state: RaceRecord['states'][string], { role, place: own, empty = [] }: Leaving) =>
  async (place: RacePlace): Promise<Stage> => {
    const { db, cycle, world, insert } = place;
    const stage = await state(place);
    const school = stage.ids['school'] ?? place.school;
    const caller = await callerIn(place, role);
    const facts: Record<string, string> = {};
    const heirs: Record<string, number> = {};
    for (const [name, given] of Object.entries(HEIRS)) {
      heirs[name] = await world.person(given);
      facts[name] = (await db('users').where({ id: heirs[name] }).first('access'))?.access ?? '';
    }
    const held: Partial<Record<Place, number>> = {
      director: await callerIn(place, 'COACH_DIR'),
      manager: await callerIn(place, 'COACH_MAN'),
      coordinator: await callerIn(place, 'COACH_CORD'),
      coach: place.coach,
      [own]: caller,
    };
    const team = Object.fromEntries(Object.entries(held).filter(([name]) => !empty.includes(name as Place)));
    await settled(place, school, team);
    const heir = heirs['newCoach'] ?? 0;
    const made = { cycle_id: cycle, role: 'COACH' as const, from_id: heir, batch_id: 'races', made_by: caller };
    const handover = await insert('hierarchy_handovers', { ...made, made_at: '2026-11-20 12:00:00' });
    await db('hierarchy_handover_schools').insert({
      ...{ handover_id: handover, school_id: school, place: 'coach', to_id: caller, revision: 1, work: '[]' },
    });
    const [one, other] = await sessionsFor(db, { user_id: caller, role_id: await roleIdOf(db, role) }, 2);
    return {
      ids: { ...stage.ids, hierarchySchool: school, handover, caller, heir },
      tokens: [one?.token ?? '', other?.token ?? ''],
      facts: { ...stage.facts, ...facts },
    };
  };

/** The person of the place's school in a role. */
async function callerIn({ db, school, coach }: RacePlace, role: CoachRole): Promise<number> {
  if (role === 'COACH') return coach;
  const [id = 0] = await db('users')
    .join('role_user', 'role_user.user_id', 'users.id')
    .join('roles', 'roles.id', 'role_user.role_id')
    .where('users.school_id', school)
    .where('roles.code', role)
    .pluck<number[]>('users.id');
  return id;
}

/** A record as it meets somebody who leaves its school. */
function leftRecord(record: RaceRecord, call: Endpoint, leaving: Leaving): RaceRecord {
  return {
    ...record,
    asOneself: [nameOf(call)],
    states: Object.fromEntries(Object.entries(record.states).map(([name, state]) => [name, stateWith(state, leaving)])),
    bodies: { ...record.bodies, ...(leaving.body ? { [leaving.change]: leaving.body } : {}) },
    rows: (db: Knex, stage: Stage) => ({
      ...record.rows(db, stage),
      team: db('school_hierarchies')
        .where({ school_id: stage.ids['hierarchySchool'] ?? 0 })
        .select(
          'revision',
          ...PLACES.map((place) => db.raw(`(select access from users where users.id = ${place}_id) as ${place}`)),
        ),
    }),
  };
}

/** A call that a place allows, of one record, beside a change that takes the place. */
export interface PlacePair {
  name: string;
  room: string;
  call: string;
  record: RaceRecord;
  pair: Pair;
}

/** Each call of each record that a place allows, beside each way of losing that place. */
export const placePairs: readonly PlacePair[] = Object.entries(records).flatMap(([name, record]) =>
  callsOf(record)
    .main.filter((call) => byPlace.includes(call))
    .flatMap((call) =>
      LEAVINGS.map((leaving): PlacePair => {
        const title = `${nameOf(call)} × ${leaving.change}`;
        return {
          ...{ name: `${name}: ${title}`, room: roomOf(call), call: nameOf(call) },
          record: leftRecord(record, call, leaving),
          pair: { name: title, calls: [call, endpointNamed(leaving.change)], isBeside: true, isByPlace: true },
        };
      }),
    ),
);
