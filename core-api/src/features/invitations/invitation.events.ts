import type { RoleCode } from '@ruta/contracts';
import { usersPages } from '@ruta/contracts/users/users.pages';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import { enqueueEvents, type Deliveries } from '../../outbox';
import { notify } from '../notifications';

const KIND = 'invitation.accepted';

interface Payload {
  inviter_id: number;
  person_id: number;
  roles: readonly RoleCode[];
}
interface Accepted {
  invited_by: number | null;
  role_code: RoleCode;
}

/** Notifies the inviters that an account was created, each of their own invitations (NOT-01). */
export async function enqueueAccepted(
  trx: Knex.Transaction,
  invitations: readonly Accepted[],
  { person_id, at }: { person_id: number; at: string },
): Promise<void> {
  const payloads = [...groupBy(invitations, ({ invited_by }) => invited_by)].flatMap(([inviter_id, theirs]) =>
    inviter_id === null
      ? []
      : [{ inviter_id, person_id, roles: theirs.map(({ role_code }) => role_code) } satisfies Payload],
  );
  await enqueueEvents(
    trx,
    payloads.map((payload) => ({ kind: KIND, payload, at })),
  );
}

/** Whether the inviter may still read accounts, where the notification leads. */
const mayStillLook = async (db: Knex, userId: number) =>
  (await db('users')
    .join('role_user', 'role_user.user_id', 'users.id')
    .join('role_permissions', 'role_permissions.role_id', 'role_user.role_id')
    .join('permissions', 'permissions.id', 'role_permissions.permission_id')
    .where({ 'users.id': userId, 'users.active': true, 'users.is_banned': false, 'users.deleted_at': null })
    .where({ 'permissions.code': 'user:read', 'role_permissions.enabled': true })
    .first('users.id')) !== undefined;

/** Creates the notification. */
export const acceptedDeliveries = (db: Knex): Deliveries => ({
  async [KIND](row) {
    const { inviter_id, person_id, roles } = row.payload as Payload; // written by `enqueueAccepted`
    if (!(await mayStillLook(db, inviter_id))) return;
    await notify(db, row, {
      type: KIND,
      notice: { person_id, roles },
      recipients: [{ user_id: inviter_id, url: usersPages.adminUser.href({ id: person_id }) }],
    });
  },
});
