import { formatDay } from '../kit/day-text';
import type { Locale } from '../locale';
import { notificationWords, type NoticeNames, type Notices, type NotificationType } from '../notices';
import type { Notification } from './notification.schema';

/** The director's notification that the coach finished the sample visit. */
export const sampleNotification: Notification = {
  id: 9,
  type: 'visit.finished',
  title: 'Visita del 20-11-2026 finalizada',
  body: 'Laura Mendoza Reyes finalizó la visita a Colegio Sor Juana Inés de la Cruz del 20-11-2026. Ya puedes ver lo acordado.',
  url: '/scholastic/schools/1/visits/detail/101',
  read_at: null,
  created_at: '2026-11-20 17:40:00',
};

export const notificationWith = (differs: Partial<Notification>): Notification => ({
  ...sampleNotification,
  ...differs,
});

const COACH = 4;
const SECONDARY = 5;
const ADMIN = 6;
const TEACHER = 41;

/** What the sample facts name. */
export const SAMPLE_NAMES: NoticeNames = {
  people: new Map([
    [COACH, 'Laura Mendoza Reyes'],
    [SECONDARY, 'Iván Ríos Cano'],
    [ADMIN, 'Norma Salas Vega'],
    [TEACHER, 'Rodrigo Castañeda Luna'],
  ]),
  schools: new Map([
    [1, 'Colegio Sor Juana'],
    [2, 'Liceo Templanza'],
    [3, 'Liceo Encino'],
    [4, 'Instituto Río Conchos'],
  ]),
  cycles: new Map([
    [1, '2025-2026'],
    [2, '2026-2027'],
  ]),
};
const CHANGED = {
  gained: { total: 5, ids: [1, 2, 3] },
  lost: { total: 1, ids: [4] },
  own: { total: 0 },
};
const visit = {
  visit_id: 101,
  school_id: 1,
  school: 'Colegio Sor Juana Inés de la Cruz',
  coach_id: COACH,
  actor_id: COACH,
  date: '2026-11-20',
  time: '09:00',
};

const observation = {
  ...{ observation_id: 31, observer_id: COACH, professor_id: TEACHER, date: '2026-11-19' },
  ...{ guide_es: 'Observación de clase en primaria', guide_en: 'Class observation in primary school' },
  ...{ own: false, corrects: false },
};

const conference = {
  ...{ conference_id: 7, agent_id: ADMIN, petitioner_id: COACH, actor_id: COACH, date: '2026-11-20', time: '10:00' },
  ...{ theme_es: 'Planear por proyectos', theme_en: 'Project planning', reason: null, gives: true },
};

/** Facts of each type of notification. */
export const SAMPLE_FACTS: Notices = {
  'visit.finished': visit,
  'access.new-device': { device: 'Chrome, Windows' },
  'visit.started': { ...visit, actor_id: SECONDARY },
  'visit.edited': { ...visit, actor_id: SECONDARY, edited: ['objective', 'axes'] },
  'visit.rescheduled': { ...visit, old_date: '2026-11-18', reason: 'Junta de zona' },
  'visit.cancelled': { ...visit, reason: 'La escuela suspendió clases' },
  'visit.scheduled': { ...visit, date: '2026-11-18' },
  'user.roles-changed': { actor_id: ADMIN, given: ['DIR'], taken: ['PROF'] },
  'access.password-changed': {},
  'access.calendar-made': {},
  'access.two-factor-off': {},
  'access.password-reset': {},
  'access.codes-refused': {},
  'access.email-asked': { actor_id: ADMIN },
  'access.email-changed': {},
  'conference.booked': conference,
  'conference.reassigned': { ...conference, former_id: 5, part: 'petitioner', gives: false },
  'conference.cancelled': { ...conference, reason: 'Junta imprevista' },
  'cycle.started': { cycle_id: 2, actor_id: ADMIN, schools: CHANGED, roles: ['COACH'] },
  'cycle.finished': { cycle_id: 1, actor_id: ADMIN },
  'hierarchy.reassigned': { cycle_id: 2, actor_id: ADMIN, ...CHANGED },
  'observation.registered': observation,
  'observation.answered': observation,
  'pai.available': { school_id: 1 },
  'pai.established': { school_id: 1, actor_id: ADMIN, questions: 4 },
  'agenda.shared': {
    ...{ shared_agenda_id: 5, school_id: 1, author_id: COACH, start: '2026-11-23', end: '2026-11-27', activities: 4 },
  },
  'pfi.established': { school_id: 1, actor_id: ADMIN, activities: 4 },
  'pfi.removed': {
    ...{ school_id: 1, actor_id: ADMIN, activity: 'Evaluación formativa', date: '2026-11-18', reason: 'Junta de zona' },
  },
  'pfi.date_changed': {
    ...{ school_id: 1, actor_id: ADMIN, activity: 'Evaluación formativa', date: '2026-11-20', time: '12:00' },
    ...{ old_date: '2026-11-18', reason: 'Junta de zona' },
  },
  'pfp.closing': { cycle_id: 2, date: '2026-12-04', plans: 2 },
  'pfp.published': { plan_id: 2, cycle_id: 2, name_es: 'Planeación didáctica', name_en: 'Lesson planning' },
  'proof.issued': { proof_user_id: 3, title: 'Evaluación formativa', date: '2026-11-13' },
  'proof.revoked': { proof_user_id: 3, title: 'Evaluación formativa', date: '2026-11-13' },
  'survey.available': {
    ...{ survey_id: 8, activity_id: 21, activity: 'Evaluación formativa', date: '2026-11-20' },
    school: 'Colegio Sor Juana Inés de la Cruz',
  },
  'dpi.opened': { school_id: 1, cycle_id: 2, date: '2026-11-27' },
  'dpi.closing': { school_id: 1, cycle_id: 2, date: '2026-11-27' },
  'dpi.reminder': { school_id: 1, cycle_id: 2, date: '2026-11-27' },
  'dpi.closed': { school_id: 1, cycle_id: 2, date: '2026-11-27' },
  'activity.rescheduled': {
    ...{ activity_id: 21, activity: 'Evaluación formativa', school: 'Colegio Sor Juana Inés de la Cruz' },
    ...{ actor_id: SECONDARY, date: '2026-11-20', time: '12:00', old_date: '2026-11-18', reason: 'Junta de zona' },
  },
  'invitation.accepted': { person_id: TEACHER, roles: ['PROF'] },
  'user.verified': { actor_id: ADMIN },
};

/** Notifications of many types, newest first; the newest three are unread. For tests and stories. */
export function sampleNotifications(locale: Locale): Notification[] {
  let made = 0;
  const told = (type: NotificationType, at: string, url: string): Notification => {
    made += 1;
    const read_at = made > 3 ? '2026-11-19 18:00:00' : null;
    const when = { day: formatDay(at.slice(0, 10)), time: at.slice(11, 16) };
    const words = notificationWords(type, SAMPLE_FACTS[type], locale, { names: SAMPLE_NAMES, when });
    return { id: 100 - made, type, ...words, url, read_at, created_at: at };
  };
  const detail = '/scholastic/schools/1/visits/detail/101';
  return [
    told('visit.finished', '2026-11-20 15:40:00', detail),
    told('access.new-device', '2026-11-20 13:05:00', '/profile'),
    told('visit.rescheduled', '2026-11-19 20:10:00', detail),
    told('visit.scheduled', '2026-11-12 16:00:00', detail),
    told('user.roles-changed', '2026-11-10 17:30:00', '/profile'),
    told('access.password-changed', '2026-11-09 14:00:00', '/profile'),
    told('access.two-factor-off', '2026-11-09 13:55:00', '/profile'),
    told('access.password-reset', '2026-11-08 11:20:00', '/profile'),
    told('access.codes-refused', '2026-11-07 09:10:00', '/profile'),
    told('access.email-changed', '2026-11-06 10:05:00', '/profile'),
    told('access.email-asked', '2026-11-06 09:40:00', '/profile'),
    told('invitation.accepted', '2026-11-05 15:20:00', '/profile'),
    told('cycle.started', '2026-08-31 14:00:00', '/'),
    told('user.verified', '2026-08-24 15:00:00', '/profile'),
    told('cycle.finished', '2026-07-15 14:00:00', '/'),
  ];
}
