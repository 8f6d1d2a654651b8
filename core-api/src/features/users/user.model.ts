import type { Locale } from '@ruta/contracts';
import type { Profile } from '@ruta/contracts/access/profile.schema';
import { BaseModel } from '../../database/base-model';

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
  declare sex: Profile['sex'];
  declare birthday: string | null;
  declare school_id: number | null;
  declare password_hash: string | null;
  declare verified_at: string | null;
  declare active: boolean;
  declare is_banned: boolean;
  declare last_login_at: string | null;
  declare acting_role_id: number | null;
  declare deleted_at: string | null;
  declare revision: number;
  declare created_at: string;
  declare updated_at: string;

  fullname(): string {
    return fullname(this);
  }
}

/** Name and surname, as lists show them. */
export const fullname = ({ name, surname }: { name: string; surname: string }): string => `${name} ${surname}`.trim();
