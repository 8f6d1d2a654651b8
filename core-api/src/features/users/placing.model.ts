import type { RoleCode } from '@ruta/contracts';
import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import { groupBy } from '../../database/group-by';
import { inGroups } from '../../database/in-groups';

/** People per statement: each has several values. */
const STEP = 200;

interface Placed {
  school_id: number | null;
  /** Ids. */
  levels: readonly number[];
}

/** A person who gets a school, a role, or other levels of the role. */
export interface Placement {
  id: number;
  /** The one that was judged. */
  revision: number;
  role: { id: number; code: RoleCode };
  /** Whether the role is new to the person. */
  isGiven: boolean;
  before: Placed;
  after: Placed;
}

/** Gives people the roles that are new to them. */
export async function giveNewRoles(trx: Knex.Transaction, people: readonly Placement[]): Promise<void> {
  for (const some of inGroups(people, STEP))
    await trx('role_user').insert(
      some.map(({ id, role }) => ({ user_id: id, role_id: role.id, attach_type: 'local' as const })),
    );
}

/** Takes the roles again. Sessions in the role end with it. */
export async function takeGivenRoles(trx: Knex.Transaction, people: readonly Placement[]): Promise<void> {
  for (const [role_id, ids] of byRole(people))
    for (const some of inGroups(ids, STEP)) {
      await trx('role_user').where({ role_id }).whereIn('user_id', some).delete();
      await trx('sessions').where({ role_id }).whereIn('user_id', some).delete();
    }
}

/** The revisions of accounts that are not deleted, locked until the transaction ends. */
export async function lockedRevisions(
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const found = new Map<number, number>();
  for (const some of inGroups(ids, STEP)) {
    const query = trx('users').whereIn('id', some).where({ deleted_at: null });
    if (isMysql(trx)) void query.orderBy('id').forUpdate();
    for (const { id, revision } of await query.select('id', 'revision')) found.set(id, revision);
  }
  return found;
}

/** Writes the schools of people who still have their revision, and raises it. Returns how many. */
export async function putSchools(trx: Knex.Transaction, people: readonly Placement[], at: string): Promise<number> {
  let changed = 0;
  for (const some of inGroups(people, STEP)) {
    const byPerson = (valueOf: (person: Placement) => number | null) =>
      trx.raw(
        `case id ${some.map(() => 'when ? then ?').join(' ')} end`,
        some.flatMap((person) => [person.id, valueOf(person)] as Knex.RawBinding[]),
      );
    changed += await trx('users')
      .whereIn(
        'id',
        some.map(({ id }) => id),
      )
      .where({ deleted_at: null })
      .where(
        'revision',
        byPerson(({ revision }) => revision),
      )
      .update({
        school_id: byPerson(({ after }) => after.school_id),
        revision: trx.raw('revision + 1'),
        updated_at: at,
      });
  }
  return changed;
}

/** Writes the levels of the role for those whose levels differ. */
export async function putLevels(trx: Knex.Transaction, people: readonly Placement[]): Promise<void> {
  const differing = people.filter(({ before, after }) => before.levels.join() !== after.levels.join());
  for (const [role_id, ids] of byRole(differing))
    for (const some of inGroups(ids, STEP))
      await trx('role_user_levels').where({ role_id }).whereIn('user_id', some).delete();
  const levels = differing.flatMap(({ id, role, after }) =>
    after.levels.map((level_id) => ({ user_id: id, role_id: role.id, level_id })),
  );
  for (const some of inGroups(levels, STEP)) await trx('role_user_levels').insert(some);
}

/** The ids of people by role. */
const byRole = (people: readonly Placement[]) =>
  [...groupBy(people, ({ role }) => role.id)].map(
    ([role_id, theirs]) => [role_id, theirs.map(({ id }) => id)] as const,
  );
