import { randomUUID } from 'node:crypto';
import { FIXTURES_MADE, roomFixtures, STAMPS, type FixturePlace } from '../../testing/fixtures';
import { centralActivity } from '../pfi/pfi.testing';

/** A published survey with a required quadrant question and an optional open one. */
async function survey({ mark, insert }: Pick<FixturePlace, 'mark' | 'insert'>): Promise<number> {
  const id = await insert('surveys', {
    ...{ code: `encuesta_${randomUUID().slice(0, 8)}`, version: 1, kind: 'activity', status: 'published', ...STAMPS },
    ...{ title_es: mark, title_en: `${mark} (en)`, instructions_es: mark, anonymous: false },
  });
  const question = await insert('survey_questions', {
    ...{ survey_id: id, order: 1, type: 'quadrant', required: true, question_es: mark },
  });
  for (const quadrant of [1, 2, 3, 4, 5])
    await insert('survey_options', {
      ...{ question_id: question, order: quadrant, display_es: mark, value: quadrant, quadrant },
    });
  await insert('survey_questions', { survey_id: id, order: 2, type: 'text', required: false, question_es: mark });
  return id;
}

/** The plan of a school in a cycle, created on first use. */
async function planOf({ db, school, cycle, insert }: FixturePlace): Promise<number> {
  const at = { school_id: school, cycle_id: cycle };
  const known = await db('pfi_plans').where(at).first('id');
  return known?.id ?? insert('pfi_plans', { ...at, ...STAMPS });
}

export const surveysFixtures = roomFixtures({
  ids: {
    /** A survey that the activity of the same request has. */
    survey: async (place) => {
      const { insert, id } = place;
      const survey_id = await survey(place);
      await insert('pfi_activities', {
        ...{ pfi_plan_id: await planOf(place), central_activity_id: await id('centralActivity') },
        ...{ agenda_activity_id: await id('activity'), survey_id },
      });
      return survey_id;
    },
    /** A finished activity with a survey that somebody has answered. */
    ratedActivity: async (place) => {
      const { school, coach, person, cycle, mark, isPresent, insert } = place;
      const survey_id = await survey(place);
      const activity = await insert('agenda_activities', {
        ...{ school_id: school, coach_id: coach, cycle_id: cycle, created_by: coach, activity: mark, ...STAMPS },
        ...{ date: '2026-11-18', time: '10:00', timezone: 'America/Mexico_City', datetime: '2026-11-18 16:00:00' },
        ...{ activity_type: 'PfiActivity', description: mark, isStarted: true, isCompleted: true },
        completed_at: FIXTURES_MADE,
      });
      const taken = { agenda_activity_id: activity, taken_by: coach, taken_at: FIXTURES_MADE };
      const assistants_id = await insert('activity_assistants', taken);
      if (isPresent) await insert('activity_assistant_user', { assistants_id, user_id: person });
      const central_activity_id = await centralActivity(place);
      const pfi_plan_id = await planOf(place);
      await insert('pfi_activities', { pfi_plan_id, central_activity_id, agenda_activity_id: activity, survey_id });
      const subject = { subject_type: 'activity', subject_id: activity };
      await insert('survey_counts', { ...subject, survey_id, answered: 1, stepped: 0 });
      return activity;
    },
    /** Its first question, which the person is answering and others have answered. */
    surveyQuestion: async ({ db, school, person, isPresent, id, insert }) => {
      const survey_id = await id('survey');
      const [question = 0] = await db('survey_questions').where({ survey_id, order: 1 }).pluck('id');
      const [option_id = 0] = await db('survey_options').where({ question_id: question, order: 4 }).pluck('id');
      const about = { survey_id, subject_type: 'activity', subject_id: await id('activity'), school_id: school };
      const answered = async (user_id: number | null, finished_at: string | null) => {
        const submission_id = await insert('survey_submissions', {
          ...{ ...about, user_id, finished_at, language: 'es', started_at: FIXTURES_MADE },
        });
        await insert('survey_answers', { submission_id, question_id: question, option_id });
      };
      if (isPresent) await answered(person, null);
      for (let n = 0; n < 3; n += 1) await answered(null, FIXTURES_MADE);
      return question;
    },
  },
  params: { '/schools/surveys/:id': 'survey' },
  fields: { schoolId: 'school', activityId: 'activity', questionId: 'surveyQuestion', survey_id: 'survey' },
  tables: { '/schools/surveys': ['survey_submissions', 'survey_answers', 'survey_counts', 'survey_totals'] },
  lists: [{ as: 'COACH', path: '/schools/activity/ratings', index: 'agenda_activities_in_order' }],
  bodies: {
    'POST /schools/surveys/:id/start': {},
    'POST /schools/surveys/:id/answers': { revision: 0, answers: [] },
    'PUT /schools/surveys/:id/finish': { revision: 0, language: 'es', answers: [] },
    'PUT /schools/surveys/:id/translate': { translate: 'en' },
  },
});
