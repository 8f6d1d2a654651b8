import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';

/** Refusals: status and sentence of each. */
export const coachRolesProblems = {
  'coach-roles.assigned': problem(
    409,
    'Escuelas que acompaña con ese rol: {schools}. Pásalas a otra persona antes de quitarlo.',
    'Schools accompanied in that role: {schools}. Hand them over to somebody else before you take it.',
  ),
  'coach-roles.above': problem(
    403,
    'Solo das y quitas roles por debajo del tuyo.',
    'You give and take only roles below your own.',
  ),
} as const satisfies Record<`coach-roles.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const coachRolesFields = {
  'coach-roles.required': { es: 'Elige al menos un rol.', en: 'Choose at least one role.' },
  'coach-roles.unknown': { es: 'Elige un rol de coaching.', en: 'Choose a role of coaching.' },
} as const satisfies Record<`coach-roles.${string}`, Text>;

/** Sentences after a success. */
export const coachRolesMessages = {
  'coach-roles.saved': { es: 'Roles guardados.', en: 'Roles saved.' },
  'coach-roles.transitional-saved': { es: 'Roles transitorios guardados.', en: 'Transitional roles saved.' },
  'coach-roles.transitional-removed': { es: 'Roles transitorios retirados.', en: 'Transitional roles removed.' },
} as const satisfies Record<`coach-roles.${string}`, Text>;
