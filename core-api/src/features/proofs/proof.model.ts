import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { BaseModel } from '../../database/base-model';
import { inGroups } from '../../database/in-groups';
import { lockRows } from '../../database/row-locks';
import { searchKey } from '../../database/search-key';
import type { NewRow } from '../../database/table';

/** What the attendance proof of an activity says. */
export class AttendanceProofModel extends BaseModel {
  static override tableName = 'attendance_proofs';
  static override booleans = ['send_proof'];

  declare id: number;
  declare agenda_activity_id: number;
  declare name: string;
  declare date: string;
  declare time: string;
  declare send_proof: boolean;
  declare issued_by: number;
  declare folio: string | null;
  declare issued_at: string | null;
  declare created_at: string;
  declare updated_at: string;
}

type Printed = Omit<NewRow<'attendance_proof_users'>, 'id' | 'code' | 'search_key'>;

/** A row with its code and what it is found by. */
const coded = (printed: Printed): NewRow<'attendance_proof_users'> => ({
  ...printed,
  code: randomBytes(32).toString('base64url'),
  search_key: searchKey(`${printed.person} ${printed.title} ${printed.folio}`),
});

/** Inserts the proofs of an activity; returns their ids. */
export async function insertProofs(trx: Knex, proofId: number, printed: readonly Printed[]): Promise<number[]> {
  for (const some of inGroups(printed.map(coded), 40)) await trx('attendance_proof_users').insert(some);
  return trx('attendance_proof_users').where({ proof_id: proofId }).orderBy('id').pluck('id');
}

/** Inserts one proof; returns its id. */
export async function insertProof(trx: Knex, printed: Printed): Promise<number> {
  const [id] = await trx('attendance_proof_users').insert(coded(printed));
  return id ?? 0;
}

/** Those of the proofs whose letter nobody asked for yet. Marks them, so that each is asked for once. */
export async function takeLetters(trx: Knex, ids: readonly number[], at: string): Promise<number[]> {
  await lockRows(trx, 'attendance_proof_users', ids);
  const due = await trx('attendance_proof_users').whereIn('id', ids).whereNull('letter_at').pluck('id');
  await trx('attendance_proof_users').whereIn('id', due).whereNull('letter_at').update({ letter_at: at });
  return due;
}

/** Notes that the letter was sent. */
export const noteMailed = (db: Knex, id: number, at: string) =>
  db('attendance_proof_users').where({ id, mailed_at: null }).update({ mailed_at: at });

/** Deletes the proofs of purged people; the public page then knows none (decision 0047). */
export async function forgetProofs(trx: Knex, ids: readonly number[]): Promise<void> {
  await trx('attendance_proof_users').whereIn('user_id', ids).delete();
}
