import { duty, type DutyKind } from '../kit/duty';
import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';

/** Refusals: status and sentence of each. */
export const dpiProblems = {
  'dpi.not-found': problem(404, 'No encontramos ese diagnóstico.', 'We could not find that diagnostic.'),
  'dpi.not-open': problem(
    409,
    'El diagnóstico de tu escuela todavía no abre.',
    'The diagnostic of your school has not opened yet.',
  ),
  'dpi.closed': problem(
    410,
    'El diagnóstico de tu escuela ya cerró. Lo que terminaste a tiempo cuenta.',
    'The diagnostic of your school is closed. What you finished in time counts.',
  ),
  'dpi.answered': problem(
    409,
    'Ya contestaste el diagnóstico de este ciclo. Se contesta una sola vez.',
    'You have answered the diagnostic of this cycle. It is answered once.',
  ),
  'dpi.written': problem(
    409,
    'Esa pregunta ya tiene respuesta. Sigue con la siguiente.',
    'That question has an answer already. Go on with the next one.',
  ),
  'dpi.unwritten': problem(
    409,
    'Quedan preguntas sin pasar. Termina cuando hayas visto todas.',
    'There are questions left. Finish once you have seen all of them.',
  ),
  'dpi.over': problem(
    409,
    'El diagnóstico de esta escuela ya cerró y su fecha no cambia.',
    'The diagnostic of this school is closed, and its date does not change.',
  ),
  'dpi.stale': problem(
    409,
    'Otra persona cambió la fecha mientras tanto. Revisa la que vale ahora.',
    'Somebody else has changed the date meanwhile. Look at the one that holds now.',
  ),
} as const satisfies Record<`dpi.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const dpiFields = {
  'dpi.question.unknown': {
    es: 'Tu diagnóstico no tiene esa pregunta.',
    en: 'Your diagnostic does not have that question.',
  },
  'dpi.question.not-next': {
    es: 'Antes de esta pregunta va otra.',
    en: 'Another question comes before this one.',
  },
  'dpi.option.unknown': {
    es: 'La opción no es de esta pregunta.',
    en: 'The option is not one of this question.',
  },
  'dpi.end.past': { es: 'El cierre debe ser hoy o después.', en: 'The end must be today or later.' },
  'dpi.end.before-start': {
    es: 'El cierre no puede ser anterior al inicio.',
    en: 'The end cannot be before the start.',
  },
  'dpi.end.outside': {
    es: 'El cierre debe estar dentro del ciclo escolar.',
    en: 'The end must be within the school cycle.',
  },
} as const satisfies Record<`dpi.${string}`, Text>;

/** Sentences after a success. */
export const dpiMessages = {
  'dpi.finished': {
    es: 'Gracias, terminaste el diagnóstico. Cuenta sin tu nombre.',
    en: 'Thank you, you have finished the diagnostic. It counts without your name.',
  },
  'dpi.end-saved': { es: 'Guardamos el nuevo cierre.', en: 'The new end is saved.' },
} as const satisfies Record<`dpi.${string}`, Text>;

/** Titles of duties. */
export const dpiDuties = {
  dpi_pending: duty('waiting', 'Diagnóstico (DPI) por contestar', 'Diagnostic (DPI) to answer'),
} as const satisfies Record<string, DutyKind>;
