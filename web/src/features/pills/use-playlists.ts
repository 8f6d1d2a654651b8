import type { Playlist } from '@ruta/contracts/pills/pills.schema';
import { asProblem, call, useEndpoint, useRefresh } from '../../lib/api';
import { useSession } from '../../lib/session';
import { sayDone, sayProblem } from '../../shared/SnackbarBridge';
import {
  addToPlaylist,
  createPlaylist,
  deletePlaylist,
  myPlaylists,
  orderPlaylist,
  PLAYLISTS,
  removeFromPlaylist,
  renamePlaylist,
} from './pills.calls';

export const videosOf = ({ ruta_pills_playlist_videos: videos }: Playlist) =>
  videos.map(({ ruta_pills_video_id }) => ruta_pills_video_id);

/** The person's lists and what is done with them (PIL-04). Nobody without the ability has any. */
export function usePlaylists() {
  const { me } = useSession();
  const isAllowed = me.abilities.includes('pill:playlist');
  const { data } = useEndpoint(isAllowed ? myPlaylists : null, {});
  const refresh = useRefresh();
  const reload = () => refresh(PLAYLISTS);
  /** Does it, and says what came of it; whether it was done. */
  const attempt = async (work: () => Promise<{ message?: string | undefined }>): Promise<boolean> => {
    try {
      sayDone(await work());
      await reload();
      return true;
    } catch (error) {
      sayProblem(asProblem(error));
      await reload();
      return false;
    }
  };
  return {
    isAllowed,
    /** Undefined until they are known. */
    lists: isAllowed ? data?.data : [],
    add: (playlistId: number, videoId: number) => attempt(() => call(addToPlaylist, { body: { playlistId, videoId } })),
    remove: (playlistId: number, videoId: number) =>
      attempt(() => call(removeFromPlaylist, { body: { playlistId, videoId } })),
    order: ({ id, revision }: Playlist, videos: number[]) =>
      attempt(() => call(orderPlaylist, { body: { playlistId: id, videos, revision } })),
    /** Every video of a list in another order. What it refuses is thrown, and the list is read again. */
    reorder: async ({ id, revision }: Playlist, videos: number[]): Promise<void> => {
      try {
        sayDone(await call(orderPlaylist, { body: { playlistId: id, videos, revision } }));
      } finally {
        await reload();
      }
    },
    /** An empty name creates nothing. What it refuses is thrown. */
    create: async (name: string): Promise<Playlist | null> => {
      const reply = await call(createPlaylist, { body: { name } });
      sayDone(reply);
      await reload();
      return reply.data.playlist;
    },
    rename: async (playlistId: number, playlistName: string): Promise<void> => {
      sayDone(await call(renamePlaylist, { body: { playlistId, playlistName } }));
      await reload();
    },
    delete: async (id: number): Promise<void> => {
      sayDone(await call(deletePlaylist, { params: { id } }));
      await reload();
    },
  };
}

export type Playlists = ReturnType<typeof usePlaylists>;
