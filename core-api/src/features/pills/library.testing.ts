import type { Pill, Playlist } from '@ruta/contracts/pills/pills.schema';
import { STAMPS } from '../../testing/fixtures';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { nameColumns } from './category.model';

/** A library with one branch, an empty subcategory beside it, one of another category, and its people. */
export interface PillWorld {
  server: TestServer;
  admin: Caller;
  teacher: Caller;
  /** Another teacher. */
  other: Caller;
  ids: Record<'category' | 'subcategory' | 'topic' | 'tag' | 'empty' | 'elsewhere', number>;
  /** A video that may be saved. */
  form: { title: string; url: string; category: number; subcategory: number; topic: number; tag: number };
  add(differs?: object): Promise<Pill>;
  /** Creates a list with videos. */
  list(caller: Caller, name: string, videos: readonly number[]): Promise<Playlist>;
  lists(caller: Caller): Promise<Playlist[]>;
  /** Removes videos and lists. */
  empty(): Promise<void>;
}

export const errorsOf = ({ body }: { body: unknown }) => (body as { errors: Record<string, string[]> }).errors;
const dataOf = <T>({ body }: { body: { data: T } }): T => body.data;

export async function pillWorld(): Promise<PillWorld> {
  const server = await testServer();
  const { db, world } = server;
  const school_id = await world.school();
  const insert = async (table: string, name: string, parent_id?: number): Promise<number> => {
    const [id = 0] = (await db(table).insert({
      ...{ ...nameColumns(name), ...STAMPS },
      ...(parent_id && { parent_id }),
    })) as number[];
    return id;
  };
  const category = await insert('pills_categories', 'Didáctica');
  const subcategory = await insert('pills_subcategories', 'Planeación', category);
  const topic = await insert('pills_topics', 'Inicio', subcategory);
  const tag = await insert('pills_tags', 'Preguntas', topic);
  const empty = await insert('pills_subcategories', 'Evaluación', category);
  const elsewhere = await insert('pills_subcategories', 'Acuerdos', await insert('pills_categories', 'Convivencia'));
  const admin = await server.as(await world.person('ADMIN'));
  const form = { title: 'Video', url: 'https://vimeo.com/1', category, subcategory, topic, tag, keywords: ['inicio'] };
  return {
    ...{ server, admin, form, ids: { category, subcategory, topic, tag, empty, elsewhere } },
    teacher: await server.as(await world.person('PROF', { school_id })),
    other: await server.as(await world.person('PROF', { school_id })),
    add: async (differs = {}) =>
      dataOf<Pill>(
        await admin
          .post('/pills/videos/store')
          .send({ ...form, ...differs })
          .expect(201),
      ),
    async list(caller, name, videos) {
      const made = await caller.post('/pills/videos/create-new-playlist').send({ name }).expect(200);
      let { playlist } = dataOf<{ playlist: Playlist }>(made);
      for (const videoId of videos) {
        const added = caller.post('/pills/videos/add-to-playlist').send({ playlistId: playlist.id, videoId });
        playlist = dataOf<Playlist>(await added.expect(200));
      }
      return playlist;
    },
    lists: async (caller) => dataOf<Playlist[]>(await caller.get('/pills/videos/get-user-playlist').expect(200)),
    async empty() {
      for (const table of ['pills_videos', 'pills_playlists', 'pills_levels'] as const) await db(table).delete();
    },
  };
}
