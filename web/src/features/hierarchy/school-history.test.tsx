import { screen, within } from '@testing-library/react';
import { sampleAdministrator, sampleCoach } from '@ruta/contracts/access/access.sample';
import { sampleSchoolHistory } from '@ruta/contracts/hierarchy/school-history.sample';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import { SchoolHistoryPage } from './pages/SchoolHistoryPage';
import { axisOf, monthsOf, stretchOf } from './timeline';

const PAGE = 'GET /bff/coach/schools/1/history';
const open = (reply: unknown = sampleSchoolHistory, search = '') =>
  renderScreen(<SchoolHistoryPage />, {
    me: sampleCoach,
    path: '/coach/schools/:school_id/history',
    route: `/coach/schools/1/history${search}`,
    replies: { [PAGE]: reply },
  });

test('HIE-06 who accompanied a school is told by cycles and places, with days in words', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Quién acompañó a la escuela' })).toBeInTheDocument();
  const [now, then] = screen.getAllByRole('heading', { level: 2 });
  expect(now).toHaveTextContent('Ciclo 2026-2027, en curso');
  expect(then).toHaveTextContent('Ciclo 2025-2026');
  const [, teresa] = screen.getAllByText('Coach');
  const place = within(teresa?.closest('li') ?? document.body);
  expect(place.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u2011', '-'))).toEqual([
    expect.stringMatching(/^Teresa Muñoz ÁvilaDel 25-08-2025 al 13-02-2026/),
    expect.stringMatching(/^Laura Méndez RíosDel 13-02-2026 al 15-07-2026/),
  ]);
  expect(screen.getAllByText(/^Desde el/)).toHaveLength(3);
  expect(screen.queryByText('Coach secundario 2')).toBeNull();
  expect(screen.getByRole('link', { name: 'Visitas' })).toHaveAttribute('href', '/coach/schools/1/visits');
});

test('HIE-06 a finished cycle in the address is asked for and kept on the way back', async () => {
  const { server } = open(undefined, '?cycle=2');
  expect(await screen.findByRole('link', { name: 'Visitas' })).toHaveAttribute(
    'href',
    '/coach/schools/1/visits?cycle=2',
  );
  expect(server.sentTo(PAGE)[0]?.url).toContain('?cycle=2');
});

test('HIE-06 a school’s own people read of themselves; an administrator goes back to the school', async () => {
  const own = renderScreen(<SchoolHistoryPage />, {
    me: { ...sampleCoach, role: 'DIR' },
    path: '/scholastic/schools/:school_id/history',
    route: '/scholastic/schools/1/history',
    replies: { 'GET /bff/scholastic/schools/1/history': sampleSchoolHistory },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Quién nos acompañó' })).toBeInTheDocument();
  own.unmount();
  renderScreen(<SchoolHistoryPage />, {
    me: sampleAdministrator,
    path: '/admin/schools/:school_id/history',
    route: '/admin/schools/1/history',
    replies: { 'GET /bff/admin/schools/1/history': sampleSchoolHistory },
  });
  expect(await screen.findByRole('link', { name: 'Escuela' })).toHaveAttribute('href', '/admin/schools/1');
});

test('UI-02 HIE-06 nothing yet, more than is told, failed, gone and forbidden', async () => {
  const empty = open({ ...sampleSchoolHistory, cycles: [], is_whole: false });
  expect(await screen.findByText('Todavía no hay historia')).toBeInTheDocument();
  expect(screen.getByText(/1000 cambios más recientes/)).toBeInTheDocument();
  empty.unmount();
  const failed = open(OFFLINE);
  failed.server.reply({ [PAGE]: sampleSchoolHistory });
  await failed.user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Teresa Muñoz Ávila')).toBeInTheDocument();
  failed.unmount();
  const gone = open(new Refusal(404, 'schools.not-found', 'Esta escuela no existe.'));
  expect(await screen.findByRole('heading', { name: 'Esta escuela no existe' })).toBeInTheDocument();
  gone.unmount();
  open(new Refusal(403, 'access.refused', 'No tienes permiso.'));
  expect(await screen.findByRole('heading', { name: 'No tienes acceso' })).toBeInTheDocument();
});

describe('what is drawn', () => {
  const [cycle] = sampleSchoolHistory.cycles;
  if (!cycle) throw new Error('The sample has a cycle');

  test('HIE-06 who is still there is drawn until today, and nobody beyond the cycle', () => {
    const axis = axisOf({ ...cycle, start_at: '2026-01-01', end_at: '2026-01-10', spans: [] });
    const open = { from: '2026-01-01', to: null };
    expect(stretchOf(open, axis, '2026-01-06')).toEqual({ from: 0, share: 0.5 });
    expect(stretchOf(open, axis, '2027-05-01')).toEqual({ from: 0, share: 1 });
    expect(stretchOf({ from: '2026-01-06', to: '2026-01-06' }, axis, '2026-01-08')).toEqual({ from: 0.5, share: 0 });
  });

  test('HIE-06 who stayed after the last day of the cycle makes the axis longer', () => {
    const longer = axisOf({
      ...cycle,
      spans: [{ ...(cycle.spans[0] ?? { id: 1, place: 'coach', fullname: '' }), from: '2026-08-01', to: '2027-08-02' }],
    });
    expect(new Date(longer.from).toISOString()).toMatch(/^2026-08-01/);
    expect(new Date(longer.to).toISOString()).toMatch(/^2027-08-03/);
    expect(monthsOf(longer, 'es')).toHaveLength(13);
  });
});
