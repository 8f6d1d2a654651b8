import { screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { listedPill, sampleCatalog, sampleTree } from '@ruta/contracts/pills/pills.sample';
import { Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { CategoriesPage } from './pages/CategoriesPage';
import { PillConsolePage } from './pages/PillConsolePage';

const me = { ...sampleAdministrator, abilities: ['pill:manage', 'pill-category:manage', 'pill:watch'] as const };
const console_ = {
  videos: { data: [listedPill], page: 1, size: 10, total: 1, pages: 1, count: 1 },
  catalog: sampleCatalog,
  hosts: ['vimeo.com', '*.wistia.com'],
};
const VIDEO = 'https://ruta.wistia.com/medias/nuevo';
const openConsole = (replies: Replies = {}, search = '') =>
  renderScreen(<PillConsolePage />, {
    me: { ...me, abilities: [...me.abilities] },
    ...{ path: '/admin/pills', route: `/admin/pills${search}` },
    replies: { 'GET /bff/admin/pills': console_, ...replies },
  });
const openCategories = (replies: Replies = {}) =>
  renderScreen(<CategoriesPage />, {
    me: { ...me, abilities: [...me.abilities] },
    ...{ path: '/admin/pills/categories', route: '/admin/pills/categories' },
    replies: { 'GET /bff/admin/pills/categories': { tree: sampleTree }, ...replies },
  });
type User = ReturnType<typeof openConsole>['user'];

/** Writes at once: to type each letter takes seconds in this form. */
async function write(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.paste(text);
}

/** Chooses a row of a level. */
async function pick(user: User, level: RegExp, row: string) {
  await user.clear(screen.getByRole('combobox', { name: level }));
  await user.type(screen.getByRole('combobox', { name: level }), row.slice(0, 3));
  await user.click(await screen.findByRole('option', { name: row }));
}

test('PIL-01 save waits for title, url, category and subcategory, and while the url is wrong', async () => {
  const { user, server } = openConsole({ 'POST /api/pills/videos/store': { data: listedPill, message: 'Listo.' } });
  await user.click(await screen.findByRole('button', { name: 'Agregar video' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar video' }));
  // Found again each time: the button is another element while it has a reason why it is disabled.
  const save = () => dialog.getByRole('button', { name: 'Guardar' });
  const waits = () => expect(save()).toHaveAttribute('aria-disabled', 'true');
  waits();
  await write(user, dialog.getByRole('textbox', { name: /^Título/ }), 'Nuevo');
  const url = dialog.getByRole('textbox', { name: /^Dirección/ });
  await write(user, url, 'http://vimeo.com/1');
  expect(url).toHaveAccessibleDescription(/La url es invalida/);
  await pick(user, /^Categoría/, 'Didáctica');
  await pick(user, /^Subcategoría/, 'Planeación');
  waits();
  await write(user, url, VIDEO);
  await user.click(dialog.getByRole('button', { name: 'Vista previa' }));
  expect(dialog.getByTitle('Vista previa: Nuevo')).toHaveAttribute('src', 'https://fast.wistia.net/embed/iframe/nuevo');
  await user.type(dialog.getByRole('textbox', { name: /^Palabras clave/ }), ' {Enter}inicio{Enter}');
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.sentTo('POST /api/pills/videos/store')[0]?.body).toEqual({
    ...{ title: 'Nuevo', url: VIDEO, category: 1, subcategory: 1, topic: null, tag: null, keywords: ['inicio'] },
  });
});

test('PIL-01 an edit that lost shows both versions; a deletion shows the server’s sentence', async () => {
  const current = { ...listedPill, title: 'De otra persona', revision: 2 };
  const { user } = openConsole({
    [`POST /api/pills/videos/storeEdit/${listedPill.id}`]: new Refusal(409, 'pills.stale', 'Cambió.', { current }),
    [`DELETE /api/pills/videos/delete/${listedPill.id}`]: new Refusal(
      404,
      'pills.not-found',
      'No encontramos ese video.',
    ),
  });
  const act = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: `Acciones de ${listedPill.title}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await act('Editar');
  await user.type(await screen.findByRole('textbox', { name: /^Título/ }), ' mío');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('De otra persona')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Usar la versión guardada' }));
  expect(await screen.findByRole('textbox', { name: /^Título/ })).toHaveValue('De otra persona');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await act('Eliminar');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
  expect(await dialog.findByText('No encontramos ese video.')).toBeInTheDocument();
});

test('PIL-01 filters live in the address, and choosing a level clears those below', async () => {
  const { user, server } = openConsole({}, '?category_id=1&subcategory_id=1&broken=1');
  await screen.findByText(listedPill.title);
  const asked = () => server.sentTo('GET /bff/admin/pills').at(-1)?.query.toString();
  expect(asked()).toBe('category_id=1&subcategory_id=1&broken=1');
  await pick(user, /^Categoría/, 'Convivencia');
  await waitFor(() => expect(asked()).toBe('category_id=2&broken=1'));
});

test('PIL-02 a category with videos is refused with an alert; a topic asks first and names how many lose it', async () => {
  const { user, server } = openCategories({ 'DELETE /api/pills/videos/delete-topic/1': { data: { id: 1 } } });
  const remove = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Acciones de ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  };
  await remove('Didáctica');
  const alert = within(await screen.findByRole('dialog', { name: '«Didáctica» no se puede eliminar' }));
  expect(alert.getByText('Tiene 2 videos. Muévelos o elimínalos antes.')).toBeInTheDocument();
  await user.click(alert.getByRole('button', { name: 'Entendido' }));
  await user.click(screen.getByRole('button', { name: 'Didáctica' }));
  await user.click(screen.getByRole('button', { name: 'Planeación' }));
  await remove('Inicio de la clase');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('1 video la pierde; el video se queda.')).toBeInTheDocument();
  expect(dialog.getByText(/Preguntas/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(server.sentTo('DELETE /api/pills/videos/delete-topic/1')).toHaveLength(1));
});

test('PIL-02 a tag is switched off in its row, and levels 3 and 4 as a whole', async () => {
  const { user, server } = openCategories({
    'PUT /api/pills/videos/update-topic': { data: null, message: 'Guardada.' },
    'PUT /api/pills/videos/update-categories': { data: null, message: 'Guardados.' },
  });
  await user.click(await screen.findByRole('button', { name: 'Didáctica' }));
  await user.click(screen.getByRole('button', { name: 'Planeación' }));
  await user.click(screen.getByRole('button', { name: 'Acciones de Inicio de la clase' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const row = within(await screen.findByRole('dialog'));
  await user.click(row.getByRole('switch', { name: 'Activa' }));
  await user.click(row.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.sentTo('PUT /api/pills/videos/update-topic')[0]?.body).toEqual({
    ...{ id: 1, name: 'Inicio de la clase', revision: 1, active: false },
  });
  await user.click(screen.getByRole('button', { name: 'Nombres y niveles' }));
  const levels = within(await screen.findByRole('dialog'));
  await user.click(levels.getByRole('switch', { name: /^Etiqueta/ }));
  await user.click(levels.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.sentTo('PUT /api/pills/videos/update-categories')[0]?.body).toMatchObject({
    ...{ activeTopic: true, activeTag: false },
  });
});
