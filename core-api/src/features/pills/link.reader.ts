import { RECOMMENDED_MAX } from '@ruta/contracts/pills/limits';
import type { PillLink } from '@ruta/contracts/pills/links.schema';
import type { Pill } from '@ruta/contracts/pills/pills.schema';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import type { Actor } from '../../kernel/actor';
import { switchesOf } from './category.reader';
import { linkId } from './link.model';
import { keywordsOf, ofCaller, shownPill, withCaller, withNames } from './pill-row.reader';

/** What a video is tied to, themes last, each by its key. */
export const linksOf = (db: Knex, video_id: number): PromiseLike<PillLink[]> =>
  db('pills_video_links').where({ video_id }).orderBy(['kind', 'key']).select('kind', 'key');

/**
 * The newest videos of each link that the caller has not seen, as many as can be shown, with everything of the links that
 * each is tied to; the newest first. Of each link by itself, so that many videos of one leave the others their own.
 */
export async function linkedPills(
  db: Knex,
  actor: Actor,
  links: readonly PillLink[],
): Promise<{ pill: Pill; links: string[] }[]> {
  if (links.length === 0) return [];
  const tied = db('pills_video_links').where((any) => {
    for (const { kind, key } of links) void any.orWhere({ kind, key });
  });
  const ranked = tied
    .clone()
    .join('pills_videos', 'pills_videos.id', 'pills_video_links.video_id')
    .whereNotExists(ofCaller(db, actor).seen)
    .select('video_id', db.raw('row_number() over (partition by ??, ?? order by ?? desc) as ??', RANK));
  const newest = db.from(ranked.as('ranked')).where('ranked.place', '<=', RECOMMENDED_MAX).select('ranked.video_id');
  const rows = await withCaller(withNames(db('pills_videos')), db, actor)
    .whereIn('pills_videos.id', newest)
    .orderBy('pills_videos.id', 'desc');
  const ids = rows.map(({ id }) => id);
  const found = groupBy(
    ids.length === 0 ? [] : await tied.whereIn('video_id', ids).select('video_id', 'kind', 'key'),
    ({ video_id }) => video_id,
  );
  const [switches, words] = [await switchesOf(db), await keywordsOf(db, ids)];
  return rows.map((row) => ({
    pill: shownPill(actor, row, { switches, words }),
    links: (found.get(row.id) ?? []).map(linkId),
  }));
}

/** What videos are ranked by, and the name of the rank. */
const RANK = ['pills_video_links.kind', 'pills_video_links.key', 'pills_videos.id', 'place'];
