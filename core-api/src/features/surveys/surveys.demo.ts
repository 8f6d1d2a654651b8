import type { Knex } from 'knex';
import type { NewRow } from '../../database/table';
import { insertRows, known, minutesAfter } from '../../seeds/rows';
import { CYCLE_ID } from '../cycles/cycles.demo';
import type { People } from '../users/users.demo';
import { surveysCatalogueDemo } from './surveys-catalogue.demo';
import { SURVEYS } from './surveys.demo-data';

/** The survey of each central activity that schools have dated; the others have the general one. */
const SURVEY_OF: Readonly<Record<string, string>> = {
  taller_planeacion: 'taller_formacion',
  lectura_y_escritura: 'upgraded_bilingual',
};
/** How many answer an anonymous survey: too few for the smallest group. */
const FEW = 3;
/** The newest finished activity: of the demo's school, a teacher has half answered it and a leader has not begun. */
const NEWEST = 'evaluacion_formativa';
const BEGUN_BY = 'prof';
const LEFT_BY = 'coor';
const REMARKS = [
  'Más tiempo para planear por academia.',
  'Que venga también el turno vespertino.',
  'Los ejemplos de nuestra propia escuela fueron lo mejor.',
];

interface SurveysToSeed {
  trx: Knex;
  people: People;
  opened: string;
  now: string;
}

interface Surveyed {
  activity_id: number;
  pfi_id: number;
  code: string;
  school_id: number;
  survey_id: number;
  anonymous: 0 | 1;
  completed_at: string;
}

/** Answers about the finished central activities: most of who was present, one half answered, some anonymous. */
export async function surveysDemo({ trx, people, opened, now }: SurveysToSeed): Promise<{ answeredSurveys: number }> {
  await surveysCatalogueDemo(trx, opened);
  await bindSurveys(trx);
  const teacher = known(people.byLogin, BEGUN_BY);
  const leader = known(people.byLogin, LEFT_BY);
  const finished = await trx({ pfi: 'pfi_activities' })
    .join({ central: 'central_activities' }, 'central.id', 'pfi.central_activity_id')
    .join({ item: 'agenda_activities' }, 'item.id', 'pfi.agenda_activity_id')
    .join('surveys', 'surveys.id', 'pfi.survey_id')
    .where({ 'item.isCompleted': true, 'item.cycle_id': CYCLE_ID })
    .orderBy('item.id')
    .select<Surveyed[]>(
      ...['item.id as activity_id', 'pfi.id as pfi_id', 'central.code', 'item.school_id', 'item.completed_at'],
      ...['surveys.id as survey_id', 'surveys.anonymous'],
    );
  const own = await trx('users').where({ id: teacher }).first('school_id');
  let submissions = 0;
  for (const activity of finished) {
    const isOwn = activity.code === NEWEST && activity.school_id === own?.school_id;
    if (isOwn) for (const id of [teacher, leader]) await attend(trx, activity.activity_id, id);
    const waiting = isOwn ? { half: teacher, left: leader } : { half: null, left: null };
    submissions += await answered(trx, { activity, ...waiting, from: submissions, now });
  }
  return { answeredSurveys: submissions };
}

/** Each central activity names its survey; what has begun is bound to it. */
async function bindSurveys(trx: Knex): Promise<void> {
  const ids = new Map(SURVEYS.map(({ code }, at) => [code, at + 1]));
  const central = await trx('central_activities').orderBy('id').select('id', 'code');
  for (const { id, code } of central) {
    const survey_id = ids.get(SURVEY_OF[code] ?? 'act_central_general') ?? null;
    await trx('central_activities').where({ id, survey_id: null }).update({ survey_id });
    const begun = trx('agenda_activities').where('isStarted', true).select('id');
    await trx('pfi_activities')
      .where({ central_activity_id: id, survey_id: null })
      .whereIn('agenda_activity_id', begun)
      .update({ survey_id });
  }
}

async function attend(trx: Knex, activityId: number, user_id: number): Promise<void> {
  const taken = await trx('activity_assistants').where({ agenda_activity_id: activityId }).first('id');
  if (taken)
    await trx('activity_assistant_user')
      .insert({ assistants_id: taken.id, user_id })
      .onConflict(['assistants_id', 'user_id'])
      .ignore();
}

interface ToAnswer {
  activity: Surveyed;
  /** Who has answered half of it. */
  half: number | null;
  /** Who was present and has not begun. */
  left: number | null;
  /** Ids that are taken. */
  from: number;
  now: string;
}

/** Submissions about one activity, with their totals. Returns how many. */
async function answered(trx: Knex, { activity, half, left, from, now }: ToAnswer): Promise<number> {
  const { activity_id, survey_id, school_id, completed_at, anonymous } = activity;
  const subject = { subject_type: 'activity' as const, subject_id: activity_id };
  const present = await trx('activity_assistant_user')
    .join('activity_assistants', 'activity_assistants.id', 'activity_assistant_user.assistants_id')
    .where('activity_assistants.agenda_activity_id', activity_id)
    .orderBy('activity_assistant_user.user_id')
    .pluck<number[]>('activity_assistant_user.user_id');
  const questions = await trx('survey_questions').where({ survey_id }).orderBy('order').select('id', 'type');
  const options = await trx('survey_options')
    .whereIn(
      'question_id',
      questions.map(({ id }) => id),
    )
    .select('id', 'question_id', 'value');
  const optionOf = (question: number, value: number) =>
    options.find((option) => option.question_id === question && option.value === value)?.id ?? null;

  const who = present.filter((id) => id !== half && id !== left && (id * 3 + activity_id) % 5 !== 0);
  const people = anonymous ? who.slice(0, FEW) : who;
  const day = `${completed_at.slice(0, 10)} 00:00:00`;
  const later = (minutes: number) => {
    const at = minutesAfter(completed_at, minutes);
    return at < now ? at : now;
  };
  const submissions: NewRow<'survey_submissions'>[] = [];
  const answers: NewRow<'survey_answers'>[] = [];
  const totals = new Map<string, number>();
  const add = (user_id: number | null, index: number, count: number) => {
    const id = from + submissions.length + 1;
    const isFinished = count === questions.length;
    submissions.push({
      ...{ id, survey_id, user_id, ...subject, school_id, language: 'es', revision: 1 },
      started_at: anonymous ? day : later(20 + index * 7),
      finished_at: anonymous ? day : isFinished ? later(24 + index * 7) : null,
    });
    for (const [at, { id: question_id, type }] of questions.slice(0, count).entries()) {
      const value = valueOf(id * 31 + at * 7 + activity_id);
      if (type === 'text') {
        const text = REMARKS[index];
        if (text !== undefined) answers.push({ submission_id: id, question_id, option_id: null, number: null, text });
        continue;
      }
      answers.push({
        submission_id: id,
        question_id,
        option_id: optionOf(question_id, value),
        number: null,
        text: null,
      });
      if (!isFinished) continue;
      const key = `${question_id}.${value}`;
      totals.set(key, (totals.get(key) ?? 0) + 1);
    }
  };
  for (const [index, id] of people.entries()) add(anonymous ? null : id, index, questions.length);
  if (half !== null) add(half, people.length, Math.ceil(questions.length / 2));

  await insertRows(trx, 'survey_submissions', submissions);
  await insertRows(trx, 'survey_answers', answers);
  if (anonymous)
    await insertRows(
      trx,
      'survey_participants',
      people.map((user_id) => ({ survey_id, user_id, ...subject })),
    );
  const isStep = people.length >= SMALLEST_GROUP;
  await insertRows(trx, 'survey_counts', [
    { ...subject, survey_id, answered: people.length, stepped: isStep ? people.length : 0 },
  ]);
  await insertRows(
    trx,
    'survey_totals',
    [...totals].map(([key, count]) => {
      const [question_id = 0, value = 0] = key.split('.').map(Number);
      return { ...subject, question_id, value, count, stepped: isStep ? count : 0 };
    }),
  );
  return submissions.length;
}

/** The default of a cycle. */
const SMALLEST_GROUP = 5;

/** The same answers in every run: mostly favourable. */
const valueOf = (seed: number): number => {
  const rest = (seed * 7919) % 100;
  if (rest < 4) return 1;
  if (rest < 12) return 2;
  if (rest < 30) return 3;
  return rest < 68 ? 4 : 5;
};
