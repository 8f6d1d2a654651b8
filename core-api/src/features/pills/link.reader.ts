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

/** MySQL's driver cannot bind the limit of a prepared statement. */
const AS_TEXT = { skipBinding: true };
/** Newest videos per wanted link that are looked at. */
const PER_LINK = 20;

/** Videos tied to any of the links that the caller has not seen, the newest first, with what each is tied to. */
export async function linkedPills(
  db: Knex,
  actor: Actor,
  links: readonly PillLink[],
): Promise<{ pill: Pill; links: string[] }[]> {
  if (links.length === 0) return [];
  const tied = db('pills_video_links').where((any) => {
    for (const { kind, key } of links) void any.orWhere({ kind, key });
  });
  const rows = await withCaller(withNames(db('pills_videos')), db, actor)
    .whereIn('pills_videos.id', tied.clone().select('video_id'))
    .whereNotExists(ofCaller(db, actor).seen)
    .orderBy('pills_videos.id', 'desc')
    .limit(PER_LINK * links.length, AS_TEXT);
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
