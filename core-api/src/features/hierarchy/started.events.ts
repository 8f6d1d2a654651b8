import type { CycleNotice, StartedNotice } from '@ruta/contracts/cycles/cycles.words';
import { homePages } from '@ruta/contracts/home.pages';
import type { SchoolsOfPerson } from '@ruta/contracts/hierarchy/some-schools';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import { inGroups } from '../../database/in-groups';
import type { Deliveries } from '../../outbox';
import { notify } from '../notifications';
import { askLetter } from './hierarchy.letters';
import { some } from './some-schools';
import { startedFacts, type Started } from './started.reader';

/** People who are told in one transaction. */
const AT_ONCE = 500;

/** Schools by person. */
const schoolsOf = (placed: Started['after']): ReadonlyMap<number, ReadonlySet<number>> =>
  new Map(
    [...groupBy(placed, ({ user_id }) => user_id)].map(([id, rows]) => [id, new Set(rows.map((row) => row.school_id))]),
  );

/** Schools at which somebody else has a place than at the end of the cycle before; none for the first cycle. */
function changedSchools({ before, after }: Started): ReadonlySet<number> {
  if (before === null) return new Set();
  const teamsOf = (placed: Started['after']) =>
    new Map(
      [...groupBy(placed, ({ school_id }) => school_id)].map(([id, rows]) => [
        id,
        rows
          .map(({ place, user_id }) => `${place} ${user_id}`)
          .sort()
          .join(),
      ]),
    );
  const [then, now] = [teamsOf(before), teamsOf(after)];
  return new Set([...then.keys(), ...now.keys()].filter((id) => then.get(id) !== now.get(id)));
}

const NONE: ReadonlySet<number> = new Set();
const without = (some: ReadonlySet<number>, others: ReadonlySet<number>) =>
  new Set([...some].filter((id) => !others.has(id)));

/**
 * Tells of a start each person once: that it started, the schools that they gain and lose against the cycle before,
 * whether their own school changed hands, and the roles that they have for this cycle. Who gains, who loses and the
 * director of a school that changed hands also get it by mail. Not who did it.
 */
export const startedDeliveries = (db: Knex): Deliveries => ({
  async 'cycle.started'(row) {
    const notice = row.payload as CycleNotice; // written by `enqueueCycleEvent`
    const { cycle_id, actor_id } = notice;
    const facts = await startedFacts(db, { cycle_id, at: row.created_at });
    const [then, now, changed] = [schoolsOf(facts.before ?? []), schoolsOf(facts.after), changedSchools(facts)];
    const told = facts.people
      .filter(({ id }) => id !== actor_id)
      .map(({ id, school_id, isDirector }) => {
        const [old, present] = [then.get(id) ?? NONE, now.get(id) ?? NONE];
        const own = isDirector && school_id !== null && changed.has(school_id) ? new Set([school_id]) : NONE;
        const [gained, lost] = [without(present, old), without(old, present)];
        const schools: SchoolsOfPerson = { gained: some(gained), lost: some(lost), own: some(own) };
        const roles = facts.roles.get(id);
        const mine: StartedNotice = { cycle_id, actor_id, schools, ...(roles && { roles }) };
        return { user_id: id, notice: mine, isByMail: gained.size + lost.size + own.size > 0 };
      });
    for (const group of inGroups(told, AT_ONCE)) {
      const byMail = new Set(group.filter(({ isByMail }) => isByMail).map(({ user_id }) => user_id));
      await notify(db, row, {
        ...{ type: 'cycle.started', notice },
        recipients: group.map((one) => ({ user_id: one.user_id, notice: one.notice, url: homePages.root.href() })),
        alongside: async (trx, { user_id, notice: own }) => {
          if (byMail.has(user_id))
            await askLetter(trx, { user_id, type: 'cycle.started', notice: own }, row.created_at);
        },
      });
    }
  },
});
