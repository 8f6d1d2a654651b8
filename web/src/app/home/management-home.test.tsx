import { screen, waitFor } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { finishedCycle, samplePeriods } from '@ruta/contracts/cycles/cycle.sample';
import { coachesPage, hierarchyWith, sampleCoaches } from '@ruta/contracts/hierarchy/hierarchy.sample';
import { sampleSchoolHistory } from '@ruta/contracts/hierarchy/school-history.sample';
import type { Ability } from '@ruta/contracts/abilities';
import { renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { SoonHome } from './SoonHome';

const HISTORY = 'GET /bff/management/schools/1/history';
const row = hierarchyWith({ id: 1, school_id: 1, school_name: 'Colegio Ángeles' });
const abilities: Ability[] = ['self:read', 'hierarchy:read', 'hierarchy:history'];
const open = (route = '/management', differs: object = {}, more: Replies = {}) =>
  renderScreen(<SoonHome />, {
    me: { ...sampleAdministrator, role: 'MGMT', abilities, ...differs },
    path: '/management',
    route,
    replies: {
      'GET /api/schools-hierarchy': { data: [row], page: 1, size: 50, total: 1, pages: 1, count: 1 },
      'GET /api/coaches-by-role': coachesPage(sampleCoaches),
      [HISTORY]: sampleSchoolHistory,
      ...more,
    },
  });

test('HIE-05 HIE-06 the management finds a school by who accompanies it, sees its history, and goes back to its choices', async () => {
  const page = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Escuelas' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Director(a) de coaching' })).toBeEnabled());
  await page.user.click(screen.getByRole('combobox', { name: 'Director(a) de coaching' }));
  await page.user.click(await screen.findByRole('option', { name: /^Ana de la Torre/ }));
  await page.user.click(await screen.findByRole('link', { name: 'Colegio Ángeles' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Quién acompañó a la escuela' })).toBeInTheDocument();
  expect(screen.getByText('Teresa Muñoz Ávila')).toBeInTheDocument();
  expect(page.address()).toBe('/management?school=1');
  await page.user.click(screen.getByRole('link', { name: 'Escuelas' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Escuelas' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Director(a) de coaching' })).toHaveValue('Ana de la Torre Vidal');
});

test('HIE-05 CYC-03 schools of a finished cycle, which is named; a school keeps it in the address', async () => {
  const [, , period = samplePeriods[0]] = samplePeriods;
  const past = finishedCycle({ id: 1, ...(period && { period }) });
  const page = open(
    '/management?cycle=1',
    { abilities: [...abilities, 'cycle:read'] },
    { 'GET /api/school-cycles/1': { data: past } },
  );
  expect(await screen.findByText('Ciclo 2025-2026, solo lectura')).toBeInTheDocument();
  await page.user.click(await screen.findByRole('link', { name: 'Colegio Ángeles' }));
  await waitFor(() => expect(page.address()).toBe('/management?school=1&cycle=1'));
  expect(page.server.sentTo('GET /api/schools-hierarchy').every(({ query }) => query.get('cycle_id') === '1')).toBe(
    true,
  );
});

test('HIE-06 without a cycle it says so; a right switched off shows no history, and no hierarchy no choice', async () => {
  const without = open('/management', { cycle: null });
  expect(await screen.findByText('No hay ningún ciclo en curso')).toBeInTheDocument();
  without.unmount();
  const chosen = open('/management?school=1', { abilities: ['self:read', 'hierarchy:read'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Escuelas' })).toBeInTheDocument();
  expect(chosen.server.sentTo(HISTORY)).toEqual([]);
  chosen.unmount();
  open('/management', { abilities: ['self:read'] });
  expect(await screen.findByText('Tu área llega pronto')).toBeInTheDocument();
});
