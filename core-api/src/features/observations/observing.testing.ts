import { randomUUID } from 'node:crypto';
import { testServer, type Caller } from '../../testing/server';

/** The server's clock, and when most classes are observed. */
const NOW = '2026-11-20T18:00:00Z';
export const AT = '2026-11-20 15:00:00';

interface Registered {
  id: number;
  observed_at: string;
  pie: object;
  replaced_by: number | null;
}

/** A school with a coach, a teacher and a guide of two questions, for the tests of observations. */
export async function startObserving() {
  const server = await testServer();
  const { db, world } = server;
  const cycle = await world.cycle();
  const school = await world.school();
  const level = (await db('levels').where({ key: 'primaria' }).first('id'))?.id ?? 0;
  await db('level_school').insert({ school_id: school, level_id: level });
  const coachId = await world.person('COACH');
  await world.hierarchy(cycle, school, { coach_id: coachId });
  const coach = await server.as(coachId);

  /** A guide of two questions. */
  const newGuide = async (code: string, differs: object = {}): Promise<number> => {
    const stamps = { created_at: AT, updated_at: AT };
    const [id = 0] = await db('observation_guides').insert({
      ...{ code, version: 1, level_id: level, name_es: 'Clase', name_en: 'Lesson', status: 'published', ...stamps },
      ...differs,
    });
    const [section_id = 0] = await db('observation_sections').insert({
      ...{ guide_id: id, order: 1, title_es: 'Propósito', title_en: 'Aim' },
    });
    await db('observation_questions').insert([
      { guide_id: id, section_id, order: 1, indicator: 'a', question_es: 'Lo dice', question_en: 'It is said' },
      { guide_id: id, section_id, order: 2, indicator: 'b', question_es: 'Lo escribe', question_en: null },
    ]);
    return id;
  };
  const questionsOf = (guide_id: number): Promise<number[]> =>
    db('observation_questions').where({ guide_id }).orderBy('order').pluck('id');
  const newTeacher = async (at: number, facts: object = {}): Promise<number> => {
    const id = await world.person('PROF', { school_id: at, ...facts });
    const role = await db('roles').where({ code: 'PROF' }).first('id');
    await db('role_user_levels').insert({ user_id: id, role_id: role?.id ?? 0, level_id: level });
    return id;
  };
  const teacher = await newTeacher(school, { name: 'Ángela', surname: 'Ruiz' });
  const guide = await newGuide('primaria_clase');
  const questions = await questionsOf(guide);

  const form = (differs: object = {}) => ({
    ...{ client_id: randomUUID(), school_id: school, guide_id: guide, professor_id: teacher, level_id: level },
    ...{ observed_at: AT, lang: 'es', finalObservations: 'Se acordó cerrar con tiempo' },
    ...{
      responses: { [questions[0] ?? 0]: 'yes', [questions[1] ?? 0]: 'no' },
      comments: { [questions[0] ?? 0]: 'Bien' },
    },
    ...differs,
  });
  const send = (differs: object = {}, by: Caller = coach) => by.post('/schools/observations').send(form(differs));
  const registered = async (differs: object = {}, by: Caller = coach): Promise<Registered> => {
    const answer = await send(differs, by);
    const { data, message } = answer.body as { data: Registered; message: string };
    const said = 'replaces_id' in differs ? 'Corrección registrada.' : 'Observación registrada.';
    expect([answer.status, message]).toEqual([201, said]);
    return data;
  };
  const reset = async () => {
    server.clock.set(NOW);
    for (const table of [
      ...['observation_answers', 'observation_notes', 'observation_drafts', 'professor_observables'],
      ...['hierarchy_history', 'observation_totals', 'observation_months', 'outbox'],
    ])
      await db(table).delete();
    for (;;) {
      const last = await db('observations')
        .whereNotIn('id', db('observations').whereNotNull('replaces_id').select('replaces_id'))
        .pluck('id');
      if (last.length === 0) return;
      await db('observations').whereIn('id', last).delete();
    }
  };
  return {
    ...{ server, cycle, school, level, coachId, coach, teacher, guide, questions },
    ...{ newGuide, newTeacher, questionsOf, form, send, registered, reset },
  };
}

export type Observing = Awaited<ReturnType<typeof startObserving>>;

/** Status and code of a refusal; of a form's, its fields. */
export const outcomeOf = async (asked: PromiseLike<{ status: number; body: unknown }>): Promise<unknown[]> => {
  const { status, body } = await asked;
  const { code, errors } = body as { code: string; errors?: object };
  return status === 422 ? [status, ...Object.keys(errors ?? {})] : [status, code];
};
