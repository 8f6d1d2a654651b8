import { ROLES, type Page, type RoleCode } from '@ruta/contracts';
import type { Invitation, InvitationRole, InvitationStatus } from '@ruta/contracts/invitations/invitation.schema';
import type { invitations } from '@ruta/contracts/invitations/invitations.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { isMysql } from '../../database/dialect';
import { inGroups } from '../../database/in-groups';
import { page } from '../../database/page';
import { likePattern } from '../../database/search-key';
import type { Flag } from '../../database/table';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import type { Kept } from '../imports';
import { pendingAmong } from '../users';
import { UNTOUCHED } from './invitation.model';
import { canOf, visible } from './invitation.policy';
import type { InvitationTableRow } from './invitations.tables';

export type ListInvitations = z.output<typeof invitations.list.query>;

const COLUMNS = { id: 'invitations.id', email: 'invitations.email', expires_at: 'invitations.expires_at' };

export interface InvitationRow extends Omit<
  InvitationTableRow,
  'batch_id' | 'open_key' | 'accepted_by' | 'name' | 'surname' | 'levels'
> {
  role_code: RoleCode;
  su: Flag;
  school_name: string | null;
  inviter_name: string | null;
  inviter_surname: string | null;
}

/** Rows with role, school and inviter, in one statement. */
const withNames = (query: Knex.QueryBuilder) =>
  query
    .join('roles', 'roles.id', 'invitations.role_id')
    .leftJoin('schools', 'schools.id', 'invitations.school_id')
    .leftJoin('users as inviters', 'inviters.id', 'invitations.invited_by')
    .select<InvitationRow[]>(
      'invitations.id',
      'invitations.email',
      'invitations.role_id',
      'roles.code as role_code',
      'roles.su',
      'invitations.school_id',
      'schools.name as school_name',
      'invitations.invited_by',
      'inviters.name as inviter_name',
      'inviters.surname as inviter_surname',
      'invitations.locale',
      'invitations.letters',
      'invitations.sent_at',
      'invitations.expires_at',
      'invitations.accepted_at',
      'invitations.revision',
      'invitations.created_at',
      'invitations.updated_at',
    );

/** The open invitation whose last mail has this number. */
export async function letterDue(db: Knex, id: number, letter: number, now: string): Promise<InvitationRow | undefined> {
  const [row] = await withNames(
    db('invitations')
      .where('invitations.id', id)
      .where('invitations.letters', letter)
      .whereNull('invitations.accepted_at')
      .where('invitations.expires_at', '>', now),
  );
  return row;
}

/** The invitations of a bulk sending, in its order. */
export const invitationsOfBatch = (db: Knex, batch_id: number) =>
  db('invitations').where({ batch_id }).orderBy('id').select('id', 'email');

/** The addresses of open invitations with these keys. */
export const invitedAddresses = (db: Knex, openKeys: readonly string[]) =>
  db('invitations').whereIn('open_key', openKeys).pluck('email');

/** The ids of open invitations by their keys. */
export async function openInvitations(db: Knex, openKeys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (const some of inGroups(openKeys, 500))
    for (const { id, open_key } of await db('invitations').whereIn('open_key', some).select('id', 'open_key'))
      if (open_key !== null) found.set(open_key, id);
  return found;
}

/** How invitations stand, locked until the transaction ends; one that is gone is absent. */
export async function lockedInvitations(
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Kept | 'untouched'>> {
  const found = new Map<number, Kept | 'untouched'>();
  for (const some of inGroups(ids, 500)) {
    const query = trx('invitations').whereIn('id', some);
    if (isMysql(trx)) void query.orderBy('id').forUpdate();
    for (const { id, accepted_at, revision, letters } of await query.select(
      'id',
      'accepted_at',
      'revision',
      'letters',
    )) {
      const isUntouched = revision === UNTOUCHED.revision && letters === UNTOUCHED.letters;
      found.set(id, accepted_at !== null ? 'used' : isUntouched ? 'untouched' : 'kept');
    }
  }
  return found;
}

/** Those of the addresses that an account has, or waits to confirm as its own at `now` (UTC). */
export const memberAddresses = async (db: Knex, emails: readonly string[], now: string): Promise<string[]> => [
  ...(await db('users').whereIn('email', emails).pluck('email')),
  ...(await pendingAmong(db, emails, now)),
];

/** Whether the address has an account. */
export const hasAccount = async (db: Knex, email: string): Promise<boolean> =>
  (await db('users').where({ email }).first('id')) !== undefined;

export function statusOf(row: Pick<InvitationRow, 'accepted_at' | 'expires_at' | 'sent_at'>, now: string) {
  if (row.accepted_at !== null) return 'accepted' satisfies InvitationStatus;
  if (row.expires_at <= now) return 'expired' satisfies InvitationStatus;
  return row.sent_at === null ? 'pending' : 'sent';
}

export const roleOf = (row: { role_id: number; role_code: RoleCode; su: Flag }): InvitationRole => {
  const { name } = ROLES[row.role_code];
  return { id: row.role_id, code: row.role_code, name: name.es, name_en: name.en, su: Boolean(row.su) };
};

export const inviterOf = (row: InvitationRow): string | null =>
  row.inviter_name === null ? null : `${row.inviter_name} ${row.inviter_surname ?? ''}`.trim();

/** Turns rows into invitations of the contract, with the caller's verdicts. */
export function invitationReader(clock: Clock) {
  const toInvitation = (actor: Actor, row: InvitationRow): Invitation => {
    const inviter = inviterOf(row);
    return {
      id: row.id,
      email: row.email,
      role_id: row.role_id,
      role: roleOf(row),
      school: row.school_id === null ? null : { id: row.school_id, name: row.school_name ?? '' },
      status: statusOf(row, utc(clock.now())),
      sent_at: row.sent_at,
      resend_count: row.letters - 1,
      expires_at: row.expires_at,
      accepted_at: row.accepted_at,
      invited_by: row.invited_by === null || inviter === null ? null : { id: row.invited_by, fullname: inviter },
      revision: row.revision,
      created_at: row.created_at,
      updated_at: row.updated_at,
      can: canOf(actor, { su: Boolean(row.su), accepted_at: row.accepted_at }),
    };
  };

  return {
    list(db: Knex, actor: Actor, request: ListInvitations): Promise<Page<Invitation>> {
      const { filter } = request;
      const query = visible(db('invitations'), actor);
      if (filter.email) void query.whereRaw("invitations.email like ? escape '!'", [likePattern(filter.email)]);
      if (filter.role_id !== undefined) void query.where('invitations.role_id', filter.role_id);
      return page(db, query, request, {
        table: 'invitations',
        columns: COLUMNS,
        select: withNames,
        present: (rows) => rows.map((row) => toInvitation(actor, row)),
      });
    },

    /** The row of an invitation within scope; otherwise 404. */
    async row(db: Knex, actor: Actor, id: number): Promise<InvitationRow> {
      const [row] = await withNames(visible(db('invitations').where('invitations.id', id), actor));
      if (!row) throw new Problem('invitations.not-found');
      return row;
    },

    async get(db: Knex, actor: Actor, id: number): Promise<Invitation> {
      return toInvitation(actor, await this.row(db, actor, id));
    },
  };
}

export type InvitationReader = ReturnType<typeof invitationReader>;
