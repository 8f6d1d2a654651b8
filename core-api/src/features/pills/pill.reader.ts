import type { OpenedPill, Pill } from '@ruta/contracts/pills/pills.schema';
import type { Knex } from 'knex';
import { own } from '../../database/scope';
import { containingWords } from '../../database/search-key';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { switchesOf } from './category.reader';
import { captionsOf } from './film.reader';
import { keywordsOf, ofCaller, reportsOf, shownPill, withCaller, withNames } from './pill-row.reader';
import type { PillVideoRow } from './pills.tables';

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

/** Videos of the library, which everybody may watch; hearts and lists are the caller's (PIL-03). */
export async function libraryPills(db: Knex, actor: Actor, asked: Asked): Promise<Pill[]> {
  const switches = await switchesOf(db);
  // Nothing is found below what is switched off: the filter does not offer it any more (B47).
  const isHidden = (asked.topic && !switches.topic) || (asked.tag && !switches.tag);
  // The page is found first, by its index alone: joined with the names, databases read and sort the whole library.
  const page = db('pills_videos').select('pills_videos.id').limit(asked.take, AS_TEXT).offset(asked.skip, AS_TEXT);
  for (const level of ['category', 'subcategory', 'topic', 'tag'] as const) {
    const id = asked[level];
    if (id !== undefined) void page.where(`pills_videos.${level}_id`, id);
  }
  if (asked.topic || asked.tag)
    void page.join('pills_topics', 'pills_topics.id', 'pills_videos.topic_id').where('pills_topics.active', true);
  if (asked.tag) void page.join('pills_tags', 'pills_tags.id', 'pills_videos.tag_id').where('pills_tags.active', true);
  if (asked.search) containingWords(page, 'pills_videos.search_key', asked.search.split(/\s+/));
  if (asked.isFavourite) void page.whereExists(ofCaller(db, actor).favourites);
  const query = withCaller(
    withNames(db('pills_videos').join(page.as('page'), 'page.id', 'pills_videos.id')),
    db,
    actor,
  );
  if (asked.playlist !== undefined) {
    void page
      .join('pills_playlist_videos as listed', 'listed.ruta_pills_video_id', 'pills_videos.id')
      .where('listed.playlist_id', asked.playlist)
      .orderBy([{ column: 'listed.position' }, { column: 'listed.id' }])
      .select('listed.position', 'listed.id as listed_id');
    void query.orderBy(['page.position', 'page.listed_id']);
  } else {
    void page.orderBy('pills_videos.id', 'desc');
    void query.orderBy('pills_videos.id', 'desc');
  }
  const rows = isHidden ? [] : await query;
  const words = await keywordsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => shownPill(actor, row, { switches, words }));
}

/** One that is watched, with what the caller did with it. */
export async function openedPill(db: Knex, actor: Actor, id: number): Promise<OpenedPill> {
  const [row] = await withCaller(withNames(db('pills_videos').where('pills_videos.id', id)), db, actor);
  if (!row) throw new Problem('pills.not-found');
  const switches = await switchesOf(db);
  const at = { video_id: id, user_id: own(actor) };
  const progress = await db('pills_progress').where(at).first('second');
  const reports = await db('pills_reports').where({ video_id: id }).pluck('user_id');
  const words = await keywordsOf(db, [id]);
  return {
    ...shownPill(actor, row, { switches, words }),
    second: progress?.second ?? 0,
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
