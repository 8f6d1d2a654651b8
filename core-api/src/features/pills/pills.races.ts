import { randomUUID } from 'node:crypto';
import { sentFilmUrl } from '@ruta/contracts/pills/film-url';
import { STAMPS } from '../../testing/fixtures';
import { roleIdOf, sessionsFor, type RacePlace, type RoomRaces, type Stage } from '../../testing/races';
import { nameColumns } from './category.model';
import { EVERYBODYS, PILL_URL } from './pills.testing';

const at = (path: string) => `/pills/videos/${path}`;

/** A branch of its own with a video in it or without. */
async function branch({ db, insert }: RacePlace, { withVideo = false } = {}): Promise<Stage> {
  const row = () => ({ ...nameColumns(randomUUID()), ...STAMPS });
  const category = await insert('pills_categories', row());
  const subcategory = await insert('pills_subcategories', { parent_id: category, ...row() });
  const topic = await insert('pills_topics', { parent_id: subcategory, ...row() });
  const places = { category_id: category, subcategory_id: subcategory, topic_id: topic };
  const video = { title: 'Video', url: PILL_URL, search_key: 'video', ...places, ...STAMPS };
  const pill = withVideo ? await insert('pills_videos', video) : 0;
  // What a video is tied to may stay, whether or not a question has that theme.
  const links = ['tema 1', 'tema 2'].map((key) => ({ video_id: pill, kind: 'theme' as const, key }));
  if (withVideo) await db('pills_video_links').insert(links);
  return { ids: { 'pill-category': category, subcategory, 'pill-topic': topic, 'pill-video': pill } };
}

const sent = ({ ids }: Stage, title: string) => ({
  ...{
    title,
    url: PILL_URL,
    category: ids['pill-category'],
    subcategory: ids['subcategory'],
    topic: ids['pill-topic'],
  },
});

/** Somebody's list of two videos; they come with two devices. */
async function listed({ db, world, insert, id }: RacePlace): Promise<Stage> {
  const user_id = await world.person('PROF');
  const [one, other] = [await id('pill-video'), EVERYBODYS];
  const playlist = await insert('pills_playlists', { user_id, ...nameColumns('Lista'), ...STAMPS });
  const third = await insert('pills_videos', {
    ...{ title: 'Otro', url: PILL_URL, search_key: 'otro', category_id: EVERYBODYS, subcategory_id: EVERYBODYS },
    ...STAMPS,
  });
  for (const [position, ruta_pills_video_id] of [one, other].entries())
    await insert('pills_playlist_videos', { playlist_id: playlist, ruta_pills_video_id, position });
  const sessions = await sessionsFor(db, { user_id, role_id: await roleIdOf(db, 'PROF') }, 2);
  return {
    ids: { playlist, 'pill-video': one, other, third, user: user_id },
    tokens: [sessions[0]?.token ?? '', sessions[1]?.token ?? ''],
  };
}

/** A film with captions, and another one that was sent; they come with two devices. */
async function filmed(place: RacePlace): Promise<Stage> {
  const { db, world, insert, id } = place;
  const user_id = await world.person('ADMIN');
  const { ids } = await branch(place);
  const [video, film] = [await id('pill-film-video'), randomUUID()];
  const row = { user_id, file_key: film, duration_sec: 75, created_at: STAMPS.created_at };
  const sessions = await sessionsFor(db, { user_id, role_id: await roleIdOf(db, 'ADMIN') }, 2);
  return {
    ids: {
      ...ids,
      'pill-video': video,
      'pill-film-video': video,
      film: await insert('pills_films', row),
      user: user_id,
    },
    tokens: [sessions[0]?.token ?? '', sessions[1]?.token ?? ''],
    facts: { film },
  };
}
/** Saves a video with the film that was sent. */
const withFilm = (stage: Stage, side: number) => ({
  ...{ ...sent(stage, `Video ${side}`), url: sentFilmUrl(stage.ids['film'] ?? 0) },
});
const CAPTIONS = ['POST', 'DELETE'].map((method) => `${method} ${at(':id/captions/:locale')}`);
const SAVES = ['store', 'storeEdit/:id'].map((one) => `POST ${at(one)}`);

const OF_LISTS = ['add-to-playlist', 'update-playlist-name', 'remove-video-from-playlist'].map(
  (one) => `POST ${at(one)}`,
);
const HEART = `POST ${at('set-favorite-video')}`;

export const pillsRaces: RoomRaces = {
  'video of the library': {
    about: ['pill-video'],
    states: { watched: (place) => branch(place, { withVideo: true }) },
    bodies: {
      [`POST ${at('storeEdit/:id')}`]: (stage, side) => sent(stage, `Video ${side}`),
      [`PUT ${at(':id/progress')}`]: (_, side) => ({ second: side }),
      [`PUT ${at(':id/links')}`]: (_, side) => ({ links: [{ kind: 'theme', key: `tema ${side}` }] }),
    },
    rows: (db, { ids }) => {
      const of = { video_id: ids['pill-video'] ?? 0 };
      return {
        videos: db('pills_videos').where({ id: of.video_id }).select('title', 'views', 'revision'),
        views: db('pills_views').where(of).select('day'),
        reports: db('pills_reports').where(of).select('video_id'),
        progress: db('pills_progress').where(of).select('second'),
        links: db('pills_video_links').where(of).orderBy('key').select('key'),
      };
    },
    broken: ({ videos = [], views = [] }) =>
      videos.every((video) => video['views'] === views.length) ? [] : ['views are not as many as were counted'],
  },
  /** Two people change the captions of a film, while its video gets another one or is deleted. */
  'captions of a film': {
    about: ['pill-film-video'],
    beside: [`POST ${at('storeEdit/:id')}`, `DELETE ${at('delete/:id')}`],
    asOneself: [...CAPTIONS, ...SAVES, `DELETE ${at('delete/:id')}`],
    states: { filmed },
    bodies: { [`POST ${at('storeEdit/:id')}`]: withFilm },
    rows: (db, { ids, facts }) => {
      const id = ids['pill-film-video'] ?? 0;
      return {
        videos: db('pills_videos')
          .where({ id })
          .select('revision', db.raw('case file_key when ? then 1 else 0 end as is_new', [facts?.['film'] ?? ''])),
        captions: db('pills_captions').where({ video_id: id }).select('locale'),
      };
    },
  },
  /** A film is sent again, and two videos want the one that was sent. */
  'film of the library': {
    about: [`POST ${at('file')}`, `POST ${at('store')}`],
    asOneself: [`POST ${at('file')}`, ...SAVES],
    states: { filmed },
    bodies: { [`POST ${at('store')}`]: withFilm },
    rows: (db, { ids, facts }) => ({
      films: db('pills_films')
        .where({ user_id: ids['user'] ?? 0 })
        .select('duration_sec'),
      videos: db('pills_videos')
        .where({ file_key: facts?.['film'] ?? '' })
        .select('title'),
    }),
    broken: ({ videos = [] }) => (videos.length > 1 ? ['two videos have one film'] : []),
  },
  'branch of the library': {
    about: ['pill-category', 'pill-topic', ...['store', 'store-subcategory'].map((one) => `POST ${at(one)}`)],
    states: { empty: (place) => branch(place) },
    bodies: {
      [`POST ${at('store')}`]: (stage, side) => sent(stage, `Video ${side}`),
      [`POST ${at('store-subcategory')}`]: ({ ids }, side) => ({
        name: `Rama ${side}`,
        parent_id: ids['pill-category'],
      }),
    },
    rows: (db, { ids }) => {
      const category_id = ids['pill-category'] ?? 0;
      return {
        categories: db('pills_categories').where({ id: category_id }).select('revision'),
        subcategories: db('pills_subcategories').where({ parent_id: category_id }).select('revision'),
        topics: db('pills_topics')
          .where({ id: ids['pill-topic'] ?? 0 })
          .select('revision'),
        videos: db('pills_videos')
          .where({ category_id })
          .select('title', db.raw('case when topic_id is null then 0 else 1 end as has_topic')),
      };
    },
    broken: ({ categories = [], videos = [] }) =>
      categories.length === 0 && videos.length > 0 ? ['a video has no category'] : [],
  },
  playlist: {
    about: ['playlist'],
    beside: [`DELETE ${at('delete/:id')}`],
    asOneself: [...OF_LISTS, `DELETE ${at('delete-playlist/:id')}`, `PUT ${at('order-playlist')}`],
    states: { listed },
    bodies: {
      [`POST ${at('add-to-playlist')}`]: ({ ids }) => ({ videoId: ids['third'] }),
      [`POST ${at('remove-video-from-playlist')}`]: ({ ids }) => ({ videoId: ids['other'] }),
      [`POST ${at('update-playlist-name')}`]: (_, side) => ({ playlistName: `Lista ${side}` }),
      [`PUT ${at('order-playlist')}`]: ({ ids }) => ({ videos: [ids['other'], ids['pill-video']] }),
    },
    rows: (db, { ids }) => {
      const playlist_id = ids['playlist'] ?? 0;
      return {
        lists: db('pills_playlists').where({ id: playlist_id }).select('name', 'revision'),
        videos: db('pills_playlist_videos')
          .where({ playlist_id })
          .select(
            'position',
            db.raw('case ruta_pills_video_id when ? then 1 else 0 end as is_other', [ids['other'] ?? 0]),
          ),
      };
    },
  },
  favourite: {
    about: [HEART],
    beside: [`DELETE ${at('delete/:id')}`],
    asOneself: [HEART],
    states: { listed },
    bodies: { [HEART]: ({ ids }, side) => ({ ruta_pills_videos_id: ids['pill-video'], favorite: side === 1 }) },
    rows: (db, { ids }) => ({
      hearts: db('pills_favourites')
        .where({ user_id: ids['user'] ?? 0 })
        .select('ruta_pills_videos_id'),
    }),
  },
};
