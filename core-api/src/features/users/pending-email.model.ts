import type { Knex } from 'knex';
import { BaseModel } from '../../database/base-model';

/** A person's new address that waits to be confirmed. */
export class PendingEmailModel extends BaseModel {
  static override tableName = 'pending_emails';
  static override booleans = ['is_mailed'];

  declare id: number;
  declare user_id: number;
  declare email: string;
  declare asked_by: number | null;
  declare letters: number;
  declare is_mailed: boolean;
  declare asked_at: string;
  declare expires_at: string;
}

/** Removes addresses that a new one takes the place of, with their links. Whoever else has removed them is as well. */
export async function removePending(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx('single_use_links').whereIn('pending_email_id', ids).delete();
  await trx('pending_emails').whereIn('id', ids).delete();
}
