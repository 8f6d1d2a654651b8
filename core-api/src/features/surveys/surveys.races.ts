import { roleIdOf, sessionsFor, type RacePlace, type RoomRaces, type Stage } from '../../testing/races';

/** A survey of an activity that a teacher attended, before they begin; they come with two devices. */
async function open({ db, world, school, coach, id, insert }: RacePlace, { anonymous = false } = {}): Promise<Stage> {
  const [activity, survey] = [await id('activity'), await id('survey')];
  await db('surveys').where({ id: survey }).update({ anonymous });
  const [question = 0] = await db('survey_questions').where({ survey_id: survey, order: 1 }).pluck('id');
  const options = await db('survey_options').where({ question_id: question }).orderBy('order').pluck('id');
  const teacher = await world.person('PROF', { school_id: school });
  const taken = await db('activity_assistants').where({ agenda_activity_id: activity }).first('id');
  const assistants_id =
    taken?.id ??
    (await insert('activity_assistants', {
      ...{ agenda_activity_id: activity, taken_by: coach, taken_at: '2026-11-20 17:00:00' },
    }));
  await db('activity_assistant_user').insert({ assistants_id, user_id: teacher });
  const sessions = await sessionsFor(db, { user_id: teacher, role_id: await roleIdOf(db, 'PROF') }, 2);
  const [one = 0, other = 0] = options;
  return {
    ids: { activity, survey, question, one, other },
    tokens: [sessions[0]?.token ?? '', sessions[1]?.token ?? ''],
  };
}

const answered = ({ ids }: Stage, side: number) => [
  { question_id: ids['question'], response: side === 1 ? ids['one'] : ids['other'] },
];

/** One person answers with two devices: answers beside a finish, and two finishes. */
export const surveysRaces: RoomRaces = {
  answering: {
    about: ['POST /schools/surveys/:id/start', 'POST /schools/surveys/:id/answers', 'PUT /schools/surveys/:id/finish'],
    states: { open: (place) => open(place), anonymous: (place) => open(place, { anonymous: true }) },
    bodies: {
      'POST /schools/surveys/:id/answers': (stage, side) => ({ revision: 0, answers: answered(stage, side) }),
      'PUT /schools/surveys/:id/finish': (stage, side) => ({ revision: 0, answers: answered(stage, side) }),
    },
    rows: (db, { ids }) => {
      const subject = { subject_id: ids['activity'] ?? 0 };
      return {
        submissions: db('survey_submissions').where(subject).select('revision', 'finished_at'),
        answers: db('survey_answers')
          .whereIn('submission_id', db('survey_submissions').where(subject).select('id'))
          .join('survey_options', 'survey_options.id', 'survey_answers.option_id')
          .select('survey_options.value'),
        participants: db('survey_participants').where(subject).select('subject_type'),
        counts: db('survey_counts').where(subject).select('answered'),
        totals: db('survey_totals').where(subject).select('value', 'count'),
      };
    },
    broken: ({ submissions = [], answers = [], counts = [], totals = [] }) => {
      const finished = submissions.filter((row) => row['finished_at'] !== null).length;
      return [
        ...(submissions.length > 1 ? ['one person has two submissions'] : []),
        ...(Number(counts[0]?.['answered'] ?? 0) === finished ? [] : ['the count is not that of finished ones']),
        ...(finished > 0 && (totals.length !== 1 || totals[0]?.['value'] !== answers[0]?.['value'])
          ? ['the totals are not those of the answers']
          : []),
      ];
    },
  },
};
