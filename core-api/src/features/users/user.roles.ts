import { COACH_ROLES, type RoleCode } from '@ruta/contracts';
import type { UserDetail } from '@ruta/contracts/users/user.schema';
import type { Knex } from 'knex';
import { type Actor, assertPasswordConfirmed } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { assertAllowed } from '../../kernel/verdict';
import { tellSessionsEnded } from '../../sessions';
import { roleCatalogue, schoolsWithout } from '../roles';
import { addLevels, giveRole, removeLevels, takeRole } from './user.model';
import { userPolicy } from './user.policy';
import { levelKeys } from './user.reader';

interface Wanted {
  id: number;
  levels: number[];
}
/** Keys of levels by role, for the audit log. */
export type RoleFacts = Partial<Record<RoleCode, string[]>>;

const sorted = (levels: readonly number[]) => [...new Set(levels)].sort((one, other) => one - other);
const same = (one: readonly number[], other: readonly number[]) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/**
 * The roles of an account with their levels (ADM-05): who may give which, and which are fixed because they are remote.
 */
export const userRoles = {
  /** Replaces the account's roles. Returns them before and after, for the audit log. */
  async save(
    trx: Knex.Transaction,
    actor: Actor,
    user: UserDetail,
    { roles: wanted, at: now }: { roles: readonly Wanted[]; at: string },
  ): Promise<[before: RoleFacts, after: RoleFacts]> {
    const catalogue = await roleCatalogue(trx);
    const levels = await levelKeys(trx);
    assertKnownRoles(wanted, catalogue, levels);

    const held = new Map(user.roles.map((role) => [role.id, role]));
    const next = new Map(wanted.map(({ id, levels: ids }) => [id, sorted(ids)]));
    for (const [id, { pivot }] of held) {
      const kept = next.get(id);
      if (pivot.attach_type === 'remote' && !(kept && same(kept, pivot.levels))) throw new Problem('users.role-fixed');
    }
    const touched = catalogue.filter(({ id }) => {
      const before = held.get(id);
      const after = next.get(id);
      return (before === undefined) !== (after === undefined) || !same(before?.pivot.levels ?? [], after ?? []);
    });
    for (const { su } of touched) assertAllowed(userPolicy.grant(actor, { su: Boolean(su) }));
    if (touched.some(({ su }) => su)) assertPasswordConfirmed(actor);

    const taken = touched.filter(({ id }) => !next.has(id));
    await assertNotNeeded(trx, user.id, taken);

    for (const { id: role_id } of touched) {
      const at = { user_id: user.id, role_id };
      const ids = next.get(role_id);
      await removeLevels(trx, at);
      if (!ids) {
        await takeRole(trx, at);
        await tellSessionsEnded(trx, user.id, now);
        continue;
      }
      if (!held.has(role_id)) await giveRole(trx, at);
      if (ids.length > 0) await addLevels(trx, at, ids);
    }

    const keyOf = new Map(levels.map(({ id, key }) => [id, key]));
    const told = (roles: ReadonlyMap<number, readonly number[]>): RoleFacts =>
      Object.fromEntries(
        catalogue.flatMap(({ id, code }) => {
          const ids = roles.get(id);
          return ids ? [[code, ids.map((level) => keyOf.get(level) ?? '')]] : [];
        }),
      );
    return [told(new Map([...held].map(([id, { pivot }]) => [id, pivot.levels]))), told(next)];
  },
};

/**
 * Refuses to take a role of coaching that schools of the started cycle or of a prepared one need (decision 0035). The
 * account's lock keeps anybody from assigning the person meanwhile.
 */
async function assertNotNeeded(
  trx: Knex,
  user_id: number,
  taken: readonly { id: number; code: RoleCode }[],
): Promise<void> {
  let schools = 0;
  for (const { id: role_id, code } of taken) {
    const role = COACH_ROLES.find((one) => one === code);
    if (role) schools += await schoolsWithout(trx, { user_id, role, role_id, cycleId: null });
  }
  if (schools > 0) throw new Problem('coach-roles.assigned', { places: { schools: String(schools) } });
}

function assertKnownRoles(
  wanted: readonly Wanted[],
  catalogue: readonly { id: number }[],
  levels: readonly { id: number }[],
): void {
  const roleIds = new Set(catalogue.map(({ id }) => id));
  const levelIds = new Set(levels.map(({ id }) => id));
  const errors: Record<string, string[]> = {};
  wanted.forEach(({ id, levels: ids }, at) => {
    if (!roleIds.has(id) || wanted.findIndex((other) => other.id === id) !== at)
      errors[`roles.${at}.id`] = ['users.roles.unknown'];
    if (ids.some((level) => !levelIds.has(level))) errors[`roles.${at}.levels`] = ['users.levels.unknown'];
  });
  throwFieldErrors(errors);
}
