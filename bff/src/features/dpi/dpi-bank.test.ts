import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { sampleCycles } from '@ruta/contracts/cycles/cycle.sample';
import { cycles } from '@ruta/contracts/cycles/cycles.api';
import { dpiBank } from '@ruta/contracts/dpi/bank.api';
import { bankWith } from '@ruta/contracts/dpi/bank.sample';
import { page } from '../../testing/fake-core';
import { startBff, type Bff } from '../../testing/start-bff';

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
});
afterEach(() => bff.stop());

test('DPI-02 the bank is opened by who manages catalogues, with the cycles to choose from for who reads them', async () => {
  const { cycle, questions } = bankWith();
  bff.core.reply(dpiBank.bank, { data: questions, cycle });
  bff.core.answer(cycles.list, () => ({ body: page(sampleCycles) }));
  const manager = (...more: string[]) =>
    bff.core.signIn({ ...sampleAdministrator, abilities: ['self:read', 'catalog:manage', ...more] as never });
  manager();
  expect((await bff.get('/bff/admin/dpi-questions?cycle=2')).body.data).toEqual({ cycle, questions, cycles: [] });
  expect(bff.core.asked(dpiBank.bank)[0]?.url).toBe('/api/dpi-questions?cycle_id=2');
  manager('cycle:read');
  const { cycles: all } = (await bff.get('/bff/admin/dpi-questions')).body.data;
  expect(all).toEqual(sampleCycles.map(({ id, period }) => ({ id, period: period.name })));
  bff.core.signIn({ ...sampleAdministrator, abilities: ['self:read'] as never });
  expect((await bff.get('/bff/admin/dpi-questions')).status).toBe(403);
});
