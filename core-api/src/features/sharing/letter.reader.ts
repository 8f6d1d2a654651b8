import type { Locale, RoleCode } from '@ruta/contracts';
import { ATTENDING_ROLES } from '@ruta/contracts/agenda/activity.schema';
import type { ShareReason } from '@ruta/contracts/sharing/limits';
import type { Knex } from 'knex';
import type { Flag } from '../../database/table';
import { ACTING_ROLE } from '../users';
import type { SharedProfessorRow } from './sharing.tables';

/** A person as they are now. */
export interface PersonNow {
  id: number;
  name: string;
  surname: string;
  email: string;
  locale: Locale;
  active: Flag;
  is_banned: Flag;
  deleted_at: string | null;
  own_school_id: number | null;
  role: RoleCode | null;
  /** Whether they have a role of the school's people. */
  attends: number;
}

/** A recipient as they are now, with the school of the sharing. */
export interface RecipientNow extends SharedProfessorRow, Omit<PersonNow, 'id'> {
  school_id: number;
}

const codes = ATTENDING_ROLES.map((code) => `'${code}'`).join(', ');
const ATTENDS = `exists (select 1 from role_user join roles on roles.id = role_user.role_id
  where role_user.user_id = users.id and roles.code in (${codes})) as attends`;

const withPerson = (db: Knex, query: Knex.QueryBuilder) =>
  query
    .leftJoin({ acting: 'roles' }, 'acting.id', db.raw(ACTING_ROLE))
    .select(
      ...['users.name', 'users.surname', 'users.email', 'users.locale', 'users.active', 'users.is_banned'],
      ...['users.deleted_at', 'users.school_id as own_school_id', 'acting.code as role', db.raw(ATTENDS)],
    );

/** A person; undefined after a purge. */
export async function personNow(db: Knex, id: number): Promise<PersonNow | undefined> {
  const [row] = await withPerson(db, db('users').where('users.id', id).whereNull('users.purged_at')).select<
    PersonNow[]
  >('users.id');
  return row;
}

const recipients = (db: Knex) =>
  withPerson(
    db,
    db({ to: 'shared_agenda_professors' })
      .join('shared_agendas', 'shared_agendas.id', 'to.shared_agenda_id')
      .join('users', 'users.id', 'to.user_id'),
  ).select<RecipientNow[]>('to.*', 'shared_agendas.school_id');

/** The recipient of a letter as they are now; undefined after a purge. */
export async function recipientNow(db: Knex, id: number): Promise<RecipientNow | undefined> {
  const [row] = await recipients(db).where('to.id', id);
  return row;
}

/** Why nothing is sent to a recipient: their account is closed, or they have left the school; null for who may read it. */
export function unfit({
  active,
  is_banned,
  deleted_at,
  own_school_id,
  school_id,
  attends,
}: Omit<PersonNow, 'id'> & { school_id: number }): ShareReason | null {
  if (deleted_at !== null || !active || is_banned) return 'inactive';
  return own_school_id === school_id && attends ? null : 'left';
}

/** The recipients of a sharing who may still read it. */
export async function toldOf(db: Knex, sharing: number): Promise<RecipientNow[]> {
  const rows = await recipients(db).where('to.shared_agenda_id', sharing).orderBy('to.id');
  return rows.filter((row) => unfit(row) === null);
}
