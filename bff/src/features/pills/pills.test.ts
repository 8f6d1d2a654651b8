import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { pillCategories } from '@ruta/contracts/pills/categories.api';
import { pills } from '@ruta/contracts/pills/pills.api';
import { listedPill, sampleCatalog, sampleTree } from '@ruta/contracts/pills/pills.sample';
import { page } from '../../testing/fake-core';
import { refusal, startBff, type Bff } from '../../testing/start-bff';

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
  bff.core.signIn({ ...sampleAdministrator, abilities: ['pill:watch', 'pill:manage', 'pill-category:manage'] });
  bff.core.answer(pills.list, () => ({ body: page([listedPill]) }));
  bff.core.answer(pills.catalog, () => ({ body: { data: sampleCatalog } }));
  bff.core.answer(pills.hosts, () => ({ body: { data: ['vimeo.com'] } }));
  bff.core.answer(pillCategories.tree, () => ({ body: { data: sampleTree } }));
});
afterEach(() => bff.stop());

test('PIL-01 the console gets a page of videos with what to filter by, and the hosts of the deployment', async () => {
  const { body } = await bff.get('/bff/admin/pills?page=2&category_id=1&broken=1');
  expect(body).toEqual({ data: { videos: page([listedPill]), catalog: sampleCatalog, hosts: ['vimeo.com'] } });
  expect(decodeURIComponent(bff.core.asked(pills.list)[0]?.url ?? '')).toBe(
    '/api/pills/videos/list?page=2&size=10&include=category,subCategory,topic,tag&filter[category_id]=1&filter[broken]=1',
  );
});

test('PIL-02 the tree of categories is for who manages them', async () => {
  expect((await bff.get('/bff/admin/pills/categories')).body).toEqual({ data: { tree: sampleTree } });
  bff.core.signIn({ ...sampleAdministrator, abilities: ['pill:manage'] });
  const refused = await bff.get('/bff/admin/pills/categories');
  expect([refused.status, refused.body]).toEqual([403, refusal('access.refused')]);
});
