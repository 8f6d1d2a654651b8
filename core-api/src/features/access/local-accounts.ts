import type { Knex } from 'knex';
import type { UserRow } from '../users';

/** The facts of an account that setting a new password needs. */
export type Account = Pick<UserRow, (typeof ACCOUNT_COLUMNS)[number]>;

export const ACCOUNT_COLUMNS = [
  'id',
  'name',
  'surname',
  'email',
  'locale',
  'registration_method',
  'remote_id',
  'active',
  'is_banned',
  'deleted_at',
] as const;

/** Whether the account signs in with a password of this installation. */
export const isLocal = ({ registration_method, remote_id }: Account): boolean =>
  registration_method === 'local' && remote_id === null;

const mayEnter = (account: Account | undefined): account is Account =>
  account !== undefined &&
  account.deleted_at === null &&
  Boolean(account.active) &&
  !account.is_banned &&
  isLocal(account);

/** The account of a password link; null if it may not sign in. */
export async function accountForReset(db: Knex, id: number): Promise<Account | null> {
  const account = await db('users')
    .where('users.id', id)
    .first(...ACCOUNT_COLUMNS);
  return mayEnter(account) ? account : null;
}

/** The account that a password link is mailed to, by the typed e-mail; null if there is none. */
export async function accountByEmail(db: Knex, email: string): Promise<Account | null> {
  const account = await db('users')
    .where('users.email', email)
    .first(...ACCOUNT_COLUMNS);
  return mayEnter(account) ? account : null;
}

export const holdsSuperRole = async (db: Knex, userId: number): Promise<boolean> =>
  (await db('role_user')
    .join('roles', 'roles.id', 'role_user.role_id')
    .where('role_user.user_id', userId)
    .where('roles.su', true)
    .first('roles.id')) !== undefined;
