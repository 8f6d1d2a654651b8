import type { Knex } from 'knex';
import { searchKey } from '../../database/search-key';
import { insertRows, known, minutesAfter } from '../../seeds/rows';
import type { People } from '../users/users.demo';
import { nameColumns } from './category.model';
import {
  BROKEN,
  FAVOURITES,
  FOR_INDICATORS,
  FOR_THEMES,
  KEYWORDS,
  OFF_TAG,
  OFF_TOPIC,
  PILLS,
  PLAYLISTS,
  WATCHED,
  WITHOUT_TOPIC,
} from './pills.demo-data';

const DAY = 24 * 60;
const HOSTS = [
  (slug: string) => `https://ruta.wistia.com/medias/${slug}`,
  (slug: string) => `https://www.youtube.com/watch?v=${slug.slice(0, 11)}`,
  (_: string, at: number) => `https://vimeo.com/${76_979_000 + at}`,
] as const;

interface PillsToSeed {
  trx: Knex;
  /** UTC. */
  now: string;
  people: People;
}

/** A video of the demo before it has an id of its own. */
interface Placed {
  title: string;
  category_id: number;
  subcategory_id: number;
  topic_id: number;
  tag_id: number;
}

/** The tree with its ids, each level counted from 1, and the videos in its order. */
function laid(now: string) {
  const stamps = { created_at: now, updated_at: now };
  const rows = {
    categories: [] as object[],
    subcategories: [] as object[],
    topics: [] as object[],
    tags: [] as object[],
  };
  const videos: Placed[] = [];
  const add = (list: object[], name: string, more: object = {}): number =>
    list.push({ id: list.length + 1, ...nameColumns(name), ...more, ...stamps });
  for (const [category, below] of Object.entries(PILLS)) {
    const category_id = add(rows.categories, category);
    for (const [subcategory, topics] of Object.entries(below)) {
      const subcategory_id = add(rows.subcategories, subcategory, { parent_id: category_id });
      for (const [topic, tags, titles] of topics) {
        const isShown = topic !== OFF_TOPIC;
        const topic_id = add(rows.topics, topic, { parent_id: subcategory_id, active: isShown });
        const tagIds = tags.map((tag) => add(rows.tags, tag, { parent_id: topic_id, active: tag !== OFF_TAG }));
        titles.forEach((title, at) =>
          videos.push({ title, category_id, subcategory_id, topic_id, tag_id: tagIds[at % tagIds.length] ?? 0 }),
        );
      }
    }
  }
  return { rows, videos };
}

/** What the videos of the demo are for. */
const links = () => [
  ...Object.entries(FOR_THEMES).flatMap(([key, videos]) =>
    videos.map((video_id) => ({ video_id, kind: 'theme' as const, key })),
  ),
  ...Object.entries(FOR_INDICATORS).flatMap(([code, numbers]) =>
    Object.entries(numbers).flatMap(([number, videos]) =>
      videos.map((video_id) => ({ video_id, kind: 'indicator' as const, key: `${code}/${code}_${number}` })),
    ),
  ),
];

/** The video library with its categories, and what the demo's teacher keeps of it. */
export async function pillsDemo({ trx, now, people }: PillsToSeed): Promise<{ pills: number }> {
  const { rows, videos } = laid(minutesAfter(now, -200 * DAY));
  for (const [level, some] of Object.entries(rows))
    await insertRows(trx, `pills_${level}` as 'pills_tags', some as never); // each list has the columns of its table
  const teacher = known(people.byLogin, 'prof');
  const watchers = [...people.byLogin.values()].slice(0, 12);
  const placed = videos.map(({ title, ...places }, index) => {
    const at = index + 1;
    const created_at = minutesAfter(now, (at - 2 * videos.length) * DAY);
    const words = KEYWORDS.filter((_, word) => (at * 7 + word * 3) % 10 < at % 7);
    const hasTopic = !WITHOUT_TOPIC.includes(at);
    const slug = searchKey(title)
      .replace(/[^a-z\d]+/g, '-')
      .slice(0, 40);
    const views = (at * 5) % (watchers.length + 1);
    return {
      words,
      video: {
        ...{ id: at, title, url: (HOSTS[at % HOSTS.length] ?? HOSTS[0])(slug, at), ...places, views },
        topic_id: hasTopic ? places.topic_id : null,
        tag_id: hasTopic ? places.tag_id : null,
        search_key: searchKey([title, ...words].join(' ')),
        ...{ created_at, updated_at: created_at },
      },
    };
  });
  const day = now.slice(0, 10);
  await insertRows(
    trx,
    'pills_videos',
    placed.map(({ video }) => video),
  );
  const keywords = placed.flatMap(({ video, words }) =>
    words.map((keyword) => ({ video_id: video.id, keyword, keyword_key: searchKey(keyword) })),
  );
  await insertRows(trx, 'pills_keywords', keywords);
  const views = placed.flatMap(({ video }) =>
    watchers.slice(0, video.views).map((user_id) => ({ video_id: video.id, user_id, day })),
  );
  await insertRows(trx, 'pills_views', views);
  await insertRows(
    trx,
    'pills_reports',
    watchers.slice(0, 2).map((user_id) => ({ video_id: BROKEN, user_id })),
  );
  await insertRows(
    trx,
    'pills_favourites',
    FAVOURITES.map((ruta_pills_videos_id) => ({ user_id: teacher, ruta_pills_videos_id })),
  );
  await insertRows(
    trx,
    'pills_progress',
    WATCHED.map(({ at, second, isSeen }) => ({
      ...{ video_id: at, user_id: teacher, second, done_at: isSeen ? now : null, updated_at: now },
    })),
  );
  await insertRows(trx, 'pills_video_links', links());
  const stamps = { created_at: now, updated_at: now };
  const lists = Object.entries(PLAYLISTS);
  await insertRows(
    trx,
    'pills_playlists',
    lists.map(([name], at) => ({ id: at + 1, user_id: teacher, ...nameColumns(name), ...stamps })),
  );
  const listed = lists.flatMap(([, of], at) =>
    of.map((ruta_pills_video_id, index) => ({ playlist_id: at + 1, ruta_pills_video_id, position: index + 1 })),
  );
  await insertRows(trx, 'pills_playlist_videos', listed);
  return { pills: placed.length };
}
