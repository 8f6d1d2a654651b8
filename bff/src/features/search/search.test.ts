import { sampleAdministrator, sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import type { Me } from '@ruta/contracts/access/access.schema';
import { search } from '@ruta/contracts/search/search.api';
import { sampleHits } from '@ruta/contracts/search/search.sample';
import { startBff, type Bff } from '../../testing/start-bff';

const management: Me = { ...sampleAdministrator, role: 'MGMT', roles: ['MGMT'] };

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
  bff.core.answer(search.find, () => ({ body: { data: [...sampleHits] } }));
});
afterEach(() => bff.stop());

test.each([
  ['coach', sampleCoach, 'schools,visits'],
  ['scholastic', sampleDirector, 'visits'],
  ['admin', sampleAdministrator, 'schools,users'],
  ['management', management, 'schools'],
] as const)('UI-02 the search of the area %s asks for kinds that have a page there', async (area, me, kinds) => {
  bff.core.signIn(me);
  const res = await bff.get(`/bff/${area}/search?q=${encodeURIComponent(' ángel  50% ')}`);
  expect([res.status, res.body]).toEqual([200, { data: sampleHits }]);
  expect(decodeURIComponent(bff.core.asked(search.find)[0]?.url ?? '')).toBe(`/api/search?q=ángel  50%&kinds=${kinds}`);
});

test('UI-02 B55 one character, 101, unknown parameters and another area are refused; a failure is a failure', async () => {
  bff.core.signIn(sampleCoach);
  for (const q of ['', 'a', 'x'.repeat(101), 'x'.repeat(10_000)])
    expect((await bff.get(`/bff/coach/search?q=${q}`)).status).toBe(422);
  expect((await bff.get('/bff/coach/search')).status).toBe(422);
  expect((await bff.get('/bff/coach/search?q=rio&kinds=users')).status).toBe(422);
  expect((await bff.get('/bff/admin/search?q=rio')).status).toBe(403);
  expect(bff.core.asked(search.find).length).toBeLessThanOrEqual(1);
  bff.core.refuse(search.find, 'server.unavailable');
  expect((await bff.get('/bff/coach/search?q=rio')).status).toBe(503);
});
