import type { Knex } from 'knex';
import { withinSchools } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import type { Verdict } from '../../kernel/verdict';

interface Granted {
  su: boolean;
}
interface Judged extends Granted {
  accepted_at: string | null;
}

/** The invitations within the caller's scope. */
export const visible = <Q extends Knex.QueryBuilder>(query: Q, actor: Actor): Q =>
  withinSchools(query, actor, 'invitation:manage', 'invitations.school_id');

/** The deleted invitations within it. */
export const restorable = (deleted: Knex.QueryBuilder, actor: Actor): Knex.QueryBuilder =>
  withinSchools(deleted, actor, 'invitation:manage', 'deleted_records.school_id');

/** Administrators grant every role that is not above them; others only super administrators (T03). */
export const mayGrant = (actor: Actor, { su }: Granted): Verdict =>
  !su || actor.role === 'SUPER_ADMIN' ? 'allowed' : 'users.role-above';

/** Whether an invitation may be changed, sent again or deleted. */
export const mayChange = (actor: Actor, invitation: Judged): Verdict =>
  invitation.accepted_at === null ? mayGrant(actor, invitation) : 'invitations.accepted';

export function canOf(actor: Actor, invitation: Judged) {
  const allowed = mayChange(actor, invitation) === 'allowed';
  return { edit: allowed, resend: allowed, delete: allowed };
}
