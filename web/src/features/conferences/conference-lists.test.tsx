import { screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { conferenceWith, sampleConferences } from '@ruta/contracts/conferences/conference.sample';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { AdminConferencesPage, AgentConferencesPage, CoachConferencesPage } from './pages/ConferenceListPages';
import { AdminConferencePage } from './pages/ConferencePages';
import { daysOf } from './use-conferences-view';

const LIST = 'GET /bff/shared/conferences';
const CANCEL = 'PUT /api/scheduled/1/cancel';
const me = { ...sampleAdministrator, abilities: ['session:read', 'session:cancel'] as never[] };
const all = [...sampleConferences.upcoming, ...sampleConferences.past];
const listOf = (data: typeof all, school: unknown = null) => ({
  conferences: { data, page: 1, size: 10, total: data.length, pages: 1, count: data.length },
  school,
});

const openAdmin = (replies: Replies = {}, route = '/admin-ti/conferences') =>
  renderScreen(<AdminConferencesPage />, {
    ...{ me, route, path: '/admin-ti/conferences' },
    replies: { [LIST]: listOf(all), ...replies },
  });

test('VC-07 sessions with theme, hour, petitioner, school, agent and state; a row leads to its page', async () => {
  openAdmin();
  const table = within(await screen.findByRole('table', { name: 'Sesiones por video' }));
  const [first] = await table.findAllByRole('link', { name: 'Del diagnóstico al PAI' });
  expect(first).toHaveAttribute('href', '/admin-ti/conferences/1/show');
  expect(table.getByText('24-11-2026, 09:00')).toBeInTheDocument();
  expect(table.getAllByText('Centro Escolar Ahuehuete')).toHaveLength(all.length);
  for (const state of ['Finalizada', 'Cancelada', 'No realizada']) expect(table.getByText(state)).toBeInTheDocument();
  expect(screen.getByText('5 sesiones')).toBeInTheDocument();
});

test('VC-05 a state and days of the address are asked for; nothing found offers to take the filters away', async () => {
  const path = '/admin-ti/conferences?status=cancelled&from=2026-11-01&to=2026-11-30';
  const asked = `${LIST}?dates_in=2026-11-01%2C2026-11-30&status=cancelled`;
  const { user } = openAdmin({ [asked]: listOf([]) }, path);
  expect(await screen.findByText('Ninguna sesión coincide')).toBeInTheDocument();
  expect(screen.getByText('01-11-2026 a 30-11-2026')).toBeInTheDocument();
  const [clear] = screen.getAllByRole('button', { name: /^Quitar/ }).slice(-1);
  await user.click(clear as HTMLElement);
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test('VC-05 a last day that is not after the first becomes it, and the other way round', () => {
  const range = (start: string | null, end: string | null) => ({ start, end });
  const days = (from: string, to: string) => ({ from, to });
  const before = days('2026-11-01', '2026-11-05');
  expect(daysOf(range('2026-11-10', null), undefined)).toEqual(days('2026-11-10', '2026-11-10'));
  expect(daysOf(range('2026-11-10', '2026-11-05'), before)).toEqual(days('2026-11-10', '2026-11-10'));
  expect(daysOf(range('2026-11-02', '2026-11-05'), before)).toEqual(days('2026-11-02', '2026-11-05'));
  expect(daysOf(range('2026-11-01', '2026-10-01'), before)).toEqual(days('2026-10-01', '2026-10-01'));
  expect(daysOf(range(null, '2026-11-05'), before)).toBeUndefined();
  expect(daysOf(range(null, null), before)).toBeUndefined();
});

test('VC-05 days typed with their separators are asked for once, when both are there', async () => {
  const { user, server, address } = openAdmin();
  await screen.findByRole('table', { name: 'Sesiones por video' });
  const [first, , , last] = within(screen.getByRole('group', { name: 'Días' })).getAllByRole('spinbutton');
  await user.click(first as HTMLElement);
  await user.keyboard('31/10/2026');
  await user.click(last as HTMLElement);
  await user.keyboard('1/12/2026{Enter}');
  await waitFor(() => expect(address()).toContain('from=2026-10-31&to=2026-12-01'));
  await waitFor(() => expect(server.sentTo(LIST)).toHaveLength(2));
});

test('VC-07 a school’s list names the school, not its rows; an agent’s list does not name the agent', async () => {
  const { unmount } = renderScreen(<CoachConferencesPage />, {
    ...{ me, route: '/coach/schools/1/conferences', path: '/coach/schools/:school_id/conferences' },
    replies: {
      [`${LIST}?school_id=1`]: listOf(all, {
        id: 1,
        name: 'Centro Escolar Ahuehuete',
        timezone: 'America/Mexico_City',
      }),
    },
  });
  const [link] = await screen.findAllByRole('link', { name: 'Del diagnóstico al PAI' });
  expect(link).toHaveAttribute('href', '/coach/schools/1/conferences/1/show');
  expect(screen.getAllByText('Centro Escolar Ahuehuete')).toHaveLength(1);
  unmount();
  renderScreen(<AgentConferencesPage />, {
    ...{ me, path: '/agent/conferences', route: '/agent/conferences', replies: { [LIST]: listOf(all) } },
  });
  await screen.findByRole('table', { name: 'Todas mis sesiones' });
  await screen.findAllByText('Ana Uc Poot');
  expect(screen.queryByText('Karla Verónica Solís Cetina')).not.toBeInTheDocument();
});

test('UI-02 VC-07 empty, failed with Retry, forbidden, and not found', async () => {
  const { user, server, unmount } = openAdmin({ [LIST]: OFFLINE });
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  server.reply({ [LIST]: listOf([]) });
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Aún no hay sesiones')).toBeInTheDocument();
  unmount();
  const refused = openAdmin({ [LIST]: new Refusal(403, 'access.refused', 'No tienes permiso.') });
  expect(await screen.findByText(/permiso|acceso/i)).toBeInTheDocument();
  refused.unmount();
  openAdmin({ [LIST]: new Refusal(404, 'schools.not-found', 'No encontramos esa escuela.') });
  expect(await screen.findByText('No encontramos esa escuela')).toBeInTheDocument();
});

test('VC-07 VC-02 a session’s page: what was agreed, what happened; an administrator cancels with a reason', async () => {
  const { user, server } = renderScreen(<AdminConferencePage />, {
    ...{ me, route: '/admin-ti/conferences/1/show', path: '/admin-ti/conferences/:id/show' },
    replies: {
      'GET /bff/shared/conferences/1': {
        conference: conferenceWith({
          id: 1,
          notes: 'Con mi equipo',
          can: { cancel: true, join: false, survey: false },
        }),
        reasons: ['Mantenimiento'],
      },
      [CANCEL]: { data: conferenceWith({ id: 1 }), message: 'Sesión cancelada.' },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Del diagnóstico al PAI' })).toBeInTheDocument();
  expect(
    screen.getByText('martes 24 de noviembre de 2026, 09:00 a 10:00 (hora de Ciudad de México)'),
  ).toBeInTheDocument();
  expect(screen.getByText('Se agendó: Ana Uc Poot')).toBeInTheDocument();
  expect(screen.getByText('Con mi equipo')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Entrar/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancelar sesión: Del diagnóstico al PAI' }));
  const ask = within(await screen.findByRole('dialog'));
  await user.click(ask.getByRole('radio', { name: 'Mantenimiento' }));
  await user.click(ask.getByRole('button', { name: 'Cancelar sesión' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.sentTo(CANCEL).map(({ body }) => body)).toEqual([{ reason: 'Mantenimiento' }]);
});
