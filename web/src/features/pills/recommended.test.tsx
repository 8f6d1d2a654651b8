import { screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator, sampleDirector } from '@ruta/contracts/access/access.sample';
import {
  listedPill,
  longPill,
  sampleCatalog,
  sampleLinks,
  samplePill,
  sampleRecommended,
} from '@ruta/contracts/pills/pills.sample';
import { Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { LibraryPage } from './pages/LibraryPage';
import { PillConsolePage } from './pages/PillConsolePage';

const RECOMMENDED = 'GET /api/pills/videos/recommended';
type Ability = (typeof sampleDirector.abilities)[number];
const library = (abilities: Ability[], replies: Replies = {}, route = '/pills') =>
  renderScreen(<LibraryPage />, {
    me: { ...sampleDirector, abilities },
    ...{ route, path: '/pills' },
    replies: {
      'GET /api/pills/videos/filter-videos': { data: [samplePill, longPill] },
      'GET /api/pills/videos/filter-catalog': { data: sampleCatalog },
      [RECOMMENDED]: { data: sampleRecommended },
      ...replies,
    },
  });
const isThere = () => screen.queryByRole('heading', { name: 'Te puede servir' }) !== null;

test('PIL-03 leaders see what is for the weakest figures of their school, with the reason', async () => {
  library(['pill:watch', 'dpi:read']);
  const list = within(await screen.findByRole('list', { name: 'Te puede servir' }));
  expect(list.getByText('Comunicación: promedio de 2.4 en el diagnóstico')).toBeInTheDocument();
  expect(list.getByText(/se cumple en 41.7 %/)).toBeInTheDocument();
});

test.each<[string, Ability[], Replies, string]>([
  ['who reads no figures', ['pill:watch'], {}, '/pills'],
  ['a view that is narrowed', ['pill:watch', 'dpi:read'], {}, '/pills?category=1'],
  [
    'figures that ask for none',
    ['pill:watch', 'dpi:read'],
    { [RECOMMENDED]: { data: { school: null, videos: [] } } },
    '/pills',
  ],
  ['a failure', ['pill:watch', 'dpi:read'], { [RECOMMENDED]: new Refusal(503, 'server.unavailable', 'No.') }, '/pills'],
])('PIL-03 %s: the library stands without', async (_, abilities, replies, route) => {
  library(abilities, replies, route);
  expect(await screen.findByRole('link', { name: samplePill.title })).toBeInTheDocument();
  expect(isThere()).toBe(false);
});

const consoleReplies: Replies = {
  'GET /bff/admin/pills': {
    videos: { data: [listedPill], page: 1, size: 10, total: 1, pages: 1, count: 1 },
    ...{ catalog: sampleCatalog, hosts: ['vimeo.com'] },
  },
};
const manager = { ...sampleAdministrator, abilities: ['pill:manage', 'pill:watch'] as Ability[] };

test('PIL-03 UI-02 the themes of a video are one dialog while they load, fail and are there: announced once, focus stays', async () => {
  const LINKS = `GET /api/pills/videos/${listedPill.id}/links`;
  const { user, server } = renderScreen(<PillConsolePage />, {
    me: manager,
    ...{ path: '/admin/pills', route: '/admin/pills' },
    replies: { ...consoleReplies, [LINKS]: new Refusal(503, 'server.unavailable', 'Ahora no se puede.') },
  });
  await user.click(await screen.findByRole('button', { name: `Acciones de ${listedPill.title}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Temas e indicadores' }));
  const dialog = await screen.findByRole('dialog', { name: new RegExp(listedPill.title) });
  expect(await within(dialog).findByText('Ahora no se puede.')).toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: 'Guardar' })).toBeNull();
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  server.reply({ [LINKS]: { data: sampleLinks } });
  await user.click(within(dialog).getByRole('button', { name: 'Reintentar' }));
  // What was stored is ticked, in the dialog that was opened.
  expect(await within(dialog).findByRole('checkbox', { name: 'Comunicación' })).toBeChecked();
  expect(within(dialog).getByRole('checkbox', { name: 'Claridad' })).not.toBeChecked();
  expect(screen.getAllByRole('dialog')).toEqual([dialog]);
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.sentTo(`PUT /api/pills/videos/${listedPill.id}/links`)).toEqual([]);
});

test('PIL-03 a video is tied to a theme; who saves second sees both versions, and keeps their own', async () => {
  const CALL = `PUT /api/pills/videos/${listedPill.id}/links`;
  const current = { ...sampleLinks, links: [], revision: 2 };
  const { user, server } = renderScreen(<PillConsolePage />, {
    me: manager,
    ...{ path: '/admin/pills', route: '/admin/pills' },
    replies: {
      ...consoleReplies,
      [`GET /api/pills/videos/${listedPill.id}/links`]: { data: sampleLinks },
      [CALL]: new Refusal(409, 'pills.stale', 'Cambió.', { current }),
    },
  });
  await user.click(await screen.findByRole('button', { name: `Acciones de ${listedPill.title}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Temas e indicadores' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Claridad' }));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  const conflict = within(await screen.findByRole('dialog', { name: 'Alguien más cambió este video' }));
  expect(conflict.getByText('Comunicación, Claridad')).toBeInTheDocument();
  server.reply({ [CALL]: { data: sampleLinks, message: 'Listo.' } });
  await user.click(conflict.getByRole('button', { name: /mío|mi versión|lo mío/i }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const links = [
    { kind: 'theme', key: 'comunicacion' },
    { kind: 'theme', key: 'claridad' },
    { kind: 'indicator', key: 'primaria_clase/proposito' },
  ];
  expect(server.sentTo(CALL).map(({ body }) => body)).toEqual([
    { links, revision: 1 },
    { links, revision: 2 },
  ]);
});
