import type { Knex } from 'knex';
import { FIXTURES_MADE, roomFixtures, STAMPS } from '../../testing/fixtures';

type Insert = (table: string, row: object) => Promise<number>;

/** A question of a cycle’s bank with an option per quadrant. Returns its id and those of its options. */
export async function bankQuestion(
  insert: Insert,
  facts: { cycle_id: number; order: number; theme?: string; question_es?: string; timeout_seconds?: number | null },
): Promise<{ id: number; options: number[] }> {
  const text = { theme: 'clima', question_es: `Pregunta ${facts.order}`, question_en: `Question ${facts.order}` };
  const id = await insert('dpi_questions', { ...text, ...facts, ...STAMPS });
  const options: number[] = [];
  for (const quadrant of [1, 2, 3, 4, 5])
    options.push(
      await insert('dpi_options', {
        ...{ question_id: id, quadrant, value: quadrant, color: '#4484ce' },
        ...{ display_es: `Nivel ${quadrant}`, display_en: `Level ${quadrant}` },
      }),
    );
  return { id, options };
}

/** The bank of a cycle: three questions and its window, written once. */
async function bankOf(db: Knex, insert: Insert, cycle_id: number): Promise<number> {
  const known = await db('dpi_questions').where({ cycle_id }).orderBy('order').first('id');
  if (known) return known.id;
  await insert('dpi_closures', { cycle_id, start_at: '2026-11-09', end_at: '2026-11-27' });
  const first = await bankQuestion(insert, { cycle_id, order: 1 });
  await bankQuestion(insert, { cycle_id, order: 2 });
  await bankQuestion(insert, { cycle_id, order: 3 });
  return first.id;
}

/** A question as the form of the bank sends it. */
export const BANK_FORM = {
  ...{ theme: 'clima', question: '¿Cómo nos tratamos?', question_en: '', timeout: null, roles: [], active: true },
  options: [1, 2, 3, 4, 5].map((quadrant) => ({ display: `Nivel ${quadrant}`, display_en: '' })),
};

/** Takes back what was answered in a cycle, so that its bank can change. */
async function withoutSheets(db: Knex, cycle_id: number): Promise<void> {
  await db('dpi_answers').whereIn('submission_id', db('dpi_submissions').where({ cycle_id }).select('id')).delete();
  await db('dpi_submissions').where({ cycle_id }).delete();
}

export const dpiFixtures = roomFixtures({
  ids: {
    /** The sheet of the person, at its first question. */
    dpiSubmission: async ({ db, cycle, school, person, insert }) => {
      const question_id = await bankOf(db, insert, cycle);
      await db('dpi_submissions').where({ user_id: person, cycle_id: cycle }).delete();
      return insert('dpi_submissions', {
        ...{ user_id: person, school_id: school, cycle_id: cycle, role: 'PROF', time_factor: 1 },
        ...{ started_at: FIXTURES_MADE, question_id, question_started_ms: Date.parse('2026-11-20T18:00:00Z') },
      });
    },
    /** A question of the bank, which nobody answers yet. */
    bankQuestion: async ({ db, cycle, insert }) => {
      await withoutSheets(db, cycle);
      // Each at its own place: a prepared cycle copies by place and text.
      const [last] = await db('dpi_questions')
        .where({ cycle_id: cycle })
        .orderBy('order', 'desc')
        .pluck<number[]>('order');
      const order = Math.max(100, last ?? 0) + 1;
      return (await bankQuestion(insert, { cycle_id: cycle, order, question_es: '¿Cómo seguimos?' })).id;
    },
  },
  params: { '/dpi-questions/:id': 'bankQuestion' },
  fields: { submission_id: 'dpiSubmission' },
  tables: {
    '/dpi-questions': ['dpi_questions', 'dpi_question_roles', 'dpi_options'],
    '/schools/dpi': [
      'dpi_submissions',
      'dpi_answers',
      'dpi_totals',
      'dpi_school_totals',
      'dpi_closures',
      'dpi_reminders',
    ],
  },
  bodies: {
    'POST /schools/dpi/start': { time_factor: 1 },
    'POST /schools/dpi/answers': { question_id: 1, option_id: null, elapsed_ms: 4000 },
    'PUT /schools/dpi/finish': {},
    'POST /schools/dpi/remind': {},
    'POST /dpi-questions': BANK_FORM,
    'PUT /dpi-questions/:id': { ...BANK_FORM, revision: 1 },
    'PUT /dpi-questions/:id/order': { position: 1 },
    'PUT /schools/dpi/closure': { end_at: '2026-11-26', revision: 0 },
  },
  once: async ({ db, cycle, insert }) => bankOf(db, insert, cycle),
});
