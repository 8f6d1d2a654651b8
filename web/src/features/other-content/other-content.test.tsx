import { screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import {
  sampleContents,
  sampleEmbedded,
  sampleFile,
  sampleSection,
  sampleVideo,
} from '@ruta/contracts/other-content/other-content.sample';
import type { EmbeddedPage } from '@ruta/contracts/other-content/other-content.schema';
import { Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { ContentConsolePage } from './pages/ContentConsolePage';
import { IntelligencePage } from './pages/EmbeddedPages';

const me = { ...sampleAdministrator, abilities: ['content:read', 'content:manage'] as const };
const CONSOLE = 'GET /bff/admin/other-content';
const list = {
  section: sampleSection,
  contents: { data: sampleContents, page: 1, size: 10, total: 3, pages: 1, count: 3 },
  pages: [sampleEmbedded],
  video_hosts: ['vimeo.com', '*.wistia.com'],
  frame_hosts: ['tableros.example.mx'],
};
const openConsole = (replies: Replies = {}) =>
  renderScreen(<ContentConsolePage />, {
    me: { ...me, abilities: [...me.abilities] },
    path: '/admin/other-content',
    route: '/admin/other-content',
    replies: { [CONSOLE]: list, ...replies },
  });
const menuOf = async (user: ReturnType<typeof openConsole>['user'], name: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `Acciones de ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('OTH-01 a video is saved only with a name and a valid address', async () => {
  const { user, server } = openConsole({
    'POST /api/other-content/set-url': {
      data: { content: sampleVideo, message: 'Listo' },
      message: 'Contenido agregado.',
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Agregar video' }));
  const dialog = within(await screen.findByRole('dialog'));
  // Found again each time: the button is another element while it has a reason why it is disabled.
  const save = () => user.click(dialog.getByRole('button', { name: 'Guardar' }));
  const url = dialog.getByRole('textbox', { name: /^Dirección/ });
  await user.type(dialog.getByRole('textbox', { name: /^Nombre/ }), 'Clima');
  await user.type(url, 'https://vimeo.com/1');
  expect(url).toHaveAccessibleDescription(/La url es invalida/);
  await save();
  expect(server.sentTo('POST /api/other-content/set-url')).toEqual([]);
  await user.clear(url);
  await user.type(url, 'https://ruta.wistia.com/medias/x');
  await user.click(dialog.getByRole('checkbox', { name: 'Docentes' }));
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.sentTo('POST /api/other-content/set-url')[0]?.body).toEqual({
    ...{ name: 'Clima', url: 'https://ruta.wistia.com/medias/x', roles: ['PROF'] },
  });
});

test('OTH-01 an edit that lost shows both versions, and one’s own is saved over the other', async () => {
  const current = { ...sampleVideo, name: 'De otra persona', revision: 2 };
  const { user, server } = openConsole({
    'POST /api/other-content/update-url': new Refusal(409, 'other-content.stale', 'Alguien más cambió.', { current }),
  });
  await menuOf(user, sampleVideo.name, 'Editar');
  await user.type(await screen.findByRole('textbox', { name: /^Nombre/ }), ' mío');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('De otra persona')).toBeInTheDocument();
  server.reply({
    'POST /api/other-content/update-url': { data: { content: current, message: '' }, message: 'Guardado.' },
  });
  await user.click(screen.getByRole('button', { name: 'Guardar mi versión' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const bodies = server.sentTo('POST /api/other-content/update-url').map(({ body }) => body);
  expect(bodies).toMatchObject([{ revision: 1 }, { name: `${sampleVideo.name} mío`, revision: 2 }]);
});

test('OTH-01 a content is moved by its menu, and the title’s failure shows the server’s sentence', async () => {
  const { user, server } = openConsole({
    'PUT /api/other-content/order': { data: { message: '' }, message: 'Orden guardado.' },
    'PUT /api/other-content/update-title': new Refusal(503, 'server.unavailable', 'No hay servicio.'),
  });
  await menuOf(user, sampleVideo.name, 'Subir un lugar');
  await waitFor(() =>
    expect(server.sentTo('PUT /api/other-content/order')[0]?.body).toEqual({ contentId: sampleVideo.id, position: 1 }),
  );
  await user.click(screen.getByRole('button', { name: 'Editar título' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText('No hay servicio.')).toBeInTheDocument();
});

test('OTH-01 F02 who saved the title second sees both and may take what stands', async () => {
  const current = { name: 'De otra persona', active: false, revision: 5 };
  const { user, server } = openConsole({
    'PUT /api/other-content/update-title': new Refusal(409, 'other-content.title-stale', 'Alguien más.', { current }),
  });
  await user.click(await screen.findByRole('button', { name: 'Editar título' }));
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('De otra persona')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Usar la versión guardada' }));
  expect(await screen.findByRole('textbox', { name: /^Título/ })).toHaveValue('De otra persona');
  server.reply({ 'PUT /api/other-content/update-title': { data: { ...current, message: '' }, message: 'Guardado.' } });
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.sentTo('PUT /api/other-content/update-title')[1]?.body).toMatchObject({ revision: 5, active: false });
});

test('OTH-01 a file opens in place and can be downloaded; the opening is counted once', async () => {
  const picture = { ...sampleFile, file: { id: 2, mime_type: 'image/png', name: 'guia.png', size: 482_133 } };
  const { user, server } = openConsole({
    [CONSOLE]: { ...list, contents: { ...list.contents, data: [picture] } },
    [`POST /api/other-content/${sampleFile.id}/opened`]: { data: null },
  });
  await user.click(await screen.findByRole('button', { name: `Abrir: ${sampleFile.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: sampleFile.name }));
  expect(dialog.getByRole('link', { name: 'Descargar' })).toHaveAttribute('href', sampleFile.url);
  expect(server.sentTo(`POST /api/other-content/${sampleFile.id}/opened`)).toHaveLength(1);
});

const openPage = (page: Partial<EmbeddedPage>) =>
  renderScreen(<IntelligencePage />, {
    me: { ...me, abilities: ['content:read'] },
    path: '/intelligence',
    route: '/intelligence',
    replies: { 'GET /bff/shared/intelligence': { page: { ...sampleEmbedded, ...page } } },
  });

test('OTH-02 an allowed page is framed with its link beside it; another one only has its link', async () => {
  const allowed = openPage({});
  const frame = await screen.findByTitle('Inteligencia');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  expect(screen.getByRole('link', { name: /Abrir en otra pestaña/ })).toHaveAttribute('href', sampleEmbedded.url);
  allowed.unmount();
  openPage({ is_allowed: false });
  expect(await screen.findByText('Esta página no se puede mostrar aquí')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Abrir en otra pestaña/ })).toHaveAttribute('href', sampleEmbedded.url);
  expect(screen.queryByTitle('Inteligencia')).not.toBeInTheDocument();
});
