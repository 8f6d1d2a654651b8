import { sampleAdministrator, sampleCoach } from '@ruta/contracts/access/access.sample';
import { schoolHistory } from '@ruta/contracts/hierarchy/school-history.api';
import { sampleSchoolHistory } from '@ruta/contracts/hierarchy/school-history.sample';
import { refusal, startBff, type Bff } from '../../testing/start-bff';

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
  bff.core.signIn(sampleCoach);
  bff.core.answer(schoolHistory.schoolHistory, () => ({ body: { data: sampleSchoolHistory } }));
});
afterEach(() => bff.stop());

test('HIE-06 each area opens a school’s history, of every cycle or of the one in the address', async () => {
  expect((await bff.get('/bff/coach/schools/1/history?cycle=2')).body).toEqual({ data: sampleSchoolHistory });
  expect(bff.core.asked(schoolHistory.schoolHistory)[0]?.url).toBe('/api/schools/1/history?cycle_id=2');
  const areas = { scholastic: 'DIR', professor: 'PROF', admin: 'ADMIN', management: 'MGMT' } as const;
  for (const [area, role] of Object.entries(areas)) {
    bff.core.signIn({ ...sampleAdministrator, role });
    expect([area, (await bff.get(`/bff/${area}/schools/1/history`)).status]).toEqual([area, 200]);
  }
  expect((await bff.get('/bff/coach/schools/1/history')).status).toBe(403);
});

test('HIE-06 B54 refusals are passed on, and what the address does not know is refused', async () => {
  expect((await bff.get('/bff/coach/schools/1/history?page=2')).status).toBe(422);
  bff.core.refuse(schoolHistory.schoolHistory, 'schools.not-found');
  const gone = await bff.get('/bff/coach/schools/9/history');
  expect([gone.status, gone.body]).toEqual([404, refusal('schools.not-found')]);
});
