import type { Knex } from 'knex';

/** Notes that the mail server took a mail that was tried. */
export async function noteMail(db: Knex, at: string): Promise<void> {
  await db('installation_events').insert({ kind: 'mail', at });
}

/** Puts the list away, or brings it back with `null`. Twice at once has the effect of once. */
export async function notePutAway(trx: Knex.Transaction, at: string | null): Promise<void> {
  if (at === null) await trx('installation_events').where({ kind: 'put_away' }).delete();
  else await trx('installation_events').insert({ kind: 'put_away', at });
}
