import { sampleVisit } from '../visits/visit.sample';
import type { Activity } from './activity.schema';
import type { AgendaActivity } from './agenda.schema';

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
  isCompleted: false,
  isStarted: false,
  isVisit: true,
  status: 'visit',
  expired: false,
  school: sampleVisit.school,
  coach: sampleVisit.coach,
  revision: 1,
  can: { edit: false, reschedule: false, delete: false, start: true, run: false },
};

export const activityWith = (differs: Partial<AgendaActivity>): AgendaActivity => ({ ...sampleActivity, ...differs });

/** An activity of the school for today, whole: what its detail shows. */
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
  can: { edit: true, reschedule: true, delete: true, start: true, run: false },
  duration_min: 60,
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
