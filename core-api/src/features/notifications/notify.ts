import type { NotificationType, Notices } from '@ruta/contracts/notices';
import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';
import { wakeStreams, type OutboxRow } from '../../outbox';

/** A recipient, with the page that the notification leads to. */
export interface Recipient {
  user_id: number;
  url: string;
}

/**
 * Creates the notifications of one outbox row. Idempotent by a unique key of row and person, also with parallel
 * deliveries.
 */
export async function notify<T extends NotificationType>(
  db: Knex,
  { id, created_at }: Pick<OutboxRow, 'id' | 'created_at'>,
  { type, notice, recipients }: { type: T; notice: Notices[T]; recipients: readonly Recipient[] },
): Promise<void> {
  await db.transaction(async (trx) => {
    const told = new Set(await trx('notifications').where({ outbox_id: id }).pluck('user_id'));
    const rows = recipients
      .filter(({ user_id }) => !told.has(user_id))
      .map(({ user_id, url }) => ({ user_id, outbox_id: id, type, data: JSON.stringify(notice), url, created_at }));
    for (const some of inGroups(rows, 500)) await trx('notifications').insert(some);
  });
  wakeStreams();
}
