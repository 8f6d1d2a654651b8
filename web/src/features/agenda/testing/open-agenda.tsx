import { screen } from '@testing-library/react';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import type { Me } from '@ruta/contracts/access/access.schema';
import { activityWith } from '@ruta/contracts/agenda/agenda.sample';
import { sampleVisit } from '@ruta/contracts/visits/visit.sample';
import { renderScreen } from '../../../testing';
import type { Replies } from '../../../testing';
import { AgendaPage } from '../pages/AgendaPage';
import type { AgendaReply } from '../agenda.calls';

export const AGENDA = 'GET /bff/coach/schools/1/agenda';
export const itemAt = (id: number, date: string, differs: Parameters<typeof activityWith>[0]) =>
  activityWith({ id, date, datetime: `${date} 15:00:00`, ...differs });

export const november = {
  school: sampleVisit.school,
  month: '2026-11',
  start: '2026-11-01',
  end: '2026-12-12',
  today: '2026-11-20',
  school_today: '2026-11-20',
  activities: [
    itemAt(1, '2026-11-10', { status: 'visit', isCompleted: true, activity_id: 91, description: 'De cierre' }),
    itemAt(2, '2026-11-17', { status: 'outdated', expired: true, activity_id: 92, description: 'Sin hacer' }),
    itemAt(3, '2026-11-19', {
      status: 'taken',
      isCompleted: true,
      isVisit: false,
      activity_id: null,
      activity: 'Reunión',
    }),
    itemAt(4, '2026-11-20', { status: 'visit', activity_id: 101, description: 'De hoy' }),
    itemAt(5, '2026-11-24', { status: 'pending', isVisit: false, activity_id: null, activity: 'Taller de lectura' }),
    itemAt(6, '2026-12-01', { status: 'visit', activity_id: 93, description: 'De diciembre' }),
  ],
  holidays: { state: 'ready', data: [] },
  pending: { state: 'ready', data: [] },
  actions: { state: 'ready', data: [] },
  draft: { state: 'ready', data: { hasDraft: false, id: null } },
  can: { createVisit: true, createActivity: true },
} satisfies AgendaReply;
export const WHOLE = '?day=all';
/** A superior, who only reads. */
export const superior: Me = {
  ...sampleCoach,
  role: 'COACH_CORD',
  roles: ['COACH_CORD'],
  abilities: sampleCoach.abilities.filter((ability) => !['visit:write', 'visit:run', 'activity:run'].includes(ability)),
};

/** Renders a coach’s agenda of her school. */
export function openAgenda({
  replies = {},
  search = '',
  me = sampleCoach,
}: { replies?: Replies; search?: string; me?: Me } = {}) {
  return renderScreen(<AgendaPage />, {
    me,
    path: '/coach/schools/:school_id/agenda',
    route: `/coach/schools/1/agenda${search}`,
    replies: { [AGENDA]: november, ...replies },
  });
}
export const dayCell = (name: RegExp) => screen.findByRole('gridcell', { name });
export const card = (name: string) => screen.findByRole('dialog', { name });
