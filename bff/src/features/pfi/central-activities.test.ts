import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { sampleCycles } from '@ruta/contracts/cycles/cycle.sample';
import { cycles } from '@ruta/contracts/cycles/cycles.api';
import { centralCatalogue } from '@ruta/contracts/pfi/central-catalogue.api';
import { centralCatalogueWith } from '@ruta/contracts/pfi/central-catalogue.sample';
import { page } from '../../testing/fake-core';
import { startBff, type Bff } from '../../testing/start-bff';

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
});
afterEach(() => bff.stop());

test('PFI-02 central activities are opened by who manages catalogues, with the cycles to choose from for who reads them', async () => {
  const { cycle, centrals, surveys } = centralCatalogueWith();
  bff.core.reply(centralCatalogue.centrals, { data: centrals, cycle, surveys });
  bff.core.answer(cycles.list, () => ({ body: page(sampleCycles) }));
  const manager = (...more: string[]) =>
    bff.core.signIn({ ...sampleAdministrator, abilities: ['self:read', 'catalog:manage', ...more] as never });
  manager();
  expect((await bff.get('/bff/admin/central-activities?cycle=2')).body.data).toEqual({
    ...{ cycle, centrals, surveys, cycles: [] },
  });
  expect(bff.core.asked(centralCatalogue.centrals)[0]?.url).toBe('/api/central-activities?cycle_id=2');
  manager('cycle:read');
  const { cycles: all } = (await bff.get('/bff/admin/central-activities')).body.data;
  expect(all).toEqual(sampleCycles.map(({ id, period }) => ({ id, period: period.name })));
  bff.core.signIn({ ...sampleAdministrator, abilities: ['self:read'] as never });
  expect((await bff.get('/bff/admin/central-activities')).status).toBe(403);
});
