import type { PendingEmail } from '@ruta/contracts/users/user.schema';
import type { PendingEmailRow } from './users.tables';

/** The columns of `pending_emails` beside those of an account; null where nothing waits. */
export interface PendingColumns {
  pending_email: string | null;
  pending_asked_at: PendingEmailRow['asked_at'];
  pending_expires_at: PendingEmailRow['expires_at'];
  pending_is_mailed: PendingEmailRow['is_mailed'];
}

export const PENDING_COLUMNS = (['email', 'asked_at', 'expires_at', 'is_mailed'] as const).map(
  (column) => `pending_emails.${column} as pending_${column}`,
);

/** The address that waits at `now` (UTC). */
export const pendingFrom = (row: PendingColumns, now: string): PendingEmail | null =>
  row.pending_email === null || row.pending_expires_at <= now
    ? null
    : {
        email: row.pending_email,
        asked_at: row.pending_asked_at,
        expires_at: row.pending_expires_at,
        is_mailed: Boolean(row.pending_is_mailed),
      };
