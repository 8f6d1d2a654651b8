import type { RoleCode } from '@ruta/contracts';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import { peopleOfCycle } from '../cycles';
import type { Place } from './places';

/** Somebody in a place of a school. */
interface Placed {
  school_id: number;
  place: Place;
  user_id: number;
}

/** What a start changed: who was where at the end of the cycle before and at the start, by the dated history. */
export interface Started {
  /** Null for the first cycle. */
  before: readonly Placed[] | null;
  after: readonly Placed[];
  /** Everybody who is told. */
  people: readonly { id: number; school_id: number | null; isDirector: boolean }[];
  /** Roles that people have for this cycle. */
  roles: ReadonlyMap<number, readonly RoleCode[]>;
}

/** What the start of a cycle at an instant changed, in six statements. */
export async function startedFacts(db: Knex, { cycle_id, at }: { cycle_id: number; at: string }): Promise<Started> {
  const cycle = await db('school_cycles').where({ id: cycle_id }).first('start_at');
  const former = await db('school_cycles')
    .where('state', 'finished')
    .where('start_at', '<', cycle?.start_at ?? '')
    .orderBy('start_at', 'desc')
    .first('id');
  const history = () => db('hierarchy_history');
  const left = () => history().where({ cycle_id: former?.id ?? 0, reason: 'finished' });
  const lent = () => db('transitional_roles').where({ cycle_id });
  const directors = () =>
    db('role_user')
      .join('roles', 'roles.id', 'role_user.role_id')
      .where('roles.code', 'DIR')
      .select('role_user.user_id');
  /** Also of a school that is excluded by now: who accompanied it is gone. */
  const ledThen = () =>
    db('users').whereIn('school_id', left().select('school_id')).whereIn('id', directors()).select('users.id');
  const [before, after, people, directing, roles] = await Promise.all([
    former ? left().select('school_id', 'place', 'user_id') : null,
    history().where({ cycle_id, from_at: at }).select('school_id', 'place', 'user_id'),
    peopleOfCycle(db, cycle_id, [left().select('user_id'), lent().select('user_id'), ledThen()]),
    directors().pluck<number[]>('role_user.user_id'),
    lent()
      .join('roles', 'roles.id', 'transitional_roles.role_id')
      .orderBy('roles.id')
      .select<{ user_id: number; code: RoleCode }[]>('transitional_roles.user_id', 'roles.code'),
  ]);
  const known = new Set(directing);
  const byPerson = groupBy(roles, ({ user_id }) => user_id);
  return {
    ...{ before, after },
    people: people.map((person) => ({ ...person, isDirector: known.has(person.id) })),
    roles: new Map([...byPerson].map(([id, rows]) => [id, rows.map(({ code }) => code)])),
  };
}
