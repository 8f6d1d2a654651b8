import type { Knex } from 'knex';
import type { OutboxRow } from './rows';

/**
 * Notes in a row that the link of its letter was issued; false if it was before. Stays when the link is used or
 * replaced, so that a repeated letter cannot issue it again (0017). `at` is UTC.
 */
export async function noteIssued(trx: Knex.Transaction, { id }: Pick<OutboxRow, 'id'>, at: string): Promise<boolean> {
  return (await trx('outbox').where({ id, link_issued_at: null }).update({ link_issued_at: at })) === 1;
}

/** Takes the note back, for a letter that was not taken; false if another attempt has begun meanwhile. */
export async function noteNotIssued(
  trx: Knex.Transaction,
  { id, attempts }: Pick<OutboxRow, 'id' | 'attempts'>,
): Promise<boolean> {
  return (await trx('outbox').where({ id, attempts }).update({ link_issued_at: null })) === 1;
}
