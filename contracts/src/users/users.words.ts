import { notice } from '../kit/notice';
import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';
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
} as const satisfies Record<`users.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const usersFields = {
  'users.name.required': { es: 'El nombre es obligatorio.', en: 'The name is required.' },
  'users.surname.required': { es: 'El apellido es obligatorio.', en: 'The surname is required.' },
  'users.email.taken': { es: 'Otra cuenta ya usa este correo.', en: 'Another account already uses this e-mail.' },
  'users.school.unknown': { es: 'Elige una escuela que exista.', en: 'Choose a school that exists.' },
  'users.roles.required': { es: 'Elige al menos un rol.', en: 'Choose at least one role.' },
  'users.roles.unknown': { es: 'Ese rol no existe.', en: 'That role does not exist.' },
  'users.levels.unknown': { es: 'Ese nivel no existe.', en: 'That level does not exist.' },
} as const satisfies Record<`users.${string}`, Text>;

/** Sentences after a success. */
export const usersMessages = {
  'users.saved': { es: 'Cuenta guardada.', en: 'Account saved.' },
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
  given: readonly RoleCode[];
  taken: readonly RoleCode[];
}

/** Notifications. A type is stored in its rows, so it never changes. */
export const usersNotices = {
  'user.roles-changed': notice<RolesNotice>({
    es: ({ given, taken }) => ({
      title: 'Tus roles cambiaron',
      body: [
        ...(given.length > 0 ? [`Ahora tienes: ${namesOfRoles(given, 'es')}.`] : []),
        ...(taken.length > 0 ? [`Ya no tienes: ${namesOfRoles(taken, 'es')}.`] : []),
      ].join(' '),
    }),
    en: ({ given, taken }) => ({
      title: 'Your roles changed',
      body: [
        ...(given.length > 0 ? [`You now have: ${namesOfRoles(given, 'en')}.`] : []),
        ...(taken.length > 0 ? [`You no longer have: ${namesOfRoles(taken, 'en')}.`] : []),
      ].join(' '),
    }),
  }),
  'user.verified': notice<object>({
    es: () => ({
      title: 'Tu cuenta está verificada',
      body: 'Un administrador la dio por verificada. Te damos la bienvenida.',
    }),
    en: () => ({ title: 'Your account is verified', body: 'An administrator took it for verified. Welcome.' }),
  }),
} as const satisfies Record<`user.${string}`, object>;
