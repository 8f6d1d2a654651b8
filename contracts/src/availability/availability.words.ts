import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';
import { DATE_DAYS_AHEAD, DATES_AHEAD, WINDOW_MIN, WINDOWS_A_DAY } from './limits';

/** Refusals: status and sentence of each. */
export const availabilityProblems = {
  'availability.agent-not-found': problem(404, 'No encontramos a esa persona agente.', 'We could not find that agent.'),
  'availability.not-found': problem(404, 'No encontramos ese horario.', 'We could not find those hours.'),
  'availability.stale': problem(
    409,
    'Alguien más cambió este horario. Revisa cómo quedó antes de continuar.',
    'Someone else changed these hours. Look at how they stand before you go on.',
  ),
} as const satisfies Record<`availability.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const availabilityFields = {
  'availability.weekday.required': { es: 'Elige un día de la semana.', en: 'Choose a weekday.' },
  'availability.end.too-early': {
    es: `El fin debe ser al menos ${WINDOW_MIN} minutos después del inicio.`,
    en: `The end must be at least ${WINDOW_MIN} minutes after the start.`,
  },
  'availability.revision.required': { es: 'Envía juntos el id y la revisión.', en: 'Send id and revision together.' },
  'availability.also.only-new': {
    es: 'Solo un horario nuevo se repite en otros días.',
    en: 'Only new hours are repeated on other days.',
  },
  'availability.overlaps': {
    es: 'Ya hay un horario que se cruza con este. Elige otra hora o cambia el que está.',
    en: 'There are hours that overlap with these. Choose another time, or change those.',
  },
  'availability.booked': {
    es: 'Ya tienes una sesión agendada en esas horas. Cancélala primero o elige otras.',
    en: 'You have a session booked in those hours. Cancel it first, or choose others.',
  },
  'availability.too-many-a-day': {
    es: `Un día lleva hasta ${WINDOWS_A_DAY} horarios. Elimina uno antes de agregar otro.`,
    en: `A day has up to ${WINDOWS_A_DAY} entries. Delete one before you add another.`,
  },
  'availability.too-many-dates': {
    es: `Ya hay ${DATES_AHEAD} fechas. Elimina una antes de agregar otra.`,
    en: `There are ${DATES_AHEAD} dates already. Delete one before you add another.`,
  },
  'availability.date.past': { es: 'Elige hoy o un día posterior.', en: 'Choose today or a later day.' },
  'availability.date.over': {
    es: 'Esas horas de hoy ya pasaron.',
    en: 'Those hours of today are over.',
  },
  'availability.date.too-far': {
    es: `Elige un día dentro de los próximos ${DATE_DAYS_AHEAD} días.`,
    en: `Choose a day within the next ${DATE_DAYS_AHEAD} days.`,
  },
} as const satisfies Record<`availability.${string}`, Text>;

/** Sentences after a success. */
export const availabilityMessages = {
  'availability.saved': { es: 'Horario guardado.', en: 'Hours saved.' },
  'availability.deleted': { es: 'Horario eliminado.', en: 'Hours deleted.' },
} as const satisfies Record<`availability.${string}`, Text>;
