import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { tellSessionsEnded } from '../../sessions';
import { recordAudits } from '../audit';
import { giveNewRoles, lockedRevisions, putLevels, putSchools, takeGivenRoles, type Placement } from './placing.model';
import { namesOf, placedAmong } from './placing.reader';
import { enqueueRoleChanges } from './user.events';
import { levelKeys } from './user.reader';

export type { Placement } from './placing.model';

interface Context {
  actor: Actor;
  at: string;
}

/**
 * Gives people school, role and levels, in a few statements for all. Returns how many it changed: somebody whose account
 * was changed or deleted since it was judged is not among them, and the caller rolls back.
 */
export async function placePeople(
  trx: Knex.Transaction,
  people: readonly Placement[],
  { actor, at }: Context,
): Promise<number> {
  const changed = await putSchools(trx, people, at);
  const given = people.filter(({ isGiven }) => isGiven);
  await giveNewRoles(trx, given);
  await putLevels(trx, people);
  await record(trx, people, { actor, at });
  await enqueueRoleChanges(
    trx,
    given.map(({ id, role }) => ({ user_id: id, given: [role.code], taken: [] })),
    { actor, at },
  );
  return changed;
}

/**
 * Takes placements back from accounts that nobody changed since. Returns the ids of those; others stay: changed,
 * deleted, or needed in the role at a school (decision 0035).
 */
export async function unplacePeople(
  trx: Knex.Transaction,
  people: readonly Placement[],
  { actor, at }: Context,
): Promise<ReadonlySet<number>> {
  const present = await lockedRevisions(
    trx,
    people.map(({ id }) => id),
  );
  const given = people.filter(({ isGiven }) => isGiven);
  const placed = await placedAmong(
    trx,
    given.map(({ id, role }) => ({ id, role: role.code })),
  );
  const back = people.flatMap((person) =>
    present.get(person.id) === person.revision + 1 && !(person.isGiven && placed.has(person.id))
      ? [{ ...person, revision: person.revision + 1, before: person.after, after: person.before }]
      : [],
  );
  if ((await putSchools(trx, back, at)) < back.length) throw new Error('A locked account changed');
  await putLevels(trx, back);
  const taken = back.filter(({ isGiven }) => isGiven);
  await takeGivenRoles(trx, taken);
  await tellSessionsEnded(
    trx,
    taken.map(({ id }) => id),
    at,
  );
  await record(trx, back, { actor, at, isTaken: true });
  await enqueueRoleChanges(
    trx,
    taken.map(({ id, role }) => ({ user_id: id, given: [], taken: [role.code] })),
    { actor, at },
  );
  return new Set(back.map(({ id }) => id));
}

async function record(
  trx: Knex.Transaction,
  people: readonly Placement[],
  { actor, at, isTaken = false }: Context & { isTaken?: boolean },
): Promise<void> {
  const keys = new Map((await levelKeys(trx)).map(({ id, key }) => [id, key]));
  const names = await namesOf(
    trx,
    people.map(({ id }) => id),
  );
  await recordAudits(
    trx,
    people.flatMap(({ id, role, isGiven, before, after }) => {
      const of = { at, actor, subject: { type: 'user' as const, id, label: names.get(id) ?? '' } };
      const held = (levels: readonly number[], isHeld: boolean) =>
        isHeld ? { [role.code]: levels.map((level) => keys.get(level)) } : {};
      return [
        {
          ...{ ...of, action: 'user.updated' as const },
          ...{ before: { school_id: before.school_id }, after: { school_id: after.school_id } },
        },
        {
          ...{ ...of, action: 'user.roles-changed' as const },
          before: held(before.levels, !isGiven || isTaken),
          after: held(after.levels, !isGiven || !isTaken),
        },
      ];
    }),
  );
}
