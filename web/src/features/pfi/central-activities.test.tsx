import { screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { catalogueCentralWith, centralCatalogueWith } from '@ruta/contracts/pfi/central-catalogue.sample';
import type { CentralCatalogue } from '@ruta/contracts/pfi/central-catalogue.screens';
import { Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { CentralActivitiesPage } from './pages/CentralActivitiesPage';

const me = { ...sampleAdministrator, abilities: ['self:read', 'catalog:manage'] as never };
const open = (differs: Partial<CentralCatalogue> = {}, replies: Replies = {}) =>
  renderScreen(<CentralActivitiesPage />, {
    ...{ me, path: '/admin/central-activities', route: '/admin/central-activities' },
    replies: { 'GET /bff/admin/central-activities': centralCatalogueWith(differs), ...replies },
  });

test('PFI-02 central activities are listed with window, hours, audience and reasons; one is moved by its menu', async () => {
  const { user, server } = open(
    {},
    { 'PUT /api/central-activities/4/order': { data: null, message: 'Orden guardado.' } },
  );
  const rows = await screen.findAllByRole('row');
  expect(rows[0]).toHaveTextContent(/Del 09-11-2026 al 27-11-2026 · 2 horas · Todo el personal · Todos los niveles/);
  expect(rows[0]).toHaveTextContent(/Fechada por 4 escuelas.*Deja una rúbrica por academia/);
  expect(rows[1]).toHaveTextContent(/1.5 horas · Dirección, Subdirección · Secundaria.*Ninguna escuela la ha fechado/);
  expect(rows[2]).toHaveTextContent(/Retirada.*Sin razones todavía/);
  await user.click(screen.getByRole('button', { name: 'Acciones de Cierre y balance del ciclo' }));
  await user.click(screen.getByRole('menuitem', { name: 'Subir un lugar' }));
  await waitFor(() => expect(server.sentTo('PUT /api/central-activities/4/order')[0]?.body).toEqual({ position: 1 }));
});

test('PFI-02 what a school has dated is retired, not deleted; a retired activity is offered again', async () => {
  const { user, server } = open(
    {},
    {
      'POST /api/central-activities/3/retire': { data: catalogueCentralWith(), message: 'Actividad central retirada.' },
      'POST /api/central-activities/5/restore': { data: catalogueCentralWith(), message: 'Ya se ofrece.' },
      'DELETE /api/central-activities/4': new Refusal(409, 'pfi.central-dated', 'Alguna escuela ya le puso fecha.'),
    },
  );
  const menu = async (name: string) => user.click(await screen.findByRole('button', { name: `Acciones de ${name}` }));
  await menu('Taller de evaluación formativa');
  expect(screen.queryByRole('menuitem', { name: 'Eliminar' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Retirar' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirar' }));
  await waitFor(() => expect(server.sentTo('POST /api/central-activities/3/retire')[0]?.body).toEqual({ revision: 1 }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await menu('Feria de proyectos');
  await user.click(screen.getByRole('menuitem', { name: 'Volver a ofrecer' }));
  await waitFor(() => expect(server.sentTo('POST /api/central-activities/5/restore')).toHaveLength(1));
  await menu('Cierre y balance del ciclo');
  await user.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
  const ask = within(await screen.findByRole('alertdialog'));
  await user.click(ask.getByRole('button', { name: 'Eliminar' }));
  expect(await ask.findByText('Alguna escuela ya le puso fecha.')).toBeInTheDocument();
});

test('PFI-02 UI-02 offline the question before an activity is retired says why it waits', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, server } = open();
  await user.click(await screen.findByRole('button', { name: 'Acciones de Taller de evaluación formativa' }));
  await user.click(screen.getByRole('menuitem', { name: 'Retirar' }));
  const retire = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirar' });
  expect(retire).toHaveAccessibleDescription('No hay conexión. Podrás continuar cuando vuelva.');
  await user.click(retire);
  expect(server.sentTo('POST /api/central-activities/3/retire')).toHaveLength(0);
  line.mockRestore();
});

test('PFI-02 an activity is changed with its reasons, whose order is that of the form', async () => {
  const { user, server } = open(
    {},
    {
      'PUT /api/central-activities/4': new Refusal(422, 'request.invalid', 'Revisa.', {
        errors: { 'reasons.1.reason': ['Demasiado larga.'] },
      }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Acciones de Cierre y balance del ciclo' }));
  await user.click(screen.getByRole('menuitem', { name: 'Editar' }));
  const dialog = await screen.findByRole('dialog');
  const form = within(dialog);
  expect(form.getByRole('textbox', { name: /^Clave/ })).toHaveAttribute('readonly');
  await user.click(form.getByRole('button', { name: 'Agregar razón' }));
  expect(form.getByRole('button', { name: 'Guardar' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(form.getByRole('textbox', { name: 'Razón 2' }), 'Une');
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  expect(await form.findByText('Demasiado larga.')).toBeInTheDocument();
  expect(server.sentTo('PUT /api/central-activities/4')[0]?.body).toMatchObject({
    ...{ title: 'Cierre y balance del ciclo', hours: 1.5, levels: ['secundaria'], survey: null, revision: 3 },
    reasons: [
      { reason: 'Lo que se aprendió se queda escrito.', reason_en: '' },
      { reason: 'Une', reason_en: '' },
    ],
  });
});

test('F02 PFI-02 an edit of an activity that lost shows both versions; a finished cycle is only read', async () => {
  const current = catalogueCentralWith({ title: 'De otra persona', revision: 2 });
  const refusal = new Refusal(409, 'pfi.central-stale', 'Alguien más cambió esta actividad.', { current });
  const { user, unmount } = open({}, { 'PUT /api/central-activities/3': refusal });
  await user.click(await screen.findByRole('button', { name: 'Acciones de Taller de evaluación formativa' }));
  await user.click(screen.getByRole('menuitem', { name: 'Editar' }));
  await user.type(await screen.findByRole('textbox', { name: /^Título en español/ }), ' Mío');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('De otra persona')).toBeInTheDocument();
  unmount();
  const [first] = centralCatalogueWith().centrals;
  const read = { ...(first ?? catalogueCentralWith()), can: { edit: false, remove: false } };
  const cycle = { id: 1, name: '2025-2026', start_at: '2025-08-25', end_at: '2026-07-15', locked: 'finished' as const };
  open({ cycle, centrals: [read] });
  expect(await screen.findByText(/Este ciclo terminó/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Agregar actividad' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Acciones de/ })).not.toBeInTheDocument();
});
