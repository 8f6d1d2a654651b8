import { ROLE_CODES } from '@ruta/contracts';
import type { InvitationRole } from '@ruta/contracts/invitations/invitation.schema';
import type { Knex } from 'knex';
import { own } from '../../database/scope';
import { type Actor, assertPasswordConfirmed } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { assertAllowed } from '../../kernel/verdict';
import { roleById, roleCatalogue, type RoleRow } from '../roles';
import { schoolFor } from '../schools';
import { mayGrant } from './invitation.policy';
import { roleOf } from './invitation.reader';

const toRole = ({ id, code, su }: Pick<RoleRow, 'id' | 'code' | 'su'>): InvitationRole =>
  roleOf({ role_id: id, role_code: code, su });

/** The roles that the caller may invite to, in the product's order. */
export async function grantableRoles(db: Knex, actor: Actor): Promise<InvitationRole[]> {
  own(actor); // only names, filtered by the caller's role
  const rows = await roleCatalogue(db);
  return rows
    .map(toRole)
    .filter((role) => mayGrant(actor, role) === 'allowed')
    .sort((a, b) => ROLE_CODES.indexOf(a.code) - ROLE_CODES.indexOf(b.code));
}

/**
 * A role that the caller may grant: 422 if it is unknown, 403 if it is above the caller; above administration it needs
 * the password again (T03).
 */
export async function grantableRole(db: Knex, actor: Actor, id: number): Promise<InvitationRole> {
  const row = await roleById(db, id);
  if (!row) throw new Problem('request.invalid', { errors: { role_id: ['invitations.role.unknown'] } });
  const role = toRole(row);
  assertAllowed(mayGrant(actor, role));
  if (role.su) assertPasswordConfirmed(actor);
  return role;
}

/** A role for a bulk sending: none above ordinary administration (B08). */
export async function bulkRole(db: Knex, actor: Actor, id: number): Promise<InvitationRole> {
  const row = await roleById(db, id);
  const flaw = !row ? 'invitations.role.unknown' : row.su ? 'invitations.role.one-by-one' : null;
  if (!row || flaw) throw new Problem('request.invalid', { errors: { role_id: [flaw ?? 'invalid'] } });
  const role = toRole(row);
  assertAllowed(mayGrant(actor, role));
  return role;
}

/** The school of a form, if the caller may invite to it; null if the form has none. */
export async function schoolOf(db: Knex, actor: Actor, id: number | null | undefined): Promise<number | null> {
  return id == null ? null : (await schoolFor(db, actor, 'invitation:manage', id)).id;
}

/** Key that makes an open invitation unique. */
export const openKey = (email: string, roleId: number): string => `${email}:${roleId}`;

export const subjectOf = ({ id, email }: { id: number; email: string }) => ({
  type: 'invitation' as const,
  id,
  label: email,
});
