import { sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import { agenda } from '@ruta/contracts/agenda/agenda.api';
import { cycleWith, finishedCycle, samplePeriods, startedCycle } from '@ruta/contracts/cycles/cycle.sample';
import { cycles } from '@ruta/contracts/cycles/cycles.api';
import { running } from '@ruta/contracts/activities/running.api';
import { proofs } from '@ruta/contracts/proofs/proofs.api';
import { schools } from '@ruta/contracts/schools/schools.api';
import { sampleVisit } from '@ruta/contracts/visits/visit.sample';
import { visits } from '@ruta/contracts/visits/visits.api';
import { page } from '../../testing/fake-core';
import { startBff, type Bff } from '../../testing/start-bff';

const PAST = { id: 1, period: '2025-2026', start_at: '2025-09-01', end_at: '2026-07-15' };
const period = { ...samplePeriods[2], id: 4, name: PAST.period, start_year: 2025, end_year: 2026 };

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
  bff.core.answer(cycles.get, () => ({ body: { data: finishedCycle({ ...PAST, period }) } }));
});
afterEach(() => bff.stop());
const asked = (endpoint: Parameters<Bff['core']['asked']>[0]) =>
  bff.core.asked(endpoint).map(({ url }) => decodeURIComponent(url.split('?')[1] ?? ''));

test('CYC-03 the visits of a finished cycle: its name, its rows, and nothing to create or continue', async () => {
  const { status, body } = await bff.get('/bff/coach/schools/1/visits?cycle=1');
  expect([status, body.data.past]).toEqual([200, PAST]);
  expect(body.data.can).toEqual({ createVisit: false });
  expect(body.data.draft).toEqual({ state: 'ready', data: { hasDraft: false, id: null } });
  expect(asked(visits.list).join()).toContain('cycle_id=1');
  expect(asked(schools.get)).toContain('cycle_id=1');
  expect(asked(visits.hasDraft)).toEqual([]);
});

test.each([
  ['coach', sampleCoach],
  ['scholastic', sampleDirector],
] as const)('CYC-03 the agenda of a finished cycle, %s: nothing waits, nothing is created', async (area, me) => {
  bff.core.signIn({ ...me, abilities: [...me.abilities, 'activity:create'] });
  const { body } = await bff.get(`/bff/${area}/schools/1/agenda?cycle=1&month=2026-01`);
  expect(body.data.past).toEqual(PAST);
  expect(Object.values(body.data.can as object)).not.toContain(true);
  expect([body.data.pending, body.data.actions]).toEqual(Array(2).fill({ state: 'ready', data: [] }));
  expect(asked(agenda.list).join()).toContain('cycle_id=1');
  expect([...asked(agenda.pending), ...asked(running.managementActions)]).toEqual([]);
});

test('CYC-03 the started cycle in the address is the present', async () => {
  const { body } = await bff.get(`/bff/coach/schools/1/visits?cycle=${sampleCoach.cycle?.id ?? 0}`);
  expect([body.data.past, body.data.can]).toEqual([undefined, { createVisit: true }]);
  expect(asked(cycles.get)).toEqual([]);
});

test('CYC-03 a visit of a finished cycle says which', async () => {
  bff.core.answer(visits.get, () => ({ body: { data: { ...sampleVisit, cycle_id: 1 } } }));
  const { body } = await bff.get(`/bff/coach/schools/1/visits/${sampleVisit.id}`);
  expect(body.data.past).toEqual(PAST);
  expect(asked(cycles.get).length).toBe(1);
});

test('ACT-06 own proofs of a teacher, with the cycles to choose from; none for whom cycles are not to be read', async () => {
  bff.core.answer(proofs.list, () => ({ body: page([]) }));
  bff.core.answer(cycles.list, () => ({
    body: page([cycleWith({ id: 3, period }), startedCycle({ id: 2, period }), finishedCycle({ ...PAST, period })]),
  }));
  const teacher = { ...sampleDirector, role: 'PROF' as const };
  bff.core.signIn({ ...teacher, abilities: ['proof:read', 'cycle:read'] });
  const { body } = await bff.get('/bff/professor/attendance-proofs?cycle=1');
  expect([body.data.past, body.data.cycles]).toEqual([
    PAST,
    [
      { id: 2, period: PAST.period, is_over: false },
      { id: 1, period: PAST.period, is_over: true },
    ],
  ]);
  expect(asked(proofs.list).join()).toContain('filter[cycle_id]=1');
  bff.core.signIn({ ...teacher, abilities: ['proof:read'] });
  expect((await bff.get('/bff/professor/attendance-proofs')).body.data.cycles).toEqual([]);
});

test.each(['cycle=x', 'cycle=', 'cycle=-1', 'cycle=1&cycle=2'])('B03 %s gives 422', async (query) =>
  expect((await bff.get(`/bff/coach/schools/1/visits?${query}`)).status).toBe(422),
);
