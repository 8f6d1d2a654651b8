import type { Knex } from 'knex';
import { inGroups } from '../database/in-groups';
import { holdingText } from '../database/json-text';

/** Deletes events of a kind, delivered or not, whose payload contains one of the texts, such as an address. */
export async function forgetEvents(trx: Knex, kind: string, texts: readonly string[]): Promise<void> {
  for (const some of inGroups(texts)) await holdingText(trx('outbox').where({ kind }), ['payload'], some).delete();
}
