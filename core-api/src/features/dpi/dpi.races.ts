import { BANK_FORM } from './dpi.testing';
import { roleIdOf, sessionsFor, type RacePlace, type RoomRaces, type Stage } from '../../testing/races';

/**
 * A teacher with two devices and a sheet of their own: at its first question, at its last one, or finished. In the
 * latter both devices repeat what is written.
 */
async function sheet({ db, cycle, school, world, insert, id }: RacePlace, at: 'first' | 'last' | 'finished') {
  const teacher = await world.person('PROF', { school_id: school });
  const made = await id('dpiSubmission');
  await db('dpi_submissions').where({ id: made }).update({ user_id: teacher, question_started_ms: 0 });
  const questions = await db('dpi_questions')
    .where({ cycle_id: cycle })
    .where('active', true)
    .orderBy('order')
    .pluck('id');
  const shown = at === 'first' ? questions[0] : questions.at(-1);
  const options = await db('dpi_options')
    .where({ question_id: shown ?? 0 })
    .orderBy('quadrant')
    .pluck('id');
  const [one = 0, other = 0] = options;
  const written = at === 'first' ? [] : at === 'last' ? questions.slice(0, -1) : questions;
  for (const question_id of written)
    await insert('dpi_answers', {
      ...{ submission_id: made, question_id, option_id: question_id === shown ? one : null },
      ...{ answered_at: '2026-11-20 17:00:00', elapsed_ms: 4000 },
    });
  await db('dpi_submissions')
    .where({ id: made })
    .update({
      ...{ question_id: shown ?? null, question_started_ms: Date.parse('2026-11-20T18:00:00Z') },
      ...(at === 'finished' ? { question_id: null, question_started_ms: null, finished_no: 1 } : {}),
      finished_at: at === 'finished' ? '2026-11-20 17:30:00' : null,
    });
  const sessions = await sessionsFor(db, { user_id: teacher, role_id: await roleIdOf(db, 'PROF') }, 2);
  return {
    ids: {
      school,
      bankCycle: cycle,
      dpiSubmission: made,
      question: shown ?? 0,
      one,
      other: at === 'finished' ? one : other,
    },
    tokens: [sessions[0]?.token ?? '', sessions[1]?.token ?? ''],
  } satisfies Stage;
}

/** One person answers with two devices, and two people set the end of a school. */
export const dpiRaces: RoomRaces = {
  'diagnostic sheet': {
    about: ['POST /schools/dpi/start', 'POST /schools/dpi/answers', 'PUT /schools/dpi/finish'],
    asOneself: ['POST /schools/dpi/start', 'POST /schools/dpi/answers', 'PUT /schools/dpi/finish'],
    states: {
      'at its first question': (place) => sheet(place, 'first'),
      'at its last question': (place) => sheet(place, 'last'),
      finished: (place) => sheet(place, 'finished'),
    },
    bodies: {
      'POST /schools/dpi/answers': ({ ids }, side) => ({
        question_id: ids['question'],
        option_id: side === 1 ? ids['one'] : ids['other'],
      }),
    },
    rows: (db, { ids }) => {
      const id = ids['dpiSubmission'] ?? 0;
      return {
        sheets: db('dpi_submissions')
          .where({ id })
          .select('finished_at', db.raw('finished_no is not null as is_counted')),
        answers: db('dpi_answers')
          .where({ submission_id: id })
          .leftJoin('dpi_options', 'dpi_options.id', 'dpi_answers.option_id')
          .select('dpi_options.quadrant'),
        asked: db('dpi_questions')
          .where({ cycle_id: ids['bankCycle'] ?? 0 })
          .where('active', true)
          .select('order'),
      };
    },
    broken: ({ sheets: [row = {}] = [], answers = [], asked = [] }) => [
      ...(row['finished_at'] !== null && answers.length !== asked.length ? ['a finished sheet has every answer'] : []),
      ...((row['finished_at'] !== null) === Boolean(Number(row['is_counted'])) ? [] : ['a finished sheet is counted']),
    ],
  },
  /** Two people write, change or move questions of one bank. */
  'question of a diagnostic': {
    about: ['POST /dpi-questions', 'PUT /dpi-questions/:id', 'PUT /dpi-questions/:id/order'],
    states: {
      'nobody answers': async ({ id }) => ({ ids: { bankQuestion: await id('bankQuestion') } }),
    },
    bodies: {
      'PUT /dpi-questions/:id': (_, side) => ({ ...BANK_FORM, question: `Pregunta ${side}`, revision: 1 }),
    },
    rows: (db, { ids }) => {
      const question_id = ids['bankQuestion'] ?? 0;
      return {
        questions: db('dpi_questions').where({ id: question_id }).select('question_es'),
        options: db('dpi_options').where({ question_id }).select('quadrant'),
      };
    },
    broken: ({ options = [] }) => (options.length === 5 ? [] : ['a question has five options']),
  },
  'reminder of a diagnostic': {
    about: ['POST /schools/dpi/remind'],
    states: {
      'not sent today': async ({ db, school, id }) => {
        await id('dpiSubmission');
        await db('dpi_reminders').where({ school_id: school }).delete();
        return { ids: { school } };
      },
    },
    rows: (db, { ids }) => ({
      reminders: db('dpi_reminders')
        .where({ school_id: ids['school'] ?? 0 })
        .select('day'),
    }),
    broken: ({ reminders = [] }) => (reminders.length > 1 ? ['a school is reminded once a day'] : []),
  },
  'end of a diagnostic': {
    about: ['PUT /schools/dpi/closure'],
    states: {
      'of the cycle': async ({ db, cycle, school, id }) => {
        await id('dpiSubmission');
        await db('dpi_closures').where({ cycle_id: cycle, school_id: school }).delete();
        return { ids: { school } };
      },
    },
    bodies: {
      'PUT /schools/dpi/closure': (_, side) => ({ end_at: side === 1 ? '2026-11-25' : '2026-11-26', revision: 0 }),
    },
    rows: (db, { ids }) => ({
      closures: db('dpi_closures')
        .where({ school_id: ids['school'] ?? 0 })
        .select('end_at', 'revision'),
    }),
    broken: ({ closures = [] }) => (closures.length > 1 ? ['a school has one window'] : []),
  },
};
