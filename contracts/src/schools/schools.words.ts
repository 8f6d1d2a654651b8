import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';

/** Refusals: status and sentence of each. */
export const schoolsProblems = {
  'schools.not-found': problem(404, 'No encontramos esa escuela.', 'We could not find that school.'),
  'schools.stale': problem(
    409,
    'Alguien más cambió esta escuela. Revisa cómo quedó antes de guardar.',
    'Someone else changed this school. Look at how it stands before saving.',
  ),
  'schools.in-use': problem(
    409,
    'La escuela tiene personas o un equipo de coaching en el ciclo en curso. Reasígnalos antes de eliminarla.',
    'The school has people, or a coaching team in the running cycle. Reassign them before deleting it.',
  ),
} as const satisfies Record<`schools.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const schoolsFields = {
  'schools.name.required': { es: 'El nombre de la escuela es obligatorio.', en: 'The name of the school is required.' },
  'schools.city.required': { es: 'La ciudad es obligatoria.', en: 'The city is required.' },
} as const satisfies Record<`schools.${string}`, Text>;

/** Sentences after a success. */
export const schoolsMessages = {
  'schools.saved': { es: 'Escuela guardada.', en: 'School saved.' },
  'schools.deleted': { es: 'Escuela eliminada.', en: 'School deleted.' },
} as const satisfies Record<`schools.${string}`, Text>;
