import { screen, within } from '@testing-library/react';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import type { Me } from '@ruta/contracts/access/access.schema';
import { activityWith } from '@ruta/contracts/agenda/agenda.sample';
import { sampleVisit } from '@ruta/contracts/visits/visit.sample';
import { Refusal, renderScreen } from '../../testing';
import { ProfessorAgendaPage } from './pages/ProfessorAgendaPage';

const AGENDA = 'GET /bff/professor/agenda';
const teacher: Me = { ...sampleDirector, role: 'PROF', roles: ['PROF'] };
const attended = activityWith({
  ...{ id: 3, date: '2026-11-19', status: 'taken', isCompleted: true },
  ...{ isVisit: false, activity_id: null, activity: 'Junta de academia' },
});
const november = {
  ...{ school: sampleVisit.school, month: '2026-11', start: '2026-11-01', end: '2026-12-12' },
  ...{ today: '2026-11-20', school_today: '2026-11-20', activities: [attended] },
  holidays: { state: 'ready', data: [] },
};
const open = (reply: unknown, route = '/professor/agenda') =>
  renderScreen(<ProfessorAgendaPage />, {
    me: teacher,
    path: '/professor/agenda',
    route,
    replies: { [AGENDA]: reply },
  });

test('AGE-03 a teacher reads what she attended, by month, and nothing there can be pressed', async () => {
  open(november);
  const list = await screen.findByRole('group', { name: 'Actividades de noviembre de 2026' });
  expect(await within(list).findByText('Junta de academia')).toBeInTheDocument();
  expect(within(list).queryAllByRole('link')).toEqual([]);
  expect(screen.getByText('Solo lectura')).toBeInTheDocument();
  expect(await screen.findByRole('gridcell', { name: /19 de noviembre.*1 tomada/ })).toBeInTheDocument();
});

test('AGE-03 a day in the address is shown alone; a month without items says what appears here', async () => {
  open({ ...november, activities: [] }, '/professor/agenda?month=2026-11&day=2026-11-19');
  expect(await screen.findByText('Nada este día')).toBeInTheDocument();
});

test('UI-02 a month that cannot be loaded says so and offers to try again', async () => {
  const { user, server } = open(new Refusal(503, 'server.unavailable', 'Intenta más tarde.'));
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  server.reply({ [AGENDA]: { ...november, activities: [] } });
  await user.click(retry);
  expect(await screen.findByText('Aquí aparecen las actividades a las que asististe.')).toBeInTheDocument();
});
