import { sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import { agenda } from '@ruta/contracts/agenda/agenda.api';
import { ownActivityWith } from '@ruta/contracts/agenda/agenda.sample';
import { ratingWith, responsesWith, surveyWith } from '@ruta/contracts/surveys/survey.sample';
import { surveys } from '@ruta/contracts/surveys/surveys.api';
import { refusal, startBff, type Bff } from '../../testing/start-bff';

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
  bff.core.reply(agenda.get, { data: ownActivityWith({ activity_type: 'PfiActivity' }) });
  bff.core.reply(surveys.activityResponses, { data: responsesWith() });
  bff.core.reply(surveys.upgraded, { data: surveyWith({ state: 'begun' }) });
  bff.core.reply(surveys.list, { data: [surveyWith({ state: 'open' }), surveyWith({ id: 9, state: 'answered' })] });
  bff.core.reply(surveys.ratings, {
    ...{ data: [ratingWith()], page: 1, size: 5, total: 1, pages: 1, count: 1 },
  });
});
afterEach(() => bff.stop());

test('SUR-02 a whole survey opens for every area, with what its reader may do', async () => {
  expect((await bff.get('/bff/shared/surveys/8/upgraded?activity_id=21')).body).toMatchObject({
    data: { survey: { id: 8 }, can: { answer: true, readResponses: false } },
  });
  expect(bff.core.asked(surveys.upgraded)[0]?.url).toBe('/api/upgraded?survey_id=8&activity_id=21');
  bff.core.signIn({ ...sampleCoach, abilities: [...sampleCoach.abilities, 'survey-response:read'] });
  bff.core.reply(surveys.upgraded, { data: surveyWith({ state: null }) });
  expect((await bff.get('/bff/shared/surveys/8/upgraded?activity_id=21')).body).toMatchObject({
    data: { can: { answer: false, readResponses: true } },
  });
  bff.core.refuse(surveys.upgraded, 'surveys.not-for-role');
  expect((await bff.get('/bff/shared/surveys/8/upgraded?activity_id=21')).status).toBe(403);
  expect((await bff.get('/bff/shared/surveys/8/upgraded')).status).toBe(422);
});

test('ACT-05 responses come with their activity, and not through another school', async () => {
  const page = '/bff/coach/schools/1/activity/601/survey-responses';
  expect((await bff.get(page)).body).toMatchObject({
    data: { activity: { id: 601 }, school: { id: 1 }, responses: { answered: 10 } },
  });
  expect((await bff.get('/bff/coach/schools/2/activity/601/survey-responses')).body).toEqual(
    refusal('activities.not-found'),
  );
  bff.core.refuse(surveys.activityResponses, 'access.refused');
  expect((await bff.get(page)).status).toBe(403);
});

test('ACT-06 ratings of a school in the started cycle, or in the one that the address names', async () => {
  expect((await bff.get('/bff/coach/schools/1/activity-ratings?page=2')).body).toMatchObject({
    data: { school: { id: 1 }, ratings: { total: 1, size: 5 } },
  });
  expect(decodeURIComponent(bff.core.asked(surveys.ratings)[0]?.url ?? '')).toBe(
    `/api/schools/activity/ratings?school_id=1&page=2&filter[cycle_id]=${sampleCoach.cycle?.id}`,
  );
  bff.core.signIn(sampleDirector);
  expect((await bff.get('/bff/scholastic/schools/1/activity-ratings')).status).toBe(200);
  expect((await bff.get('/bff/coach/schools/1/activity-ratings')).status).toBe(403);
});

test('SUR-01 ACT-06 ratings tell who answers surveys which are open, and ask nothing for others', async () => {
  const at = '/bff/coach/schools/1/activity-ratings';
  const abilities = sampleCoach.abilities.filter((ability) => ability !== 'survey:answer');
  bff.core.signIn({ ...sampleCoach, abilities });
  expect((await bff.get(at)).body).not.toHaveProperty('data.open');
  expect(bff.core.asked(surveys.list)).toHaveLength(0);
  bff.core.signIn({ ...sampleCoach, abilities: [...abilities, 'survey:answer'] });
  const { id: survey_id, activity } = surveyWith();
  expect((await bff.get(at)).body).toMatchObject({
    data: { open: [{ survey_id, activity_id: activity.id, isBegun: false }] },
  });
});
