import type { PillForm } from '@ruta/contracts/pills/pills.schema';
import type { Knex } from 'knex';
import { searchKey } from '../../database/search-key';
import type { FilmColumns } from './film.model';

/** Keywords without those that differ by case or accents only. */
function distinct(keywords: readonly string[]): { keyword: string; keyword_key: string }[] {
  const known = new Map<string, string>();
  for (const keyword of keywords) if (!known.has(searchKey(keyword))) known.set(searchKey(keyword), keyword);
  return [...known].map(([keyword_key, keyword]) => ({ keyword, keyword_key }));
}

/** A form as columns of its video, with the film that it has. */
export const pillColumns = (
  { title, url, category, subcategory, topic, tag, keywords = [] }: PillForm,
  film: FilmColumns,
) => ({
  ...{ title: title.trim(), url: film.file_key === null ? url.trim() : '', ...film },
  ...{ category_id: category, subcategory_id: subcategory },
  ...{ topic_id: topic ?? null, tag_id: tag ?? null },
  search_key: searchKey([title, ...distinct(keywords).map(({ keyword }) => keyword)].join(' ')),
});

/** Adds a video. Returns its id. */
export async function insertPill(
  trx: Knex,
  { form, film, at }: { form: PillForm; film: FilmColumns; at: string },
): Promise<number> {
  const [id = 0] = await trx('pills_videos').insert({ ...pillColumns(form, film), created_at: at, updated_at: at });
  return id;
}

export async function replaceKeywords(trx: Knex, video_id: number, keywords: readonly string[]): Promise<void> {
  await trx('pills_keywords').where({ video_id }).delete();
  const rows = distinct(keywords).map((one) => ({ video_id, ...one }));
  if (rows.length > 0) await trx('pills_keywords').insert(rows);
}

/** Forgets who told that a video does not play. */
export const forgetReports = (trx: Knex, video_id: number): Promise<number> =>
  trx('pills_reports').where({ video_id }).delete();

interface OfPerson {
  video_id: number;
  user_id: number;
}

/** Counts a person's view of a day; once. The video is locked. */
export async function countView(trx: Knex, at: OfPerson, day: string): Promise<void> {
  const known = await trx('pills_views')
    .where({ ...at, day })
    .first('video_id');
  if (known) return;
  await trx('pills_views').insert({ ...at, day });
  await trx('pills_videos').where({ id: at.video_id }).increment('views', 1);
}

/** Notes that a video does not play for a person; once. */
export async function insertReport(trx: Knex, at: OfPerson): Promise<void> {
  await trx('pills_reports').insert(at).onConflict(['video_id', 'user_id']).ignore();
}

/** Keeps where a person stopped. What they have once seen stays seen. */
export async function putProgress(
  trx: Knex,
  at: OfPerson,
  { second, isSeen, now }: { second: number; isSeen: boolean; now: string },
): Promise<boolean> {
  const known = await trx('pills_progress').where(at).first('done_at');
  const done_at = known?.done_at ?? (isSeen ? now : null);
  await trx('pills_progress')
    .insert({ ...at, second, done_at, updated_at: now })
    .onConflict(['video_id', 'user_id'])
    .merge(['second', 'done_at', 'updated_at']);
  return done_at !== null;
}

/** Turns a favourite to what is said, or around. Returns what it is now. The video is locked. */
export async function setFavourite(
  trx: Knex,
  { video_id, user_id }: OfPerson,
  wanted: boolean | undefined,
): Promise<boolean> {
  const at = { user_id, ruta_pills_videos_id: video_id };
  const isNow = (await trx('pills_favourites').where(at).first('user_id')) !== undefined;
  const next = wanted ?? !isNow;
  if (next && !isNow) await trx('pills_favourites').insert(at);
  if (!next && isNow) await trx('pills_favourites').where(at).delete();
  return next;
}
