import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { sampleImportedSchools, sampleSchools, sampleStates } from '@ruta/contracts/schools/school.sample';
import { importedSchools } from '@ruta/contracts/schools/imported-schools.api';
import { schools } from '@ruta/contracts/schools/schools.api';
import { page } from '../../testing/fake-core';
import { refusal, startBff, type Bff } from '../../testing/start-bff';

const LIST = '/bff/admin/schools';

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
  bff.core.signIn({ ...sampleAdministrator, abilities: ['school:read', 'school:write', 'hierarchy:read'] });
  bff.core.answer(schools.list, () => ({ body: page(sampleSchools) }));
  bff.core.answer(schools.states, () => ({ body: { data: sampleStates } }));
  bff.core.answer(importedSchools.imported, () => ({ body: { ...page(sampleImportedSchools), message: 'Esperan.' } }));
});
afterEach(() => bff.stop());
const dataOf = async (path: string) => ((await bff.get(path)).body as { data: Record<string, unknown> }).data;

test('the list opens ten a page by name, with its filters, the states and how many imported schools wait', async () => {
  expect(await dataOf(`${LIST}?page=2&search=rio&level=primaria&active=1&state=4`)).toMatchObject({
    schools: { data: sampleSchools },
    states: sampleStates,
    imported: 2,
  });
  expect(decodeURIComponent(bff.core.asked(schools.list)[0]?.url ?? '')).toBe(
    '/api/schools?page=2&size=10&sort=name&filter[search]=rio&filter[level]=primaria&filter[active]=1&filter[state_id]=4',
  );
  bff.core.signIn({ ...sampleAdministrator, abilities: ['school:read'] });
  expect(await dataOf(LIST)).toMatchObject({ imported: null });
});

test('HIE-06 imported schools open with the message of the call', async () => {
  expect(await dataOf(`${LIST}/imported?search=ceiba`)).toMatchObject({ imported: { total: 2 }, message: 'Esperan.' });
  expect(decodeURIComponent(bff.core.asked(importedSchools.imported)[0]?.url ?? '')).toContain('filter[search]=ceiba');
});

test('B54 T01 what the address does not know is refused; refusals and failures are passed on', async () => {
  expect((await bff.get(`${LIST}?sort=city`)).status).toBe(422);
  bff.core.refuse(schools.get, 'schools.not-found');
  const gone = await bff.get(`${LIST}/9`);
  expect([gone.status, gone.body]).toEqual([404, refusal('schools.not-found')]);
  bff.core.refuse(schools.list, 'server.unavailable');
  expect((await bff.get(LIST)).status).toBe(503);
});
