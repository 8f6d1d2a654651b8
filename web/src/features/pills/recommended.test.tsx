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
  expect(list.getByText(/se cumple en 42 %/)).toBeInTheDocument();
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

test('PIL-03 a video is tied to a theme; who saves second sees both versions, and keeps their own', async () => {
  const CALL = `PUT /api/pills/videos/${listedPill.id}/links`;
  const current = { ...sampleLinks, links: [], revision: 2 };
  const { user, server } = renderScreen(<PillConsolePage />, {
    me: { ...sampleAdministrator, abilities: ['pill:manage', 'pill:watch'] },
    ...{ path: '/admin/pills', route: '/admin/pills' },
    replies: {
      'GET /bff/admin/pills': {
        videos: { data: [listedPill], page: 1, size: 10, total: 1, pages: 1, count: 1 },
        ...{ catalog: sampleCatalog, hosts: ['vimeo.com'] },
      },
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
