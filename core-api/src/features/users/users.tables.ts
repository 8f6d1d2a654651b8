import type { Locale } from '@ruta/contracts';
import type { DpiTimeFactor } from '@ruta/contracts/dpi/limits';
import type { Profile } from '@ruta/contracts/access/profile.schema';
import type { Flag, Table } from '../../database/table';

/** A person with an account. `search_key` holds name, surname and e-mail as they are searched. */
export interface UserRow {
  id: number;
  email: string;
  access: string;
  registration_method: 'local' | 'other';
  name: string;
  surname: string;
  search_key: string;
  timezone: string;
  locale: Locale;
  sex: Profile['sex'];
  birthday: string | null;
  school_id: number | null;
  password_hash: string | null;
  verified_at: string | null;
  active: Flag;
  is_banned: Flag;
  remote_id: string | null;
  last_login_at: string | null;
  /** The role that the person chose; null until they choose one of several. */
  acting_role_id: number | null;
  /** How many times the usual time this person has for timed questions. */
  time_factor: DpiTimeFactor;
  deleted_at: string | null;
  purged_at: string | null;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A person's new address, until it is confirmed or withdrawn, or expires. */
export interface PendingEmailRow {
  id: number;
  user_id: number;
  email: string;
  /** Who asked for it, or sent its link last; null once that account is gone. */
  asked_by: number | null;
  letters: number;
  is_mailed: Flag;
  asked_at: string;
  expires_at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    users: Table<
      UserRow,
      'id' | 'registration_method' | 'timezone' | 'locale' | 'sex' | 'active' | 'is_banned' | 'time_factor' | 'revision'
    >;
    pending_emails: Table<PendingEmailRow, 'id' | 'letters'>;
  }
}
