import { screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import {
  countsOfRows,
  importWith,
  sampleImportRows,
  sampleImports,
  sampleTeamRows,
} from '@ruta/contracts/imports/import.sample';
import type { ImportBatch, ImportRow } from '@ruta/contracts/imports/import.schema';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import { fakeUploads } from '../../testing/fake-uploads';
import { ImportListPage } from './pages/ImportListPage';
import { ImportPage } from './pages/ImportPage';

const LIST = 'GET /bff/admin/imports';
const ONE = 'GET /bff/admin/imports/7';
const APPLY = 'POST /api/imports/7/apply';
const UNDO = 'POST /api/imports/7/undo';
const me = {
  ...sampleAdministrator,
  abilities: [
    ...sampleAdministrator.abilities,
    'import:manage' as const,
    'hierarchy:write' as const,
    'school:write' as const,
  ],
};
const page = <T,>(data: readonly T[]) => ({
  ...{ data: [...data], page: 1, size: 10, total: data.length, pages: 1, count: data.length },
});
const listed = (data: readonly ImportBatch[] = sampleImports) => ({
  imports: page(data),
  kinds: ['schools'],
  cycles: [],
});
const open = (reply: unknown = listed(), route = '/admin/imports') =>
  renderScreen(<ImportListPage />, { me, path: '/admin/imports', route, replies: { [LIST]: reply } });
const shown = (rows: readonly ImportRow[] = sampleImportRows, one: Partial<ImportBatch> = {}) => ({
  batch: importWith({ counts: countsOfRows(rows), ...one }),
  rows: page(rows),
});
const openOne = (reply: unknown = shown(), route = '/admin/imports/7') =>
  renderScreen(<ImportPage />, { me, path: '/admin/imports/:id', route, replies: { [ONE]: reply } });
const good = sampleImportRows.filter(({ faults }) => faults.length === 0);
const uploads = fakeUploads();
const csv = (size = 10) => new File([new Uint8Array(size)], 'escuelas.csv', { type: 'text/csv' });

test('HIE-03 a file of the hierarchy is reviewed with what it moves and whom it gives many schools', async () => {
  openOne(
    shown(sampleTeamRows, {
      ...{ kind: 'hierarchy', cycle: { id: 2, period: '2026-2027' }, moves: { visits: 3, activities: 2, kept: 1 } },
      heavy: [{ person: { id: 66, fullname: 'Laura Méndez Ríos' }, role: 'COACH', schools: 12, mean: 7.25 }],
    }),
  );
  expect(await screen.findByText('Trabajo por reasignar en el ciclo 2026-2027')).toBeInTheDocument();
  expect(screen.getByText('Laura Méndez Ríos, Coach: 12 escuelas; el promedio es 7.25')).toBeInTheDocument();
});

describe('the list of imports', () => {
  test('each with its state and the way to its rows; the template is beside the file', async () => {
    const { user, server } = open();
    const row = within(await screen.findByRole('row', { name: /jalisco.csv/ }));
    expect(row.getByText('Aplicada')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'jalisco.csv' })).toHaveAttribute('href', '/admin/imports/6');
    await user.click(screen.getByRole('button', { name: 'Descargar plantilla' }));
    expect(server.sentTo('GET /api/imports/template')[0]?.query.toString()).toBe('kind=schools');
  });

  const chosen = async (file: File) => {
    const on = open();
    await screen.findByRole('button', { name: 'Elegir archivo' });
    await on.user.upload(on.container.querySelector('input[type="file"]') as HTMLInputElement, file);
    return on;
  };

  test('a chosen file is sent with its kind and opens; a refusal says why', async () => {
    const { address, user, container } = await chosen(csv());
    await waitFor(() => expect(uploads()).toHaveLength(1));
    expect([uploads()[0]?.url, uploads()[0]?.body?.get('kind')]).toEqual(['/api/imports', 'schools']);
    uploads()[0]?.answer(422, {
      ...{ error: true, code: 'request.invalid', message: 'Revisa.' },
      errors: { file: ['La fila 3, columna B, tiene una fórmula.'] },
    });
    expect(await screen.findByText('La fila 3, columna B, tiene una fórmula.')).toBeInTheDocument();
    await user.upload(container.querySelector('input[type="file"]') as HTMLInputElement, csv());
    await waitFor(() => expect(uploads()).toHaveLength(2));
    uploads()[1]?.answer(201, { data: importWith({ id: 9 }), message: 'Archivo leído.' });
    await waitFor(() => expect(address()).toBe('/admin/imports/9'));
  });

  test('a file that is too large is not sent', async () => {
    await chosen(csv(6 * 1024 * 1024));
    expect(await screen.findByText('Un archivo puede pesar hasta 5 MB.')).toBeInTheDocument();
    expect(uploads()).toHaveLength(0);
  });

  test('UI-02 empty, failed, forbidden; without a kind there is no field for a file', async () => {
    const empty = open(listed([]));
    expect(await screen.findByText('Todavía no hay importaciones')).toBeInTheDocument();
    empty.unmount();
    const failed = open(OFFLINE);
    failed.server.reply({ [LIST]: { ...listed(), kinds: [] } });
    await failed.user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('row', { name: /jalisco.csv/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Elegir archivo' })).toBeNull();
    failed.unmount();
    open(new Refusal(403, 'access.refused', 'No tienes permiso.'));
    expect(await screen.findByRole('heading', { name: 'No tienes acceso' })).toBeInTheDocument();
  });
});

describe('one import', () => {
  test('each row says what it would do and why; bad ones are left out only where one says so', async () => {
    const { user, server } = openOne();
    const changed = within(await screen.findByRole('row', { name: /Instituto Ceiba/ }));
    expect(changed.getByText('Ciudad: Tonalá → Zapopan')).toBeInTheDocument();
    expect(screen.getByText('Estado: No conocemos este estado.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Aplicar' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Aplicar sin esas 3 filas' }));
    const question = within(screen.getByRole('alertdialog', { name: '¿Aplicar escuelas-2027.xlsx?' }));
    expect(question.getByText(/Se agregan 1 y cambian 1/)).toBeInTheDocument();
    server.reply({ [APPLY]: { data: importWith(), message: 'Importación aplicada.' } });
    await user.click(question.getByRole('button', { name: 'Aplicar sin esas 3 filas' }));
    expect(await screen.findByText('Importación aplicada.')).toBeInTheDocument();
    expect(server.sentTo(APPLY)[0]?.body).toEqual({ revision: 1, leave_out: true });
    await waitFor(() => expect(server.sentTo(ONE)).toHaveLength(2));
  });

  test('a preview that is no longer true is read again, and nothing is left out where every row is good', async () => {
    const { user, server } = openOne(shown(good));
    await user.click(await screen.findByRole('button', { name: 'Aplicar' }));
    server.reply({
      [APPLY]: new Refusal(409, 'imports.outdated', 'Los datos cambiaron desde la vista previa.'),
      [ONE]: shown(sampleImportRows, { revision: 2 }),
    });
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Aplicar' }));
    expect(await screen.findByText('Los datos cambiaron desde la vista previa.')).toBeInTheDocument();
    expect(server.sentTo(APPLY)[0]?.body).toEqual({ revision: 1, leave_out: false });
    expect(await screen.findByRole('button', { name: 'Aplicar sin esas 3 filas' })).toBeInTheDocument();
  });

  test('where no row changes anything the button says so', async () => {
    openOne(shown(good.filter(({ outcome }) => outcome === 'unchanged')));
    expect(await screen.findByRole('button', { name: 'Aplicar' })).toHaveAccessibleDescription(
      'Ninguna fila cambia algo.',
    );
  });

  test('what was applied is undone after a question, and its result is downloaded', async () => {
    const applied = { applied_at: '2026-11-20 16:00:00', undo_until: '2026-11-21 16:00:00' };
    const { user, server } = openOne(shown(good, { ...applied, revision: 2, can: { apply: false, undo: true } }));
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(screen.queryByRole('button', { name: 'Aplicar' })).toBeNull();
    server.reply({ [UNDO]: { data: importWith(), message: 'Importación deshecha.' } });
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Importación deshecha.')).toBeInTheDocument();
    expect(server.sentTo(UNDO)[0]?.body).toEqual({ revision: 2 });
    await user.click(screen.getByRole('button', { name: 'Descargar resultado' }));
    expect(server.sentTo('GET /api/imports/7/result')).toHaveLength(1);
  });

  test('the outcome is filtered in the address; what the undo left is told', async () => {
    const { server, address, user } = openOne(
      shown(good, { kept: 2, ignored: ['Notas'], can: { apply: false, undo: false } }),
      '/admin/imports/7?outcome=changes&page=2',
    );
    expect(await screen.findByText('Se conservaron 2 filas que alguien modificó o usó después.')).toBeInTheDocument();
    expect(screen.getByText('Notas')).toBeInTheDocument();
    expect(Object.fromEntries(server.sentTo(ONE)[0]?.query ?? [])).toEqual({ page: '2', outcome: 'changes' });
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(address()).toBe('/admin/imports/7'));
  });

  test.each([
    ['2026-10-05', '05/10/2026 se leyó como', 'Si el archivo pone primero el mes'],
    ['2026-05-10', '05/10/2026 se leyó como', 'Si el archivo pone primero el día'],
  ])('a day whose order is not certain is told, read as %s', async (day, title, way) => {
    openOne(shown(good, { day_read: { written: '05/10/2026', day } }));
    expect(await screen.findByText(new RegExp(title))).toBeInTheDocument();
    expect(screen.getByText(new RegExp(way))).toBeInTheDocument();
  });

  test('UI-02 failed, gone', async () => {
    const failed = openOne(OFFLINE);
    failed.server.reply({ [ONE]: shown() });
    await failed.user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('row', { name: /Instituto Ceiba/ })).toBeInTheDocument();
    failed.unmount();
    openOne(new Refusal(404, 'imports.not-found', 'No encontramos esa importación.'));
    expect(await screen.findByText('No encontramos esa importación')).toBeInTheDocument();
  });
});
