import type { NotificationType, Notices } from '@ruta/contracts/notices';
import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';
import { wakeStreams, type OutboxRow } from '../../outbox';

/** A recipient, with the page that the notification leads to, and facts of their own instead of those of all. */
export interface Recipient<T extends NotificationType = NotificationType> {
  user_id: number;
  url: string;
  notice?: Notices[T];
}

interface Notify<T extends NotificationType> {
  type: T;
  notice: Notices[T];
  recipients: readonly Recipient<T>[];
  /** What else a person gets, in the same transaction and as often: once. */
  alongside?: (trx: Knex.Transaction, recipient: Required<Recipient<T>>) => Promise<unknown>;
}

/**
 * Creates the notifications of one outbox row. Idempotent by a unique key of row and person, also with parallel
 * deliveries.
 */
export async function notify<T extends NotificationType>(
  db: Knex,
  { id, created_at }: Pick<OutboxRow, 'id' | 'created_at'>,
  { type, notice, recipients, alongside }: Notify<T>,
): Promise<void> {
  await db.transaction(async (trx) => {
    const told = new Set(await trx('notifications').where({ outbox_id: id }).pluck('user_id'));
    const untold = recipients
      .filter(({ user_id }) => !told.has(user_id))
      .map((recipient) => ({ notice, ...recipient }));
    const rows = untold.map(({ user_id, url, notice: own }) => {
      const data = JSON.stringify(own);
      return { user_id, outbox_id: id, type, data, url, created_at };
    });
    for (const some of inGroups(rows, 500)) await trx('notifications').insert(some);
    for (const recipient of untold) await alongside?.(trx, recipient);
  });
  wakeStreams();
}
