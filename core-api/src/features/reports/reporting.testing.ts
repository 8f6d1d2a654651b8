import { readSheet } from 'read-excel-file/universal';
import { STAMPS } from '../../testing/fixtures';
import { testServer, type Caller } from '../../testing/server';
import { datedActivity } from '../pfi/pfi.testing';

/** A text that a spreadsheet would compute. */
export const FORMULA = '=1+1';

/** A school with visits, activities, a survey, attendance, proofs and observations of November 2026, for the tests of reports. */
export async function startReporting() {
  const server = await testServer();
  const { db, world } = server;
  const cycle = await world.cycle();
  const [school, foreign] = [await world.school({ name: 'Colegio Ahuehuete' }), await world.school()];
  const coachId = await world.person('COACH', { name: 'Laura', surname: 'Mendoza', timezone: 'America/Tijuana' });
  const ana = await world.person('PROF', { school_id: school, name: 'Ana', surname: 'Arce' });
  await world.hierarchy(cycle, school, { coach_id: coachId });
  await world.hierarchy(cycle, foreign, { coach_id: await world.person('COACH') });
  const coach = await server.as(coachId);
  const insert = async (table: string, row: object) => (await db(table).insert(row))[0] ?? 0;
  const download = (key: string, query: object = {}, caller = coach) =>
    caller.get(`/reports/${key}/download`).query({ school_id: String(school), ...query });

  /** The rows of a report by its headings. */
  async function rowsOf(key: string, query: object = {}, caller = coach) {
    const reply = await download(key, query, caller).responseType('blob');
    expect(reply.status).toBe(200);
    const [heading = [], ...rows] = await readSheet(new Blob([reply.body as Buffer]));
    return rows.map((row) => Object.fromEntries(heading.map((name, at) => [String(name), row[at] ?? null])));
  }
  /** What a coach gets who may not do something. */
  async function without<T>(ability: Parameters<typeof world.toggle>[1], work: (caller: Caller) => Promise<T>) {
    await world.toggle('COACH', ability, false);
    try {
      return await work(await server.as(coachId));
    } finally {
      await world.toggle('COACH', ability, true);
    }
  }

  const placed = () => ({ school_id: school, cycle_id: cycle, timezone: 'America/Mexico_City', ...STAMPS });
  const item = (date: string, differs: object = {}) =>
    insert('agenda_activities', {
      ...{ ...placed(), date, time: '10:00', datetime: `${date} 16:00:00`, description: '', activity: 'Taller' },
      ...{ activity_type: 'CustomActivity', coach_id: null, created_by: ana, ...differs },
    });
  async function visitOf(date: string, differs: object = {}, isListed = true) {
    const id = await insert('school_visits', {
      ...{ ...placed(), coach_id: coachId, date, time: '10:00', datetime: `${date} 16:00:00`, objective: 'Acompañar' },
      ...{ eraser: false, school_visit_status_id: 1, ...differs },
    });
    const axes = await db('school_visit_axes').orderBy('order', 'desc').pluck<number[]>('id');
    for (const axis_id of axes)
      await insert('school_visit_axis', {
        school_visit_id: id,
        axis_id,
        actions: FORMULA,
        specifications: 'Con rúbrica',
      });
    const cancelled_at = 'cancelled_at' in differs ? differs.cancelled_at : null;
    const mirrors = { activity_type: 'SchoolVisitActivity', activity_id: id, coach_id: coachId, created_by: null };
    if (isListed) await item(date, { ...mirrors, activity: 'Visita escolar', cancelled_at });
    return id;
  }
  async function present(agenda_activity_id: number, people: readonly number[]) {
    const assistants_id = await insert('activity_assistants', {
      ...{ agenda_activity_id, taken_by: coachId, taken_at: STAMPS.created_at },
    });
    for (const user_id of people) await insert('activity_assistant_user', { assistants_id, user_id });
  }
  async function proofOf(agenda_activity_id: number, user_id: number, differs: object = {}) {
    const known = await db('attendance_proofs').where({ agenda_activity_id }).first('id');
    const said = { date: '2026-11-18', time: '10:00' };
    const proof_id =
      known?.id ??
      (await insert('attendance_proofs', {
        ...{ agenda_activity_id, name: 'Taller', send_proof: true, issued_by: coachId, ...said, ...STAMPS },
      }));
    await insert('attendance_proof_users', {
      ...{ proof_id, user_id, school_id: school, cycle_id: cycle, code: `code-${user_id}-${Math.random()}`, ...said },
      ...{ folio: 'RUTA-7', person: 'Ana', title: 'Taller', school: 'Colegio', tenths: 15, search_key: 'ana' },
      ...{ issued_at: STAMPS.created_at, mailed_at: '2026-11-18 18:30:00', ...differs },
    });
  }
  const observation = (observed_at: string, differs: object = {}) =>
    insert('observations', {
      ...{ client_id: `client-${Math.random()}`, observed_at, received_at: observed_at, language: 'es' },
      ...{ professor_id: ana, observer_id: coachId, school_id: school, cycle_id: cycle, finalObservations: FORMULA },
      ...differs,
    });

  const beto = await world.person('PROF', { school_id: school, name: 'Beto', surname: 'Báez' });
  const level = await db('levels').orderBy('order').first('id');
  const role = await db('roles').where({ code: 'PROF' }).first('id');
  await insert('role_user_levels', { user_id: ana, role_id: role?.id, level_id: level?.id });

  const visit = await visitOf('2026-11-10', { school_visit_status_id: 3 });
  await db('agenda_activities').where({ activity_id: visit }).update({ isStarted: true, isCompleted: true });
  await visitOf('2026-11-12', { cancelled_at: STAMPS.created_at, cancelled_by: coachId, cancel_reason: 'Junta' });
  await visitOf('2026-11-13', { eraser: true }, false);
  const workshop = await item('2026-11-18', { activity: FORMULA });
  await item('2026-11-24');
  const central = await datedActivity(db, insert, { cycle, school, coach: coachId, person: coachId });
  const removed = await datedActivity(db, insert, { cycle, school, coach: coachId, person: coachId });
  await db('agenda_activities').where({ id: removed.item }).update({ cancelled_at: STAMPS.created_at });
  await insert('agenda_activities', {
    ...{ ...placed(), school_id: foreign, date: '2026-11-18', time: '10:00', datetime: '2026-11-18 16:00:00' },
    ...{ activity_type: 'CustomActivity', activity: 'Ajena', description: '' },
  });

  const survey_id = await insert('surveys', {
    ...{ code: 'encuesta', version: 1, kind: 'activity', status: 'published', title_es: 'Encuesta', ...STAMPS },
    ...{ instructions_es: '', anonymous: false },
  });
  const question = { survey_id, required: true };
  await insert('survey_questions', { ...question, order: 2, type: 'text', question_es: '¿Qué falta?' });
  const [useful, nps] = [
    await insert('survey_questions', {
      ...{ ...question, order: 1, type: 'quadrant', question_es: '¿Fue útil?', question_en: 'Was it useful?' },
    }),
    await insert('survey_questions', { ...question, order: 3, type: 'nps', question_es: '¿La recomiendas?' }),
  ];
  await db('pfi_activities').where({ id: central.pfi }).update({ survey_id });
  const done = { isStarted: true, isCompleted: true, completed_at: '2026-11-19 18:00:00', date: '2026-11-19' };
  await db('agenda_activities').where({ id: central.item }).update(done);
  const subject = { subject_type: 'activity', subject_id: central.item };
  await insert('survey_counts', { ...subject, survey_id, answered: 4, stepped: 3 });
  await insert('survey_totals', { ...subject, question_id: useful, value: 5, count: 3, stepped: 3 });
  await insert('survey_totals', { ...subject, question_id: useful, value: 2, count: 1, stepped: 0 });
  await insert('survey_totals', { ...subject, question_id: nps, value: 9, count: 4, stepped: 3 });

  await present(workshop, [beto, ana]);
  await present(central.item, [ana]);
  await proofOf(workshop, ana, { revoked_at: STAMPS.created_at, folio: 'RUTA-6' });
  await proofOf(workshop, ana);
  await proofOf(workshop, beto, { revoked_at: STAMPS.created_at });

  const at = { level_id: level?.id };
  const guide_id = await insert('observation_guides', {
    ...{ ...at, code: 'clase', version: 1, name_es: 'Clase', name_en: 'Lesson', status: 'published', ...STAMPS },
  });
  const section_id = await insert('observation_sections', { guide_id, order: 1, title_es: 'Propósito' });
  const questions = [];
  for (const order of [1, 2, 3, 4])
    questions.push(
      await insert('observation_questions', {
        ...{ guide_id, section_id, order, indicator: `i${order}`, question_es: 'Lo dice' },
      }),
    );
  const first = await observation('2026-11-10 15:00:00', { ...at, guide_id });
  const second = await observation('2026-11-11 02:00:00', { ...at, guide_id, replaces_id: first });
  for (const [n, response] of ['yes', 'yes', 'no', 'na'].entries())
    await insert('observation_answers', { observation_id: second, question_id: questions[n], response, comment: '' });

  return { server, cycle, school, foreign, coachId, coach, ana, visit, central, download, rowsOf, without };
}
