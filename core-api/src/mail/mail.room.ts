import type { Knex } from 'knex';
import type { Core } from '../core';
import { forgetEvents } from '../outbox';
import { MAIL_KIND, mailDeliveries } from './mail-outbox';

/** Letters that go through the outbox. */
export const mailRoom = ({ mailer }: Core) => ({
  deliveries: mailDeliveries(mailer),
  /** Letters to purged people, whether they were sent or given up. */
  forget: (trx: Knex, { addresses }: { addresses: readonly string[] }) => forgetEvents(trx, MAIL_KIND, addresses),
});
