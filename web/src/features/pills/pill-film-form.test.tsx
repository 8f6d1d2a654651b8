import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { filmPill, listedPill, sampleCatalog } from '@ruta/contracts/pills/pills.sample';
import type { ListedPill } from '@ruta/contracts/pills/pills.schema';
import { renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { fakeUploads } from '../../testing/fake-uploads';
import { PillConsolePage } from './pages/PillConsolePage';

const sent = fakeUploads();
const SENT = '/api/pills/videos/file/5';
const EDIT = `POST /api/pills/videos/storeEdit/${filmPill.id}`;
const filmed: ListedPill = {
  ...listedPill,
  ...{ id: filmPill.id, title: filmPill.title, url: filmPill.url, captions: ['es'] },
};

/** Opens the form of a video; a new one's without one. */
async function open(replies: Replies, pill: ListedPill | null = null) {
  const rendered = renderScreen(<PillConsolePage />, {
    me: { ...sampleAdministrator, abilities: ['pill:manage', 'pill:watch'] },
    ...{ path: '/admin/pills', route: '/admin/pills' },
    replies: {
      'GET /bff/admin/pills': {
        ...{ videos: { data: pill ? [pill] : [], page: 1, size: 10, total: 1, pages: 1, count: 1 } },
        ...{ catalog: sampleCatalog, hosts: ['vimeo.com', '*.wistia.com'] },
      },
      ...replies,
    },
  });
  const { user } = rendered;
  if (pill) {
    await user.click(await screen.findByRole('button', { name: `Acciones de ${pill.title}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  } else {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Agregar video' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Agregar video' }));
  }
  const dialog = within(await screen.findByRole('dialog', { name: pill ? 'Editar video' : 'Agregar video' }));
  /** Gives a file to the input that stands before a button. */
  const give = async (button: string, file: File) => {
    const input = dialog.getByRole('button', { name: button }).parentElement?.querySelector('input[type=file]');
    await user.upload(input as HTMLInputElement, file);
  };
  const save = () => dialog.getByRole('button', { name: 'Guardar' });
  return { ...rendered, dialog, give, save };
}
const edit = (pill: ListedPill, replies: Replies = {}) => open(replies, pill);
const film = (name = 'clase.mp4', type = 'video/mp4') => new File(['film'], name, { type });

test('PIL-01 a film is sent when it is chosen, cancelled, sent again, seen before it is saved, and saved', async () => {
  const { user, server, dialog, give, save } = await edit(
    { ...listedPill, id: filmPill.id, title: filmPill.title },
    { [EDIT]: { data: filmed, message: 'Listo.' } },
  );
  await user.click(dialog.getByRole('radio', { name: 'Película propia' }));
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await give('Elegir archivo', film());
  await waitFor(() => expect(sent()).toHaveLength(1));
  act(() => sent()[0]?.upload.onprogress?.({ loaded: 30, total: 100, lengthComputable: true }));
  expect(dialog.getByRole('progressbar', { name: 'Subiendo clase.mp4' })).toHaveAttribute('aria-valuenow', '30');
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog.getByRole('button', { name: 'Cancelar la subida' }));
  await waitFor(() => expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(save()).toHaveAttribute('aria-disabled', 'true');

  await give('Elegir archivo', film());
  await waitFor(() => expect(sent()).toHaveLength(2));
  const errors = { file: ['El archivo clase.mp4 no es una película MP4.'] };
  sent()[1]?.answer(422, { error: true, code: 'request.invalid', message: 'Revisa.', errors });
  expect(await dialog.findByText(errors.file[0] ?? '')).toBeInTheDocument();

  await give('Elegir archivo', film());
  await waitFor(() => expect(sent()).toHaveLength(3));
  sent()[2]?.answer(201, { data: { url: SENT, duration_sec: 90 } });
  expect(await dialog.findByText('Ya se subió clase.mp4')).toBeInTheDocument();
  expect(dialog.getByLabelText(`Vista previa: ${filmPill.title}`)).toHaveAttribute('src', SENT);
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.sentTo(EDIT)[0]?.body).toMatchObject({ url: SENT, revision: 1 });
});

test('PIL-01 captions of a film are added at once, by language, and removed when asked; a file that is none is refused', async () => {
  const REMOVE = `DELETE /api/pills/videos/${filmPill.id}/captions/es`;
  const { user, server, dialog, give, save } = await edit(filmed, {
    [REMOVE]: { data: { captions: ['en'] }, message: 'Quitados.' },
    [EDIT]: { data: filmed, message: 'Listo.' },
  });
  expect(dialog.getByText('Español: agregados')).toBeInTheDocument();
  await give('Agregar en inglés', new File(['1'], 'clase.srt', { type: 'text/vtt' }));
  expect(await dialog.findByText('El archivo clase.srt no son subtítulos WebVTT (.vtt).')).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await give('Agregar en inglés', new File(['WEBVTT'], 'clase.vtt', { type: 'text/vtt' }));
  await waitFor(() => expect(sent().map(({ url }) => url)).toEqual([`/api/pills/videos/${filmPill.id}/captions/en`]));
  sent()[0]?.answer(200, { data: { captions: ['es', 'en'] }, message: 'Subtítulos guardados.' });
  expect(await dialog.findByText('Inglés: agregados')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Quitar en español' }));
  const asked = within(await screen.findByRole('alertdialog', { name: '¿Quitar los subtítulos en español?' }));
  expect(server.sentTo(REMOVE)).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'Quitar' }));
  expect(await dialog.findByText('Español: sin subtítulos')).toBeInTheDocument();
  expect(server.sentTo(REMOVE)).toHaveLength(1);
  // The film stays what it is while the rest is saved.
  await user.click(save());
  await waitFor(() => expect(server.sentTo(EDIT)[0]?.body).toMatchObject({ url: filmPill.url }));
});

test('PIL-01 UI-02 offline the question of removing captions says why it waits', async () => {
  const REMOVE = `DELETE /api/pills/videos/${filmPill.id}/captions/es`;
  const { user, server, dialog } = await edit(filmed, { [REMOVE]: { data: { captions: [] }, message: 'Quitados.' } });
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(dialog.getByRole('button', { name: 'Quitar en español' }));
  const asked = within(await screen.findByRole('alertdialog', { name: '¿Quitar los subtítulos en español?' }));
  const remove = asked.getByRole('button', { name: 'Quitar' });
  expect(remove).toHaveAccessibleDescription('No hay conexión. Podrás continuar cuando vuelva.');
  await user.click(remove);
  expect(server.sentTo(REMOVE)).toHaveLength(0);
  line.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  // A button with a reason why it is disabled is another element.
  await user.click(asked.getByRole('button', { name: 'Quitar' }));
  expect(await dialog.findByText('Español: sin subtítulos')).toBeInTheDocument();
  expect(server.sentTo(REMOVE)).toHaveLength(1);
  line.mockRestore();
});

test('PIL-01 captions are chosen with a new film and sent once its video is saved; one that fails is sent again, and nothing typed is lost', async () => {
  const STORED = `POST /api/pills/videos/store`;
  const stored = { ...listedPill, id: 9, url: '/api/pills/videos/9/media', revision: 1 };
  const { user, server, dialog, give, save } = await open({
    [STORED]: { data: stored, message: 'Video agregado.' },
    'POST /api/pills/videos/storeEdit/9': { data: { ...stored, revision: 2 }, message: 'Video guardado.' },
  });
  await user.type(dialog.getByRole('textbox', { name: /^Título/ }), 'Tres');
  for (const level of ['Categoría', 'Subcategoría']) {
    await user.click(dialog.getByRole('button', { name: new RegExp(`${level}$`) }));
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  }
  await user.click(dialog.getByRole('radio', { name: 'Película propia' }));
  await give('Elegir archivo', film());
  await waitFor(() => expect(sent()).toHaveLength(1));
  sent()[0]?.answer(201, { data: { url: SENT, duration_sec: 90 } });
  const vtt = (name: string) => new File(['WEBVTT'], name, { type: 'text/vtt' });
  await dialog.findByText('Español: sin subtítulos');
  await give('Agregar en español', vtt('es.vtt'));
  await give('Agregar en inglés', vtt('en.vtt'));
  expect(await dialog.findByText('Inglés: se enviará en.vtt')).toBeInTheDocument();
  // Nothing is sent before the video is there.
  expect(sent()).toHaveLength(1);

  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(dialog.getByRole('progressbar', { name: 'Subiendo es.vtt' })).toBeInTheDocument();
  sent()[1]?.answer(200, { data: { captions: ['es'] } });
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent().map(({ url }) => url)).toEqual([
    ...['/api/pills/videos/file', '/api/pills/videos/9/captions/es', '/api/pills/videos/9/captions/en'],
  ]);
  sent()[2]?.answer(507, { error: true, code: 'server.storage-full', message: 'No hay espacio.' });
  expect(await dialog.findByText('El video está guardado; faltan subtítulos.')).toBeInTheDocument();
  expect(dialog.getByText('Español: agregados')).toBeInTheDocument();
  expect(dialog.getByText('Inglés: falta enviar en.vtt')).toBeInTheDocument();
  expect(dialog.getByText('No hay espacio.')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: /^Título/ })).toHaveValue('Tres');

  await user.click(dialog.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(sent()).toHaveLength(4));
  sent()[3]?.answer(200, { data: { captions: ['es', 'en'] }, message: 'Subtítulos guardados.' });
  expect(await dialog.findByText('Inglés: agregados')).toBeInTheDocument();
  expect(dialog.queryByText('El video está guardado; faltan subtítulos.')).not.toBeInTheDocument();
  // What is stored is changed from now on, and not stored twice.
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.sentTo(STORED)).toHaveLength(1);
  expect(server.sentTo('POST /api/pills/videos/storeEdit/9')[0]?.body).toMatchObject({ url: stored.url, revision: 1 });
});
