import { sampleGuides, sampleProfessors, sampleRun } from '@ruta/contracts/observations/observation.sample';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { sampleSchoolDetail } from '@ruta/contracts/schools/school.sample';
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
