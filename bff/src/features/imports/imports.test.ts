import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { cycleWith } from '@ruta/contracts/cycles/cycle.sample';
import { cycles } from '@ruta/contracts/cycles/cycles.api';
import { importWith, sampleImportRows, sampleImports } from '@ruta/contracts/imports/import.sample';
import { sampleCatalogues } from '@ruta/contracts/imports/catalogue.sample';
import { catalogues } from '@ruta/contracts/imports/catalogues.api';
import { imports } from '@ruta/contracts/imports/imports.api';
import { startBff, type Bff } from '../../testing/start-bff';

const page = <Row>(data: readonly Row[]) => ({
  ...{ data: [...data], page: 1, size: 10, total: data.length, pages: 1, count: data.length },
});

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
  bff.core.signIn({
    ...sampleAdministrator,
    abilities: ['import:manage', 'hierarchy:write', 'school:write', 'cycle:read'],
  });
  bff.core.answer(cycles.list, () => ({ body: page([cycleWith({ id: 3, state: 'started' })]) }));
  bff.core.answer(imports.list, () => ({ body: page(sampleImports) }));
  bff.core.answer(imports.get, () => ({ body: { data: importWith() } }));
  bff.core.answer(imports.rows, () => ({ body: page(sampleImportRows) }));
});
afterEach(() => bff.stop());

test('files are listed with the kinds that the person may import', async () => {
  expect((await bff.get('/bff/admin/imports?page=2')).body).toMatchObject({
    data: { imports: { total: 3 }, kinds: ['schools', 'hierarchy'], cycles: [{ id: 3 }] },
  });
  expect(bff.core.asked(imports.list)[0]?.url).toBe('/api/imports?page=2');
  bff.core.signIn({ ...sampleAdministrator, abilities: ['import:manage', 'hierarchy:write', 'cycle:read'] });
  expect((await bff.get('/bff/admin/imports')).body).toMatchObject({ data: { kinds: ['hierarchy'] } });
  bff.core.answer(cycles.list, () => ({ body: page([]) }));
  expect((await bff.get('/bff/admin/imports')).body).toMatchObject({ data: { kinds: [], cycles: [] } });
});

test('one file opens with a page of its rows; a failure is passed on', async () => {
  expect((await bff.get('/bff/admin/imports/7?outcome=invalid&page=3')).body).toMatchObject({
    data: { batch: { id: 7 }, rows: { total: 6 } },
  });
  expect(decodeURIComponent(bff.core.asked(imports.rows)[0]?.url ?? '')).toBe(
    '/api/imports/7/rows?page=3&filter[outcome]=invalid',
  );
  bff.core.refuse(imports.get, 'imports.not-found');
  expect((await bff.get('/bff/admin/imports/7')).status).toBe(404);
});

test('a catalogue as it stands: guides unless another one is asked for', async () => {
  const asked: (string | null)[] = [];
  bff.core.answer(catalogues.list, ({ url }) => {
    asked.push(new URL(url, 'http://core').searchParams.get('filter[kind]'));
    return { body: page(sampleCatalogues.guides) };
  });
  expect((await bff.get('/bff/admin/catalogues')).body.data).toMatchObject({ kind: 'guides', entries: { total: 2 } });
  await bff.get('/bff/admin/catalogues?kind=surveys');
  expect(asked).toEqual(['guides', 'surveys']);
});

test('who keeps catalogues and may not list cycles is not asked for one', async () => {
  bff.core.signIn({ ...sampleAdministrator, abilities: ['import:manage', 'catalog:manage'] });
  bff.core.answer(cycles.list, () => ({ status: 403, body: { code: 'access.refused' } }));
  expect((await bff.get('/bff/admin/imports')).body.data).toMatchObject({
    kinds: ['guides', 'surveys', 'central_activities', 'dpi_questions', 'coach_activities', 'session_themes', 'states'],
    cycles: [],
  });
});
