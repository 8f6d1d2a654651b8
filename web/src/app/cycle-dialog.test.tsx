import { screen, waitFor, within } from '@testing-library/react';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { agendaOn } from '@ruta/contracts/agenda/agenda.sample';
import { cycleWith, finishedCycle, samplePeriods, startedCycle } from '@ruta/contracts/cycles/cycle.sample';
import { OFFLINE, renderRoutes } from '../testing';
import type { Replies } from '../testing';
import { addRoutes } from './late-routes';
import { routes } from './routes';

const PAST = { id: 1, period: '2025-2026', start_at: '2025-09-01', end_at: '2026-07-15' };
const period = (name: string) => ({ ...samplePeriods[0], id: 9, name, start_year: 2025, end_year: 2026 });
const pageOf = (rows: unknown[]) => ({
  data: rows,
  page: 1,
  size: 100,
  total: rows.length,
  pages: 1,
  count: rows.length,
});
const school = (id: number, name: string) => ({
  ...{ id, name, timezone: 'America/Mexico_City', code: '14DPR0001', remote_id: null, city: 'Guadalajara' },
  ...{ state: 'Jalisco', levels: ['primaria'] },
});
const NOW = '/api/schools?size=10000&sort=name';
const CYCLES = 'GET /api/school-cycles';
const month = agendaOn('2026-11-20', []);
const replies: Replies = {
  [`GET ${NOW}`]: pageOf([school(1, 'Colegio Sor Juana'), school(2, 'Escuela Benito Juárez')]),
  [`GET ${NOW}&cycle_id=1`]: pageOf([school(1, 'Colegio Sor Juana'), school(3, 'Liceo Rosario Castellanos')]),
  [CYCLES]: pageOf([
    cycleWith({ id: 3, period: period('2027-2028') }),
    startedCycle({ id: 2, period: period('2026-2027') }),
    finishedCycle({ ...PAST, period: period(PAST.period) }),
  ]),
  'GET /bff/coach/schools/1/agenda': month,
  'GET /bff/coach/schools/3/agenda': {
    ...month,
    ...{ past: PAST, can: { createVisit: false, createActivity: false } },
    school: { ...month.school, id: 3, name: 'Liceo Rosario Castellanos' },
  },
};
const me = { ...sampleCoach, abilities: [...sampleCoach.abilities, 'cycle:read' as const] };
const open = (route = '/coach/schools/1/agenda', more: Replies = {}) =>
  renderRoutes(routes, { me, route, addRoutes, replies: { ...replies, ...more } });
beforeEach(() => {
  window.scrollTo = jest.fn(); // jsdom cannot scroll
});

test('CYC-03 a finished cycle is chosen with one of its schools, and only read', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Ciclo 2026-2027' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ciclo escolar' });
  expect(await within(dialog).findByRole('heading', { name: 'Escuelas de 2026-2027' })).toBeInTheDocument();
  await page.user.click(within(dialog).getByRole('button', { name: /Ciclo que quieres ver/ }));
  // The next cycle has not started: there is nothing to see.
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '2026-2027En curso',
    '2025-2026Finalizado, solo lectura',
  ]);
  await page.user.click(screen.getByRole('option', { name: /2025-2026/ }));
  const link = await within(dialog).findByRole('link', { name: 'Liceo Rosario Castellanos' });
  await page.user.click(link);
  // The same time of that year.
  await waitFor(() => expect(page.address()).toBe('/coach/schools/3/agenda?cycle=1&month=2025-11'));
  expect(await screen.findByText('Ciclo 2025-2026, solo lectura')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Nueva visita' })).not.toBeInTheDocument();
  // The navigation leads to a school of now; the switcher offers those of then, and stays there.
  expect(screen.getByRole('button', { name: /^Liceo Rosario Castellanos, Cambiar/ })).toBeInTheDocument();
  const menu = screen.getByRole('navigation', { name: 'Navegación principal' });
  expect(within(menu).getByRole('link', { name: 'Visitas' })).toHaveAttribute('href', '/coach/schools/1/visits');
  await page.user.click(screen.getByRole('button', { name: /^Liceo Rosario Castellanos, Cambiar/ }));
  await page.user.click(await screen.findByRole('menuitemradio', { name: /^Colegio Sor Juana/ }));
  await waitFor(() => expect(page.address()).toBe('/coach/schools/1/agenda?cycle=1'));
});

test('CYC-03 another month stays in the cycle', async () => {
  const page = open('/coach/schools/3/agenda?cycle=1&month=2026-11');
  await screen.findByText('Ciclo 2025-2026, solo lectura');
  await page.user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  await waitFor(() => expect(page.address()).toMatch(/^\/coach\/schools\/3\/agenda\?month=2026-12.*cycle=1/));
});

test('CYC-03 without connection the dialog says so and offers to try again', async () => {
  const page = open('/coach/schools/1/agenda', { [CYCLES]: OFFLINE });
  await page.user.click(await screen.findByRole('button', { name: 'Ciclo 2026-2027' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ciclo escolar' });
  expect(await within(dialog).findByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
});

test('ACT-06 teachers choose a cycle for their own proofs, never for a school of coaches', async () => {
  const teacher = { ...sampleCoach, role: 'PROF' as const, roles: ['PROF' as const] };
  const proofs = { school: null, proofs: pageOf([]), cycles: [], past: PAST };
  const page = renderRoutes(routes, {
    me: { ...teacher, abilities: ['self:read', 'cycle:read', 'proof:read'] },
    route: '/professor/attendance-proofs',
    addRoutes,
    replies: { ...replies, 'GET /bff/professor/attendance-proofs': proofs },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Ciclo 2026-2027' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ciclo escolar' });
  await page.user.click(await within(dialog).findByRole('button', { name: /Ciclo que quieres ver/ }));
  await page.user.click(await screen.findByRole('option', { name: /2025-2026/ }));
  await page.user.click(await within(dialog).findByRole('link', { name: 'Ver mis constancias de 2025-2026' }));
  await waitFor(() => expect(page.address()).toBe('/professor/attendance-proofs?cycle=1'));
});

test('CYC-03 who may not read cycles is not offered one', async () => {
  renderRoutes(routes, { me: sampleCoach, route: '/coach/schools/1/agenda', addRoutes, replies });
  expect(await screen.findAllByText('Ciclo 2026-2027')).not.toEqual([]);
  expect(screen.queryByRole('button', { name: 'Ciclo 2026-2027' })).not.toBeInTheDocument();
});

test('CYC-03 PFP-01 administration names the started cycle, and any other one as another: a prepared one is not past', async () => {
  const designer = { ...sampleCoach, role: 'CONTENT' as const, roles: ['CONTENT' as const] };
  const catalogue = (id: number, name: string) => ({ cycle: { id, name, is_finished: false }, plans: [], cycles: [] });
  const openCatalogue = (query: string, reply: object) =>
    renderRoutes(routes, {
      me: { ...designer, abilities: ['self:read', 'formation:manage'] },
      route: `/admin/formation-plans${query}`,
      addRoutes,
      replies: { ...replies, 'GET /bff/admin/formation-plans': reply },
    });
  const started = sampleCoach.cycle?.id ?? 0;
  const page = openCatalogue(`?cycle=${started}`, catalogue(started, '2026-2027'));
  await screen.findByText('Todavía no hay planes');
  expect(screen.queryByText('Otro ciclo')).not.toBeInTheDocument();
  page.unmount();
  openCatalogue('?cycle=9', catalogue(9, '2027-2028'));
  await screen.findByText('Todavía no hay planes');
  expect(screen.getAllByText('Otro ciclo')).not.toEqual([]);
});
