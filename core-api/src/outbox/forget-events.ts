import type { Knex } from 'knex';
import { inGroups } from '../database/in-groups';
import { holdingText } from '../database/json-text';

/** Deletes the events of a kind, carried out or not, whose payload holds one of the texts, such as an address. */
export async function forgetEvents(trx: Knex, kind: string, texts: readonly string[]): Promise<void> {
  for (const some of inGroups(texts)) await holdingText(trx('outbox').where({ kind }), ['payload'], some).delete();
}
