import { formatDay } from '../kit/day-text';
import { duty, type DutyKind } from '../kit/duty';
import { notice, type PersonId } from '../kit/notice';
import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';

/** Refusals: status and sentence of each. */
export const visitsProblems = {
  'visits.not-found': problem(404, 'No encontramos esa visita.', 'We could not find that visit.'),
  'visits.stale': problem(
    409,
    'Alguien más guardó cambios en esta visita. Revisa su versión antes de guardar la tuya.',
    'Someone else saved changes to this visit. Look at their version before saving yours.',
  ),
  'visits.draft-exists': problem(
    409,
    'Ya tienes un borrador de visita en esta escuela. Continúalo o elimínalo.',
    'You already have a draft visit for this school. Continue it or delete it.',
  ),
  'visits.is-draft': problem(
    409,
    'La visita es un borrador. Publícala primero.',
    'The visit is a draft. Publish it first.',
  ),
  'visits.not-draft': problem(409, 'La visita ya está publicada.', 'The visit is already published.'),
  'visits.draft-kept': problem(
    409,
    'Ya no acompañas a esta escuela. Puedes leer el borrador y eliminarlo, pero no cambiarlo ni publicarlo.',
    'You no longer accompany this school. You can read the draft and delete it, but not change or publish it.',
  ),
  'visits.not-today': problem(
    409,
    'Solo puedes iniciar la visita el día programado.',
    'You can only start the visit on its scheduled day.',
  ),
  'visits.not-started': problem(409, 'La visita todavía no se ha iniciado.', 'The visit has not been started yet.'),
  'visits.finished': problem(
    409,
    'La visita ya finalizó y no se puede cambiar.',
    'The visit is finished and cannot be changed.',
  ),
  'visits.started': problem(
    409,
    'La visita ya se inició y no se puede cancelar.',
    'The visit has started and cannot be cancelled.',
  ),
  'visits.draft-is-deleted': problem(
    409,
    'Un borrador no se cancela: elimínalo.',
    'A draft is not cancelled: delete it.',
  ),
  'visits.cancelled': problem(
    409,
    '{name} canceló la visita el {date}: «{reason}».',
    '{name} cancelled the visit on {date}: «{reason}».',
  ),
} as const satisfies Record<`visits.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const visitsFields = {
  'visits.objective.required': { es: 'El objetivo es obligatorio.', en: 'The objective is required.' },
  'visits.date.required': { es: 'La fecha es obligatoria.', en: 'The date is required.' },
  'visits.time.required': { es: 'La hora es obligatoria.', en: 'The time is required.' },
  'visits.date.past': { es: 'La fecha debe ser hoy o posterior.', en: 'The date must be today or later.' },
  'visits.date.outside-cycle': {
    es: 'La fecha debe estar dentro del ciclo escolar.',
    en: 'The date must be within the school cycle.',
  },
  'visits.date.same': {
    es: 'La visita ya está en esa fecha y hora. Elige otra.',
    en: 'The visit is already at that date and time. Choose another.',
  },
  'visits.date.reschedule': {
    es: 'Para cambiar la fecha o la hora, reprograma la visita.',
    en: 'To change the date or the time, reschedule the visit.',
  },
  'visits.actions.required': { es: 'Escribe las acciones de este eje.', en: 'Write the actions of this axis.' },
  'visits.specifications.required': {
    es: 'Escribe las especificaciones de este eje.',
    en: 'Write the specifications of this axis.',
  },
  'visits.axes.four': { es: 'Una visita tiene exactamente los cuatro ejes.', en: 'A visit has exactly the four axes.' },
  'visits.justification.required': {
    es: 'Explica el motivo en al menos 10 caracteres.',
    en: 'Explain the reason in at least 10 characters.',
  },
  'visits.reason.required': {
    es: 'Explica en al menos 10 caracteres por qué se cancela.',
    en: 'Explain in at least 10 characters why it is cancelled.',
  },
} as const satisfies Record<`visits.${string}`, Text>;

/** Sentences after a success. */
export const visitsMessages = {
  'visits.draft-saved': { es: 'Borrador guardado.', en: 'Draft saved.' },
  'visits.scheduled': { es: 'Visita programada.', en: 'Visit scheduled.' },
  'visits.saved': { es: 'Cambios guardados.', en: 'Changes saved.' },
  'visits.deleted': { es: 'Borrador eliminado.', en: 'Draft deleted.' },
  'visits.restored': { es: 'Borrador recuperado.', en: 'Draft restored.' },
  'visits.rescheduled': { es: 'Visita reprogramada.', en: 'Visit rescheduled.' },
  'visits.cancelled': { es: 'Visita cancelada.', en: 'Visit cancelled.' },
  'visits.started': { es: 'Visita iniciada.', en: 'Visit started.' },
  'visits.finished': { es: 'Visita finalizada.', en: 'Visit finished.' },
} as const satisfies Record<`visits.${string}`, Text>;

/** Titles of duties. */
export const visitsDuties = {
  visit_overdue: duty('overdue', 'Visita vencida', 'Overdue visit'),
  visit_today: duty('today', 'Visita de hoy', 'Visit of today'),
  draft_visit_open: duty('draft', 'Borrador de visita sin publicar', 'Visit draft not published'),
} as const satisfies Record<string, DutyKind>;

/** Facts of a notification about a visit, as they were when it was written. */
export interface VisitNotice {
  visit_id: number;
  school_id: number;
  school: string;
  /** The coach who visits. */
  coach_id: PersonId;
  /** The coach, or another coach of the school, who caused the notification. */
  actor_id: PersonId;
  /** In the school's time zone. */
  date: string;
  time: string;
  /** Date before a reschedule. */
  old_date?: string | undefined;
  /** Why it was moved or cancelled. */
  reason?: string | undefined;
  /** What a colleague edited. */
  edited?: readonly ('objective' | 'axes')[] | undefined;
}

/** Longest reason in a notification or a refusal; the visit shows the whole. */
const REASON_MAX = 160;

/** A reason as a sentence quotes it. */
export const quoted = (reason: string): string =>
  reason.length > REASON_MAX ? `${reason.slice(0, REASON_MAX - 1)}…` : reason;

/** `: «Junta de zona».` */
const because = (reason: string | undefined): string => (reason === undefined ? '.' : `: «${quoted(reason)}».`);

const EDITED = {
  objective: { es: 'el objetivo', en: 'the objective' },
  axes: { es: 'los ejes', en: 'the axes' },
} as const;

/** Notifications. A type is stored in its rows, so it never changes. */
export const visitsNotices = {
  'visit.scheduled': notice<VisitNotice>(
    {
      es: ({ coach_id, school, date, time }, nameOf) => ({
        title: `Visita programada para el ${formatDay(date)}`,
        body: `${nameOf(coach_id)} visitará ${school} el ${formatDay(date)} a las ${time}.`,
      }),
      en: ({ coach_id, school, date, time }, nameOf) => ({
        title: `Visit scheduled for ${formatDay(date)}`,
        body: `${nameOf(coach_id)} will visit ${school} on ${formatDay(date)} at ${time}.`,
      }),
    },
    ({ coach_id, actor_id }) => [coach_id, actor_id],
  ),
  'visit.rescheduled': notice<VisitNotice>(
    {
      es: ({ actor_id, school, date, time, old_date, reason }, nameOf) => ({
        title: `Visita reprogramada para el ${formatDay(date)}`,
        body: `${nameOf(actor_id)} movió la visita a ${school}${old_date ? ` del ${formatDay(old_date)}` : ''} al ${formatDay(date)} a las ${time}${because(reason)}`,
      }),
      en: ({ actor_id, school, date, time, old_date, reason }, nameOf) => ({
        title: `Visit moved to ${formatDay(date)}`,
        body: `${nameOf(actor_id)} moved the visit to ${school}${old_date ? ` from ${formatDay(old_date)}` : ''} to ${formatDay(date)} at ${time}${because(reason)}`,
      }),
    },
    ({ coach_id, actor_id }) => [coach_id, actor_id],
  ),
  'visit.cancelled': notice<VisitNotice>(
    {
      es: ({ actor_id, school, date, time, reason }, nameOf) => ({
        title: `Visita del ${formatDay(date)} cancelada`,
        body: `${nameOf(actor_id)} canceló la visita a ${school} del ${formatDay(date)} a las ${time}${because(reason)}`,
      }),
      en: ({ actor_id, school, date, time, reason }, nameOf) => ({
        title: `Visit of ${formatDay(date)} cancelled`,
        body: `${nameOf(actor_id)} cancelled the visit to ${school} of ${formatDay(date)} at ${time}${because(reason)}`,
      }),
    },
    ({ coach_id, actor_id }) => [coach_id, actor_id],
  ),
  'visit.edited': notice<VisitNotice>(
    {
      es: ({ actor_id, school, date, edited = [] }, nameOf) => ({
        title: `Cambios en tu visita del ${formatDay(date)}`,
        body: `${nameOf(actor_id)} cambió ${edited.map((part) => EDITED[part].es).join(' y ')} de tu visita a ${school} del ${formatDay(date)}.`,
      }),
      en: ({ actor_id, school, date, edited = [] }, nameOf) => ({
        title: `Changes in your visit of ${formatDay(date)}`,
        body: `${nameOf(actor_id)} changed ${edited.map((part) => EDITED[part].en).join(' and ')} of your visit to ${school} of ${formatDay(date)}.`,
      }),
    },
    ({ coach_id, actor_id }) => [coach_id, actor_id],
  ),
  'visit.started': notice<VisitNotice>(
    {
      es: ({ actor_id, school, date }, nameOf) => ({
        title: `Tu visita del ${formatDay(date)} está en curso`,
        body: `${nameOf(actor_id)} inició tu visita a ${school} del ${formatDay(date)}.`,
      }),
      en: ({ actor_id, school, date }, nameOf) => ({
        title: `Your visit of ${formatDay(date)} is in progress`,
        body: `${nameOf(actor_id)} started your visit to ${school} of ${formatDay(date)}.`,
      }),
    },
    ({ coach_id, actor_id }) => [coach_id, actor_id],
  ),
  'visit.finished': notice<VisitNotice>(
    {
      es: ({ actor_id, school, date }, nameOf) => ({
        title: `Visita del ${formatDay(date)} finalizada`,
        body: `${nameOf(actor_id)} finalizó la visita a ${school} del ${formatDay(date)}. Ya puedes ver lo acordado.`,
      }),
      en: ({ actor_id, school, date }, nameOf) => ({
        title: `Visit of ${formatDay(date)} finished`,
        body: `${nameOf(actor_id)} finished the visit to ${school} of ${formatDay(date)}. You can now see what was agreed.`,
      }),
    },
    ({ coach_id, actor_id }) => [coach_id, actor_id],
  ),
} as const satisfies Record<`visit.${string}`, object>;
