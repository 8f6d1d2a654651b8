import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ActivityRecord, Evidence } from '@ruta/contracts/activities/activity.schema';
import { Refusal, renderScreen } from '../../testing';
import { fakeUploads } from '../../testing/fake-uploads';
import { EvidencePanel } from './EvidencePanel';

const evidence = (id: number): Evidence => ({
  ...{ id, file_name: `foto-${id}.jpg`, mime_type: 'image/jpeg', size: 1_234_567 },
  url: `/api/schools/activity/501/evidence/${id}`,
});
const recordWith = (...evidences: Evidence[]): ActivityRecord => ({
  ...{ activity_id: 501, assistants_id: null, assistants: [], result: '', observation_revision: 0 },
  evidences,
});

const sent = fakeUploads();

const file = (name: string, size = 3) => {
  const made = new File(['abc'], name, { type: 'image/png' });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const open = (record: ActivityRecord, replies = {}) => {
  const onChanged = jest.fn();
  const rendered = renderScreen(<EvidencePanel record={record} subject="visit" onChanged={onChanged} />, { replies });
  const choose = (...files: File[]) => {
    const input = rendered.container.querySelector('[data-add] input') as HTMLInputElement;
    // A person can choose "all files", and drop whatever there is.
    input.removeAttribute('accept');
    return rendered.user.upload(input, files);
  };
  return { ...rendered, onChanged, choose };
};
const sending = (count: number) => waitFor(() => expect(sent()).toHaveLength(count));
const row = (name: string) =>
  screen.getAllByRole('listitem').find((item) => item.textContent.includes(name)) as HTMLElement;

test('VIS-06 each file is sent by itself, tells how far it has come, and counts once it is there', async () => {
  const { choose, onChanged, container } = open(recordWith(evidence(1)));
  expect(await screen.findByText('Quedan 2 de 3')).toBeInTheDocument();
  await choose(file('a.png'), file('b.png'));
  await sending(1);
  const [first] = sent();
  expect(first?.url).toBe('/api/schools/activity/set-evidence');
  expect(first?.headers).toMatchObject({ 'X-CSRF-Token': 'token-1', 'Accept-Language': 'es' });
  expect([first?.body?.get('activity_id'), (first?.body?.get('files') as File).name]).toEqual(['501', 'a.png']);
  act(() => first?.upload.onprogress?.({ loaded: 30, total: 100, lengthComputable: true }));
  expect(screen.getByRole('progressbar', { name: 'Subiendo a.png' })).toHaveAttribute('aria-valuenow', '30');
  expect(screen.getByText('Quedan 0 de 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Agregar archivos' })).toHaveAttribute('aria-disabled', 'true');

  first?.answer(201, { data: recordWith(evidence(1), evidence(2)) });
  await sending(2);
  expect(onChanged).toHaveBeenCalledWith(1);
  sent()[1]?.answer(201, { data: recordWith(evidence(1), evidence(2), evidence(3)) });
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(3));
  expect(within(row('foto-3.jpg')).getByText('JPG, 1.2 MB')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('VIS-06 a refused file stays with its reason beside it, and may be tried again', async () => {
  const { choose, onChanged, user } = open(recordWith());
  await choose(file('dibujo.png'));
  await sending(1);
  const errors = { files: ['El archivo dibujo.png está dañado o no se puede leer.'] };
  sent()[0]?.answer(422, { error: true, code: 'request.invalid', message: 'Revisa.', errors });
  expect(await within(row('dibujo.png')).findByRole('alert')).toHaveTextContent('está dañado');
  expect(onChanged).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Reintentar dibujo.png' }));
  await sending(2);
  act(() => sent()[1]?.onerror?.());
  expect(await within(row('dibujo.png')).findByRole('alert')).toHaveTextContent('No hay conexión');
  await user.click(screen.getByRole('button', { name: 'Quitar dibujo.png' }));
  await waitFor(() => expect(screen.queryByText('dibujo.png')).not.toBeInTheDocument());
});

test('VIS-06 B26 B27 the fourth, the too large and the wrong kind are told at once, never sent, and count for nothing', async () => {
  const { choose } = open(recordWith(evidence(1)));
  await choose(file('a.png'), new File(['MZ'], 'virus.exe', { type: 'application/x-msdownload' }), file('b.png'));
  await sending(1);
  expect(within(row('virus.exe')).getByRole('alert')).toHaveTextContent('no es del tipo que aquí se acepta');
  expect(screen.queryByRole('button', { name: 'Reintentar virus.exe' })).not.toBeInTheDocument();
  await choose(file('c.png'));
  expect(within(row('c.png')).getByRole('alert')).toHaveTextContent('No cabe: una visita tiene hasta 3 evidencias.');
  sent()[0]?.answer(201, { data: recordWith(evidence(1)) });
  await sending(2);
  sent()[1]?.answer(201, { data: recordWith(evidence(1)) });
  await choose(file('grande.png', 11 * 1024 * 1024));
  expect(await within(row('grande.png')).findByRole('alert')).toHaveTextContent('hasta 10 MB');
  expect(sent()).toHaveLength(2);
});

test('VIS-06 two files and a refused one leave room for a third', async () => {
  const { choose } = open(recordWith(evidence(1), evidence(2)));
  await choose(file('dibujo.png'));
  await sending(1);
  const errors = { files: ['El archivo dibujo.png está dañado o no se puede leer.'] };
  sent()[0]?.answer(422, { error: true, code: 'request.invalid', message: 'Revisa.', errors });
  expect(await screen.findByText('Queda 1 de 3')).toBeInTheDocument();
  await choose(file('tercera.png'));
  await sending(2);
  expect((sent()[1]?.body?.get('files') as File).name).toBe('tercera.png');
});

describe('VIS-06 a photo of a phone', () => {
  const drawn: [number, number][] = [];
  beforeEach(() => {
    drawn.length = 0;
    const picture = { width: 4000, height: 3000, close: jest.fn() };
    Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(picture) });
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: jest.fn() } as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done) {
      drawn.push([this.width, this.height]);
      done(new Blob(['x'], { type: 'image/png' }));
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
    jest.restoreAllMocks();
  });

  test('VIS-06 is scaled to 2000 pixels before it travels, also when it is larger than a file may be', async () => {
    const { choose } = open(recordWith());
    await choose(file('foto.png', 12 * 1024 * 1024));
    await sending(1);
    expect(drawn).toEqual([[2000, 1500]]);
    expect(sent()[0]?.body?.get('files')).toMatchObject({ name: 'foto.png', size: 1, type: 'image/png' });
  });
});

test('VIS-06 removing asks first, and says where it was asked why it could not', async () => {
  const path = 'DELETE /api/schools/activity/501/delete-evidence/1';
  const { user, server, onChanged } = open(recordWith(evidence(1), evidence(2)), {
    [path]: new Refusal(409, 'activities.completed', 'La actividad ya finalizó y no se puede cambiar.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Quitar foto-1.jpg' }));
  const dialog = screen.getByRole('alertdialog', { name: '¿Quitar foto-1.jpg?' });
  await user.click(within(dialog).getByRole('button', { name: 'Quitar' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('ya finalizó');
  server.reply({ [path]: { data: recordWith(evidence(2)), message: 'Evidencia eliminada.' } });
  await user.click(within(dialog).getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(screen.queryByText('foto-1.jpg')).not.toBeInTheDocument());
  expect(onChanged).toHaveBeenCalledWith(-1);
});
