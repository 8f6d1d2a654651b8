import { formatDay } from '../kit/day-text';
import { duty, type DutyKind } from '../kit/duty';
import { notice, type PersonId } from '../kit/notice';
import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';

/** Refusals: status and sentence of each. */
export const observationsProblems = {
  'observations.not-found': problem(404, 'No encontramos esa observación.', 'We could not find that observation.'),
  'observations.guide-not-found': problem(
    404,
    'No encontramos esa guía de observación.',
    'We could not find that observation guide.',
  ),
  'observations.level-not-found': problem(
    404,
    'La escuela no tiene ese nivel. Elige otro.',
    'The school does not have that level. Choose another one.',
  ),
  'observations.professor-not-found': problem(
    404,
    'No encontramos a esa persona entre los docentes de la escuela.',
    'We could not find that person among the teachers of the school.',
  ),
  'observations.not-observable': problem(
    409,
    'Este docente no es observable. Cámbialo en la lista de docentes o elige a otra persona.',
    'This teacher may not be observed. Change it in the list of teachers, or choose somebody else.',
  ),
  'observations.not-observer': problem(
    403,
    'Solo quien hizo la observación la corrige.',
    'Only the person who made the observation corrects it.',
  ),
  'observations.replaced': problem(
    409,
    'Esta observación ya tiene una corrección. Corrige la más reciente.',
    'This observation was corrected already. Correct the latest one.',
  ),
  'observations.not-professor': problem(
    403,
    'Solo el docente observado la marca como vista y responde.',
    'Only the observed teacher marks it as seen and answers.',
  ),
  'observations.replied': problem(409, 'Ya respondiste a esta observación.', 'You answered this observation already.'),
  'observations.no-cycle': problem(
    409,
    'Ese día no pertenece a ningún ciclo iniciado.',
    'That day belongs to no started cycle.',
  ),
  'observations.draft-stale': problem(
    409,
    'Cambiaste este borrador en otro dispositivo. Revisa cómo quedó antes de continuar.',
    'You changed this draft on another device. Look at how it stands before you go on.',
  ),
  'observations.registered-already': problem(
    409,
    'Esta observación ya se registró.',
    'This observation was registered already.',
  ),
} as const satisfies Record<`observations.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const observationsFields = {
  'observations.client-id.malformed': {
    es: 'El identificador del dispositivo no es válido.',
    en: 'The identifier of the device is not valid.',
  },
  'observations.final.required': {
    es: 'Escribe las observaciones finales y los acuerdos.',
    en: 'Write the final observations and agreements.',
  },
  'observations.reply.required': { es: 'Escribe tu respuesta.', en: 'Write your answer.' },
  'observations.note.required': { es: 'Escribe la nota.', en: 'Write the note.' },
  'observations.notes.too-many': {
    es: 'La libreta tiene como máximo 200 notas.',
    en: 'The pad has 200 notes at most.',
  },
  'observations.too-many': {
    es: 'Una guía tiene como máximo {max} preguntas.',
    en: 'A guide has {max} questions at most.',
  },
  'observations.observable.values': { es: 'Elige 1 o 0.', en: 'Choose 1 or 0.' },
  'observations.year.range': { es: 'Elige un año de 2000 a 2099.', en: 'Choose a year from 2000 to 2099.' },
  'observations.response.missing': { es: 'Falta responder esta pregunta.', en: 'This question has no response yet.' },
  'observations.question.unknown': {
    es: 'Esta pregunta no es de la guía.',
    en: 'This question is not of the guide.',
  },
  'observations.guide.of-level': { es: 'Elige una guía de este nivel.', en: 'Choose a guide of this level.' },
  'observations.professor.of-level': {
    es: 'Elige un docente de este nivel.',
    en: 'Choose a teacher of this level.',
  },
  'observations.observed.too-old': {
    es: 'Una observación se registra en los 14 días siguientes.',
    en: 'An observation is registered within 14 days.',
  },
  'observations.replaces.other': {
    es: 'Una corrección es de la misma guía, el mismo docente y la misma escuela.',
    en: 'A correction is of the same guide, teacher and school.',
  },
} as const satisfies Record<`observations.${string}`, Text>;

/** Sentences after a success. */
export const observationsMessages = {
  'observations.registered': { es: 'Observación registrada.', en: 'Observation registered.' },
  'observations.corrected': { es: 'Corrección registrada.', en: 'Correction registered.' },
  'observations.seen': { es: 'Observación marcada como vista.', en: 'Observation marked as seen.' },
  'observations.answered': { es: 'Respuesta enviada.', en: 'Answer sent.' },
  'observations.observable': { es: 'El docente es observable.', en: 'The teacher may be observed.' },
  'observations.hidden': { es: 'El docente ya no es observable.', en: 'The teacher may no longer be observed.' },
} as const satisfies Record<`observations.${string}`, Text>;

/** Titles of duties. */
export const observationsDuties = {
  observation_month_pending: duty('waiting', 'Docentes sin observar este mes', 'Teachers not observed this month'),
} as const satisfies Record<string, DutyKind>;

/** A registered observation, as its news tell of it. */
export interface ObservationNotice {
  observation_id: number;
  observer_id: PersonId;
  professor_id: PersonId;
  guide_es: string;
  guide_en: string;
  /** When the class was observed, on the school's calendar. */
  date: string;
  /** Whether the reader is the observed teacher. */
  own: boolean;
  /** Whether it corrects one before. */
  corrects: boolean;
}

const people = ({ observer_id, professor_id }: ObservationNotice) => [observer_id, professor_id];

/** Notifications. A type is stored in its rows, so it never changes. */
export const observationsNotices = {
  'observation.registered': notice<ObservationNotice>(
    {
      es: ({ observer_id, professor_id, guide_es, date, own, corrects }, nameOf) => ({
        title: corrects ? 'Observación de clase corregida' : 'Observación de clase registrada',
        body: `${nameOf(observer_id)} ${corrects ? 'corrigió la observación de' : 'observó'} ${
          own ? 'tu clase' : `la clase de ${nameOf(professor_id)}`
        } del ${formatDay(date)} con la guía «${guide_es}».`,
      }),
      en: ({ observer_id, professor_id, guide_en, date, own, corrects }, nameOf) => ({
        title: corrects ? 'Classroom observation corrected' : 'Classroom observation registered',
        body: `${nameOf(observer_id)} ${corrects ? 'corrected the observation of' : 'observed'} ${
          own ? 'your class' : `the class of ${nameOf(professor_id)}`
        } of ${formatDay(date)} with the guide «${guide_en}».`,
      }),
    },
    people,
  ),
  'observation.answered': notice<ObservationNotice>(
    {
      es: ({ professor_id, guide_es, date }, nameOf) => ({
        title: 'Respuesta a tu observación de clase',
        body: `${nameOf(professor_id)} respondió a tu observación del ${formatDay(date)} con la guía «${guide_es}».`,
      }),
      en: ({ professor_id, guide_en, date }, nameOf) => ({
        title: 'Answer to your classroom observation',
        body: `${nameOf(professor_id)} answered your observation of ${formatDay(date)} with the guide «${guide_en}».`,
      }),
    },
    people,
  ),
} as const satisfies Record<`observation.${string}`, object>;
