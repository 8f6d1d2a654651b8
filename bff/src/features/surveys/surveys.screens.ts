import { agenda } from '@ruta/contracts/agenda/agenda.api';
import { surveys } from '@ruta/contracts/surveys/surveys.api';
import {
  coachRatings,
  coachResponses,
  professorRatings,
  scholasticRatings,
  scholasticResponses,
  upgradedSurvey,
  type OpenSurvey,
  type RatingList,
  type SurveyResponses,
} from '@ruta/contracts/surveys/surveys.screens';
import { serveScreen, type ScreenInput, type ServedScreen } from '../../kit/screen';
import { Refusal } from '../../problems';
import { pastCycle } from '../cycles/past-cycle';
import { schoolOf } from '../schools/school';

/** A whole survey, with what the reader may do about it (SUR-02). */
const servedUpgraded = serveScreen(upgradedSurvey, async ({ core, me, params, query }) => {
  const [{ abilities }, { data: survey }] = await Promise.all([
    me(),
    core.get(surveys.upgraded, {
      query: { survey_id: String(params.id), activity_id: String(query.activity_id) },
    }),
  ]);
  return {
    survey,
    can: {
      answer: survey.state === 'open' || survey.state === 'begun',
      readResponses: abilities.includes('survey-response:read'),
    },
  };
});

type OfActivity = ScreenInput<typeof coachResponses> | ScreenInput<typeof scholasticResponses>;

/** What was answered about an activity (ACT-05). 404 for an activity of another school than the path's (T01). */
async function responsesOf({ core, me, params }: OfActivity): Promise<SurveyResponses> {
  const asked = { schoolId: String(params.school_id), activityId: String(params.id) };
  const [reader, { data: activity }, { data: responses }] = await Promise.all([
    me(),
    core.get(agenda.get, { params: { id: params.id } }),
    core.get(surveys.activityResponses, { query: asked }),
  ]);
  if (activity.school_id !== params.school_id) throw new Refusal('activities.not-found');
  const { id, date, school, cycle_id } = activity;
  return {
    activity: { id, title: activity.activity, date },
    ...{ school, responses },
    ...(await pastCycle(core, cycle_id, reader.cycle)),
  };
}

type OfSchool = ScreenInput<typeof coachRatings> | ScreenInput<typeof scholasticRatings>;
type Own = ScreenInput<typeof professorRatings>;

/** Surveys that the reader may answer now; undefined for who answers none. */
async function openOf({ core, me }: OfSchool | Own): Promise<OpenSurvey[] | undefined> {
  if (!(await me()).abilities.includes('survey:answer')) return undefined;
  const { data } = await core.get(surveys.list, {});
  return data
    .filter(({ state }) => state === 'open' || state === 'begun')
    .map(({ id, activity, state }) => ({ survey_id: id, activity_id: activity.id, isBegun: state === 'begun' }));
}

/** The ratings of the cycle in the address, or of the started one (ACT-06). */
async function ratingsOf(input: OfSchool | Own, schoolId?: number): Promise<RatingList> {
  const { core, me, query } = input;
  const reader = await me();
  const cycleId = query.cycle ?? reader.cycle?.id;
  const [school, ratings, open] = await Promise.all([
    schoolId === undefined ? null : schoolOf(core, schoolId, query.cycle),
    core.get(surveys.ratings, {
      query: {
        school_id: schoolId === undefined ? undefined : String(schoolId),
        page: query.page,
        filter: { cycle_id: cycleId === undefined ? undefined : String(cycleId) },
      },
    }),
    openOf(input),
  ]);
  return { school, ratings, ...(open && { open }), ...(await pastCycle(core, query.cycle, reader.cycle)) };
}

const ofSchool = (input: OfSchool) => ratingsOf(input, input.params.school_id);

export const servedSurveys: readonly ServedScreen[] = [
  servedUpgraded,
  serveScreen(coachResponses, responsesOf),
  serveScreen(scholasticResponses, responsesOf),
  serveScreen(coachRatings, ofSchool),
  serveScreen(scholasticRatings, ofSchool),
  serveScreen(professorRatings, (input) => ratingsOf(input)),
];
