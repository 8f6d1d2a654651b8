import { filmUrl } from '@ruta/contracts/pills/film-url';
import type { Named, Pill } from '@ruta/contracts/pills/pills.schema';
import type { Knex } from 'knex';
import { own } from '../../database/scope';
import type { Flag } from '../../database/table';
import { holds, type Actor } from '../../kernel/actor';
import type { PillVideoRow } from './pills.tables';

/** A video with the names of what it stands below. */
export interface PillRow extends PillVideoRow {
  category_name: string;
  subcategory_name: string;
  topic_name: string | null;
  topic_active: Flag | null;
  tag_name: string | null;
  tag_active: Flag | null;
  /** What the caller did with it, where it is asked for. */
  favorite?: Flag;
  seen?: Flag;
}

/** Videos with the names of what they stand below. */
export const withNames = (query: Knex.QueryBuilder) =>
  query
    .join('pills_categories', 'pills_categories.id', 'pills_videos.category_id')
    .join('pills_subcategories', 'pills_subcategories.id', 'pills_videos.subcategory_id')
    .leftJoin('pills_topics', 'pills_topics.id', 'pills_videos.topic_id')
    .leftJoin('pills_tags', 'pills_tags.id', 'pills_videos.tag_id')
    .select({
      category_name: 'pills_categories.name',
      subcategory_name: 'pills_subcategories.name',
      topic_name: 'pills_topics.name',
      topic_active: 'pills_topics.active',
      tag_name: 'pills_tags.name',
      tag_active: 'pills_tags.active',
    })
    .select<PillRow[]>('pills_videos.*');

/** What the caller did with the video of a row: that it is a favourite, and that they have seen it. */
export const ofCaller = (db: Knex, actor: Actor) => ({
  favourites: db('pills_favourites as favourites')
    .whereRaw('favourites.ruta_pills_videos_id = pills_videos.id')
    .where('favourites.user_id', own(actor))
    .select(db.raw('1')),
  seen: db('pills_progress as watched')
    .whereRaw('watched.video_id = pills_videos.id')
    .where('watched.user_id', own(actor))
    .whereNotNull('watched.done_at')
    .select(db.raw('1')),
});

/** Adds that to rows of videos. */
export function withCaller(query: Knex.QueryBuilder, db: Knex, actor: Actor) {
  const { favourites, seen } = ofCaller(db, actor);
  return query.select<PillRow[]>(db.raw('exists ? as favorite', [favourites]), db.raw('exists ? as seen', [seen]));
}

/** What a row says that the caller did. Hearts stand for who may give them. */
export const callersOf = (actor: Actor, { favorite, seen }: PillRow) => ({
  favorite: holds(actor, 'pill:favourite') && Boolean(favorite),
  is_seen: Boolean(seen),
});

/** The keywords of videos, in their order. */
export async function keywordsOf(db: Knex, ids: readonly number[]): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  if (ids.length === 0) return found;
  const rows = await db('pills_keywords').whereIn('video_id', ids).orderBy('id').select('video_id', 'keyword');
  for (const { video_id, keyword } of rows) found.set(video_id, [...(found.get(video_id) ?? []), keyword]);
  return found;
}

/** How many people videos did not play for. */
export async function reportsOf(db: Knex, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db('pills_reports')
    .whereIn('video_id', ids)
    .groupBy('video_id')
    .select('video_id')
    .count<{ video_id: number; people: number | string }[]>({ people: '*' });
  return new Map(rows.map(({ video_id, people }) => [video_id, Number(people)]));
}

/** What every answer says of a video. */
export const factsOf = (
  { id, title, url, file_key, duration_sec, views, created_at, revision }: PillRow,
  words: ReadonlyMap<number, string[]>,
) => ({
  ...{ id, title, url: file_key === null ? url : filmUrl(id), duration_sec, views, created_at, revision },
  keywords: words.get(id) ?? [],
});

/** What a video stands below. */
export const placesOf = (row: PillRow) => ({
  category: { id: row.category_id, name: row.category_name },
  sub_category: { id: row.subcategory_id, name: row.subcategory_name },
  topic: namedOf(row.topic_id, row.topic_name),
  tag: namedOf(row.tag_id, row.tag_name),
});
const namedOf = (id: number | null, name: string | null): Named | null =>
  id === null ? null : { id, name: name ?? '' };

/** A video as the library shows it: without topic and tag while they, or their levels, are switched off (B47). */
export function shownPill(
  actor: Actor,
  row: PillRow,
  { switches, words }: { switches: { topic: boolean; tag: boolean }; words: ReadonlyMap<number, string[]> },
): Pill {
  const { topic, tag, ...places } = placesOf(row);
  return {
    ...{ ...factsOf(row, words), ...places, ...callersOf(actor, row) },
    topic: switches.topic && row.topic_active ? topic : null,
    tag: switches.tag && row.topic_active && row.tag_active ? tag : null,
  };
}
