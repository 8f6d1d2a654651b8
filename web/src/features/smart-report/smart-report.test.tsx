import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import { smartReportWith } from '@ruta/contracts/smart-report/smart-report.sample';
import type { SmartReport } from '@ruta/contracts/smart-report/smart-report.schema';
import { Refusal, renderScreen } from '../../testing';
import { CoachSmartReportPage, ScholasticSmartReportPage } from './pages/SmartReportPages';

const OWN = 'GET /bff/scholastic/report/smart';
const open = (differs: Partial<SmartReport> = {}, reply?: unknown) =>
  renderScreen(<ScholasticSmartReportPage />, {
    ...{ me: sampleDirector, path: '/scholastic/report/smart', route: '/scholastic/report/smart' },
    replies: { [OWN]: reply ?? smartReportWith(differs) },
  });
const cardOf = async (name: string) => screen.findByRole('region', { name });
const down = { state: 'unavailable', code: 'server.unavailable' } as const;

test('REP-04 a school on one page: sentences with their ways, cards with their parts', async () => {
  open();
  expect(await cardOf('Visitas')).toHaveTextContent('9');
  const terms = within(await cardOf('Visitas')).getAllByRole('term');
  expect(terms.map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)).toEqual([
    ...['Completadas 5', 'Vencidas 1', 'Por venir 3'],
  ]);
  expect(screen.getByRole('link', { name: 'Hay 1 visita vencida.' })).toHaveAttribute(
    ...(['href', '/scholastic/schools/1/visits'] as const),
  );
  expect(screen.getByRole('link', { name: 'Diagnóstico (DPI)' })).toHaveAttribute(
    ...(['href', '/scholastic/report/dpi-result'] as const),
  );
  expect(screen.getByRole('heading', { name: 'Promedio por tema del diagnóstico' })).toBeInTheDocument();
});

test('REP-04 averages that may not be shown are none, and the reason is said', async () => {
  const { dpi } = smartReportWith();
  const data = dpi.state === 'ready' && dpi.data ? dpi.data : null;
  open({ dpi: { state: 'ready', data: data && { ...data, reason: 'small-group', themes: [] } } });
  expect(await screen.findByText(/^Los promedios se muestran cuando/)).toBeInTheDocument();
});

test('REP-04 a part that fails is said with a retry, and the others stand; who may not read a part has none', async () => {
  const page = open({ pfi: down, pai: { state: 'ready', data: null } });
  expect(await screen.findByText('No se pudo cargar: Plan anual (PFI)')).toBeInTheDocument();
  expect(await cardOf('Visitas')).toHaveTextContent('9');
  expect(screen.queryByRole('region', { name: 'Plan de acción (PAI)' })).toBeNull();
  page.server.reply({ [OWN]: smartReportWith() });
  await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await cardOf('Plan anual (PFI)')).toBeInTheDocument();
});

test('REP-04 without a cycle the page says where the report begins; a finished one is only read', async () => {
  const none = { state: 'ready', data: null } as const;
  const page = open({ cycle: null, visits: none, dpi: none, pai: none, pfi: none, pfp: none, observations: none });
  expect(await screen.findByText('Todavía no hay un ciclo en curso')).toBeInTheDocument();
  page.unmount();
  const past = { id: 1, period: '2025-2026', start_at: '2025-08-25', end_at: '2026-07-15' };
  open({ cycle: past, past });
  expect(await screen.findByText(/solo lectura/)).toBeInTheDocument();
  expect(screen.getByText(/hasta el 15-07-2026/)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Qué requiere atención' })).toBeNull();
});

test('REP-04 a coach reads a school of hers; a foreign one is not found', async () => {
  const at = { me: sampleCoach, path: '/coach/report/school/:school_id/smart', route: '/coach/report/school/1/smart' };
  const call = 'GET /bff/coach/report/school/1/smart';
  const page = renderScreen(<CoachSmartReportPage />, { ...at, replies: { [call]: smartReportWith() } });
  expect(await screen.findByRole('link', { name: 'Visitas' })).toHaveAttribute('href', '/coach/schools/1/visits');
  page.unmount();
  const refusal = new Refusal(404, 'schools.not-found', 'No encontramos esa escuela.');
  renderScreen(<CoachSmartReportPage />, { ...at, replies: { [call]: refusal } });
  expect(await screen.findByRole('heading', { level: 1, name: 'No encontramos esa escuela' })).toBeInTheDocument();
});

test('REP-04 the paper has what the screen shows', async () => {
  open();
  await cardOf('Visitas');
  const paper = await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const found = document.querySelector<HTMLElement>('[data-paper]');
    if (!found) throw new Error('No paper');
    return found;
  });
  expect(paper).toHaveTextContent('Reporte SMART hasta el 20-11-2026');
  expect(paper).toHaveTextContent('Completadas: 5 · Vencidas: 1 · Por venir: 3');
  expect(paper).toHaveTextContent('Hay 1 visita vencida.');
});
