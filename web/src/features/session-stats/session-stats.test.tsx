import { useState } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import type { Ability } from '@ruta/contracts/abilities';
import { sampleStats } from '@ruta/contracts/session-stats/session-stats.sample';
import { axe } from 'jest-axe';
import { Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { SessionStatsPage } from './pages/SessionStatsPage';
import { MonthCharts } from './parts/MonthCharts';

const MONTHLY = 'GET /api/stats/schedules-montly';
const BY_STATUS = 'GET /api/stats/montly-status';
const SCHEDULES = 'GET /api/stats/schedules';
const CATEGORY = 'GET /api/stats/schedules-category';
const replies: Replies = {
  'GET /api/stats/users': { data: sampleStats.users },
  'GET /api/stats/schools': { data: sampleStats.schools },
  'GET /api/stats/minutes': { data: sampleStats.minutes },
  'GET /api/stats/coach': { data: sampleStats.coach },
  [SCHEDULES]: { data: sampleStats.schedules },
  'GET /api/stats/schools-top': { data: sampleStats.schoolsTop },
  'GET /api/stats/themes-top': { data: sampleStats.themesTop },
  'GET /api/stats/schedules-status': { data: sampleStats.byStatus },
  [CATEGORY]: { data: sampleStats.byCategory },
  [BY_STATUS]: { data: sampleStats.monthlyByStatus },
  [MONTHLY]: { data: sampleStats.monthly },
};
const abilities: Ability[] = ['self:read', 'schedule-stats:read'];
const open = (more: Replies = {}, differs: object = {}, query = '') =>
  renderScreen(<SessionStatsPage />, {
    ...{ path: '/admin/statistics', route: `/admin/statistics${query}` },
    ...{ me: { ...sampleAdministrator, abilities, ...differs }, replies: { ...replies, ...more } },
  });
const region = (name: string) => screen.findByRole('region', { name });
const chart = async (name: string) => within(await screen.findByRole('figure', { name }));
/** The rows of a chart, read as a table. */
async function tableOf({ user }: ReturnType<typeof open>, name: string) {
  const drawn = await chart(name);
  const asTable = () => drawn.getByRole('button', { name: 'Ver como tabla' });
  await waitFor(() => expect(asTable()).toBeEnabled());
  await user.click(asTable());
  const rows = await drawn.findAllByRole('row');
  return rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent).join(' '));
}
/** The days that a call was asked for. */
const askedOf = ({ server }: ReturnType<typeof open>, call: string) =>
  server.sentTo(call).map(({ query }) => `${query.get('date_start')} ${query.get('date_end')}`);

test('STA-01 UI-03 figures on entry, and each chart is readable as a table; axe finds nothing', async () => {
  const page = open();
  await waitFor(async () => expect(await region('Sesiones')).toHaveTextContent('102'));
  const parts = within(await region('Sesiones')).getAllByRole('term');
  expect(parts.map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)).toEqual([
    ...['Pasadas 77', 'Por venir o en curso 16', 'Canceladas 9'],
  ]);
  expect(await region('Personas')).toHaveTextContent('49que agendaron');
  expect(await region('Escuelas')).toHaveTextContent('21de 40 escuelas agendaron');
  expect(await region('Minutos')).toHaveTextContent('3,015en 71 sesiones finalizadas');
  expect(await tableOf(page, 'Sesiones por mes')).toEqual(['sep 21', 'oct 38', 'nov 37', 'dic 6']);
  // Scheduled, under way, cancelled, finished and not held.
  expect(await tableOf(page, 'Estado por mes')).toEqual([
    ...['sep 0 0 2 18 1', 'oct 0 0 4 31 3', 'nov 9 1 3 22 2', 'dic 6 0 0 0 0'],
  ]);
  expect(await tableOf(page, 'Estado de las sesiones')).toContainEqual(expect.stringMatching(/^Finalizadas 71 69/));
  expect(await tableOf(page, 'Minutos por área')).toEqual(['Académica 1,620', 'Directiva 1,395']);
  expect((await tableOf(page, 'Personas por rol'))[1]).toBe('Director(a) escolar 19 48');
  expect((await tableOf(page, 'Sesiones por agente'))[1]).toBe('Luis Peñaloza Tun 41 28');
  expect(await tableOf(page, 'Los diez temas con más sesiones')).toHaveLength(2);
  expect(await axe(page.container)).toHaveNoViolations();
});

test('STA-01 the first look is at the started cycle, without one at twelve months; an address names other days', async () => {
  const page = open();
  await waitFor(() => expect(askedOf(page, SCHEDULES)).toEqual(['2026-08-24 2027-07-15']));
  page.unmount();
  const without = open({}, { cycle: null });
  await waitFor(() => expect(askedOf(without, SCHEDULES)).toEqual(['2025-12-01 2026-11-20']));
  without.unmount();
  const named = open({}, {}, '?date_start=2026-10-01&date_end=2026-10-31');
  await waitFor(() => expect(askedOf(named, SCHEDULES)).toEqual(['2026-10-01 2026-10-31']));
  named.unmount();
  for (const wrong of [
    '2026-02-30&date_end=2026-10-31',
    '2026-10-02&date_end=2026-10-01',
    '2020-01-01&date_end=2026-01-01',
  ]) {
    const other = open({}, {}, `?date_start=${wrong}`);
    await waitFor(() => expect(askedOf(other, SCHEDULES)).toEqual(['2026-08-24 2027-07-15']));
    other.unmount();
  }
});

test('STA-01 a chosen period is asked for and stands in the address; a longer one than two years says so and asks nothing', async () => {
  const page = open({}, {}, '?date_start=2026-10-01&date_end=2026-10-31');
  await waitFor(() => expect(askedOf(page, MONTHLY)).toHaveLength(1));
  const year = async (typed: string) => {
    const [first] = screen.getAllByRole('spinbutton', { name: /^año/ });
    if (first) await page.user.click(first);
    await page.user.keyboard(`${typed}{Enter}`);
  };
  await year('2025');
  await waitFor(() => expect(page.address()).toBe('/admin/statistics?date_start=2025-10-01&date_end=2026-10-31'));
  await waitFor(() => expect(askedOf(page, MONTHLY).at(-1)).toBe('2025-10-01 2026-10-31'));
  await year('2023');
  expect(await screen.findByText('Elige un periodo de hasta dos años.')).toBeInTheDocument();
  expect(page.address()).toBe('/admin/statistics?date_start=2025-10-01&date_end=2026-10-31');
  expect(askedOf(page, SCHEDULES).at(-1)).toBe('2025-10-01 2026-10-31');
});

function Months() {
  const [period, setPeriod] = useState({ date_start: '2026-10-01', date_end: '2026-10-31' });
  return (
    <>
      {['01', '02', '03'].map((day) => (
        <button key={day} onClick={() => setPeriod({ date_start: `2026-09-${day}`, date_end: '2026-10-31' })}>
          {day}
        </button>
      ))}
      <MonthCharts period={period} />
    </>
  );
}

test('STA-01 charts of months wait 100 ms for the next change of their period, and ask for the last one alone', async () => {
  const page = renderScreen(<Months />, { me: { ...sampleAdministrator, abilities }, replies });
  await waitFor(() => expect(askedOf(page, MONTHLY)).toEqual(['2026-10-01 2026-10-31']));
  jest.useFakeTimers();
  for (const day of ['01', '02', '03']) {
    fireEvent.click(screen.getByRole('button', { name: day }));
    await act(() => jest.advanceTimersByTimeAsync(99));
  }
  for (const call of [MONTHLY, BY_STATUS]) expect(askedOf(page, call)).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  for (const call of [MONTHLY, BY_STATUS])
    await waitFor(() => expect(askedOf(page, call)).toEqual(['2026-10-01 2026-10-31', '2026-09-03 2026-10-31']));
});

test('UI-04 a figure that could not be loaded says so in its place, without a snackbar; Retry brings it back', async () => {
  const down = new Refusal(503, 'service.unavailable', 'El servicio no responde.');
  const page = open({ [CATEGORY]: down, [SCHEDULES]: down, [MONTHLY]: down });
  const failed = await chart('Sesiones por categoría');
  expect(await failed.findByText('No se pudo cargar la gráfica')).toBeInTheDocument();
  expect(failed.getByRole('button', { name: 'Ver como tabla' })).toBeDisabled();
  expect(await (await chart('Sesiones por mes')).findByText('No se pudo cargar la gráfica')).toBeInTheDocument();
  expect(screen.getByText('Sesiones: no se pudo cargar')).toBeInTheDocument();
  // The others are there, and nothing pops up.
  await waitFor(async () => expect(await region('Personas')).toHaveTextContent('49'));
  expect(screen.queryByText('El servicio no responde.')).toBeNull();
  page.server.reply({ [CATEGORY]: { data: sampleStats.byCategory } });
  await page.user.click(failed.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(failed.queryByText('No se pudo cargar la gráfica')).toBeNull());
  expect(await tableOf(page, 'Sesiones por categoría')).toHaveLength(2);
});

test('UI-04 figures of another period are not shown while those of this one load, nor after they failed', async () => {
  const page = renderScreen(<Months />, { me: { ...sampleAdministrator, abilities }, replies });
  expect(await tableOf(page, 'Sesiones por mes')).toHaveLength(4);
  page.server.reply({ [MONTHLY]: new Refusal(503, 'service.unavailable', 'El servicio no responde.') });
  await page.user.click(screen.getByRole('button', { name: '02' }));
  const months = await chart('Sesiones por mes');
  expect(await months.findByText('No se pudo cargar la gráfica')).toBeInTheDocument();
  expect(months.queryAllByRole('row')).toEqual([]);
});

test('STA-01 without sessions every chart says so; without the right there is none', async () => {
  const page = open({
    'GET /api/stats/users': { data: [] },
    [SCHEDULES]: { data: { total: 0, upcoming: 0, past: 0, cancelled: 0 } },
    [CATEGORY]: { data: [] },
  });
  expect(await (await chart('Sesiones por categoría')).findByText('Sin datos todavía')).toBeInTheDocument();
  await waitFor(async () => expect(await region('Personas')).toHaveTextContent('0que agendaron'));
  page.unmount();
  const without = open({}, { abilities: ['self:read'] });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('No tienes acceso');
  expect(without.server.sentTo(SCHEDULES)).toEqual([]);
});
