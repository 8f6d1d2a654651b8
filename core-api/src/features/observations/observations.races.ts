import { randomUUID } from 'node:crypto';
import { roleIdOf, sessionsFor, type RacePlace, type RoomRaces } from '../../testing/races';
import { OBSERVED_AT } from './observations.testing';

/** A guide, its question and a teacher, as one coach meets them with two devices. */
async function begin(place: RacePlace) {
  const { db, coach } = place;
  const guide = await place.id('guide');
  const [question = 0] = await db('observation_questions').where({ guide_id: guide }).pluck('id');
  const sessions = await sessionsFor(db, { user_id: coach, role_id: await roleIdOf(db, 'COACH') }, 2);
  const ids = { guide, question, school: place.school, level: await place.id('level') };
  return {
    ids: { ...ids, professor: await place.id('professor') },
    tokens: [sessions[0]?.token ?? '', sessions[1]?.token ?? ''] as const,
    facts: { client: randomUUID() },
  };
}

/** An observation and its teacher, where teachers may read theirs. */
async function answering(place: RacePlace) {
  const { db, world } = place;
  const observation = await place.id('observation');
  await world.toggle('PROF', 'observation:read', true);
  const [professor = 0] = await db('observations').where({ id: observation }).pluck('professor_id');
  const sessions = await sessionsFor(db, { user_id: professor, role_id: await roleIdOf(db, 'PROF') }, 2);
  return { ids: { observation }, tokens: [sessions[0]?.token ?? '', sessions[1]?.token ?? ''] as const };
}

const typed = (side: number) => ({ comments: {}, finalObservations: `Acuerdo ${side}` });

/** One observation arrives twice, with a draft of it and with the mark of its teacher. */
export const observationsRaces: RoomRaces = {
  observed: {
    about: [
      'POST /schools/observations',
      'PUT /schools/observations/drafts',
      'PUT /schools/observations/professors/:id/observable',
    ],
    states: { open: begin },
    bodies: {
      'POST /schools/observations': ({ ids, facts }, side) => ({
        ...{ client_id: facts?.['client'], responses: { [ids['question'] ?? 0]: 'yes' }, ...typed(side) },
      }),
      'PUT /schools/observations/drafts': ({ facts }, side) => ({
        revision: 0,
        content: { client_id: facts?.['client'], observed_at: OBSERVED_AT, lang: 'es', responses: {}, ...typed(side) },
      }),
      'PUT /schools/observations/professors/:id/observable': (_, side) => ({ observable: side - 1 }),
    },
    rows: (db, { ids }) => ({
      observations: db('observations')
        .where({ guide_id: ids['guide'] ?? 0 })
        .select('finalObservations', 'observed_at', 'replaces_id'),
      answers: db('observation_answers')
        .whereIn('question_id', [ids['question'] ?? 0])
        .select('response', 'comment'),
      totals: db('observation_totals')
        .where({ guide_id: ids['guide'] ?? 0 })
        .select('yes', 'no', 'na'),
      months: db('observation_months')
        .where({ professor_id: ids['professor'] ?? 0 })
        .select('n'),
      drafts: db('observation_drafts')
        .where({ guide_id: ids['guide'] ?? 0 })
        .select('revision'),
      marks: db('professor_observables')
        .where({ user_id: ids['professor'] ?? 0 })
        .select('observable'),
    }),
    broken: ({ observations = [], drafts = [] }) =>
      observations.length > 0 && drafts.length > 0 ? ['the draft of a registered observation is left'] : [],
  },
  /** The observed teacher answers it with two devices. */
  answered: {
    about: ['PUT /schools/observations/:id/seen'],
    asOneself: ['PUT /schools/observations/:id/seen'],
    states: { registered: answering },
    bodies: { 'PUT /schools/observations/:id/seen': (_, side) => ({ reply: `Respuesta ${side}` }) },
    rows: (db, { ids }) => ({
      observations: db('observations')
        .where({ id: ids['observation'] ?? 0 })
        .select('teacher_reply'),
    }),
  },
};
