import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { sampleCycle, samplePeriods, samplePreparation } from '@ruta/contracts/cycles/cycle.sample';
import { cycles } from '@ruta/contracts/cycles/cycles.api';
import { page } from '../../testing/fake-core';
import { refusal, startBff, type Bff } from '../../testing/start-bff';

const LIST = '/bff/admin/school-cycles';
const ONE = `${LIST}/${sampleCycle.id}`;

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
  bff.core.signIn({ ...sampleAdministrator, abilities: ['cycle:read', 'cycle:write'] });
  bff.core.answer(cycles.list, () => ({ body: page([sampleCycle]) }));
  bff.core.answer(cycles.get, () => ({ body: { data: sampleCycle } }));
  bff.core.answer(cycles.periods, () => ({ body: { data: samplePeriods } }));
  bff.core.answer(cycles.preparation, () => ({ body: { data: samplePreparation } }));
});
afterEach(() => bff.stop());
const dataOf = async (path: string) => ((await bff.get(path)).body as { data: Record<string, unknown> }).data;

test('CYC-01 the list opens ten a page, newest first, with the periods, and whether one may create', async () => {
  expect(await dataOf(`${LIST}?page=2`)).toMatchObject({
    cycles: { data: [{ id: 3, period: { name: '2026-2027' } }], total: 1 },
    can: { create: true },
  });
  expect(bff.core.asked(cycles.list)[0]?.url).toBe('/api/school-cycles?page=2&size=10&sort=-id&include=period');
  bff.core.signIn({ ...sampleAdministrator, abilities: ['cycle:read'] });
  expect(await dataOf(LIST)).toMatchObject({ can: { create: false } });
});

test('CYC-01 CYC-03 a new cycle, one cycle and the dry run each open with what they need', async () => {
  expect(await dataOf(`${LIST}/new`)).toEqual({ periods: samplePeriods });
  expect(await dataOf(ONE)).toEqual({ cycle: sampleCycle, periods: samplePeriods });
  expect(await dataOf(`${ONE}/prepare`)).toEqual({ preparation: samplePreparation });
});

test('B54 T01 what the address does not know is refused; refusals and failures are passed on', async () => {
  expect((await bff.get(`${LIST}?sort=revision`)).status).toBe(422);
  bff.core.refuse(cycles.get, 'cycles.not-found');
  const gone = await bff.get(ONE);
  expect([gone.status, gone.body]).toEqual([404, refusal('cycles.not-found')]);
  bff.core.refuse(cycles.preparation, 'cycles.prepared');
  expect((await bff.get(`${ONE}/prepare`)).status).toBe(409);
  bff.core.refuse(cycles.list, 'server.unavailable');
  expect((await bff.get(LIST)).status).toBe(503);
});
