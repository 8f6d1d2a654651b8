import { formatDay } from '../kit/day-text';
import { notice, type PersonId } from '../kit/notice';
import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';
import { quoted } from '../visits/visits.words';

/** Refusals: status and sentence of each. */
export const agendaProblems = {
  'agenda.not-found': problem(404, 'No encontramos esa actividad.', 'We could not find that activity.'),
  'agenda.stale': problem(
    409,
    'Alguien más cambió esta actividad. Revisa cómo quedó antes de guardar.',
    'Someone else changed this activity. Look at how it stands before saving.',
  ),
  'agenda.is-visit': problem(
    409,
    'Es una visita: se reprograma desde la visita.',
    'This is a visit: reschedule it from the visit.',
  ),
  'agenda.not-custom': problem(
    409,
    'Solo se eliminan las actividades que la escuela agregó a su agenda.',
    'Only activities that the school added to its agenda can be deleted.',
  ),
  'agenda.not-own': problem(
    403,
    'Solo puede editarla quien la agregó a la agenda.',
    'Only who added it to the agenda can edit it.',
  ),
} as const satisfies Record<`agenda.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const agendaFields = {
  'agenda.school.required': { es: 'Elige una escuela.', en: 'Choose a school.' },
  'agenda.title.required': { es: 'Escribe el nombre de la actividad.', en: 'Write the name of the activity.' },
  'agenda.duration.malformed': {
    es: 'Escribe la duración en minutos, de 5 a 720.',
    en: 'Write the duration in minutes, from 5 to 720.',
  },
  'agenda.date.same': {
    es: 'La actividad ya está en esa fecha y hora. Elige otra.',
    en: 'The activity is already at that date and time. Choose another.',
  },
  'agenda.date.reschedule': {
    es: 'Para cambiar la fecha o la hora, reprograma la actividad.',
    en: 'To change the date or the time, reschedule the activity.',
  },
  'agenda.schools.too-many': {
    es: 'Son demasiadas escuelas. Elige hasta 50, o las de un coach.',
    en: 'These are too many schools. Choose up to 50, or those of one coach.',
  },
  'agenda.schools.one-or-several': {
    es: 'Elige una escuela o un grupo de escuelas, no los dos.',
    en: 'Choose one school or a group of schools, not both.',
  },
  'agenda.items.too-many': {
    es: 'Hay más de 2,000 actividades. Elige menos días o menos escuelas.',
    en: 'There are more than 2,000 activities. Choose fewer days or fewer schools.',
  },
  'agenda.level.foreign': {
    es: 'La escuela no tiene ese nivel.',
    en: 'The school does not teach that level.',
  },
} as const satisfies Record<`agenda.${string}`, Text>;

/** Facts of a notification about an activity that was moved, as they were when it was written. */
export interface ActivityMovedNotice {
  activity_id: number;
  activity: string;
  school: string;
  /** Who moved it. */
  actor_id: PersonId;
  /** In the school's time zone. */
  date: string;
  time: string;
  old_date: string;
  reason: string;
}

/** Notifications. A type is stored in its rows, so it never changes. */
export const agendaNotices = {
  'activity.rescheduled': notice<ActivityMovedNotice>(
    {
      es: ({ actor_id, activity, school, date, time, old_date, reason }, nameOf) => ({
        title: `Actividad reprogramada para el ${formatDay(date)}`,
        body: `${nameOf(actor_id)} movió «${activity}» en ${school} del ${formatDay(old_date)} al ${formatDay(date)} a las ${time}: «${quoted(reason)}».`,
      }),
      en: ({ actor_id, activity, school, date, time, old_date, reason }, nameOf) => ({
        title: `Activity moved to ${formatDay(date)}`,
        body: `${nameOf(actor_id)} moved «${activity}» at ${school} from ${formatDay(old_date)} to ${formatDay(date)} at ${time}: «${quoted(reason)}».`,
      }),
    },
    ({ actor_id }) => [actor_id],
  ),
} as const satisfies Record<`activity.${string}`, object>;

/** Sentences after a success. */
export const agendaMessages = {
  'agenda.created': { es: 'Actividad agregada a la agenda.', en: 'Activity added to the agenda.' },
  'agenda.saved': { es: 'Cambios guardados.', en: 'Changes saved.' },
  'agenda.rescheduled': { es: 'Actividad reprogramada.', en: 'Activity rescheduled.' },
  'agenda.deleted': { es: 'Actividad eliminada.', en: 'Activity deleted.' },
  'agenda.restored': { es: 'Actividad recuperada.', en: 'Activity restored.' },
} as const satisfies Record<`agenda.${string}`, Text>;
