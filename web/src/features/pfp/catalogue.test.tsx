import { screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import {
  catalogueDetailWith,
  cataloguePlanWith,
  publishedPlan,
  sampleCatalogueCycles,
} from '@ruta/contracts/pfp/catalogue.sample';
import type { CatalogueDetail } from '@ruta/contracts/pfp/catalogue.schema';
import { Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { CataloguePage } from './pages/CataloguePage';
import { CataloguePlanPage } from './pages/CataloguePlanPage';

const LIST = 'GET /bff/admin/formation-plans';
const ONE = 'GET /bff/admin/formation-plans/2';
const { cycle } = publishedPlan;
const me = { ...sampleAdministrator, abilities: ['self:read', 'formation:manage'] } as never;
const plans = [cataloguePlanWith(), publishedPlan];

const openList = (replies: Replies = {}) =>
  renderScreen(<CataloguePage />, {
    ...{ me, path: '/admin/formation-plans', route: '/admin/formation-plans' },
    replies: { [LIST]: { cycle, plans, cycles: sampleCatalogueCycles }, ...replies },
  });
const openPlan = (detail: Partial<CatalogueDetail> = {}, replies: Replies = {}) =>
  renderScreen(<CataloguePlanPage />, {
    ...{ me, path: '/admin/formation-plans/:id', route: '/admin/formation-plans/2' },
    replies: { [ONE]: catalogueDetailWith(detail), ...replies },
  });

test('PFP-01 the catalogue says how far each plan is and whom it is for; a plan is moved by its menu', async () => {
  const { user, server } = openList({
    'PUT /api/formation-plans/2/order': { data: null, message: 'Orden guardado.' },
  });
  const [draft, published] = await screen.findAllByRole('row');
  expect(draft).toHaveTextContent(
    /Planeación didáctica.*Borrador.*Docentes · todos los niveles · 6 horas · 5 contenidos/,
  );
  expect(published).toHaveTextContent(/Publicado.*Todas las personas de las escuelas · Secundaria/);
  await user.click(screen.getByRole('button', { name: 'Acciones de Planeación didáctica' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Editar',
    'Bajar un lugar',
    'Eliminar',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Bajar un lugar' }));
  await waitFor(() => expect(server.sentTo('PUT /api/formation-plans/2/order')[0]?.body).toEqual({ position: 2 }));
});

test('PFP-01 the plans of a prepared cycle are reached by its choice', async () => {
  const { user, server } = openList();
  await user.click(await screen.findByRole('button', { name: /Ciclo/ }));
  const next = { ...cycle, id: 3, name: '2027-2028' };
  server.reply({ [LIST]: { cycle: next, plans: [], cycles: sampleCatalogueCycles } });
  await user.click(screen.getByRole('option', { name: '2027-2028' }));
  expect(await screen.findByText('Todavía no hay planes')).toBeInTheDocument();
  expect(server.sentTo(LIST).at(-1)?.url).toMatch(/cycle=3$/);
  expect(screen.getByRole('button', { name: 'Agregar plan' })).toBeEnabled();
});

test('PFP-01 publishing says whom it reaches; what somebody changed meanwhile is said in the dialog', async () => {
  const published = { data: publishedPlan, message: 'Plan publicado.' };
  const { user, server } = openPlan(
    {},
    { 'POST /api/formation-plans/2/publish': new Refusal(409, 'pfp.stale', 'Alguien más cambió este plan.') },
  );
  await user.click(await screen.findByRole('button', { name: 'Publicar' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(
    dialog.getByText(/Llega con un aviso a 128 personas de 9 escuelas: Docentes · todos los niveles/),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Publicar' }));
  expect(await dialog.findByText('Alguien más cambió este plan.')).toBeInTheDocument();
  server.reply({ 'POST /api/formation-plans/2/publish': published });
  await user.click(dialog.getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(server.sentTo('POST /api/formation-plans/2/publish')[1]?.body).toEqual({ revision: 1 });
});

test('PFP-01 UI-02 offline the questions of the catalogue say why they wait', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, server } = openPlan();
  const why = 'No hay conexión. Podrás continuar cuando vuelva.';
  await user.click(await screen.findByRole('button', { name: 'Publicar' }));
  const publish = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publicar' });
  expect(publish).toHaveAccessibleDescription(why);
  await user.click(publish);
  expect(server.sentTo('POST /api/formation-plans/2/publish')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.click(screen.getByRole('button', { name: 'Acciones de Una clase planeada al revés' }));
  await user.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
  const remove = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' });
  expect(remove).toHaveAccessibleDescription(why);
  line.mockRestore();
});

test('PFP-01 F02 an edit that lost shows both versions; a plan without contents is not published', async () => {
  const current = cataloguePlanWith({ name_es: 'De otra persona', revision: 2 });
  const { user, server } = openPlan(
    {
      plan: cataloguePlanWith({ contents: 0, can: { edit: true, publish: false, retire: false, remove: true } }),
      contents: [],
    },
    { 'PUT /api/formation-plans/2': new Refusal(409, 'pfp.stale', 'Alguien más cambió este plan.', { current }) },
  );
  expect(await screen.findByText('Este plan no tiene contenidos')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Publicar' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Editar plan' }));
  await user.type(await screen.findByRole('textbox', { name: /^Nombre en español/ }), ' mía');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('De otra persona')).toBeInTheDocument();
  server.reply({ 'PUT /api/formation-plans/2': { data: current, message: 'Plan guardado.' } });
  await user.click(screen.getByRole('button', { name: 'Guardar mi versión' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.sentTo('PUT /api/formation-plans/2').map(({ body }) => body)).toMatchObject([
    { revision: 1, name_es: 'Planeación didáctica mía' },
    { revision: 2, name_es: 'Planeación didáctica mía' },
  ]);
});
