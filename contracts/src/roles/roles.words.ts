import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';

/** Refusals: status and sentence of each. */
export const rolesProblems = {
  'roles.not-found': problem(404, 'No encontramos ese permiso.', 'We could not find that permission.'),
  'roles.cell-locked': problem(
    409,
    'Este permiso es de todas las personas y no se puede quitar.',
    'This permission belongs to everyone and cannot be taken away.',
  ),
  'roles.cell-none': problem(409, 'Este rol no puede tener ese permiso.', 'This role cannot have that permission.'),
  'roles.su-fixed': problem(
    409,
    'Los permisos de superadministración no se cambian.',
    'The permissions of super administrators do not change.',
  ),
  'roles.own-role': problem(
    409,
    'No puedes cambiar los permisos de un rol que tienes.',
    'You cannot change the permissions of a role that you hold.',
  ),
} as const satisfies Record<`roles.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const rolesFields = {
  'roles.permission.unknown': { es: 'Ese rol o permiso no existe.', en: 'That role or permission does not exist.' },
} as const satisfies Record<`roles.${string}`, Text>;

/** Sentences after a success. */
export const rolesMessages = {
  'roles.changed': { es: 'Permisos guardados. Ya están en vigor.', en: 'Permissions saved. They are in force now.' },
} as const satisfies Record<`roles.${string}`, Text>;
