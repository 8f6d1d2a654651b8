import { sampleVisit } from '../visits/visit.sample';
import type { Activity } from './activity.schema';
import type { AgendaActivity, AgendaSchool } from './agenda.schema';
import type { AgendaOfAll, CoachAgenda } from './agenda.screens';
import type { Clash } from './clash.schema';

/** The agenda row of the sample visit. */
export const sampleActivity: AgendaActivity = {
  id: 501,
  school_id: 1,
  coach_id: 4,
  activity_type: 'SchoolVisitActivity',
  activity_id: sampleVisit.id,
  activity: 'Visita escolar',
  description: sampleVisit.objective,
  date: '2026-11-20',
  time: '09:00',
  datetime: '2026-11-20 15:00:00',
  duration_min: 60,
  isCompleted: false,
  isStarted: false,
  isVisit: true,
  status: 'visit',
  expired: false,
  school: sampleVisit.school,
  coach: sampleVisit.coach,
  revision: 1,
  can: {
    ...{ edit: false, reschedule: false, delete: false, start: true, run: false },
    ...{ editSubject: true, rescheduleSubject: true },
  },
};

export const activityWith = (differs: Partial<AgendaActivity>): AgendaActivity => ({ ...sampleActivity, ...differs });

/** An activity of the school for today, with all the details of its page. */
export const sampleOwnActivity: Activity = {
  ...sampleActivity,
  id: 601,
  coach_id: null,
  coach: null,
  activity_type: 'CustomActivity',
  activity_id: null,
  activity: 'Junta de academia de Español',
  description: 'Selección de lecturas de secundaria para el segundo periodo.',
  isVisit: false,
  status: 'pending',
  can: {
    ...{ edit: true, reschedule: true, delete: true, start: true, run: false },
    ...{ editSubject: false, rescheduleSubject: false },
  },
  cycle_id: 2,
  place: 'Biblioteca',
  levels: ['secundaria'],
  roles: ['COOR', 'PROF'],
  created_by: { id: 9, fullname: 'Ernesto Villarreal Garza' },
  started_at: null,
  completed_at: null,
  created_at: '2026-11-10 17:20:00',
  updated_at: '2026-11-10 17:20:00',
  activity_reschedules: [],
};

export const ownActivityWith = (differs: Partial<Activity>): Activity => ({ ...sampleOwnActivity, ...differs });

/** The school of the sample visit and another one of its coach, in another time zone. */
export const sampleAgendaSchools: AgendaSchool[] = [
  { id: 2, name: 'Escuela Benito Juárez', timezone: 'America/Tijuana', coach: sampleVisit.coach },
  { ...sampleVisit.school, coach: sampleVisit.coach },
];

/** Something of the school at an hour; `differs` replaces parts of the item. */
export const schoolClash = (datetime: string, differs: Partial<NonNullable<Clash['item']>> = {}): Clash => ({
  reason: 'school',
  person: null,
  item: {
    id: sampleOwnActivity.id,
    isVisit: false,
    title: sampleOwnActivity.activity,
    datetime,
    duration_min: 60,
    school: sampleVisit.school,
    gap_min: -30,
    url: '/coach/schools/1/activity/601/detail',
    ...differs,
  },
});

const DAY_MS = 86_400_000;
const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The 42 days of a month, from a Sunday. */
function pageOf(month: string) {
  const first = Date.parse(`${month}-01`);
  const start = first - new Date(first).getUTCDay() * DAY_MS;
  return { start: isoDay(start), end: isoDay(start + 41 * DAY_MS) };
}

/** A month of all schools of the sample's coach, as she sees it on the day `today`. */
export const agendaOfAllOn = (
  today: string,
  activities: AgendaActivity[],
  { month = today.slice(0, 7), ...differs }: Partial<AgendaOfAll> = {},
): AgendaOfAll => ({
  ...{ month, ...pageOf(month), today, server_time: `${today} 18:00:00` },
  ...{ schools: sampleAgendaSchools, chosen: { school_ids: [], coach_id: null } },
  ...{ narrow: null, activities, holidays: { state: 'ready', data: [] } },
  ...{ can: { createVisit: true, createActivity: true } },
  ...differs,
});

/** A month of the sample school's agenda, as its coach sees it on the day `today`: 42 days from a Sunday. */
export function agendaOn(today: string, activities: AgendaActivity[], month = today.slice(0, 7)): CoachAgenda {
  return {
    school: sampleVisit.school,
    month,
    ...pageOf(month),
    today,
    school_today: today,
    activities,
    holidays: { state: 'ready', data: [] },
    pending: { state: 'ready', data: activities.filter(({ expired }) => expired) },
    actions: { state: 'ready', data: [] },
    draft: { state: 'ready', data: { hasDraft: false, id: null } },
    can: { createVisit: true, createActivity: true },
  };
}
