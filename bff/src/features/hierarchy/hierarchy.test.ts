import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { preparedCycle, sampleCycle, startedCycle } from '@ruta/contracts/cycles/cycle.sample';
import { cycles } from '@ruta/contracts/cycles/cycles.api';
import { hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import { sampleHierarchies } from '@ruta/contracts/hierarchy/hierarchy.sample';
import { sampleImportedSchools, sampleStates } from '@ruta/contracts/schools/school.sample';
import { importedSchools } from '@ruta/contracts/schools/imported-schools.api';
import { schools } from '@ruta/contracts/schools/schools.api';
import { page } from '../../testing/fake-core';
import { refusal, startBff, type Bff } from '../../testing/start-bff';

const LIST = '/bff/admin/hierarchy';

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
  bff.core.signIn({ ...sampleAdministrator, abilities: ['hierarchy:read', 'cycle:read'] });
  bff.core.answer(cycles.list, () => ({ body: page([sampleCycle, startedCycle({ id: 2 })]) }));
  bff.core.answer(cycles.get, () => ({ body: { data: sampleCycle } }));
  bff.core.answer(hierarchy.list, () => ({ body: page(sampleHierarchies) }));
});
afterEach(() => bff.stop());
const dataOf = async (path: string) => ((await bff.get(path)).body as { data: Record<string, unknown> }).data;
const asked = () => new URL(bff.core.asked(hierarchy.list)[0]?.url ?? '', 'http://core').searchParams;

test('HIE-02 without a cycle the list is of the started one, ten a page, by director and id', async () => {
  expect(await dataOf(LIST)).toMatchObject({ cycle: { id: 2, period: { name: '2026-2027' } }, schools: { total: 4 } });
  expect(Object.fromEntries(asked())).toEqual({ size: '10', sort: 'director_access,id', cycle_id: '2' });
});

test('CYC-05 the cycle of the address, its page, the six filters by id and that of the team travel on', async () => {
  await dataOf(
    `${LIST}?cycle=3&page=2&search=ceiba&incomplete=1&director=1&manager=2&coordinator=3&coach=4&secondary_one=5&secondary_two=6`,
  );
  expect(Object.fromEntries(asked())).toEqual({
    ...{ page: '2', size: '10', sort: 'director_access,id', cycle_id: '3', 'filter[search]': 'ceiba' },
    'filter[incomplete]': '1',
    ...{ 'filter[director_id]': '1', 'filter[manager_id]': '2', 'filter[coordinator_id]': '3' },
    ...{ 'filter[coach_id]': '4', 'filter[sec_coach_one_id]': '5', 'filter[sec_coach_two_id]': '6' },
  });
  expect(bff.core.asked(cycles.list)).toEqual([]);
});

test('HIE-02 without a started cycle there is no list to ask for', async () => {
  bff.core.answer(cycles.list, () => ({ body: page([sampleCycle]) }));
  expect(await dataOf(LIST)).toMatchObject({ cycle: null, schools: { data: [], total: 0 } });
  expect(bff.core.asked(hierarchy.list)).toEqual([]);
});

test('B54 T01 what the address does not know is refused; refusals and failures are passed on', async () => {
  for (const query of ['director_access=a@b.mx', 'cycle=x', 'cycle=0', 'incomplete=yes'])
    expect((await bff.get(`${LIST}?${query}`)).status).toBe(422);
  bff.core.refuse(cycles.get, 'cycles.not-found');
  const gone = await bff.get(`${LIST}?cycle=9`);
  expect([gone.status, gone.body]).toEqual([404, refusal('cycles.not-found')]);
  bff.core.refuse(hierarchy.list, 'server.unavailable');
  expect((await bff.get(LIST)).status).toBe(503);
});

describe('the set-up of an imported school', () => {
  const SET_UP = '/bff/admin/schools/imported/11';
  beforeEach(() => {
    const message = 'Esperan.';
    bff.core.answer(importedSchools.imported, () => ({
      body: { ...page(sampleImportedSchools.slice(0, 1)), message },
    }));
    bff.core.answer(schools.states, () => ({ body: { data: sampleStates } }));
    const cyclesOf = [
      sampleCycle,
      preparedCycle({ id: 7 }),
      startedCycle({ id: 2 }),
      { ...startedCycle({ id: 1 }), state: 'finished' },
    ];
    bff.core.answer(cycles.list, () => ({ body: page(cyclesOf) }));
  });

  test('HIE-04 the school, the states, and the cycles that it may join: the started one first, then prepared ones', async () => {
    expect(await dataOf(SET_UP)).toMatchObject({
      ...{ imported: { id: 11 }, states: sampleStates },
      cycles: [
        { id: 2, state: 'started' },
        { id: 7, state: 'pending' },
      ],
    });
    const [sent] = bff.core.asked(importedSchools.imported);
    expect(new URL(sent?.url ?? '', 'http://core').searchParams.get('filter[id]')).toBe('11');
  });

  test('HIE-04 one that waits no more is 404', async () => {
    bff.core.answer(importedSchools.imported, () => ({ body: { ...page([]), message: '' } }));
    const gone = await bff.get(SET_UP);
    expect([gone.status, gone.body]).toEqual([404, refusal('schools.import-not-found')]);
  });
});
