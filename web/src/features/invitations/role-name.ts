import type { InvitationRole } from '@ruta/contracts/invitations/invitation.schema';
import type { Locale } from '@ruta/contracts/locale';

export const roleName = ({ name, name_en }: InvitationRole, locale: Locale): string =>
  locale === 'es' ? name : name_en;

/** Roles as options of a field. */
export const roleItems = (roles: readonly InvitationRole[], locale: Locale) =>
  roles.map((role) => ({ id: String(role.id), label: roleName(role, locale) }));
