import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';
import { ANSWER_DAYS } from './limits';

/** Refusals: status and sentence of each. */
export const sessionSurveysProblems = {
  'session-surveys.not-finished': problem(
    409,
    'Solo se evalúan las sesiones que se realizaron, cuando terminan.',
    'Only sessions that took place are rated, once they are over.',
  ),
  'session-surveys.closed': problem(
    409,
    `La sesión se podía evaluar hasta ${ANSWER_DAYS} días después.`,
    `The session could be rated for ${ANSWER_DAYS} days.`,
  ),
  'session-surveys.answered': problem(409, 'Ya evaluaste esta sesión.', 'You have rated this session already.'),
} as const satisfies Record<`session-surveys.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const sessionSurveysFields = {
  'session-surveys.scale': { es: 'Elige del 1 al 5.', en: 'Choose from 1 to 5.' },
  'session-surveys.recommend': { es: 'Elige del 0 al 10.', en: 'Choose from 0 to 10.' },
} as const satisfies Record<`session-surveys.${string}`, Text>;

/** Sentences after a success. */
export const sessionSurveysMessages = {
  'session-surveys.saved': { es: 'Gracias, guardamos tu evaluación.', en: 'Thank you, your rating is saved.' },
} as const satisfies Record<`session-surveys.${string}`, Text>;
