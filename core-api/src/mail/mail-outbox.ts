import { email } from '@ruta/contracts/kit/fields';
import type { Knex } from 'knex';
import { enqueueEvent, type Deliveries, type OutboxRow } from '../outbox';
import type { Mail, Mailer } from './mailer';

export const MAIL_KIND = 'mail';

/**
 * Puts a letter into the outbox, in the transaction of what it is about (F14): the person's action succeeds while the
 * mail server is down, and the letter goes out later. Gives the id of its row.
 */
export async function post(trx: Knex.Transaction, mail: Mail, at: string): Promise<number> {
  const to = { name: mail.to.name.replace(/\s+/g, ' '), address: email.parse(mail.to.address) };
  return enqueueEvent(trx, { kind: MAIL_KIND, payload: { ...mail, to }, at });
}

/** The name of the letter of an outbox row: the same however often it is tried, so that a repetition can be told. */
export const letterId = ({ id, created_at }: Pick<OutboxRow, 'id' | 'created_at'>): string =>
  // The time tells apart the same number of another world: a database that was emptied counts anew.
  `mail-${id}-${created_at.replace(/\D/g, '')}`;

/** Sends letters. One that went out just before the process died goes out again, with the same Message-ID. */
export const mailDeliveries = (mailer: Mailer): Deliveries => ({
  [MAIL_KIND]: (row) => mailer.send(letterId(row), row.payload as Mail), // written by post above
});
