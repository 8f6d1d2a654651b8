import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { sampleCycle } from '@ruta/contracts/cycles/cycle.sample';
import { cycles } from '@ruta/contracts/cycles/cycles.api';
import { roleHolderWith } from '@ruta/contracts/hierarchy/coach-role.sample';
import { coachRoles } from '@ruta/contracts/hierarchy/coach-roles.api';
import { page } from '../../testing/fake-core';
import { refusal, startBff, type Bff } from '../../testing/start-bff';

const LIST = '/bff/admin/coach-roles';

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
  bff.core.signIn({ ...sampleAdministrator, abilities: ['coach-role:read', 'cycle:read'] });
  bff.core.answer(cycles.list, () => ({ body: page([sampleCycle]) }));
  bff.core.answer(coachRoles.list, () => ({ body: page([roleHolderWith()]) }));
});
afterEach(() => bff.stop());

test('HIE-01 the list opens ten a page, by name, with the cycles that roles are lent for', async () => {
  const { body } = await bff.get(`${LIST}?page=2&search=luc&role=any&cycle=3`);
  expect((body as { data: unknown }).data).toMatchObject({
    people: { data: [{ id: 21, roles: ['COACH'] }], total: 1 },
    cycles: [{ id: 3, period: '2026-2027', state: 'pending' }],
  });
  const [asked] = bff.core.asked(coachRoles.list);
  const query = new URL(asked?.url ?? '', 'http://core').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    ...{ page: '2', size: '10', sort: 'name', cycle_id: '3', 'filter[search]': 'luc', 'filter[role]': 'any' },
  });
});

test('B54 T01 what the address does not know is refused; refusals are passed on', async () => {
  expect((await bff.get(`${LIST}?role=ADMIN`)).status).toBe(422);
  expect((await bff.get(`${LIST}?sort=id`)).status).toBe(422);
  bff.core.refuse(coachRoles.list, 'access.refused');
  const closed = await bff.get(LIST);
  expect([closed.status, closed.body]).toEqual([403, refusal('access.refused')]);
});
