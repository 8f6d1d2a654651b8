import type { Locale } from '@ruta/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../../database/base-model';
import type { UserRow } from './users.tables';

/** A person's account. `search_key` has name, surname and e-mail, normalised for searches. */
export class UserModel extends BaseModel {
  static override tableName = 'users';
  static override booleans = ['active', 'is_banned'];

  declare id: number;
  declare email: string;
  declare access: string;
  declare name: string;
  declare surname: string;
  declare search_key: string;
  declare timezone: string;
  declare locale: Locale;
  declare sex: UserRow['sex'];
  declare birthday: string | null;
  declare school_id: number | null;
  declare password_hash: string | null;
  declare verified_at: string | null;
  declare active: boolean;
  declare is_banned: boolean;
  declare remote_id: string | null;
  declare last_login_at: string | null;
  declare acting_role_id: number | null;
  declare deleted_at: string | null;
  declare purged_at: string | null;
  declare revision: number;
  declare created_at: string;
  declare updated_at: string;

  fullname(): string {
    return fullname(this);
  }
}

/** Name and surname, as lists show them. */
export const fullname = ({ name, surname }: { name: string; surname: string }): string => `${name} ${surname}`.trim();

interface Holding {
  user_id: number;
  role_id: number;
}

/** Gives a person a role. */
export const giveRole = (trx: Knex, holding: Holding): PromiseLike<number[]> =>
  trx('role_user').insert({ ...holding, attach_type: 'local' });

/** Takes a role from a person, who has no levels of it any more. Sessions in the role end with it. */
export async function takeRole(trx: Knex, holding: Holding): Promise<void> {
  await trx('role_user').where(holding).delete();
  await trx('sessions').where(holding).delete();
}

/** Adds levels to a role that a person holds. */
export const addLevels = (trx: Knex, holding: Holding, levels: readonly number[]): PromiseLike<number[]> =>
  trx('role_user_levels').insert(levels.map((level_id) => ({ ...holding, level_id })));

/** Removes all levels of a role that a person holds. */
export const removeLevels = (trx: Knex, holding: Holding): PromiseLike<number> =>
  trx('role_user_levels').where(holding).delete();
