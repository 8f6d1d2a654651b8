import { act, screen, waitFor } from '@testing-library/react';
import type { otherContent } from '@ruta/contracts/other-content/other-content.api';
import { SHARED_TYPES } from '@ruta/contracts/kit/file-types';
import { Button } from '@ruta/design-system';
import { route, upload } from '../../lib/api';
import { renderScreen } from '../../testing';
import { fakeUploads } from '../../testing/fake-uploads';
import { FileToSendField } from './FileToSendField';
import { useFileToSend } from './use-file-to-send';

const setFile = route<typeof otherContent.setFile>('post', '/other-content/set-file');
const sent = fakeUploads();
const MEGABYTE = 1024 * 1024;

const fileOf = (name: string, type: string, size = 3) => {
  const made = new File(['abc'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

function Form({ onSent }: { onSent: (reply: unknown) => void }) {
  const chosen = useFileToSend({
    ...{ types: SHARED_TYPES, maxBytesOf: () => 200 * MEGABYTE, typeFault: 'file.type.shared' },
  });
  const { file } = chosen;
  const send = () =>
    void chosen
      .send((sending) => upload(setFile, { form: { name: 'x', ...(file && { file }) }, ...sending }))
      .then(onSent);
  return (
    <>
      <FileToSendField chosen={chosen} help="Hasta 200 MB" />
      <Button onPress={send}>Guardar</Button>
    </>
  );
}

test('OTH-01 PFP-01 a file is judged before it travels, tells how far it is, and can be cancelled', async () => {
  const onSent = jest.fn();
  const { user, container } = renderScreen(<Form onSent={onSent} />, {});
  const choose = (file: File) => {
    const input = container.querySelector('input[type=file]') as HTMLInputElement;
    input.removeAttribute('accept');
    return user.upload(input, file);
  };
  await screen.findByRole('button', { name: 'Elegir archivo' });
  await choose(fileOf('a.svg', 'image/svg+xml'));
  expect(await screen.findByText(/a\.svg no es del tipo/)).toBeInTheDocument();
  await choose(fileOf('a.mp4', 'video/mp4', 201 * MEGABYTE));
  expect(await screen.findByText('Un archivo puede pesar hasta 200 MB.')).toBeInTheDocument();
  // A system without an office program names no type; the server judges by the bytes.
  await choose(fileOf('a.docx', ''));
  expect(await screen.findByText('Se enviará a.docx')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  act(() => sent()[0]?.upload.onprogress?.({ loaded: 30, total: 100, lengthComputable: true }));
  expect(screen.getByRole('progressbar', { name: 'Subiendo a.docx' })).toHaveAttribute('aria-valuenow', '30');
  await user.click(screen.getByRole('button', { name: 'Cancelar la subida' }));
  await waitFor(() => expect(onSent).toHaveBeenCalledWith(undefined));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  sent()[1]?.answer(201, { data: { id: 1 } });
  await waitFor(() => expect(onSent).toHaveBeenCalledWith({ data: { id: 1 } }));
});

test('OTH-01 PFP-01 a file whose sending was cancelled before it began is not sent', async () => {
  const cancelled = AbortSignal.abort();
  await expect(upload(setFile, { form: { name: 'x' }, signal: cancelled })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(sent()).toHaveLength(0);
});
