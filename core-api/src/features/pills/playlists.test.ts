import type { Pill, Playlist } from '@ruta/contracts/pills/pills.schema';
import { LISTS_MAX } from '@ruta/contracts/pills/limits';
import { errorsOf, pillWorld, type PillWorld } from './library.testing';
import { pillsForget } from './pills.forget';

let at: PillWorld;
beforeAll(async () => {
  at = await pillWorld();
});
afterAll(() => at.server.stop());
afterEach(() => at.empty());

const dataOf = <T>({ body }: { body: { data: T } }): T => body.data;
const create = (name: string) => at.teacher.post('/pills/videos/create-new-playlist').send({ name });
const videosOf = ({ ruta_pills_playlist_videos: videos }: Playlist) =>
  videos.map(({ ruta_pills_video_id }) => ruta_pills_video_id);

test('PIL-04 B44 an empty name creates nothing; an empty rename is refused with the fixed sentence', async () => {
  const nothing = await create('  ');
  expect([nothing.status, nothing.body]).toEqual([200, { data: { created: false, playlist: null } }]);
  const { id } = await at.list(at.teacher, 'Lunes', []);
  const empty = await at.teacher.post('/pills/videos/update-playlist-name').send({ playlistId: id, playlistName: ' ' });
  const sentence = 'El nombre de la lista de reproducción es requerido';
  expect([empty.status, errorsOf(empty)]).toEqual([422, { playlistName: [sentence] }]);
  const renamed = await at.teacher
    .post('/pills/videos/update-playlist-name')
    .send({ playlistId: id, playlistName: 'Martes' });
  expect(dataOf<Playlist>(renamed)).toMatchObject({ name: 'Martes', ruta_pills_playlist_videos: [] });
});

test('PIL-04 B45 names compare letters, not emoji alike', async () => {
  await at.list(at.teacher, 'Matemáticas', []);
  const taken = await create(' matematicas ');
  expect([taken.status, taken.body]).toMatchObject([409, { code: 'pills.list-name-taken' }]);
  for (const name of ['😀', '🎉']) await create(name).expect(200);
  expect((await at.lists(at.teacher)).map(({ name }) => name)).toEqual(['Matemáticas', '😀', '🎉']);
  await at.list(at.other, 'Matemáticas', []);
});

test('PIL-04 B45 a video is added once, an unknown one refused, and another person’s list is not there', async () => {
  const { id } = await at.add();
  const list = await at.list(at.teacher, 'Lunes', [id, id]);
  expect(list).toMatchObject({ revision: 2, ruta_pills_playlist_videos: [{ ruta_pills_video_id: id }] });
  const ask = (caller: typeof at.teacher, videoId: number) =>
    caller.post('/pills/videos/add-to-playlist').send({ playlistId: list.id, videoId });
  const unknown = await ask(at.teacher, 777);
  expect([unknown.status, Object.keys(errorsOf(unknown))]).toEqual([422, ['videoId']]);
  expect((await ask(at.other, id)).status).toBe(404);
  for (const [path, body] of [
    ['get-video-by-playlist', {}],
    ['update-playlist-name', { playlistName: 'Mía' }],
    ['remove-video-from-playlist', { videoId: id }],
  ] as const)
    expect((await at.other.post(`/pills/videos/${path}`).send({ playlistId: list.id, ...body })).status).toBe(404);
  expect((await at.other.delete(`/pills/videos/delete-playlist/${list.id}`)).status).toBe(404);
  expect(await at.lists(at.teacher)).toEqual([list]);
});

test('PIL-04 an order holds what the list holds; the second of two windows is told what stands', async () => {
  const ids = [(await at.add()).id, (await at.add()).id, (await at.add()).id];
  const list = await at.list(at.teacher, 'Lunes', ids);
  const order = (videos: readonly number[], revision: number) =>
    at.teacher.put('/pills/videos/order-playlist').send({ playlistId: list.id, videos, revision });
  const turned = [...ids].reverse();
  expect(videosOf(dataOf<Playlist>(await order(turned, list.revision).expect(200)))).toEqual(turned);
  const late = await order(ids, list.revision);
  expect([late.status, late.body.code, videosOf(late.body.current as Playlist)]).toEqual([
    ...[409, 'pills.list-stale', turned],
  ]);
  for (const wrong of [ids.slice(1), [...ids, 777], [ids[0] ?? 0, ids[0] ?? 0, ids[1] ?? 0]])
    expect((await order(wrong, list.revision + 1)).status).toBe(409);
  const shown = await at.teacher.post('/pills/videos/get-video-by-playlist').send({ playlistId: list.id });
  expect(dataOf<Pill[]>(shown).map(({ id }) => id)).toEqual(turned);
  const removed = at.teacher
    .post('/pills/videos/remove-video-from-playlist')
    .send({ playlistId: list.id, videoId: turned[0] });
  expect(videosOf(dataOf<Playlist>(await removed))).toEqual(turned.slice(1));
  await at.teacher.delete(`/pills/videos/delete-playlist/${list.id}`).expect(200);
  expect(await at.lists(at.teacher)).toEqual([]);
});

test('PIL-04 a person has a hundred lists', async () => {
  await create('0').expect(200);
  const [first] = await at.server.db('pills_playlists').select();
  const { user_id = 0, created_at = '', updated_at = '' } = first ?? {};
  const more = Array.from({ length: LISTS_MAX - 1 }, (_, one) => ({
    user_id,
    name: `${one}`,
    name_key: `lista ${one}`,
  }));
  await at.server.db('pills_playlists').insert(more.map((row) => ({ ...row, created_at, updated_at })));
  const full = await create('Una más');
  expect([full.status, full.body]).toMatchObject([409, { code: 'pills.too-many-lists' }]);
});

test('PIL-04 a purged person leaves nothing but counted views', async () => {
  const { id } = await at.add();
  await at.list(at.teacher, 'Lunes', [id]);
  for (const path of ['view', 'broken']) await at.teacher.post(`/pills/videos/${id}/${path}`).expect(200);
  await at.teacher.put(`/pills/videos/${id}/progress`).send({ second: 9 }).expect(200);
  await at.teacher.post('/pills/videos/set-favorite-video').send({ ruta_pills_videos_id: id }).expect(200);
  const [list] = await at.server.db('pills_playlists').select('user_id');
  await at.server.db.transaction((trx) => pillsForget(trx, { ids: [list?.user_id ?? 0] }));
  for (const table of [
    'pills_views',
    'pills_reports',
    'pills_progress',
    'pills_favourites',
    'pills_playlists',
  ] as const)
    expect(await at.server.db(table).select()).toEqual([]);
  expect(await at.server.db('pills_playlist_videos').select()).toEqual([]);
  expect((await at.server.db('pills_videos').first('views'))?.views).toBe(1);
});
