import type { Locale } from '../locale';
import { notificationWords, type Notices, type NotificationType } from '../notices';
import type { Notification } from './notification.schema';

/** The director's notification that the coach finished the sample visit. */
export const sampleNotification: Notification = {
  id: 9,
  type: 'visit.finished',
  title: 'Visita del 20-11-2026 finalizada',
  body: 'Laura Mendoza Reyes finalizó la visita a Colegio Sor Juana Inés de la Cruz. Ya puedes ver lo acordado.',
  url: '/scholastic/schools/1/visits/detail/101',
  read_at: null,
  created_at: '2026-11-20 17:40:00',
};

export const notificationWith = (differs: Partial<Notification>): Notification => ({
  ...sampleNotification,
  ...differs,
});

const COACH = 4;
const NAMES = new Map([
  [COACH, 'Laura Mendoza Reyes'],
  [41, 'Rodrigo Castañeda Luna'],
]);
const visit = {
  visit_id: 101,
  school_id: 1,
  school: 'Colegio Sor Juana Inés de la Cruz',
  coach_id: COACH,
  actor_id: COACH,
  date: '2026-11-20',
  time: '09:00',
};

/** One notification of each type, newest first; the newest three are unread. For tests and stories. */
export function sampleNotifications(locale: Locale): Notification[] {
  let made = 0;
  const told = <T extends NotificationType>(type: T, notice: Notices[T], at: string, url: string): Notification => {
    made += 1;
    const read_at = made > 3 ? '2026-11-19 18:00:00' : null;
    return { id: 100 - made, type, ...notificationWords(type, notice, locale, NAMES), url, read_at, created_at: at };
  };
  const detail = '/scholastic/schools/1/visits/detail/101';
  return [
    told('visit.finished', visit, '2026-11-20 15:40:00', detail),
    told('access.new-device', { device: 'Chrome, Windows' }, '2026-11-20 13:05:00', '/profile'),
    told('visit.rescheduled', { ...visit, old_date: '2026-11-18' }, '2026-11-19 20:10:00', detail),
    told('visit.scheduled', { ...visit, date: '2026-11-18' }, '2026-11-12 16:00:00', detail),
    told('user.roles-changed', { given: ['DIR'], taken: ['PROF'] }, '2026-11-10 17:30:00', '/profile'),
    told('access.password-changed', {}, '2026-11-09 14:00:00', '/profile'),
    told('access.two-factor-off', {}, '2026-11-09 13:55:00', '/profile'),
    told('access.password-reset', {}, '2026-11-08 11:20:00', '/profile'),
    told('access.codes-refused', {}, '2026-11-07 09:10:00', '/profile'),
    told('invitation.accepted', { person_id: 41, roles: ['PROF'] }, '2026-11-05 15:20:00', '/profile'),
    told('user.verified', {}, '2026-08-24 15:00:00', '/profile'),
  ];
}
