import { randomUUID } from 'node:crypto';
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

export const pfpFixtures = roomFixtures({
  ids: { formationPlan: plan, formationContent: content },
  params: { '/schools/pfp/formation-plans/:id': 'formationPlan', '/schools/pfp/contents/:id': 'formationContent' },
  tables: { '/schools/pfp': ['formation_plan_items'] },
  bodies: { 'PUT /schools/pfp/formation-plans/:id/consulted': {} },
});
