import { formatDay } from '../kit/day-text';
import { notice } from '../kit/notice';
import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';
import {
  SHARE_ACTIVITIES_MAX,
  SHARE_LETTERS_A_DAY,
  SHARE_PEOPLE_MAX,
  SHARE_RESENDS_AN_HOUR,
  SHARE_RESEND_MAX,
} from './limits';

/** Refusals: status and sentence of each. */
export const sharingProblems = {
  'sharing.not-found': problem(404, 'No encontramos esa agenda compartida.', 'We could not find that shared agenda.'),
  'sharing.queued': problem(
    409,
    'Una de estas cartas todavía está por salir. Espera a que se envíe; no se reenvió ninguna.',
    'One of these letters is still on its way. Wait until it is sent; none was sent again.',
  ),
  'sharing.letters-a-day': problem(
    429,
    `En un día se envían como máximo ${SHARE_LETTERS_A_DAY} cartas. No se compartió nada; inténtalo mañana o con menos personas.`,
    `At most ${SHARE_LETTERS_A_DAY} letters are sent in a day. Nothing was shared; try tomorrow, or with fewer people.`,
  ),
  'sharing.resends-an-hour': problem(
    429,
    `A una persona se le reenvía como máximo ${SHARE_RESENDS_AN_HOUR} veces por hora. No se reenvió ninguna carta; inténtalo más tarde.`,
    `A letter is sent again to a person at most ${SHARE_RESENDS_AN_HOUR} times an hour. None was sent again; try later.`,
  ),
  'sharing.stop-unknown': problem(
    404,
    'Este enlace está incompleto o es de una carta muy antigua. Usa el de la carta más reciente.',
    'This link is incomplete, or from a very old letter. Use that of the latest letter.',
  ),
  'sharing.feed-role': problem(
    403,
    'Tu rol no tiene una dirección de calendario.',
    'Your role has no calendar address.',
  ),
  'sharing.feed-unknown': problem(404, 'No encontramos ese calendario.', 'We could not find that calendar.'),
  'sharing.feed-over': problem(
    410,
    'Esta dirección de calendario ya no vale. Crea otra en tu perfil de Ruta.',
    'This calendar address has ended. Make another one in your Ruta profile.',
  ),
} as const satisfies Record<`sharing.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const sharingFields = {
  'sharing.activities.required': {
    es: 'Elige por lo menos una actividad.',
    en: 'Choose at least one activity.',
  },
  'sharing.activities.too-many': {
    es: `Se comparten como máximo ${SHARE_ACTIVITIES_MAX} actividades. Elige menos días.`,
    en: `At most ${SHARE_ACTIVITIES_MAX} activities are shared. Choose fewer days.`,
  },
  'sharing.activities.foreign': {
    es: 'Una de las actividades ya no está en la agenda de esos días. Revisa la lista.',
    en: 'One of the activities is not in the agenda of those days any more. Look at the list.',
  },
  'sharing.professors.required': {
    es: 'Elige por lo menos una persona.',
    en: 'Choose at least one person.',
  },
  'sharing.professors.too-many': {
    es: `Se comparte con ${SHARE_PEOPLE_MAX} personas como máximo.`,
    en: `An agenda is shared with at most ${SHARE_PEOPLE_MAX} people.`,
  },
  'sharing.professors.foreign': {
    es: 'Una de las personas ya no pertenece a la escuela o su cuenta no está activa. Revisa la lista.',
    en: 'One of the people does not belong to the school any more, or their account is not active. Look at the list.',
  },
  'sharing.resend.too-many': {
    es: `Se reenvían ${SHARE_RESEND_MAX} cartas a la vez como máximo.`,
    en: `At most ${SHARE_RESEND_MAX} letters are sent again at once.`,
  },
  'sharing.resend.foreign': {
    es: 'Una de las personas no recibió esta agenda.',
    en: 'One of the people did not receive this agenda.',
  },
} as const satisfies Record<`sharing.${string}`, Text>;

/** Sentences after a success. */
export const sharingMessages = {
  'sharing.shared': {
    es: 'Agenda compartida. Las cartas van en camino; en el historial ves a quién le llegó.',
    en: 'Agenda shared. The letters are on their way; the history shows whom they reached.',
  },
  'sharing.resent': {
    es: 'La carta va de nuevo en camino.',
    en: 'The letter is on its way again.',
  },
  'sharing.changes-stopped': {
    es: 'Ya no recibes cambios de tu calendario.',
    en: 'You get no more changes of your calendar.',
  },
  'sharing.feed-made': { es: 'Dirección de calendario creada.', en: 'Calendar address made.' },
  'sharing.feed-ended': {
    es: 'La dirección de calendario ya no vale.',
    en: 'The calendar address has ended.',
  },
} as const satisfies Record<`sharing.${string}`, Text>;

/** An agenda that was shared with its reader. */
export interface SharedNotice {
  shared_agenda_id: number;
  school_id: number;
  author_id: number | null;
  /** First and last day, on the school's wall clock. */
  start: string;
  end: string;
  activities: number;
}

const range = (start: string, end: string, [of, to]: readonly [string, string]) =>
  start === end ? `${of} ${formatDay(start)}` : `${of} ${formatDay(start)} ${to} ${formatDay(end)}`;

/** Notifications. A type is stored in its rows, so it never changes. */
export const sharingNotices = {
  'agenda.shared': notice<SharedNotice>(
    {
      es: ({ author_id, school_id, start, end, activities }, nameOf, _when, names) => ({
        title: 'Te compartieron la agenda',
        body: `${nameOf(author_id)} te compartió la agenda de ${names.school(school_id)} ${range(start, end, ['del', 'al'])}: ${activities === 1 ? '1 actividad' : `${activities} actividades`}.`,
      }),
      en: ({ author_id, school_id, start, end, activities }, nameOf, _when, names) => ({
        title: 'An agenda was shared with you',
        body: `${nameOf(author_id)} shared the agenda of ${names.school(school_id)} ${range(start, end, ['of', 'to'])} with you: ${activities === 1 ? '1 activity' : `${activities} activities`}.`,
      }),
    },
    ({ author_id }) => [author_id],
    { schools: ({ school_id }) => [school_id] },
  ),
} as const satisfies Record<`agenda.${string}`, object>;
