import type { Knex } from 'knex';
import type { Core } from '../core';
import { forgetEvents } from '../outbox';
import { MAIL_KIND, mailDeliveries } from './mail-outbox';

/** Mails, sent through the outbox. */
export const mailRoom = ({ mailer }: Core) => ({
  letters: mailDeliveries(mailer),
  /** Deletes mails to purged people, sent or not. */
  forget: (trx: Knex, { addresses }: { addresses: readonly string[] }) => forgetEvents(trx, MAIL_KIND, addresses),
});
