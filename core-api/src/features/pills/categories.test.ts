import type { Pill, PillCatalog, PillLevels, PillTree, SavedCategory } from '@ruta/contracts/pills/pills.schema';
import { CHILDREN_MAX } from '@ruta/contracts/pills/limits';
import { STAMPS } from '../../testing/fixtures';
import { nameColumns } from './category.model';
import { pillWorld, type PillWorld } from './library.testing';

let at: PillWorld;
beforeEach(async () => {
  at = await pillWorld();
});
afterEach(() => at.server.stop());

const dataOf = <T>({ body }: { body: { data: T } }): T => body.data;
const tree = async () => dataOf<PillTree>(await at.admin.get('/pills/videos/categories').expect(200));
const catalog = async () => dataOf<PillCatalog>(await at.teacher.get('/pills/videos/filter-catalog').expect(200));
const shown = async (query = '') =>
  dataOf<Pill[]>(await at.teacher.get(`/pills/videos/filter-videos?${query}`).expect(200));
const switches = (activeTopic: boolean, activeTag: boolean, levels: object[] = []) =>
  at.admin.put('/pills/videos/update-categories').send({ levels, activeTopic, activeTag });

test('PIL-02 the tree counts the videos of every level, and what is off stands in it', async () => {
  await at.add();
  await at.admin.put('/pills/videos/update-tag').send({ id: at.ids.tag, name: 'Preguntas', active: false }).expect(200);
  const { categories, activeTopic } = await tree();
  expect(activeTopic).toBe(true);
  expect(categories.map(({ name, videos }) => [name, videos])).toEqual([
    ['Convivencia', 0],
    ['Didáctica', 1],
  ]);
  expect(categories[1]?.subcategories).toMatchObject([
    { name: 'Evaluación', videos: 0, topics: [] },
    {
      ...{ name: 'Planeación', videos: 1 },
      topics: [{ name: 'Inicio', videos: 1, active: true, tags: [{ name: 'Preguntas', videos: 1, active: false }] }],
    },
  ]);
});

test('PIL-02 each level is added below its parent, renamed, and a name taken there is refused', async () => {
  const made = await at.admin.post('/pills/videos/store-category').send({ name: 'Tecnología' }).expect(201);
  const { id } = dataOf<SavedCategory>(made);
  for (const [path, parent_id] of [
    ['store-subcategory', id],
    ['store-topic', at.ids.empty],
    ['store-tag', at.ids.topic],
  ] as const) {
    const add = (name: string, parent: number = parent_id) =>
      at.admin.post(`/pills/videos/${path}`).send({ name, parent_id: parent });
    expect(dataOf(await add('Nueva').expect(201))).toMatchObject({ name: 'Nueva', parent_id, active: true });
    expect([(await add('NUEVA')).status, (await add('Otra', 777)).status, (await add('x'.repeat(256))).status]).toEqual(
      [...[409, 404, 422]],
    );
  }
  const rename = (name: string, revision: number) =>
    at.admin.put('/pills/videos/update-category').send({ id, name, revision });
  expect(dataOf(await rename('Tecnologías', 1))).toMatchObject({ name: 'Tecnologías', revision: 2 });
  const lost = await rename('Otra', 1);
  expect([lost.status, lost.body]).toMatchObject([
    409,
    { code: 'pills.category-stale', current: { name: 'Tecnologías' } },
  ]);
  expect((await rename('didactica', 2)).body).toMatchObject({ code: 'pills.name-taken' });
});

test('PIL-02 B46 with videos the first two levels stay; the others go, and videos keep and lose them', async () => {
  const video = await at.add();
  const list = await at.list(at.teacher, 'Lunes', [video.id]);
  for (const [level, id] of [
    ['category', at.ids.category],
    ['subcategory', at.ids.subcategory],
  ] as const) {
    const refused = await at.admin.delete(`/pills/videos/delete-${level}/${id}`);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'pills.has-videos' }]);
  }
  await at.admin.delete(`/pills/videos/delete-topic/${at.ids.topic}`).expect(200);
  expect(await shown()).toMatchObject([{ id: video.id, topic: null, tag: null }]);
  expect(await at.lists(at.teacher)).toEqual([list]);
  expect((await tree()).categories[1]?.subcategories[1]?.topics).toEqual([]);
  for (const level of ['category', 'subcategory', 'topic', 'tag'])
    expect((await at.admin.delete(`/pills/videos/delete-${level}/777`)).status).toBe(404);
  await at.admin.delete(`/pills/videos/delete/${video.id}`).expect(200);
  await at.admin.delete(`/pills/videos/delete-category/${at.ids.category}`).expect(200);
  expect(await at.server.db('pills_subcategories').pluck('name')).toEqual(['Acuerdos']);
});

test('PIL-02 a category with videos is deleted by no way, and the lists of 100 people survive the tidying of topics', async () => {
  const videos = [await at.add(), await at.add({ tag: null }), await at.add({ topic: null, tag: null })];
  const { db, world } = at.server;
  const school_id = await world.school();
  const rows = [];
  for (let one = 0; one < 100; one += 1) {
    const user_id = await world.person('PROF', { school_id });
    const [playlist_id = 0] = await db('pills_playlists').insert({ user_id, ...nameColumns('Lunes'), ...STAMPS });
    rows.push(...videos.map(({ id }, at) => ({ playlist_id, ruta_pills_video_id: id, position: at + 1 })));
  }
  await db('pills_playlist_videos').insert(rows);
  const lists = () =>
    db('pills_playlist_videos').orderBy('id').select('playlist_id', 'ruta_pills_video_id', 'position');
  const before = await lists();
  expect(before).toHaveLength(300);

  const { category, subcategory, empty, topic, tag } = at.ids;
  const remove = async (level: string, id: number) =>
    (await at.admin.delete(`/pills/videos/delete-${level}/${id}`)).status;
  // SQLite's error belongs to the test file that loaded it first, so a matcher for errors may not know it.
  const deleted = (table: string, id: number) =>
    db(table)
      .where({ id })
      .delete()
      .then(
        () => true,
        () => false,
      );
  const kept = async () => {
    expect([await remove('category', category), await remove('subcategory', subcategory)]).toEqual([409, 409]);
    // Nor beside the product: the database refuses.
    expect([await deleted('pills_categories', category), await deleted('pills_subcategories', subcategory)]).toEqual([
      false,
      false,
    ]);
  };
  for (const tidy of [
    () => Promise.resolve(200),
    async () => (await switches(false, false)).status,
    () => remove('tag', tag),
    () => remove('topic', topic),
    () => remove('subcategory', empty),
  ]) {
    expect(await tidy()).toBe(200);
    await kept();
    expect(await lists()).toEqual(before);
  }
  expect(await db('pills_videos').whereNotNull('topic_id').select('id')).toEqual([]);
});

test('PIL-02 B47 what is switched off vanishes from filters and cards, and the videos stay', async () => {
  const video = await at.add();
  expect(await shown(`tag=${at.ids.tag}`)).toHaveLength(1);
  await at.admin.put('/pills/videos/update-topic').send({ id: at.ids.topic, name: 'Inicio', active: false });
  expect(await shown()).toMatchObject([{ id: video.id, topic: null, tag: null }]);
  expect(await shown(`topic=${at.ids.topic}`)).toEqual([]);
  expect(await catalog()).toMatchObject({ topics: [], tags: [] });
  await at.admin.put('/pills/videos/update-topic').send({ id: at.ids.topic, name: 'Inicio', active: true });
  expect(await shown()).toMatchObject([{ topic: { name: 'Inicio' }, tag: { name: 'Preguntas' } }]);

  const saved = await switches(false, true, [{ level: 3, name: 'Asunto', name_en: 'Subject' }]);
  const { levels, activeTopic, activeTag } = dataOf<PillLevels>(saved);
  expect([levels[2], activeTopic, activeTag]).toEqual([
    ...[{ level: 3, name: 'Asunto', name_en: 'Subject', active: false }, false, true],
  ]);
  expect(dataOf(await at.teacher.get('/pills/videos/actives'))).toEqual(dataOf(saved));
  expect(await shown()).toMatchObject([{ topic: null, tag: null }]);
  expect((await catalog()).levels.map(({ level }) => level)).toEqual([1, 2]);
  for (const [path, parent] of [
    ['get-topics', at.ids.subcategory],
    ['get-tags', at.ids.topic],
  ] as const)
    expect(dataOf(await at.teacher.get(`/pills/videos/${path}?parent_id=${parent}`))).toEqual([]);
  await switches(true, true).expect(200);
  expect(dataOf(await at.teacher.get(`/pills/videos/get-tags?parent_id=${at.ids.topic}`))).toEqual([
    { id: at.ids.tag, name: 'Preguntas' },
  ]);
  expect(dataOf(await at.teacher.get('/pills/videos/get-categories'))).toHaveLength(2);
  const below = await at.teacher.get(`/pills/videos/get-subcategories?parent_id=${at.ids.category}`);
  expect(dataOf(below)).toHaveLength(2);
});

test('PIL-02 the first two levels are always active, and a level comes once', async () => {
  expect((await switches(true, true, [{ level: 1, name: 'Área', active: false }])).status).toBe(422);
  const twice = [3, 3].map((level) => ({ level, name: 'Tema' }));
  expect((await switches(true, true, twice)).status).toBe(422);
});

test('PIL-02 F02 of two who add the last category that fits at once, one does', async () => {
  const add = (name: string) => at.admin.post('/pills/videos/store-category').send({ name });
  const known = (await tree()).categories.length;
  for (let n = known + 1; n < CHILDREN_MAX; n += 1) await add(`Categoría ${n}`).expect(201);
  const both = await Promise.all([add('Una'), add('Otra')]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await tree()).categories).toHaveLength(CHILDREN_MAX);
});

test('PIL-02 API-01 the levels are named by their place, with their names alone or with more, and a refusal names the field', async () => {
  const named = async (levels: unknown[]) => {
    const { status, body } = await switches(true, true, levels as object[]);
    if (status !== 200) return Object.keys((body as { errors: object }).errors);
    return (body as { data: PillLevels }).data.levels.map(({ name }) => name);
  };
  expect(await named(['Área', 'Rubro', 'Tema', 'Palabra'])).toEqual(['Área', 'Rubro', 'Tema', 'Palabra']);
  expect(await named([{ name: 'Campo', active: true }, 'Rubro'])).toEqual(['Campo', 'Rubro', 'Tema', 'Palabra']);
  expect(await named([{ level: 4, name: 'Etiqueta' }])).toEqual(['Campo', 'Rubro', 'Tema', 'Etiqueta']);
  expect(await named(['Área', ' '])).toEqual(['levels.1']);
  expect(await named(['Área', { name: '' }])).toEqual(['levels.1.name']);
  expect(await named([{ name: 'Área', active: false }])).toEqual(['levels.0.active']);
  expect(await named(['Área', { level: 1, name: 'Otra' }])).toEqual(['levels']);
});
