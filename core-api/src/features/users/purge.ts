import { PURGE_AFTER_DAYS, type PurgeCounts } from '@ruta/contracts/users/user.schema';
import type { Knex } from 'knex';
import { type Actor, assertPasswordConfirmed } from '../../kernel/actor';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import type { Forget, FormerAddresses } from './forget';
import { userPolicy } from './user.policy';

/** People per transaction, so that a large purge does not block others. */
const BATCH = 100;
const DAY_MS = 86_400_000;

interface PurgeDeps {
  db: Knex;
  clock: Clock;
  /** The functions of all rooms. */
  forgets: () => readonly Forget[];
  formerAddresses: () => readonly FormerAddresses[];
}

interface Doomed {
  id: number;
  email: string;
}

/**
 * Purges accounts that were deleted, or never verified and never used, thirty days ago (ADM-04, T20). Removes name,
 * address and rights, also from other people's records: every room forgets its part. The row stays without a name,
 * because visits and attendance refer to it. Works in batches, so that a killed purge continues at the next run.
 */
export function purge({ db, clock, forgets, formerAddresses }: PurgeDeps) {
  const long = () => utc(new Date(clock.now().getTime() - PURGE_AFTER_DAYS * DAY_MS));
  const reached = (actor: Actor) => userPolicy.visible(db('users'), actor, 'user:purge');
  const deleted = (actor: Actor) => reached(actor).where('users.deleted_at', '<=', long());
  const unverified = (actor: Actor) =>
    reached(actor)
      .whereNull('users.deleted_at')
      .whereNull('users.verified_at')
      .whereNull('users.last_login_at')
      .where('users.created_at', '<=', long());
  // Super administrators are never purged.
  const ordinary = (query: Knex.QueryBuilder) =>
    query.whereNotIn('users.id', (supers: Knex.QueryBuilder) => {
      void supers
        .select('role_user.user_id')
        .from('role_user')
        .join('roles', 'roles.id', 'role_user.role_id')
        .where('roles.su', true)
        .join('users as standing', 'standing.id', 'role_user.user_id')
        .whereNull('standing.deleted_at');
    });

  const countOf = async (query: Knex.QueryBuilder): Promise<number> => {
    const [row] = await ordinary(query).count<{ total: number | string }[]>({ total: '*' });
    return Number(row?.total ?? 0);
  };

  /** Every address that the people had, except those that somebody else has now. */
  const addressesOf = async (trx: Knex.Transaction, people: readonly Doomed[]): Promise<string[]> => {
    const ids = people.map(({ id }) => id);
    const former = await Promise.all(formerAddresses().map((addresses) => addresses(trx, ids)));
    const known = [...new Set([...people.map(({ email }) => email), ...former.flat()])];
    const others = await trx('users').whereIn('email', known).whereNotIn('id', ids).pluck('email');
    const taken = new Set(others.map((email) => email.toLowerCase()));
    return known.filter((email) => !taken.has(email.toLowerCase()));
  };

  const removeAll = async (actor: Actor, kind: keyof PurgeCounts, chosen: () => Knex.QueryBuilder): Promise<number> => {
    let count = 0;
    for (;;) {
      const people = await ordinary(chosen())
        .orderBy('users.id')
        .limit(BATCH)
        .select<Doomed[]>('users.id', 'users.email');
      if (people.length === 0) return count;
      await db.transaction(async (trx) => {
        const ids = people.map(({ id }) => id);
        const addresses = await addressesOf(trx, people);
        for (const forget of forgets()) await forget(trx, { ids, addresses });
        await clearAccounts(trx, actor, people, { kind, at: utc(clock.now()) });
      });
      count += people.length;
    }
  };

  return {
    async count(actor: Actor): Promise<PurgeCounts> {
      return { deleted: await countOf(deleted(actor)), unverified: await countOf(unverified(actor)) };
    },

    async run(actor: Actor): Promise<PurgeCounts> {
      assertPasswordConfirmed(actor);
      return {
        deleted: await removeAll(actor, 'deleted', () => deleted(actor)),
        unverified: await removeAll(actor, 'unverified', () => unverified(actor)),
      };
    },
  };
}

export type Purge = ReturnType<typeof purge>;

/** Clears name, address and access of the accounts. */
async function clearAccounts(
  trx: Knex.Transaction,
  actor: Actor,
  people: readonly Doomed[],
  { kind, at }: { kind: keyof PurgeCounts; at: string },
): Promise<void> {
  for (const { id } of people) {
    const nobody = `purged-${id}@invalid`;
    await trx('users').where({ id }).update({
      email: nobody,
      access: nobody,
      name: '—',
      surname: '',
      search_key: '',
      timezone: 'UTC',
      sex: 'm',
      birthday: null,
      school_id: null,
      password_hash: null,
      remote_id: null,
      active: false,
      deleted_at: at,
      purged_at: at,
      updated_at: at,
    });
    await recordAudit(trx, {
      at,
      actor,
      action: 'user.purged',
      subject: { type: 'user', id, label: '' },
      after: { because: kind },
    });
  }
}
