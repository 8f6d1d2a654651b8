import type { Locale } from '@ruta/contracts';
import type { Knex } from 'knex';

/** The keys of films and captions that are in use, for the sweep of the store. */
export const filmKeys = (db: Knex) => async (keys: readonly string[]) => {
  const videos = await db('pills_videos').whereIn('file_key', keys).pluck('file_key');
  const films = await db('pills_films').whereIn('file_key', keys).pluck('file_key');
  const captions = await db('pills_captions').whereIn('file_key', keys).pluck('file_key');
  return [...videos, ...films, ...captions].flatMap((key) => key ?? []);
};

/** The key of a film that somebody sent and that no video has yet. */
export const sentFilmKey = async (db: Knex, id: number, user_id: number): Promise<string | undefined> =>
  (await db('pills_films').where({ id, user_id }).first('file_key'))?.file_key;

/** The keys of the captions of a video, by language. */
export async function captionKeys(db: Knex, video_id: number): Promise<Map<Locale, string>> {
  const rows = await db('pills_captions').where({ video_id }).select('locale', 'file_key');
  return new Map(rows.map(({ locale, file_key }) => [locale, file_key]));
}

/** The languages in which videos have captions; Spanish first. */
export async function captionsOf(db: Knex, ids: readonly number[]): Promise<Map<number, Locale[]>> {
  const of = new Map<number, Locale[]>();
  if (ids.length === 0) return of;
  const rows = await db('pills_captions')
    .whereIn('video_id', ids)
    .orderBy([{ column: 'video_id' }, { column: 'locale', order: 'desc' }])
    .select('video_id', 'locale');
  for (const { video_id, locale } of rows) of.set(video_id, [...(of.get(video_id) ?? []), locale]);
  return of;
}
