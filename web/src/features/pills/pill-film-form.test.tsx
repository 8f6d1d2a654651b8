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

/** Opens the form of a video. */
async function edit(pill: ListedPill, replies: Replies = {}) {
  const rendered = renderScreen(<PillConsolePage />, {
    me: { ...sampleAdministrator, abilities: ['pill:manage', 'pill:watch'] },
    ...{ path: '/admin/pills', route: '/admin/pills' },
    replies: {
      'GET /bff/admin/pills': {
        ...{ videos: { data: [pill], page: 1, size: 10, total: 1, pages: 1, count: 1 } },
        ...{ catalog: sampleCatalog, hosts: ['vimeo.com', '*.wistia.com'] },
      },
      ...replies,
    },
  });
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: `Acciones de ${pill.title}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar video' }));
  /** Gives a file to the input that stands before a button. */
  const give = async (button: string, file: File) => {
    const input = dialog.getByRole('button', { name: button }).parentElement?.querySelector('input[type=file]');
    await user.upload(input as HTMLInputElement, file);
  };
  const save = () => dialog.getByRole('button', { name: 'Guardar' });
  return { ...rendered, dialog, give, save };
}
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
