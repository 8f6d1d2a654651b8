import { randomUUID } from 'node:crypto';
import { mp4Of, VTT } from '../../testing/files';
import { PNG, roomFixtures, STAMPS, type FixturePlace } from '../../testing/fixtures';

type Insert = (table: string, row: object) => Promise<number>;

/** A published formation plan of a cycle for everybody of a school; what differs is given. */
export const formationPlanOf = (insert: Insert, cycle_id: number, differs: object = {}): Promise<number> =>
  insert('formation_plans', {
    ...{ cycle_id, key: `plan_${randomUUID().slice(0, 8)}`, name_es: 'Planeación', description_es: 'Planear al revés' },
    ...{ levels: '[]', roles: '[]', tenths: 60, order: 1, active: true, published_at: STAMPS.created_at, ...STAMPS },
    ...differs,
  });

/** A content of a plan; what differs is given. */
export const formationContentOf = (insert: Insert, plan_id: number, differs: object = {}): Promise<number> =>
  insert('formation_contents', {
    ...{ plan_id, kind: 'link', mime_type: 'text/html', name: 'Programas', url: 'https://www.gob.mx/sep', order: 1 },
    ...{ ...STAMPS, ...differs },
  });

/** A plan for a level that only the school of the place teaches. Plans belong to no school, so they bear no mark. */
async function plan({ db, school, cycle, insert }: FixturePlace): Promise<number> {
  const taught = await db('level_school')
    .join('levels', 'levels.id', 'level_school.level_id')
    .orderBy('levels.id')
    .select<{ school_id: number; key: string }[]>('level_school.school_id', 'levels.key');
  const levels = await db('levels').orderBy('id').select('id', 'key');
  const own = taught.find(({ school_id }) => school_id === school)?.key;
  const level = levels.find(({ key }) => (own ? key === own : taught.every((other) => other.key !== key)));
  if (!level) throw new Error('Every level is taught at another school');
  if (!own) await insert('level_school', { school_id: school, level_id: level.id });
  return formationPlanOf(insert, cycle, { levels: JSON.stringify([level.key]) });
}

async function content({ id, store, insert }: FixturePlace): Promise<number> {
  const { key, size } = await store.put(PNG);
  const file = { kind: 'file', mime_type: 'image/png', name: 'Mapa', url: null, file_key: key, size };
  return formationContentOf(insert, await id('formationPlan'), file);
}

/** A plan as the catalogue's form sends it. */
export const FORM = {
  ...{ key: 'planeacion_nueva', name_es: 'Planeación', name_en: '', description_es: 'Planear al revés', hours: 4.5 },
  ...{ description_en: '', levels: [], roles: ['PROF'] },
};
const LINK = { name: 'Programas', required: false, url: 'https://www.gob.mx/sep' };

/** A plan that is being written, with a content. */
async function written({ cycle, insert }: FixturePlace): Promise<number> {
  const id = await formationPlanOf(insert, cycle, { published_at: null });
  await formationContentOf(insert, id);
  return id;
}

async function writtenContent({ id, store, insert }: FixturePlace): Promise<number> {
  const { key, size } = await store.put(PNG);
  const file = { kind: 'file', mime_type: 'image/png', name: 'Mapa', url: null, file_key: key, size, order: 2 };
  return formationContentOf(insert, await id('cataloguePlan'), file);
}

/** A film with captions, whose files nobody reads. */
export const FILM_WITH_CAPTIONS = {
  ...{ kind: 'video', mime_type: 'video/mp4', name: 'Clase', url: null, file_key: 'f'.repeat(32), size: 99 },
  ...{ duration_seconds: 75, captions_key: 'c'.repeat(32) },
};

/** A film with captions of a plan. */
async function film({ store, insert }: FixturePlace, plan_id: number, differs: object = {}): Promise<number> {
  const [{ key, size }, captions] = [await store.put(mp4Of()), await store.put(VTT)];
  const files = { file_key: key, size, captions_key: captions.key };
  return formationContentOf(insert, plan_id, { ...FILM_WITH_CAPTIONS, ...files, ...differs });
}

export const pfpFixtures = roomFixtures({
  ids: {
    ...{ formationPlan: plan, formationContent: content, cataloguePlan: written, catalogueContent: writtenContent },
    formationFilm: async (place) => film(place, await place.id('formationPlan')),
    catalogueFilm: async (place) => film(place, await place.id('cataloguePlan'), { order: 3 }),
  },
  params: {
    ...{ '/schools/pfp/formation-plans/:id': 'formationPlan', '/schools/pfp/contents/:id': 'formationContent' },
    '/schools/pfp/contents/:id/captions': 'formationFilm',
    '/schools/pfp/contents/:id/progress': 'formationFilm',
    '/formation-plans/:id/contents/:content_id/captions:content_id': 'catalogueFilm',
    ...{ '/formation-plans/:id': 'cataloguePlan', '/formation-plans/:content_id': 'catalogueContent' },
  },
  tables: {
    '/schools/pfp': ['formation_plan_items', 'formation_progress'],
    '/formation-plans': ['formation_plans', 'formation_contents'],
  },
  queries: {
    'DELETE /formation-plans/:id': { revision: '1' },
    'DELETE /formation-plans/:id/contents/:content_id': { revision: '1' },
  },
  bodies: {
    'PUT /schools/pfp/formation-plans/:id/consulted': {},
    'PUT /schools/pfp/contents/:id/progress': { position: 10, seen: [0, 1] },
    'POST /formation-plans': FORM,
    'PUT /formation-plans/:id': { ...FORM, revision: 1 },
    'POST /formation-plans/:id/publish': { revision: 1 },
    'POST /formation-plans/:id/retire': { revision: 1 },
    'PUT /formation-plans/:id/order': { position: 1 },
    'POST /formation-plans/:id/contents': { name: 'Guía', required: '0' },
    'POST /formation-plans/:id/contents/:content_id': { name: 'Guía', required: '0', revision: '1' },
    'POST /formation-plans/:id/links': LINK,
    'PUT /formation-plans/:id/links/:content_id': { ...LINK, revision: 1 },
    'PUT /formation-plans/:id/contents/:content_id/order': { position: 1 },
  },
});
