import { notice, type PersonId } from '../kit/notice';
import { problem, type ProblemFacts } from '../kit/problem';
import type { Locale, Text } from '../locale';
import { EXPORT_MAX, USERS_AT_ONCE } from './limits';
import { namesOfRoles, type RoleCode } from '../roles';

/** Refusals: status and sentence of each. */
export const usersProblems = {
  'users.not-found': problem(404, 'No encontramos esa cuenta.', 'We could not find that account.'),
  'users.stale': problem(
    409,
    'Alguien más cambió esta cuenta. Revisa cómo quedó antes de guardar.',
    'Someone else changed this account. Look at how it stands before saving.',
  ),
  'users.oneself': problem(
    409,
    'No puedes hacer esto con tu propia cuenta.',
    'You cannot do this to your own account.',
  ),
  'users.above': problem(
    403,
    'Solo un superadministrador puede cambiar esta cuenta.',
    'Only a super administrator can change this account.',
  ),
  'users.role-above': problem(
    403,
    'Solo un superadministrador puede dar o quitar ese rol.',
    'Only a super administrator can give or take that role.',
  ),
  'users.role-fixed': problem(
    409,
    'Ese rol llegó de otro sistema y no se cambia aquí.',
    'That role came from another system and is not changed here.',
  ),
  'users.last-super': problem(
    409,
    'Es la última cuenta de superadministración. Da ese rol a otra persona antes.',
    'It is the last super administrator. Give that role to somebody else first.',
  ),
  'users.deleted': problem(
    409,
    'La cuenta está eliminada. Restáurala primero.',
    'The account is deleted. Restore it first.',
  ),
  'users.not-deleted': problem(409, 'La cuenta no está eliminada.', 'The account is not deleted.'),
  'users.no-pending-email': problem(
    409,
    'No hay un correo por confirmar: ya se confirmó, se retiró o caducó.',
    'No e-mail waits to be confirmed: it was confirmed or withdrawn, or has expired.',
  ),
  'users.email-taken': problem(
    409,
    'Otra cuenta ya usa este correo. Pide a tu administrador que elija otro.',
    'Another account already uses this e-mail. Ask your administrator to choose another.',
  ),
} as const satisfies Record<`users.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const usersFields = {
  'users.name.required': { es: 'El nombre es obligatorio.', en: 'The name is required.' },
  'users.surname.required': { es: 'El apellido es obligatorio.', en: 'The surname is required.' },
  'users.email.taken': { es: 'Otra cuenta ya usa este correo.', en: 'Another account already uses this e-mail.' },
  'users.email.pending': {
    es: 'Otra cuenta espera confirmar este correo.',
    en: 'Another account waits to confirm this e-mail.',
  },
  'users.school.unknown': { es: 'Elige una escuela que exista.', en: 'Choose a school that exists.' },
  'users.roles.required': { es: 'Elige al menos un rol.', en: 'Choose at least one role.' },
  'users.roles.unknown': { es: 'Ese rol no existe.', en: 'That role does not exist.' },
  'users.people.required': { es: 'Elige al menos a una persona.', en: 'Choose at least one person.' },
  'users.people.too-many': {
    es: `Elige como máximo a ${USERS_AT_ONCE} personas a la vez.`,
    en: `Choose at most ${USERS_AT_ONCE} people at once.`,
  },
  'users.people.twice': { es: 'Hay una persona dos veces.', en: 'Somebody is there twice.' },
  'users.export.too-many': {
    es: `Son más de ${EXPORT_MAX} cuentas. Usa filtros y vuelve a intentarlo.`,
    en: `These are more than ${EXPORT_MAX} accounts. Filter them and try again.`,
  },
  'users.levels.unknown': { es: 'Ese nivel no existe.', en: 'That level does not exist.' },
} as const satisfies Record<`users.${string}`, Text>;

/** Sentences after a success. */
export const usersMessages = {
  'users.saved': { es: 'Cuenta guardada.', en: 'Account saved.' },
  'users.email-asked': {
    es: 'Cuenta guardada. El correo cambia cuando se confirme con el enlace que enviamos al nuevo.',
    en: 'Account saved. The e-mail changes once it is confirmed with the link sent to the new one.',
  },
  'users.email-link-shown': {
    es: 'Cuenta guardada. Entrega el enlace a la persona: se muestra una sola vez.',
    en: 'Account saved. Hand the link to the person: it is shown only once.',
  },
  'users.email-sent-again': { es: 'Enlace enviado de nuevo.', en: 'Link sent again.' },
  'users.email-link-renewed': {
    es: 'Enlace renovado. Entrégalo a la persona: se muestra una sola vez.',
    en: 'Link renewed. Hand it to the person: it is shown only once.',
  },
  'users.email-withdrawn': {
    es: 'Cambio retirado. El correo sigue siendo el de antes.',
    en: 'Change withdrawn. The e-mail stays as it was.',
  },
  'users.email-confirmed': {
    es: 'Correo cambiado. Inicia sesión con él.',
    en: 'E-mail changed. Sign in with it.',
  },
  'users.banned': {
    es: 'Cuenta suspendida. Sus sesiones terminaron.',
    en: 'Account suspended. Its sessions have ended.',
  },
  'users.unbanned': { es: 'La cuenta puede entrar de nuevo.', en: 'The account can sign in again.' },
  'users.verified': { es: 'Cuenta verificada.', en: 'Account verified.' },
  'users.deleted': { es: 'Cuenta eliminada.', en: 'Account deleted.' },
  'users.restored': { es: 'Cuenta restaurada.', en: 'Account restored.' },
  'users.purged': { es: 'Cuentas depuradas.', en: 'Accounts purged.' },
} as const satisfies Record<`users.${string}`, Text>;

/** Changes of the notified person's roles. */
export interface RolesNotice {
  /** Who changed them; undefined in rows of earlier versions. */
  actor_id?: PersonId;
  given: readonly RoleCode[];
  taken: readonly RoleCode[];
}

/** `ahora tienes Coach y Docente, y ya no tienes Gerencia` */
const changed = ({ given, taken }: RolesNotice, locale: Locale, now: string, before: string): string =>
  [
    ...(given.length > 0 ? [`${now} ${namesOfRoles(given, locale)}`] : []),
    ...(taken.length > 0 ? [`${before} ${namesOfRoles(taken, locale)}`] : []),
  ].join(locale === 'es' ? ', y ' : ', and ');

/** Notifications. A type is stored in its rows, so it never changes. */
export const usersNotices = {
  'user.roles-changed': notice<RolesNotice>(
    {
      es: (facts, nameOf, { day }) => ({
        title: 'Tus roles cambiaron',
        body: `${nameOf(facts.actor_id)} cambió tus roles el ${day}: ${changed(facts, 'es', 'ahora tienes', 'ya no tienes')}.`,
      }),
      en: (facts, nameOf, { day }) => ({
        title: 'Your roles changed',
        body: `${nameOf(facts.actor_id)} changed your roles on ${day}: ${changed(facts, 'en', 'you now have', 'you no longer have')}.`,
      }),
    },
    ({ actor_id }) => [actor_id],
  ),
  'user.verified': notice<Pick<RolesNotice, 'actor_id'>>(
    {
      es: ({ actor_id }, nameOf, { day }) => ({
        title: 'Tu cuenta está verificada',
        body: `${nameOf(actor_id)} verificó tu cuenta el ${day}. Te damos la bienvenida.`,
      }),
      en: ({ actor_id }, nameOf, { day }) => ({
        title: 'Your account is verified',
        body: `${nameOf(actor_id)} verified your account on ${day}. Welcome.`,
      }),
    },
    ({ actor_id }) => [actor_id],
  ),
} as const satisfies Record<`user.${string}`, object>;
