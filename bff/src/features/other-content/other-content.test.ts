import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { otherContent } from '@ruta/contracts/other-content/other-content.api';
import { sampleEmbedded, sampleContents, sampleSection } from '@ruta/contracts/other-content/other-content.sample';
import { page } from '../../testing/fake-core';
import { refusal, startBff, type Bff } from '../../testing/start-bff';

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
  bff.core.signIn({ ...sampleAdministrator, abilities: ['content:read', 'content:manage'] });
  bff.core.answer(otherContent.list, () => ({ body: page(sampleContents) }));
  bff.core.answer(otherContent.title, () => ({ body: { data: sampleSection } }));
  bff.core.answer(otherContent.hosts, () => ({ body: { data: { video: ['vimeo.com'], frame: [] } } }));
  bff.core.answer(otherContent.intelligence, () => ({ body: { data: sampleEmbedded } }));
  bff.core.answer(otherContent.fundamentacion, () => ({
    body: { data: { ...sampleEmbedded, key: 'fundamentacion' } },
  }));
});
afterEach(() => bff.stop());

test('OTH-01 readers get title and contents, by page and search of the address', async () => {
  const res = await bff.get('/bff/shared/content?page=2&search=guia');
  expect(res.body).toEqual({ data: { section: sampleSection, contents: page(sampleContents) } });
  expect(decodeURIComponent(bff.core.asked(otherContent.list)[0]?.url ?? '')).toBe(
    '/api/other-content?page=2&size=10&filter[search]=guia',
  );
});

test('OTH-01 the console also gets the embedded pages and the hosts of the deployment', async () => {
  const { body } = await bff.get('/bff/admin/other-content');
  expect(body).toMatchObject({
    data: { pages: [{ key: 'intelligence' }, { key: 'fundamentacion' }], video_hosts: ['vimeo.com'], frame_hosts: [] },
  });
  bff.core.signIn({ ...sampleAdministrator, abilities: ['content:read'] });
  const refused = await bff.get('/bff/admin/other-content');
  expect([refused.status, refused.body]).toEqual([403, refusal('access.refused')]);
});

test('OTH-02 an embedded page opens; one that is not there is 404', async () => {
  expect((await bff.get('/bff/shared/intelligence')).body).toEqual({ data: { page: sampleEmbedded } });
  bff.core.refuse(otherContent.fundamentacion, 'other-content.not-found');
  expect((await bff.get('/bff/shared/fundamentacion')).status).toBe(404);
});
