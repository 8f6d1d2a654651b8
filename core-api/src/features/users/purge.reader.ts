import type { PurgeCounts } from '@ruta/contracts/users/user.schema';
import type { Knex } from 'knex';
import { lockRows } from '../../database/row-locks';
import type { Actor } from '../../kernel/actor';
import { userPolicy } from './user.policy';
import type { UserRow } from './users.tables';

export type Doomed = Pick<UserRow, 'id' | 'email'>;

interface Chosen {
  kind: keyof PurgeCounts;
  /** UTC. Accounts deleted, or created, until then. */
  until: string;
}

/** The accounts to purge within the caller's reach. Super administrators are never purged. */
function doomed(db: Knex, actor: Actor, { kind, until }: Chosen): Knex.QueryBuilder {
  const query = userPolicy.visible(db('users'), actor, 'user:purge');
  if (kind === 'deleted') void query.where('users.deleted_at', '<=', until);
  else
    void query
      .whereNull('users.deleted_at')
      .whereNull('users.verified_at')
      .whereNull('users.last_login_at')
      .where('users.created_at', '<=', until);
  return query.whereNotIn('users.id', (supers: Knex.QueryBuilder) => {
    void supers
      .select('role_user.user_id')
      .from('role_user')
      .join('roles', 'roles.id', 'role_user.role_id')
      .where('roles.su', true)
      .join('users as standing', 'standing.id', 'role_user.user_id')
      .whereNull('standing.deleted_at');
  });
}

/** The number of accounts to purge. */
export async function countDoomed(db: Knex, actor: Actor, chosen: Chosen): Promise<number> {
  const [row] = await doomed(db, actor, chosen).count<{ total: number | string }[]>({ total: '*' });
  return Number(row?.total ?? 0);
}

/** The next batch of accounts to purge. */
export const nextDoomed = (db: Knex, actor: Actor, chosen: Chosen, limit: number): Promise<number[]> =>
  doomed(db, actor, chosen).orderBy('users.id').limit(limit).pluck<number[]>('users.id');

/** Those of the chosen accounts that are still to be purged, locked: nobody restores or purges them any more. */
export async function stillDoomed(trx: Knex, actor: Actor, chosen: Chosen, ids: readonly number[]): Promise<Doomed[]> {
  await lockRows(trx, 'users', ids);
  return doomed(trx, actor, chosen)
    .whereIn('users.id', [...ids])
    .select<Doomed[]>('users.id', 'users.email');
}

/** The addresses that accounts other than these have now. */
export const othersAmong = (db: Knex, addresses: readonly string[], ids: readonly number[]): PromiseLike<string[]> =>
  db('users').whereIn('email', addresses).whereNotIn('id', ids).pluck('email');
