import type { Locale } from '@ruta/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../../database/base-model';
import { inGroups } from '../../database/in-groups';
import type { NewRow } from '../../database/table';
import type { RestorableRecord } from '../../deletions/deletions.tables';

/** An invitation of an address to a role. */
export class InvitationModel extends BaseModel {
  static override tableName = 'invitations';

  declare id: number;
  declare email: string;
  declare role_id: number;
  declare school_id: number | null;
  declare invited_by: number | null;
  declare batch_id: number | null;
  declare open_key: string | null;
  declare locale: Locale;
  declare letters: number;
  declare sent_at: string | null;
  declare expires_at: string;
  declare accepted_at: string | null;
  declare accepted_by: number | null;
  declare revision: number;
  declare created_at: string;
  declare updated_at: string;
}

/** A sending to many addresses. `result` is JSON. */
export class InvitationBatchModel extends BaseModel {
  static override tableName = 'invitation_batches';

  declare id: number;
  declare invited_by: number | null;
  declare role_id: number;
  declare school_id: number | null;
  declare result: string;
  declare created_at: string;
}

/** What a deleted invitation is restored from. Its links end for good. */
export const invitationRecord: RestorableRecord = {
  kind: 'invitation',
  tables: { invitations: { of: (trx, id) => trx('invitations').where({ id }).select() } },
};

/** Inserts the invitations of a bulk sending; Objection inserts only one row per statement. */
export async function insertInvitations(trx: Knex, rows: readonly NewRow<'invitations'>[]): Promise<void> {
  for (const some of inGroups(rows)) await trx('invitations').insert(some);
}

/** Deletes invitations that nobody accepted or changed since they were made. Returns how many. */
export async function deleteUntouched(trx: Knex.Transaction, ids: readonly number[]): Promise<number> {
  let gone = 0;
  for (const some of inGroups(ids, 500))
    gone += await trx('invitations').whereIn('id', some).whereNull('accepted_at').where(UNTOUCHED).delete();
  return gone;
}

/** An invitation as it was made: nobody changed it or sent it again. */
export const UNTOUCHED = { revision: 1, letters: 1 } as const;

/** Notes that the letter with this number was sent; not if another one was asked for meanwhile. */
export const markSent = (db: Knex, at: { id: number; letters: number }, now: string): PromiseLike<number> =>
  db('invitations').where(at).update({ sent_at: now });

/** Gives a new account the roles of its invitations. */
export async function giveRoles(trx: Knex, user_id: number, roles: readonly number[]): Promise<void> {
  await trx('role_user').insert(roles.map((role_id) => ({ user_id, role_id })));
}
