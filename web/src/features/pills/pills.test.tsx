import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import { filmPill, longPill, sampleCatalog, samplePill, samplePlaylist } from '@ruta/contracts/pills/pills.sample';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { LibraryPage } from './pages/LibraryPage';
import { PillPage } from './pages/PillPage';

const me = { ...sampleDirector, abilities: ['pill:watch', 'pill:favourite', 'pill:playlist'] };
const FILTERED = 'GET /api/pills/videos/filter-videos';
const pills = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => ({ ...samplePill, id: from + at, title: `Video ${from + at}` }));
const library = (replies: Replies = {}, route = '/pills') =>
  renderScreen(<LibraryPage />, {
    me: me as typeof sampleDirector,
    route,
    path: '/pills',
    replies: {
      [FILTERED]: { data: [samplePill, longPill] },
      'GET /api/pills/videos/filter-catalog': { data: sampleCatalog },
      'GET /api/pills/videos/get-user-playlist': { data: [samplePlaylist] },
      ...replies,
    },
  });
const queries = (server: ReturnType<typeof library>['server'], call = FILTERED) =>
  server.sentTo(call).map(({ url }) => Object.fromEntries(new URL(url, 'https://ruta.test').searchParams));

test('PIL-03 a long title is cut at 100 characters, and whole in its name', async () => {
  library();
  const link = await screen.findByRole('link', { name: longPill.title });
  expect(within(link).getByText(/…$/).textContent).toHaveLength(101);
  expect(link).toHaveAttribute('href', '/pills/8');
});

test('PIL-03 more are loaded from where the last part ended, until one is shorter', async () => {
  const { user, server } = library({ [FILTERED]: { data: pills(12) } });
  await screen.findByRole('link', { name: 'Video 12' });
  server.reply({ [FILTERED]: { data: [...pills(1, 12), ...pills(1, 13)] } });
  await user.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(await screen.findByRole('link', { name: 'Video 13' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Video 12' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
  expect(queries(server).map(({ skip, take }) => [skip, take])).toEqual([
    ['0', '12'],
    ['12', '12'],
  ]);
});

test('PIL-03 favourites and a list exclude one another, and each begins anew', async () => {
  const { user, server } = library({}, '/pills?show=favourites&category=1');
  await screen.findByRole('link', { name: longPill.title });
  await user.click(await screen.findByRole('button', { name: /^Mis favoritos Ver|Ver$/ }));
  await user.click(await screen.findByRole('option', { name: samplePlaylist.name }));
  await waitFor(() => expect(queries(server)).toHaveLength(2));
  expect(queries(server)).toEqual([
    { category: '1', skip: '0', take: '12', filter_by_favorite: '1' },
    { category: '1', skip: '0', take: '12', filter_by_playlist: '1', playlist_id: '3' },
  ]);
});

test('PIL-03 nothing found clears the filters; a failure is retried', async () => {
  const { user, server } = library({ [FILTERED]: { data: [] } }, '/pills?category=1');
  await user.click(await screen.findByRole('button', { name: 'Quitar filtros' }));
  expect(await screen.findByText('Todavía no hay videos')).toBeInTheDocument();
  expect(queries(server).map(({ category }) => category)).toEqual(['1', undefined]);
});

test('PIL-03 a failure shows the server’s sentence and Retry', async () => {
  const { user, server } = library({ [FILTERED]: new Refusal(503, 'server.unavailable', 'Inténtalo en un momento.') });
  expect(await screen.findByText('Inténtalo en un momento.')).toBeInTheDocument();
  server.reply({ [FILTERED]: { data: [samplePill] } });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: samplePill.title })).toBeInTheDocument();
});

test('PIL-03 UI-02 offline, and where it could not be read anew, the list says from when it is', async () => {
  const { user, server } = library(
    {
      'POST /api/pills/videos/set-favorite-video': { data: { id: samplePill.id, favorite: false } },
    },
    '/pills?show=favourites',
  );
  await screen.findByRole('link', { name: samplePill.title });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^Datos de las \d\d:\d\d$/)).toBeInTheDocument();
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^Datos de las/)).not.toBeInTheDocument();
  server.reply({ [FILTERED]: OFFLINE });
  await user.click(screen.getByRole('button', { name: `Favorito: ${samplePill.title}` }));
  expect(await screen.findByText(/^Datos de las \d\d:\d\d$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: longPill.title })).toBeInTheDocument();
  server.reply({ [FILTERED]: { data: [longPill] } });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText(/^Datos de las/)).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: samplePill.title })).not.toBeInTheDocument();
});

test('PIL-03 a favourite that the server refuses is none', async () => {
  const CALL = 'POST /api/pills/videos/set-favorite-video';
  const { user, server } = library({ [CALL]: new Refusal(404, 'pills.not-found', 'No encontramos ese video.') });
  const star = await screen.findByRole('button', { name: `Favorito: ${samplePill.title}` });
  await user.click(star);
  expect(await screen.findByText('No encontramos ese video.')).toBeInTheDocument();
  expect(star).toHaveAttribute('aria-pressed', 'false');
  expect(server.sentTo(CALL)[0]?.body).toEqual({ ruta_pills_videos_id: 7, favorite: true });
});

test('PIL-04 an empty rename shows the fixed sentence; deleting a list selects the first left', async () => {
  const sentence = 'El nombre de la lista de reproducción es requerido';
  const other = { ...samplePlaylist, id: 4, name: 'Otra' };
  const { user, server } = library(
    {
      'GET /api/pills/videos/get-user-playlist': { data: [samplePlaylist, other] },
      'POST /api/pills/videos/update-playlist-name': new Refusal(422, 'request.invalid', 'Revisa.', {
        errors: { playlistName: [sentence] },
      }),
      'DELETE /api/pills/videos/delete-playlist/4': { data: { id: 4 }, message: 'Lista eliminada.' },
    },
    '/pills?show=4',
  );
  const menu = () => screen.findByRole('button', { name: 'Acciones de la lista Otra' });
  await user.click(await menu());
  await user.click(await screen.findByRole('menuitem', { name: 'Cambiar nombre' }));
  await user.clear(await screen.findByRole('textbox', { name: /^Nombre de la lista/ }));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.click(await menu());
  await user.click(await screen.findByRole('menuitem', { name: 'Eliminar lista' }));
  await user.click(await screen.findByRole('button', { name: 'Eliminar lista' }));
  await waitFor(() => expect(queries(server).at(-1)).toMatchObject({ playlist_id: '3' }));
});

test('PIL-03 a video plays in a sandboxed frame, counts as watched, and leads to the next of its list', async () => {
  const list = { ...samplePlaylist, ruta_pills_playlist_videos: [7, 9].map((id) => ({ id, ruta_pills_video_id: id })) };
  const REPORT = 'POST /api/pills/videos/7/broken';
  const { user, server } = renderScreen(<PillPage />, {
    me: me as typeof sampleDirector,
    path: '/pills/:id',
    route: '/pills/7?list=3',
    replies: {
      'GET /api/pills/videos/7': {
        data: { ...samplePill, second: 0, captions: [], is_reported: false, is_broken: false },
      },
      'GET /api/pills/videos/get-user-playlist': { data: [list] },
      'POST /api/pills/videos/7/view': { data: { views: 13 } },
      [REPORT]: { data: { reports: 1 }, message: 'Gracias.' },
    },
  });
  const frame = await screen.findByTitle(samplePill.title);
  expect(frame).toHaveAttribute('src', 'https://fast.wistia.net/embed/iframe/preguntas');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  await waitFor(() => expect(server.sentTo('POST /api/pills/videos/7/view')).toHaveLength(1));
  expect(await screen.findByRole('link', { name: 'Siguiente de la lista' })).toHaveAttribute('href', '/pills/9?list=3');
  await user.click(screen.getByRole('button', { name: 'No se reproduce' }));
  await waitFor(() => expect(server.sentTo(REPORT)).toHaveLength(1));
  expect(await screen.findByText('Gracias.')).toBeInTheDocument();
});

test('PIL-04 a list is put in order by keys and saved together; a newer one elsewhere is said, and what was ordered stays', async () => {
  const list = (revision: number, ...videos: number[]) => ({
    ...{ id: 4, name: 'Otra', revision },
    ruta_pills_playlist_videos: videos.map((ruta_pills_video_id) => ({ id: ruta_pills_video_id, ruta_pills_video_id })),
  });
  const MINE = 'GET /api/pills/videos/get-user-playlist';
  const VIDEOS = 'POST /api/pills/videos/get-video-by-playlist';
  const ORDER = 'PUT /api/pills/videos/order-playlist';
  const { user, server } = library(
    {
      [MINE]: { data: [list(1, 1, 2, 3)] },
      [VIDEOS]: { data: pills(3) },
      [ORDER]: new Refusal(409, 'pills.list-stale', 'La lista cambió en otra ventana.'),
    },
    '/pills?show=4',
  );
  await user.click(await screen.findByRole('button', { name: 'Acciones de la lista Otra' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ordenar videos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ordenar «Otra»' }));
  const rows = async () => (await dialog.findAllByRole('row')).map((row) => row.textContent);
  expect(await rows()).toEqual(['Video 1', 'Video 2', 'Video 3']);
  const first = (await dialog.findAllByRole('row'))[0];
  act(() => first?.focus());
  await user.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(document.querySelector('[data-drop-target]')).not.toBeNull());
  await user.keyboard('{End}{Enter}');
  await waitFor(async () => expect(await rows()).toEqual(['Video 2', 'Video 3', 'Video 1']));

  server.reply({ [MINE]: { data: [list(2, 1, 2, 3, 4)] }, [VIDEOS]: { data: pills(4) } });
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText('La lista cambió en otra ventana.')).toBeInTheDocument();
  await waitFor(async () => expect(await rows()).toEqual(['Video 2', 'Video 3', 'Video 1', 'Video 4']));
  server.reply({ [ORDER]: { data: list(3, 2, 3, 1, 4), message: 'Orden guardado.' } });
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sentTo(ORDER).map(({ body }) => body)).toEqual([
    { playlistId: 4, videos: [2, 3, 1], revision: 1 },
    { playlistId: 4, videos: [2, 3, 1, 4], revision: 2 },
  ]);
});

test.each([
  [
    'that does not play',
    { data: { ...filmPill, is_broken: true } },
    'Otros videos de la categoría',
    String(filmPill.category.id),
  ],
  ['that is gone', new Refusal(404, 'pills.not-found', 'No encontramos ese video.'), 'Otros videos', undefined],
])('PIL-03 beside a video %s others are offered, never itself', async (_name, reply, title, category) => {
  const { server } = renderScreen(<PillPage />, {
    ...{ me: me as typeof sampleDirector, route: `/pills/${filmPill.id}`, path: '/pills/:id' },
    replies: {
      [`GET /api/pills/videos/${filmPill.id}`]: reply,
      [`POST /api/pills/videos/${filmPill.id}/view`]: { data: { views: 1 } },
      'GET /api/pills/videos/get-user-playlist': { data: [] },
      [FILTERED]: { data: [{ ...samplePill, id: filmPill.id, title: filmPill.title }, ...pills(5)] },
    },
  });
  const others = within(await screen.findByRole('list', { name: title }));
  // Of a page of five, one is the video itself where it is asked for.
  expect(others.queryByText(filmPill.title) === null).toBe(category !== undefined);
  expect(others.getAllByRole('link')).toHaveLength(4);
  expect(
    server.sentTo(FILTERED).map(({ url }) => new URL(url, 'https://ruta.test').searchParams.get('category')),
  ).toEqual([category ?? null]);
});
