import { KEYWORD_MAX, KEYWORDS_MAX } from '@ruta/contracts/pills/limits';
import type { ListedPill, OpenedPill, Pill } from '@ruta/contracts/pills/pills.schema';
import { errorsOf, pillWorld, type PillWorld } from './library.testing';

let at: PillWorld;
beforeAll(async () => {
  at = await pillWorld();
});
afterAll(() => at.server.stop());
afterEach(() => at.empty());

const dataOf = <T>({ body }: { body: { data: T } }): T => body.data;
const titles = (reply: { body: { data: Pill[] } }) => dataOf<Pill[]>(reply).map(({ title }) => title);
const library = async (query = '') => titles(await at.teacher.get(`/pills/videos/filter-videos?${query}`).expect(200));

describe('PIL-01 the console', () => {
  test('PIL-01 a page of ten, what nobody watches first, with what is included; both addresses answer', async () => {
    for (let one = 1; one <= 12; one += 1) await at.add({ title: `Video ${one}` });
    await at.server.db('pills_videos').where({ title: 'Video 1' }).update({ views: 4 });
    for (const path of ['/pills/videos', '/pills/videos/list']) {
      const { body } = await at.admin.get(`${path}?include=category,subCategory,topic,tag`).expect(200);
      expect(body).toMatchObject({ total: 12, pages: 2, count: 10 });
      const [first] = dataOf<ListedPill[]>({ body });
      expect(first).toMatchObject({
        ...{ title: 'Video 2', reports: 0, views: 0, favorite: false, revision: 1 },
        category: { id: at.ids.category, name: 'Didáctica' },
        ...{ sub_category: { name: 'Planeación' }, topic: { name: 'Inicio' }, tag: { name: 'Preguntas' } },
      });
    }
    const last = await at.admin.get('/pills/videos/list?page=2').expect(200);
    expect(titles(last)).toEqual(['Video 12', 'Video 1']);
    expect(dataOf<ListedPill[]>(last)[0]).not.toHaveProperty('category');
  });

  test('PIL-01 it is filtered by words of title and keywords, by level, by what nobody saw and what does not play', async () => {
    const one = await at.add({ title: 'Cerrar la clase', keywords: ['Evaluación'] });
    const other = await at.add({ title: 'Abrir la clase', topic: null, tag: null });
    await at.teacher.post(`/pills/videos/${one.id}/view`).expect(200);
    await at.teacher.post(`/pills/videos/${other.id}/broken`).expect(200);
    const found = async (filter: string) => titles(await at.admin.get(`/pills/videos/list?${filter}`).expect(200));
    expect(await found('filter[search]=clase evaluacion')).toEqual(['Cerrar la clase']);
    expect(await found(`filter[topic_id]=${at.ids.topic}`)).toEqual(['Cerrar la clase']);
    expect(await found(`filter[category_id]=${at.ids.category}&filter[subcategory_id]=${at.ids.empty}`)).toEqual([]);
    expect(await found('filter[unseen]=1')).toEqual(['Abrir la clase']);
    expect(await found('filter[broken]=1')).toEqual(['Abrir la clase']);
  });

  test.each([
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(256) }, 'title'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ url: 'http://vimeo.com/1' }, 'url'],
    [{ url: 'https://user:pw@vimeo.com/1' }, 'url'],
    [{ url: `https://vimeo.com/${'x'.repeat(2_040)}` }, 'url'],
    [{ url: 'https://vimeo.com.evil.mx/' }, 'url'],
    [{ category: undefined }, 'category'],
    [{ category: 777 }, 'category'],
    [{ subcategory: undefined }, 'subcategory'],
    [{ subcategory: 777 }, 'subcategory'],
    [{ topic: 777 }, 'topic'],
    [{ topic: null }, 'tag'],
    [{ tag: 777 }, 'tag'],
    [{ keywords: Array.from({ length: KEYWORDS_MAX + 1 }, (_, word) => `p${word}`) }, 'keywords'],
    [{ keywords: ['x'.repeat(KEYWORD_MAX + 1)] }, 'keywords.0'],
  ])('PIL-01 B40 B41 B43 %j is refused beside its field', async (differs, field) => {
    const reply = await at.admin.post('/pills/videos/store').send({ ...at.form, ...differs });
    expect([reply.status, Object.keys(errorsOf(reply))]).toEqual([422, [field]]);
    if (field === 'url' && 'url' in differs && differs.url.length < 2_048)
      expect(errorsOf(reply)).toEqual({ url: ['La url es invalida'] });
  });

  test('PIL-01 B40 a subcategory of another category is refused', async () => {
    const reply = await at.admin.post('/pills/videos/store').send({ ...at.form, subcategory: at.ids.elsewhere });
    expect([reply.status, errorsOf(reply)]).toEqual([
      422,
      { subcategory: ['Elige una subcategoría de esa categoría.'] },
    ]);
  });

  test('PIL-01 B43 blank keywords are ignored, equal ones collapsed', async () => {
    const { keywords } = await at.add({ keywords: ['', '  ', 'Clase', 'CLASE', 'claşe', 'otra'] });
    expect(keywords).toEqual(['Clase', 'otra']);
  });

  test('PIL-01 F02 who saves second is told what is there; another url is no longer reported', async () => {
    const { id } = await at.add();
    await at.teacher.post(`/pills/videos/${id}/broken`).expect(200);
    const save = (differs: object) =>
      at.admin.post(`/pills/videos/storeEdit/${id}`).send({ ...at.form, revision: 1, ...differs });
    const saved = await save({ title: 'Primero', keywords: undefined });
    expect(dataOf<Pill>(saved)).toMatchObject({ title: 'Primero', keywords: ['inicio'], revision: 2 });
    const lost = await save({ title: 'Segundo' });
    expect([lost.status, lost.body]).toMatchObject([409, { code: 'pills.stale', current: { title: 'Primero' } }]);
    const reports = async () => (await at.server.db('pills_reports').where({ video_id: id })).length;
    expect(await reports()).toBe(1);
    await save({ url: 'https://vimeo.com/2', revision: 2 }).expect(200);
    expect(await reports()).toBe(0);
  });

  test('PIL-01 a video is deleted out of every list, and while it plays', async () => {
    const { id } = await at.add();
    const list = await at.list(at.teacher, 'Lunes', [id]);
    await at.teacher.put(`/pills/videos/${id}/progress`).send({ second: 9 }).expect(200);
    await at.teacher.post('/pills/videos/set-favorite-video').send({ ruta_pills_videos_id: id }).expect(200);
    await at.admin.delete(`/pills/videos/delete/${id}`).expect(200);
    await at.admin.delete(`/pills/videos/delete/${id}`).expect(404);
    await at.teacher.put(`/pills/videos/${id}/progress`).send({ second: 10 }).expect(404);
    expect(await at.lists(at.teacher)).toEqual([{ ...list, ruta_pills_playlist_videos: [] }]);
  });
});

describe('PIL-03 the library', () => {
  test('PIL-03 25 videos load as 12, 12, 1, and 24 as 12, 12, 0; the newest first', async () => {
    for (let one = 1; one <= 25; one += 1) await at.add({ title: `${one}` });
    const counts = async () => {
      const pages = [];
      for (const skip of [0, 12, 24]) pages.push((await library(`skip=${skip}`)).length);
      return pages;
    };
    expect(await counts()).toEqual([12, 12, 1]);
    expect((await library())[0]).toBe('25');
    await at.server.db('pills_videos').where({ title: '25' }).delete();
    expect(await counts()).toEqual([12, 12, 0]);
    expect(titles(await at.teacher.get('/pills/videos/get-video-list?take=2&skip=22').expect(200))).toEqual(['2', '1']);
    expect(titles(await at.teacher.get('/pills/videos/search-video').expect(200))).toHaveLength(24);
  });

  test('PIL-03 favourites and a list are views of their own; both together are refused', async () => {
    const [one, two, three] = [
      await at.add({ title: '1' }),
      await at.add({ title: '2' }),
      await at.add({ title: '3' }),
    ];
    for (const { id } of [one, three])
      await at.teacher.post('/pills/videos/set-favorite-video').send({ ruta_pills_videos_id: id }).expect(200);
    const list = await at.list(at.teacher, 'Lunes', [two.id, one.id]);
    expect(await library('filter_by_favorite=1')).toEqual(['3', '1']);
    expect(await library(`filter_by_playlist=1&playlist_id=${list.id}`)).toEqual(['2', '1']);
    const unfiltered = 'filter_by_favorite=false&filter_by_playlist=false&playlist_id=&category=&topic=';
    expect(await library(unfiltered)).toEqual(['3', '2', '1']);
    expect(await library('filter_by_favorite=true&filter_by_playlist=false')).toEqual(['3', '1']);
    const both = await at.teacher.get(`/pills/videos/filter-videos?filter_by_favorite=1&playlist_id=${list.id}`);
    expect([both.status, Object.keys(errorsOf(both))]).toEqual([422, ['filter_by_favorite']]);
    expect((await at.teacher.get('/pills/videos/filter-videos?filter_by_playlist=1')).status).toBe(422);
    const hearts = dataOf<Pill[]>(await at.teacher.get('/pills/videos/filter-videos'));
    expect(hearts.map(({ favorite }) => favorite)).toEqual([true, false, true]);
    expect(dataOf<Pill[]>(await at.other.get('/pills/videos/filter-videos')).some(({ favorite }) => favorite)).toBe(
      false,
    );
  });

  test('PIL-03 a search finds words of title and keywords inside the open view', async () => {
    const one = await at.add({ title: 'Abrir la clase', keywords: ['niñas'] });
    await at.add({ title: 'Abrir la clase con niñas' });
    const list = await at.list(at.teacher, 'Lunes', [one.id]);
    const found = async (query: string) =>
      titles(await at.teacher.get(`/pills/videos/search-video?search=NINAS abrir&${query}`).expect(200));
    expect(await found('')).toHaveLength(2);
    expect(await found('searchType=favorites')).toEqual([]);
    expect(await found(`searchType=playlist&playlistId=${list.id}`)).toEqual(['Abrir la clase']);
    expect((await at.teacher.get('/pills/videos/search-video?searchType=playlist')).status).toBe(422);
    expect((await at.other.get(`/pills/videos/search-video?playlistId=${list.id}&searchType=playlist`)).status).toBe(
      404,
    );
  });

  test.each(['take=0', 'take=101', 'take=1e1', 'skip=-1', 'category=x', 'searchType=mine'])(
    'PIL-03 B49 the library refuses %s',
    async (query) => expect((await at.teacher.get(`/pills/videos/filter-videos?${query}`)).status).toBe(422),
  );

  test('PIL-03 a view counts once a person and day, and a report once a person', async () => {
    const { id } = await at.add();
    const view = (caller = at.teacher) => caller.post(`/pills/videos/${id}/view`).expect(200);
    await view();
    await view();
    expect(dataOf(await view(at.other))).toEqual({ views: 2 });
    at.server.clock.set('2026-11-21T18:00:00Z');
    expect(dataOf(await view())).toEqual({ views: 3 });
    at.server.clock.set('2026-11-20T18:00:00Z');
    await at.teacher.post(`/pills/videos/${id}/broken`).expect(200);
    expect(dataOf(await at.teacher.post(`/pills/videos/${id}/broken`))).toEqual({ reports: 1 });
  });

  test('PIL-03 a video goes on where one stopped, and what was seen stays seen', async () => {
    const { id } = await at.add();
    const put = (body: object) => at.teacher.put(`/pills/videos/${id}/progress`).send(body).expect(200);
    await put({ second: 90, is_seen: true });
    expect(dataOf(await put({ second: 12 }))).toEqual({ second: 12, is_seen: true });
    const opened = dataOf<OpenedPill>(await at.teacher.get(`/pills/videos/${id}`));
    expect(opened).toMatchObject({ second: 12, is_seen: true, is_reported: false, is_broken: false });
    expect(dataOf<OpenedPill>(await at.other.get(`/pills/videos/${id}`))).toMatchObject({ second: 0, is_seen: false });
  });

  test('PIL-03 a favourite toggles, and is what it is told to be', async () => {
    const { id } = await at.add();
    const set = async (favorite?: boolean) =>
      dataOf(await at.teacher.post('/pills/videos/set-favorite-video').send({ ruta_pills_videos_id: id, favorite }));
    expect([await set(), await set(), await set(true), await set(true)]).toEqual(
      [true, false, true, true].map((favorite) => ({ favorite })),
    );
    const missing = await at.teacher.post('/pills/videos/set-favorite-video').send({ ruta_pills_videos_id: 777 });
    expect(missing.status).toBe(404);
  });
});
