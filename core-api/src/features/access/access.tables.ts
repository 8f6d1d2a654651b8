import type { Flag, Table } from '../../database/table';

/** A session, by the hash of its token. */
export interface SessionRow {
  id: number;
  token_hash: string;
  user_id: number;
  role_id: number;
  remember: Flag;
  user_agent: string;
  ip: string;
  /** When the password was last given in it; null: when it began. */
  confirmed_at: string | null;
  created_at: string;
  last_used_at: string;
  expires_at: string;
}

/** Failed sign-ins of an account, of an address, or of an account at an address. */
export interface SignInAttemptRow {
  subject: string;
  failures: number;
  first_at: string;
  blocked_until: string | null;
}

/** An account that has signed in from an address; `name` as the throttle counts it. */
export interface SignInPlaceRow {
  name: string;
  ip: string;
  last_at: string;
}

export interface UserPhotoRow {
  user_id: number;
  /** The photo's address; another photo has another one. */
  token: string;
  /** Its key in the file store. */
  path: string;
  created_at: string;
}

/** Two-step verification of a person; in force once confirmed. */
export interface UserTwoFactorRow {
  user_id: number;
  /** Sealed with the installation's key, see secret-box.ts. */
  secret: string;
  confirmed_at: string | null;
  /** The half minute of the last code that was accepted. */
  last_step: number;
  begun_at: string;
}

export interface RecoveryCodeRow {
  id: number;
  user_id: number;
  code_hash: string;
  used_at: string | null;
}

/** A correct password that waits for its code. */
export interface SecondStepRow {
  id: number;
  token_hash: string;
  user_id: number;
  remember: Flag;
  failures: number;
  expires_at: string;
}

export interface KnownDeviceRow {
  user_id: number;
  device: string;
  last_seen_at: string;
}

/** A single-use link of an invitation, of a person who sets a new password, or of a new address. */
export interface SingleUseLinkRow {
  id: number;
  token_hash: string;
  invitation_id: number | null;
  user_id: number | null;
  pending_email_id: number | null;
  created_at: string;
  expires_at: string;
}

/** How often something was asked for in a window of time. */
export interface RateWindowRow {
  subject: string;
  taken: number;
  began_at: string;
  ends_at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    sessions: Table<SessionRow, 'id' | 'remember' | 'user_agent' | 'ip'>;
    sign_in_attempts: Table<SignInAttemptRow>;
    sign_in_places: Table<SignInPlaceRow>;
    user_photos: Table<UserPhotoRow>;
    user_two_factor: Table<UserTwoFactorRow, 'last_step'>;
    recovery_codes: Table<RecoveryCodeRow, 'id'>;
    second_steps: Table<SecondStepRow, 'id' | 'failures'>;
    known_devices: Table<KnownDeviceRow>;
    single_use_links: Table<SingleUseLinkRow, 'id'>;
    rate_windows: Table<RateWindowRow>;
  }
}
