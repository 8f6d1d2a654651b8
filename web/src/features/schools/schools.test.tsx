import { screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import {
  sampleImportedSchools,
  sampleSchoolDetail,
  sampleSchools,
  sampleStates,
} from '@ruta/contracts/schools/school.sample';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import { ImportedListPage } from './pages/ImportedListPage';
import { SchoolListPage } from './pages/SchoolListPage';
import { SchoolPage } from './pages/SchoolPage';

const LIST = 'GET /bff/admin/schools';
const IMPORTED = 'GET /bff/admin/schools/imported';
const ONE = 'GET /bff/admin/schools/1';
const PUT = 'PUT /api/schools/1';
const me = { ...sampleAdministrator, abilities: [...sampleAdministrator.abilities, 'hierarchy:read' as const] };
const page = <T,>(data: T[], total = data.length) => ({
  ...{ data, page: 1, size: 10, total, pages: Math.ceil(total / 10), count: data.length },
});
const listed = (data = sampleSchools, total?: number) => ({
  schools: page(data, total),
  states: sampleStates,
  imported: 2,
});
const open = (reply: unknown = listed(), route = '/admin/schools') =>
  renderScreen(<SchoolListPage />, { me, path: '/admin/schools', route, replies: { [LIST]: reply } });
const openImported = (reply: unknown = { imported: page(sampleImportedSchools), message: 'Esperan.' }) =>
  renderScreen(<ImportedListPage />, {
    me,
    path: '/admin/schools/imported',
    route: '/admin/schools/imported',
    replies: { [IMPORTED]: reply },
  });
const openOne = (differs: object = {}) =>
  renderScreen(<SchoolPage />, {
    me,
    path: '/admin/schools/:id',
    route: '/admin/schools/1',
    replies: {
      [ONE]: { school: { ...sampleSchoolDetail, ...differs } },
      'GET /api/timezones': { data: [{ name: 'America/Tijuana', offset: '-08:00' }] },
    },
  });

describe('the list of schools', () => {
  test('each with place, levels and whether it is active; imported ones are counted beside', async () => {
    open(listed([...sampleSchools, { ...sampleSchoolDetail, id: 3, name: 'Liceo Sol', active: false }]));
    const row = within(await screen.findByRole('row', { name: /Benito Juárez/ }));
    for (const text of ['Tijuana, Baja California', 'Preescolar, Primaria', 'Activa'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Escuela Benito Juárez' })).toHaveAttribute('href', '/admin/schools/2');
    expect(within(screen.getByRole('row', { name: /Liceo Sol/ })).getByText('Inactiva')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: /Importadas/ })).toHaveTextContent('2');
  });

  test('every filter lives in the address and travels to the server', async () => {
    const { user, server, address } = open(
      undefined,
      '/admin/schools?page=2&search=rio&level=primaria&state=4&active=0&sort=-name',
    );
    await screen.findByRole('row', { name: /Benito/ });
    expect(Object.fromEntries(server.sentTo(LIST)[0]?.query ?? [])).toEqual({
      ...{ page: '2', search: 'rio', level: 'primaria', state: '4', active: '0', sort: '-name' },
    });
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(address()).toBe('/admin/schools?sort=-name'));
  });

  test('odd values in the address count as none', async () => {
    const { server } = open(undefined, '/admin/schools?page=0&level=kinder&state=1a&active=2&sort=city');
    await screen.findByRole('row', { name: /Benito/ });
    expect(server.sentTo(LIST)[0]?.url).toBe('/bff/admin/schools');
  });

  test('UI-02 empty, no match, failed, forbidden', async () => {
    const empty = open(listed([]));
    expect(await screen.findByText('Todavía no hay escuelas')).toBeInTheDocument();
    empty.unmount();
    const none = open(listed([]), '/admin/schools?search=zzz');
    expect(await screen.findByText('Ninguna escuela coincide')).toBeInTheDocument();
    none.unmount();
    const failed = open(OFFLINE);
    failed.server.reply({ [LIST]: listed() });
    await failed.user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('row', { name: /Benito/ })).toBeInTheDocument();
    failed.unmount();
    open(new Refusal(403, 'access.refused', 'No tienes permiso.'));
    expect(await screen.findByRole('heading', { name: 'No tienes acceso' })).toBeInTheDocument();
  });
});

describe('HIE-06 imported schools', () => {
  test('HIE-06 one is discarded after a question that names it', async () => {
    const { user, server } = openImported();
    const row = within(await screen.findByRole('row', { name: /Instituto Ceiba/ }));
    for (const text of ['410185', 'Sin lugar', 'Sin niveles']) expect(row.getByText(text)).toBeInTheDocument();
    server.reply({ 'DELETE /api/imported-schools/12': { data: null, message: 'Escuela importada descartada.' } });
    await user.click(row.getByRole('button', { name: 'Acciones de Instituto Ceiba' }));
    await user.click(screen.getByRole('menuitem', { name: 'Descartar' }));
    const question = screen.getByRole('alertdialog', { name: '¿Descartar Instituto Ceiba?' });
    expect(server.sentTo('DELETE /api/imported-schools/12')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Descartar' }));
    expect(await screen.findByText('Escuela importada descartada.')).toBeInTheDocument();
    await waitFor(() => expect(server.sentTo(IMPORTED)).toHaveLength(2));
  });

  test('HIE-06 who may not discard has no way to; none that waits is said', async () => {
    const on = openImported({
      imported: page(sampleImportedSchools.map((school) => ({ ...school, can: { discard: false } }))),
      message: 'Esperan.',
    });
    await screen.findByRole('row', { name: /Instituto Ceiba/ });
    expect(screen.queryByRole('button', { name: /Acciones de/ })).toBeNull();
    on.unmount();
    openImported({ imported: page([]), message: 'Ninguna.' });
    expect(await screen.findByText('No hay escuelas importadas sin configurar')).toBeInTheDocument();
  });
});

describe('one school', () => {
  test('what was changed is saved over the revision that was seen', async () => {
    const { user, server } = openOne();
    server.reply({ [PUT]: { data: sampleSchoolDetail, message: 'Escuela guardada.' } });
    const name = await screen.findByRole('textbox', { name: 'Nombre' });
    await user.clear(name);
    await user.type(name, 'Colegio Nuevo');
    await user.click(screen.getByRole('checkbox', { name: 'Secundaria' }));
    await user.click(screen.getByRole('checkbox', { name: 'Activa' }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Escuela guardada.')).toBeInTheDocument();
    expect(server.sentTo(PUT)[0]?.body).toEqual({
      ...{ name: 'Colegio Nuevo', levels: ['primaria'], active: false, revision: 3 },
    });
  });

  test('B25 the name is not empty and a level is chosen; nothing is sent before', async () => {
    const { user, server } = openOne();
    await user.clear(await screen.findByRole('textbox', { name: 'Nombre' }));
    for (const level of ['Primaria', 'Secundaria']) await user.click(screen.getByRole('checkbox', { name: level }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('El nombre de la escuela es obligatorio.')).toBeInTheDocument();
    expect(screen.getByText('Elige al menos un nivel.')).toBeInTheDocument();
    expect(server.sentTo(PUT)).toEqual([]);
  });

  test('F02 who saves over an older version sees both, and may keep theirs', async () => {
    const { user, server } = openOne();
    const current = { ...sampleSchoolDetail, city: 'Zapopan', revision: 4 };
    server.reply({ [PUT]: new Refusal(409, 'schools.stale', 'Alguien más cambió esta escuela.', { current }) });
    const city = await screen.findByRole('textbox', { name: 'Ciudad' });
    await user.clear(city);
    await user.type(city, 'Tonalá');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Alguien más cambió esta escuela' }));
    for (const text of ['Tonalá', 'Zapopan']) expect(dialog.getByText(text)).toBeInTheDocument();
    server.reply({ [PUT]: { data: current, message: 'Escuela guardada.' } });
    await user.click(dialog.getByRole('button', { name: /mía|mi versión|lo mío/i }));
    await waitFor(() => expect(server.sentTo(PUT).at(-1)?.body).toEqual({ city: 'Tonalá', revision: 4 }));
  });

  test('B24 a school in use says why it is not deleted; another asks first', async () => {
    const used = openOne();
    expect(await screen.findByRole('button', { name: 'Eliminar' })).toHaveAttribute('aria-disabled', 'true');
    used.unmount();
    const { user, server } = openOne({ can: { edit: true, delete: true } });
    server.reply({ 'DELETE /api/schools/1': { data: null, message: 'Escuela eliminada.' } });
    await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
    const question = screen.getByRole('alertdialog', { name: /¿Eliminar/ });
    await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(server.sentTo('DELETE /api/schools/1')).toHaveLength(1));
  });

  test('who may only read finds every field locked', async () => {
    openOne({ can: { edit: false, delete: false } });
    expect(await screen.findByText('Solo lectura')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  });
});
