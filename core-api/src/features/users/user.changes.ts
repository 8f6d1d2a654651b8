import type { UserDetail } from '@ruta/contracts/users/user.schema';
import type { Knex } from 'knex';
import { lockRows } from '../../database/row-locks';
import type { NewRow } from '../../database/table';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { recordAudit, type AuditRecord } from '../audit';
import { assertSuperRemains, oneAtATime } from './super-administrators';
import type { UserAct, UserReader } from './user.reader';
import type { UserRow } from './users.tables';

/** The columns of an account that its changes write. */
export type Columns = Partial<Omit<NewRow<'users'>, 'id' | 'revision'>>;
/** The revision that the caller saw; `any` where the change holds whatever else was saved. */
export type Seen = number | 'any';

/** An account after an act on it. */
export interface Changed {
  user: UserDetail;
  /** False where the account was so before, and nothing was written. */
  isChanged: boolean;
}

interface ChangesDeps {
  db: Knex;
  clock: Clock;
  reader: UserReader;
}

/** How an account is changed: one transaction with its audit entry, under the lock of its row. */
export function userChanges({ db, clock, reader }: ChangesDeps) {
  const now = () => utc(clock.now());
  return {
    now,

    record: (
      trx: Knex.Transaction,
      actor: Actor,
      user: UserDetail,
      facts: Omit<AuditRecord, 'at' | 'actor' | 'subject'>,
    ) =>
      recordAudit(trx, {
        at: now(),
        actor,
        subject: { type: 'user', id: user.id, label: user.fullname },
        ...facts,
      }),

    /**
     * Changes an account by `work`, which tells whether it changed anything. What the rule judged stays true under the
     * lock. Changes of super administrators are serialised, so that one remains.
     */
    change: (
      actor: Actor,
      id: number,
      act: UserAct,
      work: (trx: Knex.Transaction, user: UserDetail) => Promise<boolean>,
    ): Promise<Changed> =>
      db.transaction(async (trx) => {
        await lockRows(trx, 'users', id);
        const user = await reader.allowed(trx, actor, id, act);
        const isSuper = user.roles.some(({ su }) => su);
        if (isSuper) await oneAtATime(trx);
        const isChanged = await work(trx, user);
        if (isSuper) await assertSuperRemains(trx);
        return { user: await reader.get(trx, actor, id), isChanged };
      }),

    save: (trx: Knex, at: Partial<UserRow>, revision: Seen, changes: Columns) =>
      updateAtRevision(trx, 'users', {
        ...{ at, revision, changes: { ...changes, updated_at: now() } },
        stale: () => new Problem('users.stale'),
      }),
  };
}

export type UserChanges = ReturnType<typeof userChanges>;
