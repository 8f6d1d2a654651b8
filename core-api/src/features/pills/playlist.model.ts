import type { Knex } from 'knex';
import { searchKey } from '../../database/search-key';

/** A list's name with the key that tells it from others of its person. */
export const listName = (name: string) => ({ name: name.trim(), name_key: searchKey(name) });

/** Creates a list. Violates its key where the person has one of that name. */
export async function insertPlaylist(trx: Knex, user_id: number, name: string, at: string): Promise<number> {
  const [id = 0] = await trx('pills_playlists').insert({ user_id, ...listName(name), created_at: at, updated_at: at });
  return id;
}

/** Adds a video to the end of a list; the list is locked. */
export async function insertListed(trx: Knex, playlist_id: number, ruta_pills_video_id: number): Promise<void> {
  const [row] = await trx('pills_playlist_videos')
    .where({ playlist_id })
    .max<{ last: number | null }[]>({ last: 'position' });
  await trx('pills_playlist_videos').insert({ playlist_id, ruta_pills_video_id, position: (row?.last ?? 0) + 1 });
}

/** Takes a video out of a list. Returns whether it was in it. */
export async function deleteListed(trx: Knex, playlist_id: number, ruta_pills_video_id: number): Promise<boolean> {
  return (await trx('pills_playlist_videos').where({ playlist_id, ruta_pills_video_id }).delete()) > 0;
}
