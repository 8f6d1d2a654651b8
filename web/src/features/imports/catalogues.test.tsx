import { screen, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { sampleCatalogues } from '@ruta/contracts/imports/catalogue.sample';
import type { CatalogueKind } from '@ruta/contracts/imports/import-kinds';
import { Refusal, renderScreen } from '../../testing';
import { CataloguesPage } from './pages/CataloguesPage';
import { ImportListPage } from './pages/ImportListPage';

const SCREEN = 'GET /bff/admin/catalogues';
const me = { ...sampleAdministrator, abilities: ['import:manage' as const, 'catalog:manage' as const] };
const page = <T,>(data: readonly T[]) => ({
  ...{ data: [...data], page: 1, size: 10, total: data.length, pages: 1, count: data.length },
});
const shown = (kind: CatalogueKind, entries = sampleCatalogues[kind]) => ({ kind, entries: page(entries) });
const open = (reply: unknown, route = '/admin/catalogues') =>
  renderScreen(<CataloguesPage />, { me, path: '/admin/catalogues', route, replies: { [SCREEN]: reply } });

test('OBS-01 guides stand with their version; the file as it stands and the import are one press away', async () => {
  const { user, server } = open(shown('guides'));
  const row = within(await screen.findByRole('row', { name: /Observación de clase en primaria/ }));
  expect(row.getByText('2')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Descargar como está' }));
  expect(server.sentTo('GET /api/catalogues/file')[0]?.query.toString()).toBe('kind=guides');
  expect(screen.getByRole('link', { name: 'Importar archivo' })).toHaveAttribute('href', '/admin/imports?kind=guides');
});

test('another catalogue is chosen into the address; a retired central activity says so', async () => {
  const { user, address } = open(({ query }: { query: URLSearchParams }) =>
    shown((query.get('kind') ?? 'guides') as CatalogueKind),
  );
  await user.click(await screen.findByRole('button', { name: /Catálogo/ }));
  await user.click(await screen.findByRole('option', { name: 'Actividades centrales' }));
  const row = within(await screen.findByRole('row', { name: /Feria de proyectos/ }));
  expect(row.getByText('Retirada')).toBeInTheDocument();
  expect(address()).toBe('/admin/catalogues?kind=central_activities');
});

test('DPI-02 PFI-02 what is edited by hand, too, leads to its page', async () => {
  const { unmount } = open(shown('central_activities'), '/admin/catalogues?kind=central_activities');
  const link = async () => (await screen.findByRole('link', { name: 'Editar a mano' })).getAttribute('href');
  expect(await link()).toBe('/admin/central-activities');
  unmount();
  open(shown('dpi_questions'), '/admin/catalogues?kind=dpi_questions');
  expect(await link()).toBe('/admin/dpi-questions');
});

test('an empty catalogue says how to begin, a refusal that it is not for this person', async () => {
  open(shown('surveys', []), '/admin/catalogues?kind=surveys');
  expect(await screen.findByRole('heading', { name: 'Este catálogo está vacío' })).toBeInTheDocument();
});

test('who lacks the ability is told so', async () => {
  open(new Refusal(403, 'access.refused', 'No tienes acceso.'));
  expect(await screen.findByRole('heading', { name: 'No tienes acceso' })).toBeInTheDocument();
});

test('the import begins with the catalogue that one comes from, and leads back to it', async () => {
  const { user, server } = renderScreen(<ImportListPage />, {
    ...{ me, path: '/admin/imports', route: '/admin/imports?kind=surveys' },
    replies: { 'GET /bff/admin/imports': { imports: page([]), kinds: ['guides', 'surveys'], cycles: [] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Descargar plantilla' }));
  expect(server.sentTo('GET /api/imports/template')[0]?.query.toString()).toBe('kind=surveys');
  expect(screen.getByRole('link', { name: 'Catálogos' })).toHaveAttribute('href', '/admin/catalogues');
});
