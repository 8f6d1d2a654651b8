import { randomUUID } from 'node:crypto';
import { mp4Of, VTT } from '../../testing/files';
import { roomFixtures, STAMPS, type FixturePlace } from '../../testing/fixtures';
import { nameColumns } from './category.model';

/** The rows that bodies without a fixture of their own name. They are everybody's and made once. */
export const EVERYBODYS = 900_001;
/** No video: what is beyond everybody's reach. */
const NOBODYS = 999_999_999;
export const PILL_URL = 'https://ruta.wistia.com/medias/abc123';

const unique = () => ({ ...nameColumns(randomUUID()), ...STAMPS });
const video = { url: PILL_URL, title: 'Video', search_key: 'video', ...STAMPS };
const PLACE = { category_id: EVERYBODYS, subcategory_id: EVERYBODYS, topic_id: EVERYBODYS, tag_id: EVERYBODYS };

/** A video with a film of ours and captions. */
async function filmed({ isPresent, insert, store }: FixturePlace): Promise<number> {
  if (!isPresent) return NOBODYS;
  const { key: file_key } = await store.put(mp4Of());
  const id = await insert('pills_videos', { ...video, ...PLACE, url: '', file_key, duration_sec: 75 });
  const { key } = await store.put(VTT);
  await insert('pills_captions', { video_id: id, locale: 'es', file_key: key, created_at: STAMPS.created_at });
  return id;
}

export const pillsFixtures = roomFixtures({
  ids: {
    // A video is everybody's, so one beyond reach is one that is not there.
    'pill-video': ({ isPresent, insert }) => (isPresent ? insert('pills_videos', { ...video, ...PLACE }) : NOBODYS),
    'pill-film-video': filmed,
    'pill-film': async ({ person, insert, store }) => {
      const { key: file_key } = await store.put(mp4Of());
      return insert('pills_films', { user_id: person, file_key, duration_sec: 75, created_at: STAMPS.created_at });
    },
    'pill-category': ({ insert }) => insert('pills_categories', unique()),
    'pill-subcategory': ({ insert }) => insert('pills_subcategories', { parent_id: EVERYBODYS, ...unique() }),
    'pill-topic': ({ insert }) => insert('pills_topics', { parent_id: EVERYBODYS, ...unique() }),
    'pill-tag': ({ insert }) => insert('pills_tags', { parent_id: EVERYBODYS, ...unique() }),
    playlist: async ({ person, mark, insert }) => {
      const name = `${mark} ${randomUUID()}`;
      const list = await insert('pills_playlists', { user_id: person, ...nameColumns(name), ...STAMPS });
      await insert('pills_playlist_videos', { playlist_id: list, ruta_pills_video_id: EVERYBODYS, position: 1 });
      return list;
    },
  },
  params: {
    '/pills/videos/:id': 'pill-video',
    '/pills/videos/:id/media': 'pill-film-video',
    '/pills/videos/:id/captions/:locale': 'pill-film-video',
    '/pills/videos/file/:id': 'pill-film',
    '/pills/videos/:id/links': 'pill-video',
    '/pills/videos/storeEdit/:id': 'pill-video',
    '/pills/videos/delete/:id': 'pill-video',
    '/pills/videos/delete-category/:id': 'pill-category',
    '/pills/videos/delete-subcategory/:id': 'pill-subcategory',
    '/pills/videos/delete-topic/:id': 'pill-topic',
    '/pills/videos/delete-tag/:id': 'pill-tag',
    '/pills/videos/delete-playlist/:id': 'playlist',
  },
  fields: { playlist_id: 'playlist', playlistId: 'playlist' },
  queries: {
    'GET /pills/videos/search-video': { searchType: 'playlist', search: 'video' },
    'GET /pills/videos/get-subcategories': { parent_id: String(EVERYBODYS) },
    'GET /pills/videos/get-topics': { parent_id: String(EVERYBODYS) },
    'GET /pills/videos/get-tags': { parent_id: String(EVERYBODYS) },
  },
  tables: {
    '/pills/videos': [
      ...['pills_videos', 'pills_keywords', 'pills_views', 'pills_reports', 'pills_progress', 'pills_favourites'],
      ...['pills_films', 'pills_captions', 'pills_video_links'],
      ...['pills_levels', 'pills_categories', 'pills_subcategories', 'pills_topics', 'pills_tags'],
      ...['pills_playlists', 'pills_playlist_videos'],
    ],
  },
  lists: [
    { as: 'ADMIN', path: '/pills/videos/list', index: 'pills_videos_in_order' },
    { as: 'ADMIN', path: '/pills/videos/list', query: { 'filter[category_id]': 1 }, index: 'pills_videos_by_category' },
    { as: 'PROF', path: '/pills/videos/filter-videos', query: { tag: EVERYBODYS }, index: 'pills_videos_by_tag' },
  ],
  once: async ({ db }) => {
    const known = await db('pills_categories').where({ id: EVERYBODYS }).first('id');
    if (known) return;
    const row = (name: string) => ({ id: EVERYBODYS, ...nameColumns(name), ...STAMPS });
    await db('pills_categories').insert(row('De todos'));
    for (const table of ['pills_subcategories', 'pills_topics', 'pills_tags'] as const)
      await db(table).insert({ ...row('De todos'), parent_id: EVERYBODYS });
    await db('pills_videos').insert({ id: EVERYBODYS, ...video, ...PLACE });
  },
  bodies: {
    'POST /pills/videos/store': {
      ...{ title: 'Tres preguntas', url: PILL_URL, category: EVERYBODYS, subcategory: EVERYBODYS },
      keywords: ['inicio'],
    },
    'POST /pills/videos/storeEdit/:id': {
      ...{ title: 'Cuatro preguntas', url: PILL_URL, category: EVERYBODYS, subcategory: EVERYBODYS, revision: 1 },
    },
    'PUT /pills/videos/:id/progress': { second: 30 },
    'PUT /pills/videos/:id/links': { links: [] },
    'POST /pills/videos/set-favorite-video': { ruta_pills_videos_id: EVERYBODYS, favorite: true },
    'PUT /pills/videos/update-categories': {
      levels: [{ level: 3, name: 'Tema', name_en: 'Topic' }],
      ...{ activeTopic: true, activeTag: true },
    },
    'POST /pills/videos/store-category': { name: 'Didáctica' },
    'POST /pills/videos/store-subcategory': { name: 'Planeación', parent_id: EVERYBODYS },
    'POST /pills/videos/store-topic': { name: 'Inicio', parent_id: EVERYBODYS },
    'POST /pills/videos/store-tag': { name: 'Preguntas', parent_id: EVERYBODYS },
    'PUT /pills/videos/update-category': { id: EVERYBODYS, name: 'Didáctica general' },
    'PUT /pills/videos/update-subcategory': { id: EVERYBODYS, name: 'Planeación general' },
    'PUT /pills/videos/update-topic': { id: EVERYBODYS, name: 'Inicio de la clase', active: true },
    'PUT /pills/videos/update-tag': { id: EVERYBODYS, name: 'Preguntas abiertas', active: true },
    'POST /pills/videos/create-new-playlist': { name: 'Para el lunes' },
    'POST /pills/videos/get-video-by-playlist': {},
    'POST /pills/videos/add-to-playlist': { videoId: EVERYBODYS },
    'POST /pills/videos/remove-video-from-playlist': { videoId: EVERYBODYS },
    'POST /pills/videos/update-playlist-name': { playlistName: 'Para el martes' },
    'PUT /pills/videos/order-playlist': { videos: [EVERYBODYS] },
  },
});
