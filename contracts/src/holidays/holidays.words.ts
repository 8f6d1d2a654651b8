import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';

/** Refusals: status and sentence of each. */
export const holidaysProblems = {
  'holidays.not-found': problem(404, 'No encontramos ese día inhábil.', 'We could not find that holiday.'),
  'holidays.stale': problem(
    409,
    'Alguien más cambió estos días inhábiles. Revisa cómo quedaron antes de continuar.',
    'Someone else changed these holidays. Look at how they stand before you go on.',
  ),
} as const satisfies Record<`holidays.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const holidaysFields = {
  'holidays.name.required': { es: 'Escribe un nombre.', en: 'Write a name.' },
  'holidays.description.required': { es: 'Escribe una descripción.', en: 'Write a description.' },
  'holidays.year.range': { es: 'Elige un año de 2000 a 2100.', en: 'Choose a year from 2000 to 2100.' },
  'holidays.end.before-start': {
    es: 'El fin no puede ser anterior al inicio.',
    en: 'The end cannot be before the start.',
  },
  'holidays.too-long': { es: 'Elige como máximo {max} días.', en: 'Choose {max} days at most.' },
  'holidays.too-many': {
    es: 'Son demasiados días inhábiles. Elige menos días.',
    en: 'These are too many holidays. Choose fewer days.',
  },
  'holidays.revision.required': {
    es: 'Envía juntos el id y la revisión.',
    en: 'Send id and revision together.',
  },
  'holidays.twice': { es: 'Este día inhábil viene dos veces.', en: 'This holiday comes twice.' },
  'holidays.states.required': { es: 'Elige al menos un estado.', en: 'Choose a state at least.' },
  'holidays.states.not-here': {
    es: 'Solo los días inhábiles estatales tienen estados.',
    en: 'Only holidays of states have states.',
  },
  'holidays.states.unknown': { es: 'Elige estados que existan.', en: 'Choose states that exist.' },
} as const satisfies Record<`holidays.${string}`, Text>;

/** Sentences after a success. */
export const holidaysMessages = {
  'holidays.saved': { es: 'Días inhábiles guardados.', en: 'Holidays saved.' },
  'holidays.deleted': { es: 'Día inhábil eliminado.', en: 'Holiday deleted.' },
} as const satisfies Record<`holidays.${string}`, Text>;
