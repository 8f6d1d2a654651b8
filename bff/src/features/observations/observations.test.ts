import {
  sampleDetail,
  sampleGuides,
  sampleProfessors,
  sampleRun,
} from '@ruta/contracts/observations/observation.sample';
import { sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import { sampleSchoolDetail } from '@ruta/contracts/schools/school.sample';
import { observationFigures } from '@ruta/contracts/observations/figures.api';
import { sampleDashboard, sampleMonths, sampleReport } from '@ruta/contracts/observations/figures.sample';
import { observations } from '@ruta/contracts/observations/observations.api';
import { schools } from '@ruta/contracts/schools/schools.api';
import { refusal, startBff, type Bff } from '../../testing/start-bff';

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
  const abilities = ['observation:run', 'observation:read', 'professor:read', 'school:read'] as const;
  bff.core.signIn({ ...sampleCoach, abilities: [...abilities] });
  bff.core.answer(schools.get, () => ({ body: { data: sampleSchoolDetail } }));
  bff.core.answer(observations.list, () => ({ body: sampleGuides.observations }));
  bff.core.answer(observations.levels, () => ({
    body: { data: sampleGuides.levels.map(({ guides: _, ...level }) => level) },
  }));
  bff.core.answer(observations.guides, () => ({ body: { data: sampleGuides.levels[0]?.guides ?? [] } }));
  bff.core.answer(observations.guide, () => ({ body: { data: sampleRun.guide } }));
  bff.core.answer(observations.professors, () => ({ body: sampleProfessors.professors }));
  bff.core.answer(observations.get, () => ({ body: { data: sampleDetail.observation } }));
  bff.core.answer(observationFigures.results, () => ({ body: { data: sampleReport.results } }));
  bff.core.answer(observationFigures.trend, () => ({ body: { data: sampleReport.trend } }));
  bff.core.answer(observationFigures.dashboard, () => ({ body: { data: sampleDashboard.dashboard } }));
  bff.core.answer(observationFigures.monthly, () => ({ body: { data: sampleMonths.months } }));
});
afterEach(() => bff.stop());

test('OBS-01 guides stand beside the teachers of their level; the list has five', async () => {
  const { status, body } = await bff.get('/bff/coach/schools/1/observation-guides?page=2');
  expect(status).toBe(200);
  expect(body.data.levels).toEqual(sampleGuides.levels);
  expect(body.data.can).toEqual({ run: true, readProfessors: true });
  expect(decodeURIComponent(bff.core.asked(observations.list)[0]?.url ?? '')).toContain('page=2&size=5');
});

test('OBS-01 who runs no guides is asked for none', async () => {
  bff.core.signIn({ ...sampleCoach, abilities: ['observation:read', 'school:read'] });
  const { body } = await bff.get('/bff/coach/schools/1/observation-guides');
  expect(body.data).toMatchObject({ levels: [], can: { run: false, readProfessors: false } });
  expect(bff.core.asked(observations.levels)).toEqual([]);
});

test('OBS-02 a guide comes with the observable teachers of its level; of another level it is 404', async () => {
  const opened = await bff.get('/bff/coach/observation-guides/4?school_id=1&lang=en');
  expect(opened.body.data).toMatchObject({ guide: sampleRun.guide, professors: sampleRun.professors });
  bff.core.answer(observations.levels, () => ({ body: { data: [] } }));
  const refused = await bff.get('/bff/coach/observation-guides/4?school_id=1');
  expect([refused.status, refused.body]).toEqual([404, refusal('observations.level-not-found')]);
});

test('OBS-04 page, search and filter of teachers are asked for', async () => {
  const { body } = await bff.get('/bff/coach/schools/1/professors?page=2&search=ana&observable=0');
  expect(body.data.professors).toEqual(sampleProfessors.professors);
  expect(decodeURIComponent(bff.core.asked(observations.professors)[0]?.url ?? '')).toMatch(
    /page=2.*filter\[search\]=ana&filter\[observable\]=0/,
  );
});

const asked = (endpoint: (typeof observationFigures)[keyof typeof observationFigures]) =>
  decodeURIComponent(bff.core.asked(endpoint).at(-1)?.url ?? '');

test('OBS-03 the report asks for the results of the cycle and for the trend of all', async () => {
  const { body } = await bff.get('/bff/coach/report/observation-guides/4?school_id=1&lang=en');
  expect(body.data).toMatchObject({ results: sampleReport.results, trend: sampleReport.trend });
  expect(asked(observationFigures.results)).toMatch(/lang=en&cycle_id=\d+&filter\[guide_id\]=4/);
  expect(asked(observationFigures.trend)).not.toContain('cycle_id');
});

test('OBS-05 months are of the year in the address, or of this one; the dashboard comes with its school', async () => {
  expect((await bff.get('/bff/coach/schools/1/observation-months')).body.data.year).toBe(2026);
  const past = await bff.get('/bff/coach/schools/1/observation-months?year=2025');
  expect([past.body.data.year, past.body.data.this_year]).toEqual([2025, 2026]);
  expect(asked(observationFigures.monthly)).toContain('year=2025');
  const dashboard = await bff.get('/bff/coach/schools/1/observation-dashboard');
  expect(dashboard.body.data.dashboard).toEqual(sampleDashboard.dashboard);
});

test('OBS-02 what is corrected comes with its guide in its language, whoever may be observed now', async () => {
  const { body } = await bff.get('/bff/coach/observation-guides/4?school_id=1&corrects=31');
  expect(body.data.corrected.id).toBe(31);
  expect(body.data.professors).toEqual([sampleDetail.observation.professor]);
  expect(bff.core.asked(observations.levels)).toEqual([]);
});

test('OBS-05 leaders have the same screens; teachers only their own observations', async () => {
  bff.core.signIn({ ...sampleDirector, abilities: [...sampleDirector.abilities, 'observation:read'] });
  expect((await bff.get('/bff/scholastic/schools/1/observation-guides')).status).toBe(200);
  expect((await bff.get('/bff/scholastic/observations/31')).body.data.observation.id).toBe(31);
  expect((await bff.get('/bff/coach/observations/31')).status).toBe(403);
  bff.core.signIn({ ...sampleDirector, role: 'PROF', roles: ['PROF'], abilities: ['observation:read'] });
  expect((await bff.get('/bff/professor/observations')).body.data.observations).toEqual(sampleGuides.observations);
  expect(decodeURIComponent(bff.core.asked(observations.list).at(-1)?.url ?? '')).not.toContain('school_id');
  expect((await bff.get('/bff/scholastic/schools/1/observation-guides')).status).toBe(403);
});
