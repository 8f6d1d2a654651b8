import type { Knex } from 'knex';
import { databaseTarget } from '../../../core-api/src/config';
import { connect } from '../../../core-api/src/database/connect';
import { migrate } from '../../../core-api/src/database/migrate';
import { searchKey } from '../../../core-api/src/database/search-key';
import { worldOf } from '../../../core-api/src/testing/world';
import { insert, sessionOf, type World } from './world';

const NOW = '2026-11-01 12:00:00';
const STAMPS = { created_at: NOW, updated_at: NOW };
const VIDEOS = 5_000;
const VIEWS = 500_000;
const FAVOURITES = 200_000;
const PEOPLE = 2_000;
/** Keywords of a video. */
const WORDS = ['inicio', 'preguntas', 'evaluación', 'acuerdos', 'familias', 'lectura', 'equipo'];
/** Rows of a category, of each level below it. */
const CATEGORIES = 5;
const SUBCATEGORIES = 12;

/** A library of 5,000 videos with half a million views and 200,000 favourites, of which its reader has a hundred. */
export async function layLibrary(url: string): Promise<World> {
  const db = connect(databaseTarget(url), { patient: true });
  try {
    await migrate(db);
    const world = worldOf(db);
    const school = await world.school();
    const reader = await world.person('PROF', { school_id: school });
    const people = [reader];
    while (people.length < PEOPLE) people.push(await world.person('PROF', { school_id: school }));
    await layVideos(db);
    await layWatching(db, people);
    if (url.startsWith('mysql'))
      await db.raw('analyze table pills_videos, pills_keywords, pills_views, pills_favourites, pills_progress');
    return { token: await sessionOf(db, reader), big: 0, ordinary: 0, running: 0 };
  } finally {
    await db.destroy();
  }
}

const named = (name: string) => ({ name, name_key: searchKey(name), ...STAMPS });

async function layVideos(db: Knex) {
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  const categories = numbers(CATEGORIES).map((id) => ({ id, ...named(`Categoría ${id}`) }));
  await insert(db, 'pills_categories', categories);
  await insert(
    db,
    'pills_subcategories',
    numbers(SUBCATEGORIES).map((id) => ({ id, parent_id: 1 + (id % CATEGORIES), ...named(`Subcategoría ${id}`) })),
  );
  const videos = numbers(VIDEOS).map((id) => {
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

/** Each person watched 250 videos and has 100 favourites, spread over the library. */
async function layWatching(db: Knex, people: readonly number[]) {
  for (const [at, user_id] of people.entries()) {
    const spread = (count: number) =>
      Array.from({ length: count }, (_, step) => 1 + ((at * 7 + step * Math.floor(VIDEOS / count)) % VIDEOS));
    await db.transaction(async (trx) => {
      const views = spread(VIEWS / PEOPLE).map((video_id) => ({ video_id, user_id, day: NOW.slice(0, 10) }));
      await insert(trx, 'pills_views', views);
      const hearts = spread(FAVOURITES / PEOPLE).map((ruta_pills_videos_id) => ({ user_id, ruta_pills_videos_id }));
      await insert(trx, 'pills_favourites', hearts);
    });
  }
}
