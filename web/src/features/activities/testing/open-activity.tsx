import { Route, Routes } from 'react-router';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import type { ActivityPage } from '@ruta/contracts/activities/activities.screens';
import type { Activity } from '@ruta/contracts/agenda/activity.schema';
import { ownActivityWith, sampleOwnActivity } from '@ruta/contracts/agenda/agenda.sample';
import { renderScreen } from '../../../testing';
import type { Replies } from '../../../testing';
import { ActivityCreatePage } from '../pages/ActivityCreatePage';
import { ActivityDetailPage } from '../pages/ActivityDetailPage';
import { ActivityEditPage } from '../pages/ActivityEditPage';
import { ActivityStartPage } from '../pages/ActivityStartPage';

export const SCREEN = 'GET /bff/coach/schools/1/activity/601';
const AT = '/coach/schools/:school_id';

/** A coach who may do all of it; the sample knows only what its screens needed. */
export const runner = {
  ...sampleCoach,
  abilities: [...sampleCoach.abilities, 'activity:create', 'activity:reschedule', 'proof:manage'] as const,
};
export const reader = {
  ...sampleCoach,
  role: 'COACH_MAN' as const,
  abilities: ['self:read', 'school:read', 'agenda:read', 'activity:read'] as const,
};

export const running = (differs: Partial<Activity> = {}) =>
  ownActivityWith({
    isStarted: true,
    started_at: '2026-11-20 15:05:00',
    revision: 2,
    can: { edit: false, reschedule: true, delete: false, start: false, run: true },
    ...differs,
  });
export const ended = () =>
  running({
    isCompleted: true,
    status: 'taken',
    completed_at: '2026-11-20 16:05:00',
    revision: 3,
    can: { edit: false, reschedule: false, delete: false, start: false, run: false },
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
  can: { writeProof: activity.can.run },
  ...differs,
});

export const people = {
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

/** The pages of an activity, and the agenda by name. */
export function openActivity(
  page: unknown,
  { at = 'detail', replies = {}, me = runner }: { at?: string; replies?: Replies; me?: object } = {},
) {
  return renderScreen(
    <Routes>
      <Route path={`${AT}/activity/create`} element={<ActivityCreatePage />} />
      <Route path={`${AT}/activity/:id/edit`} element={<ActivityEditPage />} />
      <Route path={`${AT}/activity/:id/start`} element={<ActivityStartPage />} />
      <Route path={`${AT}/activity/:id/detail`} element={<ActivityDetailPage />} />
      <Route path={`${AT}/agenda`} element={<h1>La agenda</h1>} />
    </Routes>,
    {
      me: me as typeof sampleCoach,
      route: at === 'create' ? '/coach/schools/1/activity/create' : `/coach/schools/1/activity/601/${at}`,
      replies: {
        [SCREEN]: page,
        'GET /bff/coach/schools/1/activity/new': {
          school: sampleOwnActivity.school,
          levels: ['primaria', 'secundaria'],
          today: '2026-11-20',
          school_today: '2026-11-20',
          cycle: sampleCoach.cycle,
        },
        'GET /api/schools/activity/assistants': people,
        ...replies,
      },
    },
  );
}
