import type { Knex } from 'knex';
import { databaseTarget } from '../../../core-api/src/config';
import { connect } from '../../../core-api/src/database/connect';
import { migrate } from '../../../core-api/src/database/migrate';
import { searchKey } from '../../../core-api/src/database/search-key';
import { worldOf } from '../../../core-api/src/testing/world';
import { insert, sessionOf, type World } from './world';

const NOW = '2026-11-01 12:00:00';
const STAMPS = { created_at: NOW, updated_at: NOW };

/** How large a library is: videos, and what each person watched and likes. */
interface LibrarySizes {
  videos: number;
  people: number;
  views: number;
  favourites: number;
}

const LARGE: LibrarySizes = { videos: 5_000, people: 2_000, views: 250, favourites: 100 };
/** Keywords of a video. */
const WORDS = ['inicio', 'preguntas', 'evaluación', 'acuerdos', 'familias', 'lectura', 'equipo'];
/** Rows of a category, of each level below it. */
const CATEGORIES = 5;
const SUBCATEGORIES = 12;

/** A library of 5,000 videos with half a million views and 200,000 favourites, in a database of its own. */
export async function layLibrary(url: string): Promise<World> {
  const db = connect(databaseTarget(url), { patient: true });
  try {
    await migrate(db);
    const world = await layLibraryOf(db, LARGE);
    if (url.startsWith('mysql'))
      await db.raw('analyze table pills_videos, pills_keywords, pills_views, pills_favourites, pills_progress');
    return world;
  } finally {
    await db.destroy();
  }
}

/** Creates videos with their views and favourites. */
export async function layLibraryOf(db: Knex, sizes: LibrarySizes): Promise<World> {
  const world = worldOf(db);
  const school = await world.school();
  const reader = await world.person('PROF', { school_id: school });
  const people = [reader];
  while (people.length < sizes.people) people.push(await world.person('PROF', { school_id: school }));
  await layVideos(db, sizes.videos);
  await layWatching(db, people, sizes);
  return { token: await sessionOf(db, reader), big: 0, ordinary: 0, running: 0 };
}

const named = (name: string) => ({ name, name_key: searchKey(name), ...STAMPS });

async function layVideos(db: Knex, count: number) {
  const numbers = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
  const categories = numbers(CATEGORIES).map((id) => ({ id, ...named(`Categoría ${id}`) }));
  await insert(db, 'pills_categories', categories);
  await insert(
    db,
    'pills_subcategories',
    numbers(SUBCATEGORIES).map((id) => ({ id, parent_id: 1 + (id % CATEGORIES), ...named(`Subcategoría ${id}`) })),
  );
  const videos = numbers(count).map((id) => {
    const words = [0, 3].map((step) => WORDS[(id + step) % WORDS.length] ?? '');
    const title = `Video ${id}: cómo abrir la clase con tres preguntas`;
    const subcategory_id = 1 + (id % SUBCATEGORIES);
    return {
      words,
      row: {
        ...{ id, title, url: `https://vimeo.com/${id}`, search_key: searchKey([title, ...words].join(' ')) },
        ...{ category_id: 1 + (subcategory_id % CATEGORIES), subcategory_id, views: id % 200, ...STAMPS },
      },
    };
  });
  await insert(
    db,
    'pills_videos',
    videos.map(({ row }) => row),
  );
  const keywords = videos.flatMap(({ row, words }) =>
    words.map((keyword) => ({ video_id: row.id, keyword, keyword_key: searchKey(keyword) })),
  );
  await insert(db, 'pills_keywords', keywords);
}

/** What each person watched and likes is spread over the library. */
async function layWatching(db: Knex, people: readonly number[], { videos, views, favourites }: LibrarySizes) {
  for (const [at, user_id] of people.entries()) {
    const spread = (count: number) =>
      Array.from({ length: count }, (_, step) => 1 + ((at * 7 + step * Math.floor(videos / count)) % videos));
    await db.transaction(async (trx) => {
      const watched = spread(views).map((video_id) => ({ video_id, user_id, day: NOW.slice(0, 10) }));
      await insert(trx, 'pills_views', watched);
      const hearts = spread(favourites).map((ruta_pills_videos_id) => ({ user_id, ruta_pills_videos_id }));
      await insert(trx, 'pills_favourites', hearts);
    });
  }
}
