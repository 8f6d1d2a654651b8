import type { Playlist } from '@ruta/contracts/pills/pills.schema';
import { pillWorld, type PillWorld } from './library.testing';

let at: PillWorld;
beforeAll(async () => {
  at = await pillWorld();
});
afterAll(() => at.server.stop());
afterEach(() => at.empty());

const PEOPLE = 50;
const statusesOf = async (calls: readonly PromiseLike<{ status: number }>[]) => {
  const answers = await Promise.all(calls);
  return [...new Set(answers.map(({ status }) => status))];
};

test('PIL-03 F02 200 views of a video by 50 people at once are 50', async () => {
  const { id } = await at.add();
  const { world } = at.server;
  const school_id = await world.school();
  const people = [];
  for (let one = 0; one < PEOPLE; one += 1) people.push(await at.server.as(await world.person('PROF', { school_id })));
  const views = people.flatMap((caller) => Array.from({ length: 4 }, () => caller.post(`/pills/videos/${id}/view`)));
  expect(await statusesOf(views)).toEqual([200]);
  expect(await at.server.db('pills_videos').where({ id }).first('views')).toEqual({ views: PEOPLE });
  expect(await at.server.db('pills_views').where({ video_id: id }).select('day')).toHaveLength(PEOPLE);
});

test('PIL-03 F02 100 hearts at once that set it are one', async () => {
  const { id } = await at.add();
  const hearts = Array.from({ length: 100 }, () =>
    at.teacher.post('/pills/videos/set-favorite-video').send({ ruta_pills_videos_id: id, favorite: true }),
  );
  expect(await statusesOf(hearts)).toEqual([200]);
  expect(await at.server.db('pills_favourites').where({ ruta_pills_videos_id: id }).select('user_id')).toHaveLength(1);
});

test('PIL-04 F02 of two windows that order a list at once one is told of the other, and the list has one order', async () => {
  const videos = [];
  for (let one = 0; one < 4; one += 1) videos.push((await at.add()).id);
  const list = await at.list(at.teacher, 'Lunes', videos);
  const orders = [videos.toReversed(), [...videos.slice(1), ...videos.slice(0, 1)]];
  const answers = await Promise.all(
    orders.map((order) =>
      at.teacher
        .put('/pills/videos/order-playlist')
        .send({ playlistId: list.id, videos: order, revision: list.revision }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const shown = (one: Playlist) => one.ruta_pills_playlist_videos.map(({ ruta_pills_video_id }) => ruta_pills_video_id);
  const won = answers.findIndex(({ status }) => status === 200);
  const [present] = await at.lists(at.teacher);
  expect(present && shown(present)).toEqual(orders[won]);
  const lost = answers.find(({ status }) => status === 409)?.body as { code: string; current: Playlist };
  expect([lost.code, shown(lost.current)]).toEqual(['pills.list-stale', orders[won]]);
});
