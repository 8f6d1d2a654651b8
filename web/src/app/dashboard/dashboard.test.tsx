import { screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { statisticsWith } from '@ruta/contracts/dpi/dpi.sample';
import { coachesPage, hierarchyWith, sampleCoaches } from '@ruta/contracts/hierarchy/hierarchy.sample';
import type { Ability } from '@ruta/contracts/abilities';
import { cardsWith } from '@ruta/contracts/statistics/statistics.sample';
import { axe } from 'jest-axe';
import { Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { SoonHome } from '../home/SoonHome';
import { FilteredDashboardPage } from './FilteredDashboardPage';

const CARDS = 'GET /api/schools/statistics/cards';
const DPI = 'GET /api/schools/statistics/dpi';
const PAI = 'GET /api/schools/statistics/pai';
const PFI = 'GET /api/schools/statistics/pfi';
const PFP = 'GET /api/schools/statistics/pfp';
const OBSERVATIONS = 'GET /api/schools/statistics/observations';
const GUIDES = 'GET /api/schools/statistics/observation-results';
const CHARTS = [DPI, PAI, PFI, PFP, OBSERVATIONS, GUIDES] as const;
const row = hierarchyWith({ id: 1, school_id: 7, school_name: 'Colegio Ángeles' });
const abilities: Ability[] = [
  ...(['self:read', 'hierarchy:read', 'hierarchy:history', 'dashboard:management', 'dpi:read'] as const),
  ...(['pai:read', 'pfi:read', 'pfp:read', 'observation:figures'] as const),
];
const cycle = { id: 2, period: '2026-2027' };
const replies: Replies = {
  [CARDS]: { data: cardsWith(), cycle, subject: null },
  [DPI]: { data: statisticsWith() },
  [PAI]: { data: { pie: { hasPai: 24, notHasPai: 16 } } },
  [PFI]: { data: { pie: { hasPfi: 38, notHasPfi: 2 } } },
  [PFP]: { data: { pie: { consulted: 900, notConsulted: 300 } } },
  [OBSERVATIONS]: { data: { pie: { yes: 3, no: 1, na: 0 }, compliance: 75, montlyObsProfessors: 145, months: [] } },
  [GUIDES]: { data: [] },
  'GET /api/schools-hierarchy': { data: [row], page: 1, size: 50, total: 1, pages: 1, count: 1 },
  'GET /api/coaches-by-role': coachesPage(sampleCoaches),
};
const me = { ...sampleAdministrator, role: 'MGMT' as const, abilities };
const home = (more: Replies = {}, differs: object = {}) =>
  renderScreen(<SoonHome />, {
    ...{ path: '/management', route: '/management', me: { ...me, ...differs }, replies: { ...replies, ...more } },
  });
const filtered = (address: string, more: Replies = {}) =>
  renderScreen(<FilteredDashboardPage />, {
    ...{ path: '/management/filter/:filter/:id/dashboard', route: `/management/filter/${address}/dashboard`, me },
    replies: { ...replies, ...more },
  });
const cardOf = async (name: string) => screen.findByRole('region', { name });
/** Terms of a card with their values. */
const partsOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);

test('STA-03 the management’s home shows the fifteen figures on entry, and reads charts only when they are opened', async () => {
  const page = home();
  await waitFor(async () => expect(await cardOf('Visitas')).toHaveTextContent('520'));
  expect(partsOf(await cardOf('Visitas'))).toEqual(['Completadas 214', 'Vencidas 12', 'Por venir 294']);
  expect(partsOf(await cardOf('Actividades'))).toEqual(['Completadas 402', 'Vencidas 37', 'Por venir 521']);
  expect(partsOf(await cardOf('Diagnóstico (DPI)'))).toEqual(['Con diagnóstico 31', 'Sin diagnóstico 9']);
  expect(partsOf(await cardOf('Plan de acción (PAI)'))).toEqual(['Con plan 24', 'Sin plan 16']);
  expect(partsOf(await cardOf('Plan anual (PFI)'))).toEqual(['Con plan 38', 'Sin plan 2']);
  expect(await cardOf('Escuelas activas')).toHaveTextContent('40');
  expect(await cardOf('Docentes activos')).toHaveTextContent('812145 observados este mes');
  for (const chart of CHARTS) expect(page.server.sentTo(chart)).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Planes de formación (PFP)' }));
  expect(await screen.findByText(/^Cada persona cuenta una vez/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Diagnóstico (DPI)' }));
  expect((await screen.findByText('Personas que usaron más tiempo')).parentElement).toHaveTextContent('14');
  expect(CHARTS.filter((chart) => page.server.sentTo(chart).length > 0)).toEqual([DPI, PFP]);
  expect(await axe(page.container)).toHaveNoViolations();
});

test('STA-05 HIE-05 choosing from the top down clears what is below, and leads to the dashboard of a person or a school', async () => {
  const page = home();
  const field = (name: string) => screen.findByRole('combobox', { name });
  const choose = async (name: string) => {
    await waitFor(async () => expect(await field(name)).toBeEnabled());
    await page.user.click(await field(name));
    await page.user.click((await screen.findAllByRole('option'))[0] ?? document.body);
  };
  await choose('Director(a) de coaching');
  // Directors of coaching have no dashboard of their own.
  expect(screen.queryByRole('link', { name: /^Ver el tablero de/ })).toBeNull();
  await choose('Gerente');
  const link = await screen.findByRole('link', { name: /^Ver el tablero de/ });
  expect(link).toHaveAttribute('href', `/management/filter/manager/${sampleCoaches[0]?.id}/dashboard`);
  await page.user.clear(await field('Director(a) de coaching'));
  await page.user.tab();
  await waitFor(async () => expect(await field('Gerente')).toHaveValue(''));
  expect(screen.queryByRole('link', { name: /^Ver el tablero de/ })).toBeNull();
  expect(await screen.findByRole('link', { name: 'Colegio Ángeles' })).toHaveAttribute(
    ...(['href', '/management/filter/school/7/dashboard'] as const),
  );
});

test('STA-04 a school’s dashboard reads its charts on entry, for the school alone, and leads to who accompanies it', async () => {
  const subject = { filter: 'school', id: 7, name: 'Colegio Ángeles' };
  const page = filtered('school/7', { [CARDS]: { data: cardsWith({ activeSchools: 1 }), cycle, subject } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Colegio Ángeles' })).toBeInTheDocument();
  expect(await screen.findByText('Tablero de la escuela · Ciclo 2026-2027')).toBeInTheDocument();
  for (const call of [CARDS, ...CHARTS])
    await waitFor(() =>
      expect(page.server.sentTo(call).map(({ query }) => query.get('filter[school]'))).toEqual(['7']),
    );
  // The number of people with more time is not shown for one school (decision 0052).
  expect(await screen.findByText('Escuelas con diagnóstico')).toBeInTheDocument();
  expect(screen.queryByText('Personas que usaron más tiempo')).toBeNull();
  expect(screen.getByRole('link', { name: 'Quién la acompaña' })).toHaveAttribute('href', '/management?school=7');
  expect(screen.getByRole('link', { name: 'Tablero de la red' })).toHaveAttribute('href', '/management');
});

test('STA-04 a coach’s dashboard has its charts on demand; who is not there, and other addresses, are said', async () => {
  const subject = { filter: 'coach', id: 9, name: 'Laura Mendoza Reyes' };
  const page = filtered('coach/9', { [CARDS]: { data: cardsWith(), cycle, subject } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Laura Mendoza Reyes' })).toBeInTheDocument();
  for (const chart of CHARTS) expect(page.server.sentTo(chart)).toEqual([]);
  page.unmount();
  const gone = filtered('manager/9', {
    [CARDS]: new Refusal(404, 'statistics.not-found', 'Esa persona no acompaña a nadie.'),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Esa persona no acompaña a nadie' })).toBeInTheDocument();
  gone.unmount();
  for (const address of ['director/9', 'school/0', 'school/abc', 'school/12345678901']) {
    const wrong = filtered(address);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('No encontramos');
    expect(wrong.server.sentTo(CARDS)).toEqual([]);
    wrong.unmount();
  }
});

test('STA-03 figures that cannot be read say so with Retry and leave the schools; without a cycle nothing is asked', async () => {
  const page = home({ [CARDS]: new Refusal(503, 'service.unavailable', 'No pudimos leer las cifras.') });
  expect(await screen.findByText('No pudimos leer las cifras.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Colegio Ángeles' })).toBeInTheDocument();
  page.unmount();
  const without = home({}, { cycle: null });
  expect(await screen.findByText('No hay ningún ciclo en curso')).toBeInTheDocument();
  expect(without.server.sentTo(CARDS)).toEqual([]);
});
