import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { FIXTURES_MADE, roomFixtures, STAMPS, type FixturePlace } from '../../testing/fixtures';

/** The level that a school teaches; a school without one gets the first that no other school has. */
async function levelOf(db: Knex, school_id: number): Promise<number> {
  const own = await db('level_school').where({ school_id }).first('level_id');
  if (own) return own.level_id;
  const free = await db('levels').whereNotIn('id', db('level_school').select('level_id')).orderBy('order').first('id');
  await db('level_school').insert({ school_id, level_id: free?.id ?? 0 });
  return free?.id ?? 0;
}

async function guide({ db, school, mark, insert }: FixturePlace): Promise<number> {
  const level_id = await levelOf(db, school);
  const id = await insert('observation_guides', {
    ...{
      code: `guia_${randomUUID().slice(0, 8)}`,
      version: 1,
      level_id,
      name_es: mark,
      status: 'published',
      ...STAMPS,
    },
  });
  const section_id = await insert('observation_sections', { guide_id: id, order: 1, title_es: mark });
  await insert('observation_questions', { guide_id: id, section_id, order: 1, indicator: 'uno', question_es: mark });
  return id;
}

async function professor({ db, school, mark, insert }: FixturePlace): Promise<number> {
  const email = `docente-${randomUUID()}@ruta.test`;
  const id = await insert('users', {
    ...{ name: mark, surname: 'Docente', email, access: email, search_key: 'docente', school_id: school },
    ...{ timezone: 'America/Mexico_City', verified_at: FIXTURES_MADE, ...STAMPS },
  });
  const role = await db('roles').where({ code: 'PROF' }).first('id');
  await insert('role_user', { user_id: id, role_id: role?.id ?? 0 });
  await insert('role_user_levels', { user_id: id, role_id: role?.id ?? 0, level_id: await levelOf(db, school) });
  return id;
}

export const OBSERVED_AT = '2026-11-20 15:00:00';

export const observationsFixtures = roomFixtures({
  ids: {
    guide,
    professor,
    level: ({ db, school }) => levelOf(db, school),
    observation: async (place) => {
      const { db, school, cycle, person, mark, insert } = place;
      const guide_id = await place.id('guide');
      const id = await insert('observations', {
        ...{ client_id: randomUUID(), guide_id, professor_id: await place.id('professor'), observer_id: person },
        ...{ school_id: school, level_id: await levelOf(db, school), cycle_id: cycle, finalObservations: mark },
        ...{ observed_at: OBSERVED_AT, received_at: FIXTURES_MADE, language: 'es' },
      });
      const [question = 0] = await db('observation_questions').where({ guide_id }).pluck('id');
      await insert('observation_answers', {
        observation_id: id,
        question_id: question,
        response: 'yes',
        comment: mark,
      });
      return id;
    },
  },
  params: {
    '/schools/observations/:id': 'observation',
    '/schools/observations/guides/:id': 'guide',
    '/schools/observations/professors/:id/observable': 'professor',
  },
  fields: { guide_id: 'guide', professor_id: 'professor', level_id: 'level' },
  queries: { 'GET /schools/observations/monthly': { year: '2026' } },
  tables: {
    '/schools/observations': [
      ...['observations', 'observation_answers', 'observation_drafts', 'observation_notes'],
      ...['observation_totals', 'observation_months'],
    ],
    '/schools/observations/drafts': ['observation_drafts', 'observation_notes'],
    '/schools/observations/professors': ['professor_observables'],
  },
  lists: [
    { as: 'COACH', path: '/schools/observations', index: 'observations_listed_by_time' },
    { as: 'COACH', path: '/schools/observations', query: { sort: '-id' }, index: 'observations_listed_by_id' },
  ],
  bodies: {
    'PUT /schools/observations/professors/:id/observable': { observable: 0 },
    'PUT /schools/observations/:id/seen': { reply: 'Gracias' },
    'PUT /schools/observations/drafts': {
      revision: 0,
      get content() {
        return {
          ...{ client_id: randomUUID(), observed_at: OBSERVED_AT, lang: 'es' },
          ...{ responses: {}, comments: {}, finalObservations: 'Se acordó' },
        };
      },
    },
    // Unique for good: each request has its own.
    'POST /schools/observations': {
      get client_id() {
        return randomUUID();
      },
      ...{ observed_at: OBSERVED_AT, lang: 'es', responses: {}, comments: {}, finalObservations: 'Se acordó' },
    },
  },
});
