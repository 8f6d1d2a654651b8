import { duty, type DutyKind } from '../kit/duty';
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
  'schools.import-not-found': problem(
    404,
    'No encontramos esa escuela importada.',
    'We could not find that imported school.',
  ),
  'schools.set-up': problem(
    409,
    'Ya hay una escuela configurada con ese id remoto.',
    'A school with that remote id is set up already.',
  ),
} as const satisfies Record<`schools.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const schoolsFields = {
  'schools.name.required': { es: 'El nombre de la escuela es obligatorio.', en: 'The name of the school is required.' },
  'schools.city.required': { es: 'La ciudad es obligatoria.', en: 'The city is required.' },
  'schools.levels.required': { es: 'Elige al menos un nivel.', en: 'Choose at least one level.' },
  'schools.country.unknown': { es: 'Elige un país.', en: 'Choose a country.' },
  'schools.state.unknown': { es: 'Elige un estado de ese país.', en: 'Choose a state of that country.' },
  'schools.timezone.unknown': { es: 'Elige una zona horaria que exista.', en: 'Choose a time zone that exists.' },
} as const satisfies Record<`schools.${string}`, Text>;

/** Sentences after a success. */
export const schoolsMessages = {
  'schools.saved': { es: 'Escuela guardada.', en: 'School saved.' },
  'schools.deleted': { es: 'Escuela eliminada.', en: 'School deleted.' },
  'schools.imported': { es: 'Escuelas importadas sin configurar.', en: 'Imported schools that are not set up.' },
  'schools.imported-none': {
    es: 'No hay escuelas importadas sin configurar.',
    en: 'There are no imported schools that are not set up.',
  },
  'schools.import-discarded': { es: 'Escuela importada descartada.', en: 'Imported school discarded.' },
} as const satisfies Record<`schools.${string}`, Text>;

/** Duties. */
export const schoolsDuties = {
  imported_schools_new: duty('waiting', 'Escuelas importadas', 'Imported schools'),
} as const satisfies Record<string, DutyKind>;
