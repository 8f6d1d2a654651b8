import { PURGE_AFTER_DAYS, type PurgeCounts } from '@ruta/contracts/users/user.schema';
import type { Knex } from 'knex';
import { changeJudged } from '../../database/judged-rows';
import { type Actor, assertPasswordConfirmed } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { keepDirectorAccess } from './director-access.model';
import type { Forget, FormerAddresses } from './forget';
import { countDoomed, nextDoomed, othersAmong, stillDoomed, type Doomed } from './purge.reader';

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

/**
 * Purges accounts that were deleted, or never verified and never used, thirty days ago (ADM-04, T20). Removes name,
 * address and rights, also from other people's records: every room forgets its part. The row stays without a name,
 * because visits and attendance refer to it. Works in batches, so that a killed purge continues at the next run.
 */
export function purge({ db, clock, forgets, formerAddresses }: PurgeDeps) {
  const long = () => utc(new Date(clock.now().getTime() - PURGE_AFTER_DAYS * DAY_MS));

  /** Every address that the people had, except those that somebody else has now. */
  const addressesOf = async (trx: Knex.Transaction, people: readonly Doomed[]): Promise<string[]> => {
    const ids = people.map(({ id }) => id);
    const former = await Promise.all(formerAddresses().map((addresses) => addresses(trx, ids)));
    const known = [...new Set([...people.map(({ email }) => email), ...former.flat()])];
    const taken = new Set(await othersAmong(trx, known, ids));
    return known.filter((email) => !taken.has(email));
  };

  const removeAll = async (actor: Actor, kind: keyof PurgeCounts): Promise<number> => {
    let count = 0;
    for (;;) {
      const chosen = { kind, until: long() };
      const batch = await nextDoomed(db, actor, chosen, BATCH);
      if (batch.length === 0) return count;
      count += await db.transaction(async (trx) => {
        const people = await stillDoomed(trx, actor, chosen, batch);
        if (people.length === 0) return 0;
        const ids = people.map(({ id }) => id);
        const addresses = await addressesOf(trx, people);
        for (const forget of forgets()) await forget(trx, { ids, addresses });
        await clearAccounts(trx, actor, people, { kind, at: utc(clock.now()) });
        return people.length;
      });
    }
  };

  return {
    async count(actor: Actor): Promise<PurgeCounts> {
      return {
        deleted: await countDoomed(db, actor, { kind: 'deleted', until: long() }),
        unverified: await countDoomed(db, actor, { kind: 'unverified', until: long() }),
      };
    },

    async run(actor: Actor): Promise<PurgeCounts> {
      assertPasswordConfirmed(actor);
      return { deleted: await removeAll(actor, 'deleted'), unverified: await removeAll(actor, 'unverified') };
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
    const changes = {
      email: nobody,
      access: nobody,
      name: '—',
      surname: '',
      search_key: '',
      timezone: 'UTC',
      sex: 'm',
      birthday: null,
      time_factor: 1,
      school_id: null,
      password_hash: null,
      remote_id: null,
      active: false,
      deleted_at: at,
      purged_at: at,
      updated_at: at,
    } as const;
    // `stillDoomed` has locked the row, so that it is there.
    const gone = () => new Problem('users.not-found');
    await changeJudged(trx, 'users', { at: { id, purged_at: null }, changes, gone });
    await keepDirectorAccess(trx, id, nobody);
    await recordAudit(trx, {
      at,
      actor,
      action: 'user.purged',
      subject: { type: 'user', id, label: '' },
      after: { because: kind },
    });
  }
}
