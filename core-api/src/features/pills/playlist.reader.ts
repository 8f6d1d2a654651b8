import type { Playlist } from '@ruta/contracts/pills/pills.schema';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import type { PillPlaylistRow } from './pills.tables';

/** The caller's lists with their videos in order, the oldest first (PIL-04). */
export async function ownPlaylists(db: Knex, actor: Actor): Promise<Playlist[]> {
  const lists = await db('pills_playlists')
    .where({ user_id: own(actor) })
    .orderBy('id');
  return withVideos(db, lists);
}

/** One of the caller's lists; another person's does not exist for them: 404. */
export async function ownPlaylist(db: Knex, actor: Actor, id: number): Promise<Playlist> {
  const lists = await db('pills_playlists').where({ id, user_id: own(actor) });
  const [list] = await withVideos(db, lists);
  if (!list) throw new Problem('pills.list-not-found');
  return list;
}

/** How many lists the caller has. */
export async function countPlaylists(db: Knex, actor: Actor): Promise<number> {
  const [row] = await db('pills_playlists')
    .where({ user_id: own(actor) })
    .count<{ total: number | string }[]>({ total: '*' });
  return Number(row?.total ?? 0);
}

async function withVideos(db: Knex, lists: readonly PillPlaylistRow[]): Promise<Playlist[]> {
  if (lists.length === 0) return [];
  const ids = lists.map(({ id }) => id);
  const videos = await db('pills_playlist_videos')
    .whereIn('playlist_id', ids)
    .orderBy('position')
    .orderBy('id')
    .select();
  const byList = groupBy(videos, ({ playlist_id }) => playlist_id);
  return lists.map(({ id, name, revision }) => ({
    ...{ id, name, revision },
    ruta_pills_playlist_videos: (byList.get(id) ?? []).map((row) => ({
      id: row.id,
      ruta_pills_video_id: row.ruta_pills_video_id,
    })),
  }));
}
