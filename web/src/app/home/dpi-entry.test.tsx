import { screen, waitFor } from '@testing-library/react';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import { answeringWith } from '@ruta/contracts/dpi/dpi.sample';
import { dutyWith } from '@ruta/contracts/home/home.sample';
import { addRoutes } from '../late-routes';
import { routes } from '../routes';
import { renderRoutes } from '../../testing';

const ready = <T,>(data: T) => ({ state: 'ready', data });
const sheet = dutyWith('dpi_pending', 'answer', { url: '/scholastic/dpi', due_at: '2026-11-28 05:59:00' });
const director = { ...sampleDirector, abilities: [...sampleDirector.abilities, 'dpi:answer' as const] };
/** Longer than the countdown, on a slow machine, too. */
const PATIENCE = { timeout: 30_000 };

beforeEach(() => {
  window.scrollTo = jest.fn(); // jsdom cannot scroll
  sessionStorage.clear();
});

const home = (duties: readonly unknown[] = [sheet]) =>
  renderRoutes(routes, {
    ...{ route: '/scholastic', addRoutes, me: director },
    replies: {
      'GET /bff/scholastic/home': {
        ...{ today: '2026-11-20', actions: ready(duties), ahead: ready([]), news: ready({ data: [], unread: 0 }) },
      },
      'GET /bff/shared/dpi': answeringWith(),
    },
  });
const banner = () => screen.findByText('Tu escuela contesta su diagnóstico (DPI)');
const timer = () => screen.findByRole('timer', { name: 'Vamos al diagnóstico en' });

test('DPI-01 who has not finished sees 5 to 0 on the home and is carried to the diagnostic; the focus goes along', async () => {
  home();
  expect(await timer()).toHaveTextContent('5');
  expect(screen.getByRole('dialog', { name: 'El diagnóstico de tu escuela' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Comenzar ya' })).toHaveFocus();
  const seen = screen.getByRole('timer');
  for (const left of ['4', '2']) await waitFor(() => expect(seen).toHaveTextContent(left), PATIENCE);
  expect(await screen.findByText(/^Son 2 preguntas/, {}, PATIENCE)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
}, 90_000);

test('DPI-01 later leaves the banner, and the session asks no more; now goes at once', async () => {
  const first = home();
  await first.user.click(await screen.findByRole('button', { name: 'Comenzar ya' }));
  expect(await screen.findByText(/^Son 2 preguntas/)).toBeInTheDocument();
  first.unmount();
  sessionStorage.clear();
  const second = home();
  await timer();
  await second.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await banner()).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contestar el diagnóstico' })).toHaveAttribute('href', '/scholastic/dpi');
  second.unmount();
  home();
  expect(await banner()).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('DPI-01 who has finished, or is only told how many are missing, is led nowhere', async () => {
  home([dutyWith('dpi_pending', 'view', { url: '/scholastic/report/dpi-result' })]);
  expect(await screen.findByRole('region', { name: 'Por atender' })).toBeInTheDocument();
  expect(screen.queryByText('Tu escuela contesta su diagnóstico (DPI)')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
