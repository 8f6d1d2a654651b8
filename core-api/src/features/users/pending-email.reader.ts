import type { Locale } from '@ruta/contracts';
import type { Knex } from 'knex';
import { holdsSuperRole } from '../access';
import { rolesInForce } from '../roles';
import { userPolicy } from './user.policy';
import type { PendingEmailRow, UserRow } from './users.tables';

/** A new address with the account that it is for. */
export interface EmailChangeRow extends PendingEmailRow {
  /** The address until now. */
  from: string;
  access: string;
  name: string;
  surname: string;
  locale: Locale;
  timezone: string;
  school: string | null;
}

const withPerson = (query: Knex.QueryBuilder) =>
  query
    .join('users', 'users.id', 'pending_emails.user_id')
    .leftJoin('schools', 'schools.id', 'users.school_id')
    .whereNull('users.deleted_at')
    .first<EmailChangeRow | undefined>(
      'pending_emails.*',
      'users.email as from',
      'users.access',
      'users.name',
      'users.surname',
      'users.locale',
      'users.timezone',
      'schools.name as school',
    );

/** The new address of a person that waits now (UTC); undefined if there is none. */
export const pendingOf = (db: Knex, user_id: number, now: string) =>
  db('pending_emails').where({ user_id }).where('expires_at', '>', now).first('id', 'email', 'letters');

/** The rows of a person, and of an address whoever it is for. */
export const pendingFor = (db: Knex, user_id: number, email: string) =>
  db('pending_emails').where({ user_id }).orWhere({ email }).select('id', 'user_id', 'expires_at');

export const hasEmail = async (db: Knex, email: string): Promise<boolean> =>
  (await db('users').where({ email }).first('id')) !== undefined;

/** The change whose last letter has this number, while it waits (UTC). */
export const letterDue = (db: Knex, { id, letters, now }: { id: number; letters: number; now: string }) =>
  withPerson(
    db('pending_emails')
      .where('pending_emails.id', id)
      .where('pending_emails.letters', letters)
      .where('pending_emails.expires_at', '>', now),
  );

/**
 * The change of a link while it waits (UTC), if whoever asked for it may still ask: somebody may have risen above them
 * meanwhile (T03). Deleted accounts change nothing.
 */
export async function changeInForce(db: Knex, id: number, now: string): Promise<EmailChangeRow | undefined> {
  const row = await withPerson(
    db('pending_emails').where('pending_emails.id', id).where('pending_emails.expires_at', '>', now),
  );
  return row && (await mayStillAsk(db, row)) ? row : undefined;
}

async function mayStillAsk(db: Knex, { asked_by, user_id }: EmailChangeRow): Promise<boolean> {
  if (asked_by === null) return false;
  const standing: Partial<UserRow> = { id: asked_by, active: 1, is_banned: 0, deleted_at: null };
  const asker = await db('users').where(standing).first('id');
  const codes = (await rolesInForce(db, asked_by)).map(({ code }) => code);
  const role = codes.find((code) => code === 'SUPER_ADMIN') ?? codes[0];
  if (!asker || role === undefined) return false;
  const su = await holdsSuperRole(db, user_id);
  return userPolicy.changeEmail({ userId: asked_by, role }, { id: user_id, deleted_at: null, su }) === 'allowed';
}
