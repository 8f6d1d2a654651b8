import { screen, waitFor, within } from '@testing-library/react';
import { sampleReports, sampleReportSchools } from '@ruta/contracts/reports/report.sample';
import { Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { CoachReportsPage } from './pages/ReportsPages';
import { reportHref } from './reports.calls';

const SCREEN = 'GET /bff/coach/reports';
const SCHOOLS = 'GET /api/reports/schools';
const schools = { data: sampleReportSchools, page: 1, size: 50, total: 2, pages: 1, count: 2 };
const ofCoach = sampleReports.map((report) => ({ ...report, pickers: ['school'] }));

const open = (replies: Replies = {}, search = '') =>
  renderScreen(<CoachReportsPage />, {
    path: '/coach/reports',
    route: `/coach/reports${search}`,
    replies: { [SCREEN]: { reports: ofCoach }, [SCHOOLS]: schools, ...replies },
  });
type Opened = ReturnType<typeof open>;

const dialogOf = async ({ user }: Opened, name: string) => {
  await user.click(await screen.findByRole('button', { name: `Descargar: ${name}` }));
  return within(await screen.findByRole('dialog', { name }));
};
const choose = async ({ user }: Opened, dialog: Awaited<ReturnType<typeof dialogOf>>) => {
  await user.click(await dialog.findByRole('combobox', { name: 'Escuela titular' }));
  await user.click(await screen.findByRole('option', { name: /Jacaranda/ }));
};

test('REP-01 a report asks for its school before its download; the next report begins with the same school', async () => {
  const on = open({}, '?cycle=1');
  const first = await dialogOf(on, 'Visitas escolares');
  const early = first.getByRole('button', { name: 'Descargar' });
  expect(early).toHaveAttribute('aria-disabled', 'true');
  expect(early).toHaveAccessibleDescription('Elige primero una escuela.');
  await choose(on, first);
  expect(first.getByRole('button', { name: 'Descargar' })).not.toHaveAttribute('aria-disabled');
  expect(on.server.sentTo(SCHOOLS)[0]?.query.get('cycle_id')).toBe('1');
  await on.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Descargar: Visitas escolares' })).toHaveFocus());
  const second = await dialogOf(on, 'Asistencia y constancias');
  expect(second.getByRole('combobox', { name: 'Escuela titular' })).toHaveValue('Colegio Jacaranda');
  expect(second.getByRole('button', { name: 'Descargar' })).not.toHaveAttribute('aria-disabled');
});

test('REP-01 a support school is offered where the report takes one, and not kept for one that does not', async () => {
  const on = open({ [SCREEN]: { reports: sampleReports } });
  const visits = await dialogOf(on, 'Visitas escolares');
  await on.user.click(await visits.findByRole('combobox', { name: 'Escuela de apoyo' }));
  await on.user.click(await screen.findByRole('option', { name: /Jacaranda/ }));
  await on.user.keyboard('{Escape}');
  const surveys = await dialogOf(on, 'Encuestas de actividades centrales');
  expect(surveys.queryByRole('combobox', { name: 'Escuela de apoyo' })).not.toBeInTheDocument();
  expect(surveys.getByRole('button', { name: 'Descargar' })).toHaveAttribute('aria-disabled', 'true');
});

test('REP-01 a refusal of the days stands beside them, and the choice stays', async () => {
  const tooMany = new Refusal(422, 'fields.invalid', 'Revisa los datos.', { errors: { from: ['Elige menos días.'] } });
  const on = open({ 'GET /api/reports/visits/download': tooMany });
  const dialog = await dialogOf(on, 'Visitas escolares');
  await choose(on, dialog);
  await on.user.click(dialog.getByRole('button', { name: 'Descargar' }));
  expect(await dialog.findByText('Elige menos días.')).toBeInTheDocument();
  expect(dialog.getByRole('combobox', { name: 'Escuela titular' })).toHaveValue('Colegio Jacaranda');
});

test('REP-01 the address of a file has what was chosen, and nothing else', () => {
  const asked = { school_id: 2, support_school_id: undefined, cycle_id: undefined, from: '2026-11-01', to: null };
  expect(reportHref('visits', { ...asked, format: 'csv' })).toBe(
    '/api/reports/visits/download?school_id=2&from=2026-11-01&format=csv',
  );
});

test('UI-02 none, failed with Retry, forbidden', async () => {
  const none = open({ [SCREEN]: { reports: [] } });
  expect(await screen.findByText('No hay reportes para ti')).toBeInTheDocument();
  none.unmount();
  const failed = open({ [SCREEN]: new Refusal(500, 'server.failed', 'Algo falló.') });
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
  failed.unmount();
  open({ [SCREEN]: new Refusal(403, 'access.refused', 'No tienes permiso.') });
  expect(await screen.findByRole('heading', { level: 1, name: 'No tienes acceso' })).toBeInTheDocument();
});
