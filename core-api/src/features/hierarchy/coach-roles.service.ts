import { COACH_ROLES, type CoachRole, type Page } from '@ruta/contracts';
import type { CoachRolesForm } from '@ruta/contracts/hierarchy/coach-role.schema';
import { RoleHolder } from '@ruta/contracts/hierarchy/coach-role.schema';
import type { coachRoles } from '@ruta/contracts/hierarchy/coach-roles.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { lockRows } from '../../database/row-locks';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { assertAllowed } from '../../kernel/verdict';
import { tellSessionsEnded } from '../../sessions';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { cycleExists, currentCycle } from '../cycles';
import { rolesInForce, schoolsWithout } from '../roles';
import { enqueueRolesChanged } from '../users';
import { endSessionsIn, giveRoles, takeRoles } from './coach-role.model';
import { changeOf, givenBy } from './coach-role.policy';
import { coachRoleIds, cycleOfRoles, holderFor, listHolders, shownTo, type Holder } from './coach-role.reader';

type Asked = z.output<typeof coachRoles.list.query>;
type Form = z.output<typeof CoachRolesForm>;
type Removal = z.output<typeof coachRoles.removeTransitional.body>;
type Cycle = NonNullable<Awaited<ReturnType<typeof cycleOfRoles>>>;

interface Wanted {
  roles: readonly CoachRole[];
  /** Of transitional roles; undefined for own ones. */
  cycle: number | undefined;
  /** What the caller has seen; without it the change holds whatever somebody else saved. */
  revision: number | undefined;
}

/** Roles of coaching, own and transitional ones (CYC-04, HIE-01). Every change is one transaction. */
export function coachRolesService({ db, clock }: { db: Knex; clock: Clock }) {
  const cycleAsked = async (cycle_id: number | undefined): Promise<number | null> => {
    if (cycle_id !== undefined && !(await cycleExists(db, cycle_id))) throw new Problem('cycles.not-found');
    return cycle_id ?? (await currentCycle(db))?.id ?? null;
  };

  /** The cycle that roles are written for, locked. A finished one keeps them as they were. */
  const openCycle = async (trx: Knex.Transaction, id: number): Promise<Cycle> => {
    await lockRows(trx, 'school_cycles', id);
    const cycle = await cycleOfRoles(trx, id);
    if (!cycle) throw new Problem('cycles.not-found');
    if (cycle.state === 'finished') throw new Problem('cycles.finished');
    return cycle;
  };

  /** Refuses to give and take beyond the caller's, to take what is fixed, and what a school still needs. */
  const assertTakeable = async (
    trx: Knex,
    actor: Actor,
    { person, cycle, taken, given }: { person: Holder; cycle: Cycle | null; taken: CoachRole[]; given: CoachRole[] },
  ) => {
    const mine = givenBy(actor);
    if ([...given, ...taken].some((role) => !mine.includes(role))) throw new Problem('coach-roles.above');
    if (cycle === null && taken.some((role) => person.fixed.includes(role))) throw new Problem('users.role-fixed');
    const ids = await coachRoleIds(trx);
    let schools = 0;
    for (const role of taken) {
      const losing = { user_id: person.id, role, role_id: ids.get(role) ?? 0, cycleId: cycle?.id ?? null };
      schools += await schoolsWithout(trx, losing);
    }
    if (schools > 0) throw new Problem('coach-roles.assigned', { places: { schools: String(schools) } });
  };

  const put = (actor: Actor, id: number, { roles, cycle: cycle_id, revision }: Wanted): Promise<RoleHolder> => {
    const at = utc(clock.now());
    return db.transaction(async (trx) => {
      const cycle = cycle_id === undefined ? null : await openCycle(trx, cycle_id);
      await lockRows(trx, 'users', id);
      const cycleId = cycle?.id ?? (await currentCycle(trx))?.id ?? null;
      const read = () => holderFor(trx, actor, { id, ability: 'coach-role:write', cycleId });
      const person = await read();
      if (!person) throw new Problem('users.not-found');
      assertAllowed(changeOf(actor, person));
      const stale = () => new Problem('users.stale', { current: RoleHolder.parse(shownTo(actor, person)) });
      if (revision !== undefined && revision !== person.revision) throw stale();

      const before = cycle ? person.transitional_roles : person.roles;
      const given = COACH_ROLES.filter((role) => roles.includes(role) && !before.includes(role));
      const taken = before.filter((role) => !roles.includes(role));
      if (given.length + taken.length === 0) return shownTo(actor, person);
      await assertTakeable(trx, actor, { person, cycle, taken, given });

      await updateAtRevision(trx, 'users', {
        ...{ at: { id, deleted_at: null }, revision: person.revision, changes: { updated_at: at }, stale },
      });
      const ids = await coachRoleIds(trx);
      const idsOf = (some: readonly CoachRole[]) => some.map((role) => ids.get(role) ?? 0);
      const whose = { user_id: id, cycleId: cycle?.id ?? null };
      await giveRoles(trx, { ...whose, roleIds: idsOf(given) });
      await takeRoles(trx, { ...whose, roleIds: idsOf(taken) }, stale);
      await endUnheld(trx, id, { roleIds: idsOf(taken), at });

      const after = COACH_ROLES.filter((role) => roles.includes(role));
      await recordAudit(trx, {
        ...{ at, actor, subject: { type: 'user', id, label: person.fullname } },
        action: cycle ? 'user.transitional-roles-changed' : 'user.roles-changed',
        before: { roles: before },
        after: { roles: after, ...(cycle ? { period: cycle.period } : {}) },
      });
      // The start of a prepared cycle notifies who gets its transitional roles.
      if (cycle === null || cycle.state === 'started') await enqueueRolesChanged(trx, id, { before, after, actor, at });
      const saved = await read();
      if (!saved) throw new Problem('users.not-found');
      return shownTo(actor, saved);
    });
  };

  return {
    list: async (actor: Actor, { cycle_id, ...asked }: Asked): Promise<Page<RoleHolder>> =>
      listHolders(db, actor, { ...asked, cycleId: await cycleAsked(cycle_id) }),

    async get(actor: Actor, id: number, cycle_id: number | undefined): Promise<RoleHolder> {
      const cycleId = await cycleAsked(cycle_id);
      const person = await holderFor(db, actor, { id, ability: 'coach-role:read', cycleId });
      if (!person || person.deleted_at !== null) throw new Problem('users.not-found');
      return shownTo(actor, person);
    },

    save: (actor: Actor, id: number, { roles, cycle, revision }: Form): Promise<RoleHolder> =>
      put(actor, id, { roles, cycle, revision }),

    /** Takes all transitional roles of a cycle; without any nothing changes. */
    removeTransitional: (actor: Actor, { user_id, cycle_id, revision }: Removal): Promise<RoleHolder> =>
      put(actor, user_id, { roles: [], cycle: cycle_id, revision }),
  };
}

export type CoachRolesService = ReturnType<typeof coachRolesService>;

/** Ends the sessions in roles that are not in force any more: neither own nor lent in the started cycle (ACC-05). */
async function endUnheld(
  trx: Knex.Transaction,
  user_id: number,
  { roleIds, at }: { roleIds: readonly number[]; at: string },
): Promise<void> {
  const inForce = new Set((await rolesInForce(trx, user_id)).map(({ id }) => id));
  const over = roleIds.filter((id) => !inForce.has(id));
  if (over.length === 0) return;
  await endSessionsIn(trx, user_id, over);
  await tellSessionsEnded(trx, user_id, at);
}
