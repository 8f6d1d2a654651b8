import { screen } from '@testing-library/react';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import { sampleScholasticReports } from '@ruta/contracts/reports/report.sample';
import { Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { DirReportPage } from './pages/ScholasticReportPages';
import { ScholasticReportsPage } from './pages/ScholasticReportsPage';
import { scholasticFileHref } from './scholastic-reports.calls';

const INDEX = 'GET /bff/scholastic/reports';
const ONE = 'GET /bff/scholastic/reports/one';
const school = { id: 3, name: 'Colegio Ahuehuete' };
const [joined, single] = sampleScholasticReports;

const openIndex = (replies: Replies = {}, search = '') =>
  renderScreen(<ScholasticReportsPage />, {
    path: '/scholastic/reports',
    route: `/scholastic/reports${search}`,
    me: sampleDirector,
    replies: { [INDEX]: { school, leader: 'dir', reports: sampleScholasticReports }, ...replies },
  });
const openOne = (replies: Replies = {}, address = 'dpi-pai?school=3') =>
  renderScreen(<DirReportPage />, {
    path: '/dir/reports/:report',
    route: `/dir/reports/${address}`,
    me: sampleDirector,
    replies: { [ONE]: { school, report: joined }, ...replies },
  });

test('REP-02 the index leads to the address of each report, in the cycle that is shown', async () => {
  openIndex({}, '?cycle=1');
  const link = await screen.findByRole('link', { name: joined.name });
  expect(link).toHaveAttribute('href', '/dir/reports/dpi-pai?school=3&cycle=1');
});

test('REP-02 an address says what the report contains and offers a workbook and each sheet', async () => {
  const on = openOne();
  expect(await screen.findByRole('heading', { level: 1, name: joined.name })).toBeInTheDocument();
  expect(on.server.sentTo(ONE)[0]?.query.toString()).toBe('leader=dir&report=dpi-pai&school=3');
  for (const name of ['Descargar Excel', 'CSV: Resultados del DPI', 'CSV: Plan de Acción Institucional'])
    expect(screen.getByRole('button', { name })).toBeEnabled();
});

test('REP-02 without a school in the address it is one’s own; one sheet is one file', async () => {
  const on = openOne({ [ONE]: { school, report: single } }, 'pfp');
  expect(await screen.findByRole('button', { name: 'Descargar CSV' })).toBeEnabled();
  expect(on.server.sentTo(ONE)[0]?.query.get('school')).toBe(String(sampleDirector.user.school_id));
});

test('REP-02 the address of a file names role, report, school and sheet', () => {
  const at = { leader: 'subd', report: 'dpi-pai', school: 3, cycle: undefined } as const;
  expect(scholasticFileHref(at, { format: 'csv', part: 'pai' })).toBe(
    '/api/reports/scholastic/subd/dpi-pai/download?school_id=3&format=csv&part=pai',
  );
});

test('UI-02 T02 none, a role that is not held, a foreign school, and failed with Retry', async () => {
  const none = openIndex({ [INDEX]: { school, leader: 'dir', reports: [] } });
  expect(await screen.findByText('No hay reportes para ti')).toBeInTheDocument();
  none.unmount();
  const forbidden = openOne({ [ONE]: new Refusal(403, 'reports.role-not-held', 'No tienes ese rol.') });
  expect(await screen.findByRole('heading', { level: 1, name: 'No tienes acceso' })).toBeInTheDocument();
  forbidden.unmount();
  const foreign = openOne({ [ONE]: new Refusal(404, 'schools.not-found', 'No encontramos esa escuela.') });
  expect(await screen.findByRole('heading', { level: 1, name: 'No encontramos esa escuela' })).toBeInTheDocument();
  foreign.unmount();
  openOne({ [ONE]: new Refusal(500, 'server.failed', 'Algo falló.') });
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
});
