import { sampleCoach } from '@ruta/contracts/access/access.sample';
import type { ActivityPage } from '@ruta/contracts/activities/activities.screens';
import type { Assistant } from '@ruta/contracts/activities/activity.schema';
import type { Page } from '@ruta/contracts/kit/replies';
import type { Activity } from '@ruta/contracts/agenda/activity.schema';
import { ownActivityWith, sampleOwnActivity } from '@ruta/contracts/agenda/agenda.sample';

export const running = (differs: Partial<Activity> = {}) =>
  ownActivityWith({
    isStarted: true,
    started_at: '2026-11-20 15:05:00',
    revision: 2,
    can: { ...sampleOwnActivity.can, edit: false, delete: false, start: false, run: true },
    ...differs,
  });
export const ended = () =>
  running({
    isCompleted: true,
    status: 'taken',
    completed_at: '2026-11-20 16:05:00',
    revision: 3,
    can: { ...sampleOwnActivity.can, edit: false, reschedule: false, delete: false, start: false },
  });

export const pageOf = (activity: Activity, differs: Partial<ActivityPage> = {}): ActivityPage => ({
  activity,
  today: '2026-11-20',
  school_today: '2026-11-20',
  cycle: sampleCoach.cycle,
  record: {
    state: 'ready',
    data: {
      activity_id: activity.id,
      assistants_id: null,
      assistants: [],
      result: '',
      observation_revision: 0,
      evidences: [],
    },
  },
  proof: { state: 'ready', data: null },
  central: { state: 'ready', data: null },
  can: { writeProof: activity.can.run },
  ...differs,
});

/** People who may attend. */
export const people: Page<Assistant> = {
  data: [
    { id: 31, fullname: 'Alma Rosa Navarro', roles: ['PROF'], levels: ['primaria'], did_assist: false },
    { id: 32, fullname: 'Carlos Núñez', roles: ['PROF'], levels: ['secundaria'], did_assist: false },
  ],
  page: 1,
  size: 5,
  total: 2,
  pages: 1,
  count: 2,
};
