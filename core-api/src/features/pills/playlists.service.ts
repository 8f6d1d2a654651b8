import { LIST_VIDEOS_MAX, LISTS_MAX } from '@ruta/contracts/pills/limits';
import type { Pill, Playlist } from '@ruta/contracts/pills/pills.schema';
import type { Knex } from 'knex';
import { isUniqueViolation } from '../../database/db-problems';
import { deleteJudged } from '../../database/judged-rows';
import { placeRows } from '../../database/order';
import { lockRows } from '../../database/row-locks';
import { own } from '../../database/scope';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { isPill, libraryPills } from './pill.reader';
import { deleteListed, insertListed, insertPlaylist, listName } from './playlist.model';
import { countPlaylists, ownPlaylist, ownPlaylists } from './playlist.reader';

interface Order {
  playlistId: number;
  videos: readonly number[];
  revision?: number | undefined;
}

/** The caller's own lists (PIL-04). A list is locked before it is judged. */
export function playlistsService({ db, clock }: { db: Knex; clock: Clock }) {
  /** A name is unique among a person's lists; the database says so. */
  const named = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (isUniqueViolation(error)) throw new Problem('pills.list-name-taken');
      throw error;
    }
  };

  const withList = (actor: Actor, id: number, work: (trx: Knex, list: Playlist) => Promise<void>): Promise<Playlist> =>
    db.transaction(async (trx) => {
      await lockRows(trx, 'pills_playlists', id);
      await work(trx, await ownPlaylist(trx, actor, id));
      return ownPlaylist(trx, actor, id);
    });

  /** Raises a list's revision, if it still is the caller's and, where one is given, as they saw it. */
  const raise = (trx: Knex, actor: Actor, { id }: Playlist, revision: number | undefined, changes: object = {}) =>
    updateAtRevision(trx, 'pills_playlists', {
      at: { id, user_id: own(actor) },
      revision: revision ?? 'any',
      changes: { ...changes, updated_at: utc(clock.now()) },
      stale: async () => new Problem('pills.list-stale', { current: await ownPlaylist(trx, actor, id) }),
    });

  return {
    mine: (actor: Actor): Promise<Playlist[]> => ownPlaylists(db, actor),

    async videos(actor: Actor, playlist: number): Promise<Pill[]> {
      await ownPlaylist(db, actor, playlist);
      return libraryPills(db, actor, { playlist, skip: 0, take: LIST_VIDEOS_MAX });
    },

    /** An empty name creates nothing (B44). */
    async create(actor: Actor, name: string): Promise<{ created: boolean; playlist: Playlist | null }> {
      const user_id = own(actor);
      if (name.trim() === '') return { created: false, playlist: null };
      return named(() =>
        db.transaction(async (trx) => {
          await lockRows(trx, 'users', user_id);
          if ((await countPlaylists(trx, actor)) >= LISTS_MAX) throw new Problem('pills.too-many-lists');
          const id = await insertPlaylist(trx, user_id, name, utc(clock.now()));
          return { created: true, playlist: await ownPlaylist(trx, actor, id) };
        }),
      );
    },

    rename: (actor: Actor, id: number, name: string): Promise<Playlist> =>
      named(() => withList(actor, id, (trx, list) => raise(trx, actor, list, undefined, listName(name)))),

    /** A video that the list has is not added again (B45). */
    add: (actor: Actor, id: number, video: number): Promise<Playlist> =>
      withList(actor, id, async (trx, list) => {
        const held = list.ruta_pills_playlist_videos;
        await lockRows(trx, 'pills_videos', video);
        if (!(await isPill(trx, video))) throwFieldErrors({ videoId: ['pills.video.unknown'] });
        if (held.some(({ ruta_pills_video_id }) => ruta_pills_video_id === video)) return;
        if (held.length >= LIST_VIDEOS_MAX) throw new Problem('pills.list-full');
        await insertListed(trx, id, video);
        await raise(trx, actor, list, undefined);
      }),

    remove: (actor: Actor, id: number, video: number): Promise<Playlist> =>
      withList(actor, id, async (trx, list) => {
        if (await deleteListed(trx, id, video)) await raise(trx, actor, list, undefined);
      }),

    delete: (actor: Actor, id: number): Promise<void> =>
      db.transaction(async (trx) => {
        await lockRows(trx, 'pills_playlists', id);
        await deleteJudged(trx, 'pills_playlists', {
          at: { id, user_id: own(actor) },
          gone: () => new Problem('pills.list-not-found'),
        });
      }),

    /** An order holds the videos that the list holds; where it changed meanwhile, the present list is told. */
    order: (actor: Actor, { playlistId, videos, revision }: Order): Promise<Playlist> =>
      withList(actor, playlistId, async (trx, list) => {
        const held = new Set(list.ruta_pills_playlist_videos.map(({ ruta_pills_video_id }) => ruta_pills_video_id));
        const isWhole = videos.length === held.size && new Set(videos).size === held.size;
        if (!isWhole || videos.some((id) => !held.has(id))) throw new Problem('pills.list-stale', { current: list });
        await raise(trx, actor, list, revision);
        await placeRows(trx, {
          ...{ table: 'pills_playlist_videos', column: 'position', of: 'ruta_pills_video_id' },
          ...{ among: { playlist_id: playlistId }, ids: videos },
        });
      }),
  };
}

export type PlaylistsService = ReturnType<typeof playlistsService>;
