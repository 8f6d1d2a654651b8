import { formatDay } from '../kit/day-text';
import { duty, type DutyKind } from '../kit/duty';
import { notice } from '../kit/notice';
import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';

/** Refusals: status and sentence of each. */
export const surveysProblems = {
  'surveys.not-found': problem(404, 'No encontramos esa encuesta.', 'We could not find that survey.'),
  'surveys.not-for-role': problem(
    403,
    'Las encuestas son para quienes asistieron, y para quienes leen sus respuestas.',
    'Surveys are for those who attended, and for those who read what was answered.',
  ),
  'surveys.stale': problem(
    409,
    'Otro dispositivo guardó respuestas tuyas. Se vuelve a enviar lo de este.',
    'Another device has saved answers of yours. What this one has is sent again.',
  ),
  'surveys.not-present': problem(
    409,
    'No apareces en la lista de asistencia de esta actividad. Pide que la corrijan a quien la tomó.',
    'You are not on the attendance list of this activity. Ask whoever took it to correct it.',
  ),
  'surveys.answered': problem(409, 'Ya contestaste esta encuesta.', 'You have answered this survey already.'),
  'surveys.over': problem(
    410,
    'Esta encuesta ya cerró: se contesta hasta 14 días después de la actividad.',
    'This survey is closed: it is answered until 14 days after the activity.',
  ),
} as const satisfies Record<`surveys.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const surveysFields = {
  'surveys.question.unknown': {
    es: 'Esta encuesta no tiene esa pregunta.',
    en: 'This survey does not have that question.',
  },
  'surveys.response.unfit': {
    es: 'La respuesta no es una de las que admite la pregunta.',
    en: 'The answer is none that the question takes.',
  },
  'surveys.required.missing': {
    es: 'Faltan respuestas obligatorias.',
    en: 'Required answers are missing.',
  },
  'surveys.user.anonymous': {
    es: 'La encuesta es anónima: no se sabe qué contestó cada persona.',
    en: 'The survey is anonymous: nobody knows what each person answered.',
  },
} as const satisfies Record<`surveys.${string}`, Text>;

/** Sentences after a success. */
export const surveysMessages = {
  'surveys.finished': { es: 'Gracias, tus respuestas se guardaron.', en: 'Thank you, your answers were saved.' },
} as const satisfies Record<`surveys.${string}`, Text>;

/** Titles of duties. */
export const surveysDuties = {
  survey_pending: duty('waiting', 'Encuesta por contestar', 'Survey to answer'),
} as const satisfies Record<string, DutyKind>;

/** Facts of a notification about a survey, as they were when it was written. */
export interface SurveyNotice {
  survey_id: number;
  activity_id: number;
  activity: string;
  school: string;
  /** In the school's time zone. */
  date: string;
}

/** Notifications. A type is stored in its rows, so it never changes. */
export const surveysNotices = {
  'survey.available': notice<SurveyNotice>({
    es: ({ activity, school, date }) => ({
      title: `Encuesta de «${activity}»`,
      body: `Estuviste en ${school} el ${formatDay(date)}. Cuéntanos cómo fue: toma un par de minutos.`,
    }),
    en: ({ activity, school, date }) => ({
      title: `Survey about “${activity}”`,
      body: `You were at ${school} on ${formatDay(date)}. Tell us how it went: it takes a couple of minutes.`,
    }),
  }),
} as const satisfies Record<`survey.${string}`, object>;
