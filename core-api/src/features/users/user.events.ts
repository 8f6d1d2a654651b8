import type { RoleCode } from '@ruta/contracts';
import type { RolesNotice } from '@ruta/contracts/notifications/notification.texts';
import type { Knex } from 'knex';
import { announce, type Deliveries } from '../../outbox';
import { tell } from '../notifications';

const ROLES_CHANGED = 'user.roles-changed';
const VERIFIED = 'user.verified';
/** The page of a person's own account. */
const PAGE = '/profile';

interface RolesPayload extends RolesNotice {
  user_id: number;
}
interface VerifiedPayload {
  user_id: number;
}

/** Tells a person that their roles are others now (NOT-01). Other levels of the same roles are no news. */
export async function announceRoles(
  trx: Knex.Transaction,
  user_id: number,
  { before, after, at }: { before: readonly RoleCode[]; after: readonly RoleCode[]; at: string },
): Promise<void> {
  const given = after.filter((code) => !before.includes(code));
  const taken = before.filter((code) => !after.includes(code));
  if (given.length + taken.length === 0) return;
  await announce(trx, { kind: ROLES_CHANGED, payload: { user_id, given, taken } satisfies RolesPayload, at });
}

/** Tells a person that an administrator took their account for verified (NOT-01). */
export const announceVerified = (trx: Knex.Transaction, user_id: number, at: string): Promise<number> =>
  announce(trx, { kind: VERIFIED, payload: { user_id } satisfies VerifiedPayload, at });

/** Writes the notifications of such news. */
export const userDeliveries = (db: Knex): Deliveries => ({
  async [ROLES_CHANGED](row) {
    const { user_id, given, taken } = row.payload as RolesPayload; // written by announceRoles
    await tell(db, row, { type: ROLES_CHANGED, notice: { given, taken }, recipients: [{ user_id, url: PAGE }] });
  },
  async [VERIFIED](row) {
    const { user_id } = row.payload as VerifiedPayload; // written by announceVerified
    await tell(db, row, { type: VERIFIED, notice: {}, recipients: [{ user_id, url: PAGE }] });
  },
});
