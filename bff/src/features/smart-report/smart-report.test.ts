import { sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import type { Ability } from '@ruta/contracts/abilities';
import { dpi } from '@ruta/contracts/dpi/dpi.api';
import { resultsWith } from '@ruta/contracts/dpi/dpi.sample';
import { observationFigures } from '@ruta/contracts/observations/figures.api';
import { sampleDashboard } from '@ruta/contracts/observations/figures.sample';
import { pai } from '@ruta/contracts/pai/pai.api';
import { planWith } from '@ruta/contracts/pai/pai.sample';
import { pfi } from '@ruta/contracts/pfi/pfi.api';
import { pfiWith } from '@ruta/contracts/pfi/pfi.sample';
import { pfp } from '@ruta/contracts/pfp/pfp.api';
import { schools } from '@ruta/contracts/schools/schools.api';
import { visits } from '@ruta/contracts/visits/visits.api';
import { startBff, type Bff } from '../../testing/start-bff';

const PATH = '/bff/coach/report/school/1/smart';
let bff: Bff;
const reads = (me: typeof sampleCoach) => ({ ...me, abilities: [...me.abilities, 'smart-report:read' as Ability] });

beforeEach(async () => {
  bff = await startBff();
  bff.core.signIn(reads(sampleCoach));
  bff.core.reply(dpi.results, { data: resultsWith() });
  bff.core.reply(pai.plan, { data: planWith() });
  bff.core.reply(pfi.plan, { data: pfiWith() });
  bff.core.reply(pfp.summary, { data: { pie: { consulted: 9, notConsulted: 5 }, plans: [] } });
  bff.core.reply(observationFigures.dashboard, { data: sampleDashboard.dashboard });
});
afterEach(() => bff.stop());

test('REP-04 every part is asked for the school and the cycle that is shown, and counted', async () => {
  const { status, body } = await bff.get(PATH);
  expect(status).toBe(200);
  expect(body.data.pai).toEqual({
    state: 'ready',
    data: { standing: 'established', commitments: 3, completed: 1, overdue: 1 },
  });
  expect(body.data.dpi.data).toMatchObject({ totalValidated: 12, expected: 16, themes: resultsWith().themes });
  // People are told by number, never by name.
  expect(body.data.dpi.data).not.toHaveProperty('professors');
  for (const call of [dpi.results, pai.plan, pfi.plan, pfp.summary, observationFigures.dashboard, visits.list])
    for (const { url } of bff.core.asked(call)) expect(url).toMatch(/school_id=1&cycle_id=2/);
  for (const { url } of bff.core.asked(visits.list)) expect(decodeURIComponent(url)).toContain('filter[eraser]=0');
});

test('REP-04 a part that fails is a panel; one that is refused is not there', async () => {
  bff.core.refuse(pfi.plan, 'server.unavailable');
  bff.core.refuse(pai.plan, 'access.refused');
  const { status, body } = await bff.get(PATH);
  expect(status).toBe(200);
  expect(body.data.pfi).toEqual({ state: 'unavailable', code: 'server.unavailable' });
  expect(body.data.pai).toEqual({ state: 'ready', data: null });
  expect(body.data.visits.state).toBe('ready');
});

test('REP-04 without a started cycle there is a head alone; a foreign school is 404, and who has no ability 403', async () => {
  bff.core.signIn({ ...reads(sampleCoach), cycle: null });
  expect((await bff.get(PATH)).body.data).toMatchObject({ cycle: null, dpi: { state: 'ready', data: null } });
  expect(bff.core.asked(dpi.results)).toEqual([]);
  bff.core.refuse(schools.get, 'schools.not-found');
  expect((await bff.get(PATH)).status).toBe(404);
  bff.core.signIn({ ...sampleDirector, role: 'PROF', roles: ['PROF'] });
  expect((await bff.get('/bff/scholastic/report/smart')).status).toBe(403);
  expect((await bff.get(PATH)).status).toBe(403);
});
