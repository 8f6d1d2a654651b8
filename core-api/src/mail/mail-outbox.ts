import { email } from '@ruta/contracts/kit/fields';
import type { Knex } from 'knex';
import { enqueueEvent, type Deliveries, type OutboxRow } from '../outbox';
import type { Mail, Mailer } from './mailer';

export const MAIL_KIND = 'mail';

/**
 * Enqueues a mail in the transaction of its cause (F14). So the action succeeds even if the mail server is down, and
 * the mail is sent later. Returns the id of the outbox row.
 */
export async function post(trx: Knex.Transaction, mail: Mail, at: string): Promise<number> {
  const to = { name: mail.to.name.replace(/\s+/g, ' '), address: email.parse(mail.to.address) };
  return enqueueEvent(trx, { kind: MAIL_KIND, lane: 'letters', payload: { ...mail, to }, at });
}

/** The id of a mail; equal for all attempts, so that a repetition can be recognised. */
export const letterId = ({ id, created_at }: Pick<OutboxRow, 'id' | 'created_at'>): string =>
  // Includes the time, because ids restart when the database is emptied.
  `mail-${id}-${created_at.replace(/\D/g, '')}`;

/** Sends mails. If the process dies after sending, the mail is sent again with the same Message-ID. */
export const mailDeliveries = (mailer: Mailer): Deliveries => ({
  [MAIL_KIND]: (row, signal) => mailer.send(letterId(row), row.payload as Mail, signal), // written by `post`
});
