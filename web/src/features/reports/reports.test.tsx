import { screen } from '@testing-library/react';
import { reportWith, sampleReports, sampleReportSchools } from '@ruta/contracts/reports/report.sample';
import { axe } from 'jest-axe';
import { Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { CoachReportsPage } from './pages/ReportsPages';
import { reportHref } from './reports.calls';

const SCREEN = 'GET /bff/coach/reports';
const SCHOOLS = 'GET /api/reports/schools';
const schools = { data: sampleReportSchools, page: 1, size: 50, total: 2, pages: 1, count: 2 };
const ofCoach = [reportWith({ pickers: ['school'] })];

const open = (replies: Replies = {}, search = '') =>
  renderScreen(<CoachReportsPage />, {
    path: '/coach/reports',
    route: `/coach/reports${search}`,
    replies: { [SCREEN]: { reports: ofCoach }, [SCHOOLS]: schools, ...replies },
  });

test('REP-01 the school is chosen before the download is offered; axe finds nothing', async () => {
  const on = open({}, '?cycle=1');
  expect(await screen.findByText('Elige primero una escuela.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Descargar' })).not.toBeInTheDocument();
  await on.user.click(await screen.findByRole('combobox', { name: 'Escuela titular' }));
  await on.user.click(await screen.findByRole('option', { name: /Jacaranda/ }));
  expect(await screen.findByRole('button', { name: 'Descargar' })).toBeEnabled();
  expect(on.server.sentTo(SCHOOLS)[0]?.query.get('cycle_id')).toBe('1');
  expect(await axe(on.container)).toHaveNoViolations();
});

test('REP-01 a support school is offered where the report takes one', async () => {
  open({ [SCREEN]: { reports: sampleReports } });
  expect(await screen.findByRole('combobox', { name: 'Escuela de apoyo' })).toBeInTheDocument();
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
