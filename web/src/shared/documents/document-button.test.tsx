import { screen, waitFor } from '@testing-library/react';
import { Refusal, renderScreen } from '../../testing';
import { DocumentButton } from './DocumentButton';

const URL_OF = 'GET /api/schools/pfi/export';
const saved: { name: string; size: number }[] = [];
beforeEach(() => {
  saved.length = 0;
  const sizes = new Map<string, number>();
  URL.createObjectURL = (content: Blob) => {
    sizes.set('blob:made', content.size);
    return 'blob:made';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, size: sizes.get(this.href) ?? 0 });
  });
});

const pdf = () =>
  new Response('%PDF-1.7', {
    headers: {
      'Content-Disposition': `attachment; filename="Plan del ano.pdf"; filename*=UTF-8''Plan%20del%20a%C3%B1o.pdf`,
    },
  });

test('PFI-01 PAI-02 DPI-03 a document is saved under the server’s name; a busy server is told with a retry', async () => {
  let isBusy = true;
  const { user } = renderScreen(<DocumentButton href="/api/schools/pfi/export">Descargar PDF</DocumentButton>, {
    replies: {
      [URL_OF]: () => (isBusy ? new Refusal(503, 'documents.busy', 'Se preparan muchos documentos.') : pdf()),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Descargar PDF' }));
  expect(await screen.findByText('Se preparan muchos documentos.')).toBeInTheDocument();
  expect(saved).toEqual([]);
  isBusy = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(saved).toEqual([{ name: 'Plan del año.pdf', size: 8 }]));
});
