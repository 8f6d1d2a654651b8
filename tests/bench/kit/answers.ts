import type { Knex } from 'knex';
import { databaseTarget } from '../../../core-api/src/config';
import { connect } from '../../../core-api/src/database/connect';
import { migrate } from '../../../core-api/src/database/migrate';
import { worldOf } from '../../../core-api/src/testing/world';
import { insert, sessionOf } from './world';

const NOW = '2026-11-01 12:00:00';
/** People who answered one survey, and its questions: 200,000 answers. A tenth of them wrote to an open question, too. */
const SUBMISSIONS = 20_000;
/** Those of them who answered about the activity of another, large school, too. */
const LARGE = 500;
const QUESTIONS = 10;
const WROTE = 10;
/** People who were present and answer while it is measured. */
const PRESENT = 120;
/** Schools of a manager, with the observations of each: 20,000 in all. */
const BRANCH = { schools: 100, observations: 200, teachers: 20, months: ['2026-09', '2026-10', '2026-11'] };
const STAMPS = { created_at: NOW, updated_at: NOW };

export interface AnswersWorld {
  /** Sessions: a coach of the school, a manager of the branch, and people who were present. */
  coach: string;
  manager: string;
  present: readonly string[];
  school: number;
  activity: number;
  /** A large school, and its activity. */
  large: { school: number; activity: number };
  survey: number;
  /** Questions with their third option. */
  questions: readonly { id: number; option: number }[];
}

/** A survey with 200,000 answers about one activity, and a branch of 100 schools with 20,000 observations. */
export async function layAnswers(url: string): Promise<AnswersWorld> {
  const db = connect(databaseTarget(url));
  try {
    await migrate(db);
    const world = worldOf(db);
    const cycle = await world.cycle();
    const [coach, manager] = [await world.person('COACH'), await world.person('COACH_MAN')];
    const school = await world.school();
    await world.hierarchy(cycle, school, { coach_id: coach, manager_id: manager });
    const { survey, questions, open } = await laySurvey(db);
    const large = await world.school();
    await world.hierarchy(cycle, large, { coach_id: coach });
    const people = await layAttendants(db, school);
    const about = { coach, cycle, survey, central: await layCentral(db, cycle) };
    const activity = await layActivity(db, { ...about, school });
    const itsActivity = await layActivity(db, { ...about, school: large });
    await laySubmissions(db, { survey, activity, school, questions, open }, people);
    const few = people.slice(0, LARGE);
    await laySubmissions(db, { survey, activity: itsActivity, school: large, questions, open }, few);
    const attending: number[] = [];
    for (let at = 0; at < PRESENT; at += 1) attending.push(await world.person('PROF', { school_id: school }));
    const [assistants_id = 0] = await db('activity_assistants').insert({
      ...{ agenda_activity_id: activity, taken_by: coach, taken_at: NOW },
    });
    await insert(
      db,
      'activity_assistant_user',
      attending.map((user_id) => ({ assistants_id, user_id })),
    );
    await layObservations(db, { cycle, manager, world });
    await db.raw('analyze table survey_answers, survey_submissions, observation_totals, observation_months, users');
    const present: string[] = [];
    for (const person of attending) present.push(await sessionOf(db, person));
    const sessions = { coach: await sessionOf(db, coach), manager: await sessionOf(db, manager), present };
    return { ...sessions, school, activity, large: { school: large, activity: itsActivity }, survey, questions };
  } finally {
    await db.destroy();
  }
}

async function laySurvey(db: Knex) {
  const [survey = 0] = await db('surveys').insert({
    ...{ code: 'bench', version: 1, kind: 'activity', status: 'published', anonymous: false, ...STAMPS },
    ...{ title_es: 'Tu opinión', instructions_es: 'Contesta' },
  });
  const questions: { id: number; option: number }[] = [];
  for (let order = 1; order <= QUESTIONS; order += 1) {
    const [id = 0] = await db('survey_questions').insert({
      ...{ survey_id: survey, order, type: 'quadrant', required: true, question_es: `Pregunta ${String(order)}` },
    });
    const options: number[] = [];
    for (const quadrant of [1, 2, 3, 4, 5]) {
      const row = { question_id: id, order: quadrant, display_es: 'Opción', value: quadrant, quadrant };
      const [option = 0] = await db('survey_options').insert(row);
      options.push(option);
    }
    questions.push({ id, option: options[2] ?? 0 });
  }
  const text = { type: 'text', required: false, question_es: '¿Qué más?' };
  const [open = 0] = await db('survey_questions').insert({ survey_id: survey, order: QUESTIONS + 1, ...text });
  return { survey, questions, open };
}

async function layCentral(db: Knex, cycle: number) {
  const [central = 0] = await db('central_activities').insert({
    ...{ cycle_id: cycle, code: 'taller', title_es: 'Taller', tenths: 20, order: 1, active: true, gives_proof: false },
    ...{ window_start: '2026-09-01', window_end: '2026-12-01', description_es: 'Taller' },
    ...{ levels: '[]', roles: '[]', ...STAMPS },
  });
  return central;
}

async function layActivity(
  db: Knex,
  { school, coach, cycle, survey, central }: Record<'school' | 'coach' | 'cycle' | 'survey' | 'central', number>,
) {
  const [activity = 0] = await db('agenda_activities').insert({
    ...{ school_id: school, coach_id: coach, cycle_id: cycle, created_by: coach, activity: 'Taller', ...STAMPS },
    ...{ date: '2026-11-18', time: '10:00', timezone: 'America/Mexico_City', datetime: '2026-11-18 16:00:00' },
    ...{ activity_type: 'PfiActivity', description: 'Taller', isStarted: true, isCompleted: true },
    completed_at: '2026-11-19 16:00:00',
  });
  const [plan = 0] = await db('pfi_plans').insert({ school_id: school, cycle_id: cycle, ...STAMPS });
  await db('pfi_activities').insert({
    ...{ pfi_plan_id: plan, central_activity_id: central, agenda_activity_id: activity, survey_id: survey },
  });
  return activity;
}

/** The people who answer. */
async function layAttendants(db: Knex, school: number): Promise<number[]> {
  const people = Array.from({ length: SUBMISSIONS }, (_, at) => ({
    ...{ email: `asistente-${String(at)}@ruta.test`, access: `asistente-${String(at)}@ruta.test`, name: 'Asistente' },
    ...{ surname: `Número ${String(at)}`, search_key: `asistente numero ${String(at)}`, school_id: school, ...STAMPS },
  }));
  await insert(db, 'users', people);
  return db('users').where('name', 'Asistente').orderBy('id').pluck<number[]>('id');
}

async function laySubmissions(
  db: Knex,
  {
    survey,
    activity,
    school,
    questions,
    open,
  }: Pick<AnswersWorld, 'survey' | 'activity' | 'school' | 'questions'> & { open: number },
  ids: readonly number[],
) {
  const subject = { subject_type: 'activity', subject_id: activity };
  const done = { language: 'es', started_at: NOW, finished_at: NOW, revision: 1 };
  await insert(
    db,
    'survey_submissions',
    ids.map((user_id) => ({ ...subject, ...done, survey_id: survey, user_id, school_id: school })),
  );
  const sent = await db('survey_submissions').where(subject).orderBy('id').pluck<number[]>('id');
  for (const { id, option } of questions)
    await insert(
      db,
      'survey_answers',
      sent.map((submission_id) => ({ submission_id, question_id: id, option_id: option })),
    );
  await insert(
    db,
    'survey_answers',
    sent
      .filter((_, at) => at % WROTE === 0)
      .map((submission_id) => ({ submission_id, question_id: open, text: 'Fue útil' })),
  );
  await db('survey_counts').insert({ ...subject, survey_id: survey, answered: ids.length, stepped: ids.length });
  await db('survey_totals').insert(
    questions.map(({ id }) => ({ ...subject, question_id: id, value: 3, count: ids.length, stepped: ids.length })),
  );
}

async function layObservations(
  db: Knex,
  { cycle, manager, world }: { cycle: number; manager: number; world: ReturnType<typeof worldOf> },
) {
  const level = await db('levels').first<{ id: number }>('id');
  const [guide = 0] = await db('observation_guides').insert({
    ...{ code: 'bench', version: 1, level_id: level.id, name_es: 'Guía', status: 'published', ...STAMPS },
  });
  const [section = 0] = await db('observation_sections').insert({ guide_id: guide, order: 1, title_es: 'Sección' });
  const questions: number[] = [];
  for (let order = 1; order <= QUESTIONS; order += 1) {
    const facts = { order, indicator: `i${String(order)}`, question_es: 'Pregunta' };
    const [id = 0] = await db('observation_questions').insert({ guide_id: guide, section_id: section, ...facts });
    questions.push(id);
  }
  const teachers = await db('users').where('name', 'Asistente').limit(BRANCH.teachers).pluck<number[]>('id');
  for (let at = 0; at < BRANCH.schools; at += 1) {
    const school = await world.school();
    await world.hierarchy(cycle, school, { manager_id: manager });
    const each = { cycle_id: cycle, school_id: school, guide_id: guide };
    const half = BRANCH.observations / 2;
    await insert(
      db,
      'observation_totals',
      questions.map((question_id) => ({ ...each, question_id, yes: half, no: half - 10, na: 10 })),
    );
    const months = BRANCH.months.flatMap((month) =>
      teachers.map((professor_id) => ({ school_id: school, month, professor_id, n: 3 })),
    );
    await insert(db, 'observation_months', months);
  }
}
