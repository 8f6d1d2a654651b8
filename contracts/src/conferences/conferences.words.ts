import { formatDay } from '../kit/day-text';
import { notice, type PersonId } from '../kit/notice';
import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';
import { quoted } from '../visits/visits.words';
import { BOOK_DAYS_AHEAD, CALENDAR_DAYS_MAX, CALENDAR_SESSIONS_MAX, SESSIONS_AHEAD } from './limits';

/** Refusals: status and sentence of each. */
export const conferencesProblems = {
  'conferences.not-found': problem(404, 'No encontramos esa sesión.', 'We could not find that session.'),
  'conferences.theme-not-found': problem(
    404,
    'Ese tema ya no se ofrece. Elige otro.',
    'That theme is no longer offered. Choose another one.',
  ),
  'conferences.slot-taken': problem(
    409,
    'Alguien tomó esa hora antes. Elige otra.',
    'Somebody took that hour first. Choose another one.',
  ),
  'conferences.slot-not-offered': problem(
    409,
    'Esa hora no se ofrece. Elige una de la lista.',
    'That hour is not on offer. Choose one of the list.',
  ),
  'conferences.day-taken': problem(
    409,
    'Ya tienes una sesión ese día. Elige otro día o cancela la que tienes.',
    'You have a session on that day already. Choose another day, or cancel the one you have.',
  ),
  'conferences.too-many-ahead': problem(
    409,
    `Ya tienes ${SESSIONS_AHEAD} sesiones próximas. Cuando pase una, podrás agendar otra.`,
    `You have ${SESSIONS_AHEAD} sessions ahead already. Once one is over you can book another.`,
  ),
  'conferences.not-scheduled': problem(
    409,
    'La sesión ya empezó, terminó o se canceló.',
    'The session has started, is over or was cancelled.',
  ),
  'conferences.not-joinable': problem(
    409,
    'Se puede entrar desde 10 minutos antes del inicio y hasta el fin.',
    'You can join from 10 minutes before the start until the end.',
  ),
  'conferences.meeting-unavailable': problem(
    503,
    'La sala de video tarda en responder. Inténtalo de nuevo en unos segundos.',
    'The video room takes long to answer. Try again in some seconds.',
  ),
} as const satisfies Record<`conferences.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const conferencesFields = {
  'conferences.reason.required': { es: 'Escribe o elige el motivo.', en: 'Write or choose the reason.' },
  'conferences.start.malformed': {
    es: 'Escribe el inicio como 2026-11-24 15:00:00, en hora universal (UTC).',
    en: 'Write the start as 2026-11-24 15:00:00, in universal time (UTC).',
  },
  'conferences.day.out-of-range': {
    es: `Elige un día entre hoy y dentro de ${BOOK_DAYS_AHEAD} días.`,
    en: `Choose a day between today and ${BOOK_DAYS_AHEAD} days from now.`,
  },
  'conferences.calendar.moment': {
    es: 'Escribe una fecha como 2026-11-20, o con su hora, como 2026-11-20 23:59:59.',
    en: 'Write a date such as 2026-11-20, or with its time, such as 2026-11-20 23:59:59.',
  },
  'conferences.calendar.too-long': {
    es: `Pide hasta ${CALENDAR_DAYS_MAX} días, en orden.`,
    en: `Ask for up to ${CALENDAR_DAYS_MAX} days, in order.`,
  },
  'conferences.calendar.too-many': {
    es: `Hay más de ${CALENDAR_SESSIONS_MAX} sesiones. Pide menos días.`,
    en: `There are more than ${CALENDAR_SESSIONS_MAX} sessions. Ask for fewer days.`,
  },
} as const satisfies Record<`conferences.${string}`, Text>;

/** Sentences after a success. */
export const conferencesMessages = {
  'conferences.booked': { es: 'Sesión agendada.', en: 'Session booked.' },
  'conferences.cancelled': { es: 'Sesión cancelada.', en: 'Session cancelled.' },
} as const satisfies Record<`conferences.${string}`, Text>;

interface ConferenceNotice {
  conference_id: number;
  agent_id: PersonId;
  petitioner_id: PersonId;
  /** Who cancelled it. */
  actor_id: PersonId;
  theme_es: string;
  theme_en: string;
  /** In the recipient's time zone. */
  date: string;
  time: string;
  reason: string | null;
  /** Whether the recipient gives the session. */
  gives: boolean;
}
/** A session that another agent gives from now on. */
interface ReassignedNotice extends ConferenceNotice {
  former_id: PersonId;
  /** What the recipient is in it. */
  part: 'agent' | 'petitioner' | 'former';
}
export type { ConferenceNotice, ReassignedNotice };

/** Why a session is cancelled of which one side has left. */
export const conferenceLeft = {
  agent: {
    es: 'Quien la daba ya no está disponible y nadie más tiene libre esa hora. Agenda otra.',
    en: 'Who gave it is no longer available and nobody else is free at that hour. Book another one.',
  },
  petitioner: {
    es: 'Quien la agendó ya no tiene cuenta o ya no agenda sesiones.',
    en: 'Who booked it has no account any more, or books no sessions any more.',
  },
} as const satisfies Record<string, Text>;

const because = (reason: string | null) => (reason === null ? '.' : `: «${quoted(reason)}».`);
const people = ({ agent_id, petitioner_id, actor_id }: ConferenceNotice) => [agent_id, petitioner_id, actor_id];

/** Notifications. A type is stored in its rows, so it never changes. */
export const conferencesNotices = {
  'conference.booked': notice<ConferenceNotice>(
    {
      es: ({ agent_id, petitioner_id, theme_es, date, time, gives }, nameOf) => ({
        title: `Sesión agendada para el ${formatDay(date)}`,
        body: gives
          ? `${nameOf(petitioner_id)} agendó contigo «${theme_es}» el ${formatDay(date)} a las ${time}.`
          : `Tu sesión «${theme_es}» con ${nameOf(agent_id)} es el ${formatDay(date)} a las ${time}.`,
      }),
      en: ({ agent_id, petitioner_id, theme_en, date, time, gives }, nameOf) => ({
        title: `Session booked for ${formatDay(date)}`,
        body: gives
          ? `${nameOf(petitioner_id)} booked «${theme_en}» with you on ${formatDay(date)} at ${time}.`
          : `Your session «${theme_en}» with ${nameOf(agent_id)} is on ${formatDay(date)} at ${time}.`,
      }),
    },
    people,
  ),
  'conference.cancelled': notice<ConferenceNotice>(
    {
      es: ({ actor_id, theme_es, date, time, reason }, nameOf) => ({
        title: `Sesión del ${formatDay(date)} cancelada`,
        body: `${nameOf(actor_id)} canceló la sesión «${theme_es}» del ${formatDay(date)} a las ${time}${because(reason)}`,
      }),
      en: ({ actor_id, theme_en, date, time, reason }, nameOf) => ({
        title: `Session of ${formatDay(date)} cancelled`,
        body: `${nameOf(actor_id)} cancelled the session «${theme_en}» of ${formatDay(date)} at ${time}${because(reason)}`,
      }),
    },
    people,
  ),
  'conference.reassigned': notice<ReassignedNotice>(
    {
      es: ({ agent_id, petitioner_id, theme_es, date, time, part }, nameOf) => ({
        title: `Otra persona da la sesión del ${formatDay(date)}`,
        body: {
          agent: `${nameOf(petitioner_id)} tiene contigo «${theme_es}» el ${formatDay(date)} a las ${time}; antes la daba otra persona.`,
          petitioner: `${nameOf(agent_id)} da ahora tu sesión «${theme_es}» del ${formatDay(date)} a las ${time}.`,
          former: `${nameOf(agent_id)} da ahora «${theme_es}» a ${nameOf(petitioner_id)} el ${formatDay(date)} a las ${time}.`,
        }[part],
      }),
      en: ({ agent_id, petitioner_id, theme_en, date, time, part }, nameOf) => ({
        title: `Somebody else gives the session of ${formatDay(date)}`,
        body: {
          agent: `${nameOf(petitioner_id)} has «${theme_en}» with you on ${formatDay(date)} at ${time}; somebody else gave it before.`,
          petitioner: `${nameOf(agent_id)} now gives your session «${theme_en}» of ${formatDay(date)} at ${time}.`,
          former: `${nameOf(agent_id)} now gives «${theme_en}» to ${nameOf(petitioner_id)} on ${formatDay(date)} at ${time}.`,
        }[part],
      }),
    },
    ({ former_id, ...facts }) => [...people(facts), former_id],
  ),
} as const satisfies Record<`conference.${string}`, object>;
