import { duty, type DutyKind } from '../kit/duty';
import { notice, type PersonId } from '../kit/notice';
import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';
import { namesOfRoles, type RoleCode } from '../roles';

/** Refusals: status and sentence of each. */
export const invitationsProblems = {
  'invitations.not-found': problem(404, 'No encontramos esa invitación.', 'We could not find that invitation.'),
  'invitations.exists': problem(
    409,
    'Ya hay una invitación abierta para ese correo y ese rol. Puedes enviarla de nuevo.',
    'There is an open invitation for that e-mail and role. You can send it again.',
  ),
  'invitations.already-member': problem(
    409,
    'Ya hay una cuenta con ese correo. Cambia sus roles en Usuarios.',
    'There is an account with that e-mail. Change its roles in Users.',
  ),
  'invitations.address-pending': problem(
    409,
    'Una cuenta espera confirmar ese correo como suyo. Retira ese cambio en Usuarios, o invita a otro correo.',
    'An account waits to confirm that e-mail as its own. Withdraw that change in Users, or invite another e-mail.',
  ),
  'invitations.accepted': problem(
    409,
    'La invitación ya se aceptó y no se puede cambiar.',
    'The invitation was accepted and cannot be changed.',
  ),
  'invitations.stale': problem(
    409,
    'Alguien más cambió esta invitación. Revisa cómo quedó antes de guardar.',
    'Someone else changed this invitation. Look at how it stands before saving.',
  ),
} as const satisfies Record<`invitations.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const invitationsFields = {
  'invitations.terms.required': { es: 'Acepta las condiciones para continuar.', en: 'Accept the terms to go on.' },
  'invitations.role.required': { es: 'Elige un rol.', en: 'Choose a role.' },
  'invitations.role.unknown': { es: 'Elige un rol de la lista.', en: 'Choose a role from the list.' },
  'invitations.role.one-by-one': {
    es: 'Ese rol se invita de uno en uno.',
    en: 'That role is invited one person at a time.',
  },
  'invitations.emails.required': { es: 'Escribe al menos un correo.', en: 'Write at least one e-mail.' },
  'invitations.emails.too-many': {
    es: 'Son demasiados correos: máximo {max} por envío.',
    en: 'Too many e-mails: at most {max} at once.',
  },
  'invitations.emails.invalid': {
    es: 'Estos correos no son válidos: {emails}. No se envió nada.',
    en: 'These e-mails are not valid: {emails}. Nothing was sent.',
  },
} as const satisfies Record<`invitations.${string}`, Text>;

/** Sentences after a success. */
export const invitationsMessages = {
  'invitations.sent': { es: 'Invitación enviada.', en: 'Invitation sent.' },
  'invitations.link-shown': {
    es: 'Invitación creada. Entrega el enlace a la persona: se muestra una sola vez.',
    en: 'Invitation made. Hand the link to the person: it is shown only once.',
  },
  'invitations.saved': { es: 'Invitación actualizada.', en: 'Invitation updated.' },
  'invitations.saved-link': {
    es: 'Invitación actualizada. Entrega el enlace nuevo a la persona: se muestra una sola vez.',
    en: 'Invitation updated. Hand the new link to the person: it is shown only once.',
  },
  'invitations.resent': { es: 'Correo enviado de nuevo.', en: 'E-mail sent again.' },
  'invitations.link-renewed': {
    es: 'Enlace renovado. Entrégalo a la persona: se muestra una sola vez.',
    en: 'Link renewed. Hand it to the person: it is shown only once.',
  },
  'invitations.deleted': { es: 'Invitación eliminada.', en: 'Invitation deleted.' },
  'invitations.restored': {
    es: 'Invitación recuperada. Le enviamos un enlace nuevo.',
    en: 'Invitation restored. We sent them a new link.',
  },
  'invitations.restored-link': {
    es: 'Invitación recuperada. Entrega el enlace nuevo a la persona: se muestra una sola vez.',
    en: 'Invitation restored. Hand the new link to the person: it is shown only once.',
  },
  'invitations.bulk-sent': { es: 'Invitaciones enviadas.', en: 'Invitations sent.' },
  'invitations.bulk-made': { es: 'Invitaciones creadas.', en: 'Invitations made.' },
} as const satisfies Record<`invitations.${string}`, Text>;

/** Duties. */
export const invitationsDuties = {
  invitations_waiting: duty('waiting', 'Invitaciones sin aceptar', 'Invitations not accepted yet'),
} as const satisfies Record<string, DutyKind>;

/** Facts of an accepted invitation. */
export interface AcceptedNotice {
  person_id: PersonId;
  /** The roles that the notified person invited them to. */
  roles: readonly RoleCode[];
}

/** Notifications. A type is stored in its rows, so it never changes. */
export const invitationsNotices = {
  'invitation.accepted': notice<AcceptedNotice>(
    {
      es: ({ person_id, roles }, nameOf, { day }) => ({
        title: 'Invitación aceptada',
        body: `${nameOf(person_id)} aceptó tu invitación el ${day} y creó su cuenta como ${namesOfRoles(roles, 'es')}.`,
      }),
      en: ({ person_id, roles }, nameOf, { day }) => ({
        title: 'Invitation accepted',
        body: `${nameOf(person_id)} accepted your invitation on ${day} and created their account as ${namesOfRoles(roles, 'en')}.`,
      }),
    },
    ({ person_id }) => [person_id],
  ),
} as const satisfies Record<`invitation.${string}`, object>;
