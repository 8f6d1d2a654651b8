import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { startedCycle } from '@ruta/contracts/cycles/cycle.sample';
import { cycles } from '@ruta/contracts/cycles/cycles.api';
import { coachCalls } from '@ruta/contracts/hierarchy/coaches.api';
import { handover } from '@ruta/contracts/hierarchy/handover.api';
import { handoverWith } from '@ruta/contracts/hierarchy/handover.sample';
import { hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import { hierarchyWith, sampleCoaches } from '@ruta/contracts/hierarchy/hierarchy.sample';
import { page } from '../../testing/fake-core';
import { refusal, startBff, type Bff } from '../../testing/start-bff';

const AT = '/bff/admin/handover';

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
  bff.core.signIn({ ...sampleAdministrator, abilities: ['hierarchy:write', 'hierarchy:read', 'cycle:read'] });
  bff.core.answer(cycles.list, () => ({ body: page([startedCycle({ id: 2 })]) }));
  const loads = [
    { id: 2, fullname: 'Zoé', schools: 1 },
    { id: 1, fullname: 'Ana', schools: 3 },
  ];
  bff.core.answer(handover.loads, () => ({ body: { data: { mean: 2, loads } } }));
  bff.core.answer(handover.list, () => ({ body: page([handoverWith()]) }));
  bff.core.answer(coachCalls.coachesByRole, () => ({ body: page(sampleCoaches) }));
  const schools = [
    hierarchyWith({ school_id: 9, school_name: 'Ñandú' }),
    hierarchyWith({ school_id: 8, school_name: 'Arce' }),
  ];
  bff.core.answer(hierarchy.list, () => ({ body: { ...page(schools), pages: 2 } }));
});
afterEach(() => bff.stop());
const queries = (call: typeof hierarchy.list) =>
  bff.core.asked(call).map(({ url }) => Object.fromEntries(new URL(url, 'http://core').searchParams));

test('HIE-03 who has schools by name, who may receive them, and the last handovers of the cycle', async () => {
  const { body } = await bff.get(`${AT}?role=COACH`);
  expect((body as { data: unknown }).data).toMatchObject({
    ...{ cycle: { id: 2 }, mean: 2, schools: null, recent: [{ id: 5 }] },
    holders: [{ fullname: 'Ana' }, { fullname: 'Zoé' }],
  });
  expect(bff.core.asked(hierarchy.list)).toEqual([]);
});

test('HIE-03 the schools of a person in the places of the role: every page, by name', async () => {
  const { body } = await bff.get(`${AT}?role=COACH_SEC&from=61`);
  const names = (body as { data: { schools: { name: string }[] } }).data.schools.map(({ name }) => name);
  expect([names.slice(0, 4).every((name) => name === 'Arce'), names.length]).toEqual([true, 8]);
  expect(
    queries(hierarchy.list).map((query) => [query['page'], Object.keys(query).find((key) => key.startsWith('filter'))]),
  ).toEqual([
    ['1', 'filter[sec_coach_one_id]'],
    ['1', 'filter[sec_coach_two_id]'],
    ['2', 'filter[sec_coach_one_id]'],
    ['2', 'filter[sec_coach_two_id]'],
  ]);
});

test('B54 T01 without a cycle nothing is asked for; a role is needed, and refusals are passed on', async () => {
  expect((await bff.get(AT)).status).toBe(422);
  expect((await bff.get(`${AT}?role=ADMIN`)).status).toBe(422);
  bff.core.refuse(handover.loads, 'access.refused');
  const closed = await bff.get(`${AT}?role=COACH`);
  expect([closed.status, closed.body]).toEqual([403, refusal('access.refused')]);
  bff.core.answer(cycles.list, () => ({ body: page([]) }));
  expect(((await bff.get(`${AT}?role=COACH`)).body as { data: object }).data).toMatchObject({
    cycle: null,
    holders: [],
  });
});
