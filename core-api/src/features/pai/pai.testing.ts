import type { Knex } from 'knex';
import { bankQuestion } from '../dpi/dpi.testing';
import { FIXTURES_MADE, PLANNED, roomFixtures, STAMPS, type FixturePlace } from '../../testing/fixtures';

type Insert = (table: string, row: object) => Promise<number>;

const TEXTS = {
  ...{ activity: 'Círculo de diálogo', objectives: 'Que los acuerdos lleguen a todos', indicators: 'Nueve de diez' },
  ...{ strategy: 'Minuta de una página', responsables: 'Subdirección', financial_resources: 'Ninguno' },
  ...{ material_resources: 'Sala de maestros', human_resources: 'Doce docentes' },
};

/** A whole tab as it is sent; `mark` tells one from another. */
export const wholeTab = (coach_pai_id: number, mark = '') => ({
  ...{ ...TEXTS, activity: `${TEXTS.activity}${mark}`, coach_pai_id },
  ...{ date: '2026-11-26', time: '13:00', coach_date: '2026-11-27', coach_time: '09:00' },
});

/** A coach's activity of the catalogue, the first of its theme. */
export async function coachActivity(db: Knex, insert: Insert, theme = 'clima', active = true): Promise<number> {
  const activity_code = `CPAI-${theme.toUpperCase()}-${active ? 1 : 9}`;
  const known = await db('coach_pai_catalog').where({ activity_code }).first('id');
  return (
    known?.id ??
    insert('coach_pai_catalog', {
      ...{ activity_code, activity_es: `Acompañamiento de ${theme}`, activity_en: `Support in ${theme}`, theme },
      ...{ active, ...STAMPS },
    })
  );
}

/**
 * A school whose diagnostic has its last day today, in the cycle: a bank of four questions and a finished sheet, with
 * averages 2, 3, 5 and 4.2 of ten sheets, all of them shown. Returns the questions.
 */
export async function endedDiagnostic(
  db: Knex,
  insert: Insert,
  { cycle_id, school_id, shown = true }: { cycle_id: number; school_id: number; shown?: boolean },
): Promise<number[]> {
  let questions = await db('dpi_questions').where({ cycle_id }).orderBy('order').pluck<number[]>('id');
  for (let order = questions.length + 1; order <= 4; order += 1)
    questions = [...questions, (await bankQuestion(insert, { cycle_id, order })).id];
  await db('dpi_closures').where({ cycle_id, school_id }).delete();
  await insert('dpi_closures', { cycle_id, school_id, start_at: '2026-11-09', end_at: '2026-11-20' });
  const sheets = shown ? 10 : 1;
  const totals = [{ 2: 10 }, { 3: 10 }, { 5: 10 }, { 4: 8, 5: 2 }].flatMap((quadrants, at) =>
    Object.entries(shown ? quadrants : { 2: 1 }).map(([quadrant, count]) => ({
      ...{ cycle_id, school_id, question_id: questions[at] ?? 0, quadrant: Number(quadrant) },
      ...{ count, shown: shown ? count : 0 },
    })),
  );
  await db('dpi_totals').where({ cycle_id, school_id }).delete();
  await db('dpi_school_totals').where({ cycle_id, school_id }).delete();
  await db('dpi_totals').insert(totals);
  await insert('dpi_school_totals', { cycle_id, school_id, finished: sheets, more_time: 0 });
  return questions;
}

/** A plan of a school with one item, and the items of the agenda of both sides. */
async function establishedPlan({ db, cycle, school, coach, person, mark, insert }: FixturePlace): Promise<number> {
  await db('dpi_closures').where({ cycle_id: cycle, school_id: school }).delete();
  const question = await bankQuestion(insert, { cycle_id: cycle, order: 50 });
  await db('dpi_questions').where({ id: question.id }).update({ active: false });
  const known = await db('pai_plans').where({ cycle_id: cycle, school_id: school }).first('id');
  const plan_id =
    known?.id ??
    (await insert('pai_plans', {
      ...{ cycle_id: cycle, school_id: school, opened_at: FIXTURES_MADE, established_at: FIXTURES_MADE },
      established_by: person,
    }));
  await db('pai_plans').where({ id: plan_id }).update({ established_at: FIXTURES_MADE });
  const coach_pai_id = await coachActivity(db, insert);
  const id = await insert('pai_items', {
    ...{ plan_id, question_id: question.id, coach_pai_id, ...TEXTS, activity: mark, updated_by: person, ...STAMPS },
  });
  const row = {
    ...{ school_id: school, cycle_id: cycle, activity_id: id, activity: mark, description: mark, ...STAMPS },
    ...{ date: '2026-11-23', time: '10:00', timezone: 'America/Mexico_City', datetime: '2026-11-23 16:00:00' },
  };
  const school_agenda_id = await insert('agenda_activities', {
    ...{ ...row, activity_type: 'PaiSchoolActivity', created_by: person },
  });
  const coach_agenda_id = await insert('agenda_activities', {
    ...{ ...row, activity_type: 'PaiCoachActivity', coach_id: coach },
  });
  await db('pai_items').where({ id }).update({ school_agenda_id, coach_agenda_id });
  return id;
}

export const paiFixtures = roomFixtures({
  ids: {
    paiItem: establishedPlan,
    /** A tab of the plan of a school that may establish it; no other school has it. */
    paiQuestion: async ({ db, cycle, school, insert }) => {
      await endedDiagnostic(db, insert, { cycle_id: cycle, school_id: school });
      await coachActivity(db, insert);
      const question = await bankQuestion(insert, { cycle_id: cycle, order: 60 });
      await db('dpi_questions').where({ id: question.id }).update({ active: false });
      const known = await db('pai_plans').where({ cycle_id: cycle, school_id: school }).first('id');
      const plan_id =
        known?.id ?? (await insert('pai_plans', { cycle_id: cycle, school_id: school, opened_at: FIXTURES_MADE }));
      await db('pai_plans').where({ id: plan_id }).update({ established_at: null });
      await db('pai_tabs').insert({ plan_id, question_id: question.id, is_mandatory: false });
      return question.id;
    },
  },
  params: { '/schools/pai/draft/:question_id': 'paiQuestion', '/schools/pai/:id': 'paiItem' },
  tables: { '/schools/pai': ['pai_plans', 'pai_tabs', 'pai_drafts', 'pai_items', 'pai_presence', 'agenda_activities'] },
  bodies: {
    'PUT /schools/pai/draft/:question_id': {
      ...{ ...TEXTS, coach_pai_id: null, date: null, time: null, coach_date: null, coach_time: null, revision: 0 },
    },
    'PUT /schools/pai/draft/:question_id/presence': {},
    'POST /schools/pai': { items: [] },
    'PUT /schools/pai/:id': { ...TEXTS, revision: 1 },
    'PUT /schools/pai/:id/reschedule': {
      ...{ ...PLANNED, justification: 'La escuela cambió su horario.', revision: 1 },
    },
  },
});
