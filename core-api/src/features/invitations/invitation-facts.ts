import { ROLE_CODES, ROLES, type RoleCode } from '@ruta/contracts';
import type { InvitationRole } from '@ruta/contracts/invitations/invitation.schema';
import type { Knex } from 'knex';
import { own } from '../../database/scope';
import { type Actor, assertPasswordConfirmed } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { assertAllowed } from '../../kernel/verdict';
import { schoolFor } from '../schools';
import { mayGrant } from './invitation.policy';

interface RoleRow {
  id: number;
  code: RoleCode;
  su: number | boolean;
}

const toRole = ({ id, code, su }: RoleRow): InvitationRole => ({
  id,
  code,
  name: ROLES[code].name.es,
  name_en: ROLES[code].name.en,
  su: Boolean(su),
});

/** The roles that the caller may name in an invitation, in the order of the product's list. */
export async function grantableRoles(db: Knex, actor: Actor): Promise<InvitationRole[]> {
  own(actor); // a list of names, narrowed by who asks
  const rows = (await db('roles').select('id', 'code', 'su')) as RoleRow[];
  return rows
    .map(toRole)
    .filter((role) => mayGrant(actor, role) === 'allowed')
    .sort((a, b) => ROLE_CODES.indexOf(a.code) - ROLE_CODES.indexOf(b.code));
}

/**
 * A role by its id, if the caller may grant it: 422 for one that is none, 403 for one above the caller, and the password
 * again for one above administration (T03).
 */
export async function grantableRole(db: Knex, actor: Actor, id: number): Promise<InvitationRole> {
  const row = (await db('roles').where({ id }).first('id', 'code', 'su')) as RoleRow | undefined;
  if (!row) throw new Problem('request.invalid', { errors: { role_id: ['invitations.role.unknown'] } });
  const role = toRole(row);
  assertAllowed(mayGrant(actor, role));
  if (role.su) assertPasswordConfirmed(actor);
  return role;
}

/** A role for many at once: none above ordinary administration, whoever asks (B08). */
export async function bulkRole(db: Knex, actor: Actor, id: number): Promise<InvitationRole> {
  const row = (await db('roles').where({ id }).first('id', 'code', 'su')) as RoleRow | undefined;
  const flaw = !row ? 'invitations.role.unknown' : row.su ? 'invitations.role.one-by-one' : null;
  if (!row || flaw) throw new Problem('request.invalid', { errors: { role_id: [flaw ?? 'invalid'] } });
  const role = toRole(row);
  assertAllowed(mayGrant(actor, role));
  return role;
}

/** The school of a form, if the caller's invitations reach it; null where the form names none. */
export async function schoolOf(db: Knex, actor: Actor, id: number | null | undefined): Promise<number | null> {
  return id == null ? null : (await schoolFor(db, actor, 'invitation:manage', id)).id;
}

/** What makes an open invitation the only one of its kind. */
export const openKey = (email: string, roleId: number): string => `${email}:${roleId}`;

export const subjectOf = ({ id, email }: { id: number; email: string }) => ({
  type: 'invitation' as const,
  id,
  label: email,
});
