import { screen, within } from '@testing-library/react';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { holidayWith, sampleHolidays } from '@ruta/contracts/holidays/holiday.sample';
import { sampleVisit } from '@ruta/contracts/visits/visit.sample';
import { renderScreen } from '../../testing';
import { AgendaPage } from './pages/AgendaPage';
import type { AgendaReply } from './agenda.calls';

afterEach(() => localStorage.clear());

const AGENDA = 'GET /bff/coach/schools/1/agenda';
const november: AgendaReply = {
  school: sampleVisit.school,
  ...{ month: '2026-11', start: '2026-11-01', end: '2026-12-12', today: '2026-11-20', school_today: '2026-11-20' },
  activities: [],
  holidays: { state: 'ready', data: sampleHolidays.slice(1) },
  pending: { state: 'ready', data: [] },
  actions: { state: 'ready', data: [] },
  draft: { state: 'ready', data: { hasDraft: false, id: null } },
  can: { createVisit: true, createActivity: true },
};
const open = (agenda: AgendaReply = november, search = '') =>
  renderScreen(<AgendaPage />, {
    me: sampleCoach,
    path: '/coach/schools/:school_id/agenda',
    route: `/coach/schools/1/agenda${search}`,
    replies: { [AGENDA]: agenda },
  });
const named = async () => within(await screen.findByRole('region', { name: 'Días inhábiles' }));

test('VC-06 the month shades its holidays and names them, in the day’s name and below', async () => {
  open();
  expect((await named()).getByText('16‑11‑2026 · Día de la Revolución')).toBeInTheDocument();
  expect((await named()).getByText('27‑11‑2026 · Consejo Técnico Escolar (por confirmar)')).toBeInTheDocument();
  expect(screen.getByRole('gridcell', { name: /^lunes 16 de noviembre de 2026.*Día de la Revolución/ })).toBeVisible();
  expect(screen.getByRole('gridcell', { name: /^martes 17 de noviembre de 2026, sin actividades$/ })).toBeVisible();
});

test.each([
  ['week', /lunes 16 de noviembre de 2026, Día de la Revolución/],
  ['day', /lunes 16 de noviembre de 2026, Día de la Revolución/],
])('VC-06 so do the hours of a %s', async (view, name) => {
  open(november, `?view=${view}&day=2026-11-16`);
  expect(await screen.findByRole('columnheader', { name }, { timeout: 20_000 })).toHaveAttribute('data-noted');
  expect((await named()).queryByText(/Consejo Técnico/)).not.toBeInTheDocument();
});

test('VC-06 so does the list, a break as one line', async () => {
  const receso = holidayWith({ id: 9, name: 'Puente', start_at: '2026-11-12', end_at: '2026-11-13' });
  open({ ...november, holidays: { state: 'ready', data: [receso] } }, '?view=list');
  expect((await named()).getByText('12‑11‑2026 – 13‑11‑2026 · Puente')).toBeInTheDocument();
});

test('UI-04 holidays that fail to load are a quiet line with Retry; the agenda is there', async () => {
  const { server, user } = open({ ...november, holidays: { state: 'unavailable', code: 'server.unavailable' } });
  expect(await screen.findByText('No pudimos cargar los días inhábiles.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('gridcell', { name: /16 de noviembre/ })).toBeInTheDocument();
  server.reply({ [AGENDA]: november });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect((await named()).getByText(/Día de la Revolución/)).toBeInTheDocument();
});

test('VC-06 a month without holidays names none', async () => {
  open({ ...november, holidays: { state: 'ready', data: [] } });
  await screen.findByRole('gridcell', { name: /16 de noviembre/ });
  expect(screen.queryByRole('region', { name: 'Días inhábiles' })).not.toBeInTheDocument();
});
