import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { sampleOwnActivity } from '@ruta/contracts/agenda/agenda.sample';
import { renderScreen } from '../../../testing';
import type { Replies } from '../../../testing';
import { ActivityCreatePage } from '../pages/ActivityCreatePage';
import { ActivityDetailPage } from '../pages/ActivityDetailPage';
import { ActivityEditPage } from '../pages/ActivityEditPage';
import { ActivityStartPage } from '../pages/ActivityStartPage';
import { people } from './samples';

export { ended, pageOf, running } from './samples';

export const SCREEN = 'GET /bff/coach/schools/1/activity/601';
const AT = '/coach/schools/:school_id';

/** A coach with all abilities for activities; the sample coach lacks some. */
const runner = {
  ...sampleCoach,
  abilities: [...sampleCoach.abilities, 'activity:create', 'activity:reschedule', 'proof:manage'] as const,
};
export const reader = {
  ...sampleCoach,
  role: 'COACH_MAN' as const,
  abilities: ['self:read', 'school:read', 'agenda:read', 'activity:read'] as const,
};

/** Renders the pages of an activity; the agenda is a placeholder. */
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
      route: at.startsWith('create') ? `/coach/schools/1/activity/${at}` : `/coach/schools/1/activity/601/${at}`,
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

export const button = (name: string) => screen.findByRole('button', { name });

/** Types digits into a date or time field, from its first segment on. */
export async function type(user: UserEvent, field: string, digits: string) {
  const [first] = within(screen.getByRole('group', { name: field })).getAllByRole('spinbutton');
  if (first) await user.click(first);
  await user.keyboard(digits);
}
