import type { Page } from '@ruta/contracts';
import type { pills } from '@ruta/contracts/pills/pills.api';
import { filmUrl } from '@ruta/contracts/pills/film-url';
import type { ListedPill, Named, OpenedPill, Pill } from '@ruta/contracts/pills/pills.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { page } from '../../database/page';
import { everything, own } from '../../database/scope';
import { containingWords } from '../../database/search-key';
import type { Flag } from '../../database/table';
import { holds, type Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { switchesOf } from './category.reader';
import { captionsOf } from './film.reader';
import type { PillVideoRow } from './pills.tables';

type List = z.output<typeof pills.list.query>;

/** MySQL's driver cannot bind the limit and offset of a prepared statement. */
const AS_TEXT = { skipBinding: true };

/** Which videos of the library: those below a row of each level, of a view, with words. */
export interface Asked {
  skip: number;
  take: number;
  category?: number | undefined;
  subcategory?: number | undefined;
  topic?: number | undefined;
  tag?: number | undefined;
  isFavourite?: boolean | undefined;
  /** A list of the caller, whose videos come in its order. */
  playlist?: number | undefined;
  search?: string | undefined;
}

interface Row extends PillVideoRow {
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

const withNames = (query: Knex.QueryBuilder) =>
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
    .select<Row[]>('pills_videos.*');

/** Videos of the library, which everybody may watch; hearts and lists are the caller's (PIL-03). */
export async function libraryPills(db: Knex, actor: Actor, asked: Asked): Promise<Pill[]> {
  const switches = await switchesOf(db);
  // Nothing is found below what is switched off: the filter does not offer it any more (B47).
  const isHidden = (asked.topic && !switches.topic) || (asked.tag && !switches.tag);
  const query = withNames(db('pills_videos')).limit(asked.take, AS_TEXT).offset(asked.skip, AS_TEXT);
  for (const level of ['category', 'subcategory', 'topic', 'tag'] as const) {
    const id = asked[level];
    if (id !== undefined) void query.where(`pills_videos.${level}_id`, id);
  }
  if (asked.topic || asked.tag) void query.where('pills_topics.active', true);
  if (asked.tag) void query.where('pills_tags.active', true);
  if (asked.search) containingWords(query, 'pills_videos.search_key', asked.search.split(/\s+/));
  if (asked.playlist !== undefined)
    void query
      .join('pills_playlist_videos as listed', 'listed.ruta_pills_video_id', 'pills_videos.id')
      .where('listed.playlist_id', asked.playlist)
      .orderBy([{ column: 'listed.position' }, { column: 'listed.id' }]);
  else void query.orderBy('pills_videos.id', 'desc');
  if (asked.isFavourite) void query.whereExists(ofCaller(db, actor).favourites);
  withCaller(query, db, actor);
  const rows = isHidden ? [] : await query;
  const hasHearts = holds(actor, 'pill:favourite');
  const words = await keywordsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...factsOf(row, words),
    ...placesOf(row),
    ...{ favorite: hasHearts && Boolean(row.favorite), is_seen: Boolean(row.seen) },
    topic: switches.topic && row.topic_active ? placesOf(row).topic : null,
    tag: switches.tag && row.topic_active && row.tag_active ? placesOf(row).tag : null,
  }));
}

/** What the caller did with the video of a row: that it is a favourite, and that they have seen it. */
const ofCaller = (db: Knex, actor: Actor) => ({
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
function withCaller(query: Knex.QueryBuilder, db: Knex, actor: Actor): void {
  const { favourites, seen } = ofCaller(db, actor);
  void query.select(db.raw('exists ? as favorite', [favourites]), db.raw('exists ? as seen', [seen]));
}

/** A page of the console: what nobody watches first (PIL-01). */
export function listPills(db: Knex, actor: Actor, request: List): Promise<Page<ListedPill>> {
  const query = everything(db('pills_videos'), actor, 'pill:manage');
  const { search, unseen, broken, ...levels } = request.filter;
  for (const [column, id] of Object.entries(levels))
    if (id !== undefined) void query.where(`pills_videos.${column}`, id);
  if (search) containingWords(query, 'pills_videos.search_key', search.split(/\s+/));
  if (unseen !== undefined) void query.where('pills_videos.views', unseen ? '=' : '>', 0);
  if (broken !== undefined) {
    const reported = db('pills_reports').whereRaw('pills_reports.video_id = pills_videos.id').select(db.raw('1'));
    void (broken ? query.whereExists(reported) : query.whereNotExists(reported));
  }
  const included = new Set(request.include);
  return page(db, query, request, {
    table: 'pills_videos',
    columns: { views: 'pills_videos.views', id: 'pills_videos.id' },
    select: withNames,
    present: async (rows: Row[]) => {
      const ids = rows.map(({ id }) => id);
      const [words, reports, hearts, captions] = [
        await keywordsOf(db, ids),
        await reportsOf(db, ids),
        await favouritesOf(db, actor, ids),
        await captionsOf(db, ids),
      ];
      return rows.map((row) => {
        const { category, sub_category, topic, tag } = placesOf(row);
        return {
          ...factsOf(row, words),
          ...{ favorite: hearts.has(row.id), reports: reports.get(row.id) ?? 0, captions: captions.get(row.id) ?? [] },
          ...(included.has('category') && { category }),
          ...(included.has('subCategory') && { sub_category }),
          ...(included.has('topic') && { topic }),
          ...(included.has('tag') && { tag }),
        };
      });
    },
  });
}

/** One as its console knows it: with topic and tag that are off. */
export async function managedPill(db: Knex, actor: Actor, id: number): Promise<Pill> {
  const query = withNames(everything(db('pills_videos'), actor, 'pill:manage').where('pills_videos.id', id));
  withCaller(query, db, actor);
  const [row] = await query;
  if (!row) throw new Problem('pills.not-found');
  const words = await keywordsOf(db, [id]);
  const favorite = holds(actor, 'pill:favourite') && Boolean(row.favorite);
  return { ...factsOf(row, words), ...placesOf(row), favorite, is_seen: Boolean(row.seen) };
}

/** One that is watched, with what the caller did with it. */
export async function openedPill(db: Knex, actor: Actor, id: number): Promise<OpenedPill> {
  const [row] = await withNames(db('pills_videos').where('pills_videos.id', id));
  if (!row) throw new Problem('pills.not-found');
  const switches = await switchesOf(db);
  const at = { video_id: id, user_id: own(actor) };
  const progress = await db('pills_progress').where(at).first('second', 'done_at');
  const reports = await db('pills_reports').where({ video_id: id }).pluck('user_id');
  const words = await keywordsOf(db, [id]);
  const hearts = await favouritesOf(db, actor, [id]);
  const { topic, tag, ...places } = placesOf(row);
  return {
    ...{ ...factsOf(row, words), ...places, favorite: hearts.has(id) },
    topic: switches.topic && row.topic_active ? topic : null,
    tag: switches.tag && row.topic_active && row.tag_active ? tag : null,
    second: progress?.second ?? 0,
    is_seen: progress?.done_at != null,
    captions: (await captionsOf(db, [id])).get(id) ?? [],
    is_reported: reports.includes(at.user_id),
    is_broken: reports.length > 0,
  };
}

/** The stored row of a video. */
export async function findPill(db: Knex, id: number): Promise<PillVideoRow> {
  const row = await db('pills_videos').where({ id }).first();
  if (!row) throw new Problem('pills.not-found');
  return row;
}

/** Whether there is such a video. */
export const isPill = async (db: Knex, id: number): Promise<boolean> =>
  (await db('pills_videos').where({ id }).first('id')) !== undefined;

/** How many people a video did not play for. */
export async function countReports(db: Knex, id: number): Promise<number> {
  return (await reportsOf(db, [id])).get(id) ?? 0;
}

async function keywordsOf(db: Knex, ids: readonly number[]): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  if (ids.length === 0) return found;
  const rows = await db('pills_keywords').whereIn('video_id', ids).orderBy('id').select('video_id', 'keyword');
  for (const { video_id, keyword } of rows) found.set(video_id, [...(found.get(video_id) ?? []), keyword]);
  return found;
}

async function reportsOf(db: Knex, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db('pills_reports')
    .whereIn('video_id', ids)
    .groupBy('video_id')
    .select('video_id')
    .count<{ video_id: number; people: number | string }[]>({ people: '*' });
  return new Map(rows.map(({ video_id, people }) => [video_id, Number(people)]));
}

async function favouritesOf(db: Knex, actor: Actor, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0 || !holds(actor, 'pill:favourite')) return new Set();
  const mine = db('pills_favourites')
    .where({ user_id: own(actor) })
    .whereIn('ruta_pills_videos_id', ids);
  return new Set(await mine.pluck('ruta_pills_videos_id'));
}

const factsOf = (
  { id, title, url, file_key, duration_sec, views, created_at, revision }: Row,
  words: ReadonlyMap<number, string[]>,
) => ({
  ...{ id, title, url: file_key === null ? url : filmUrl(id), duration_sec, views, created_at, revision },
  keywords: words.get(id) ?? [],
});

const placesOf = (row: Row) => ({
  category: { id: row.category_id, name: row.category_name },
  sub_category: { id: row.subcategory_id, name: row.subcategory_name },
  topic: namedOf(row.topic_id, row.topic_name),
  tag: namedOf(row.tag_id, row.tag_name),
});
const namedOf = (id: number | null, name: string | null): Named | null =>
  id === null ? null : { id, name: name ?? '' };
