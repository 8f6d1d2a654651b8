import { useCallback, useEffect, useState } from 'react';
import type { Pill } from '@ruta/contracts/pills/pills.schema';
import { asProblem, call, type ProblemError } from '../../lib/api';
import { videosByPlaylist } from './pills.calls';

interface ListVideos {
  /** Every video of the list in its order; undefined until they are known. */
  videos: readonly Pill[] | undefined;
  problem: ProblemError | undefined;
  retry: () => void;
}

/** All videos of a list, which its page shows part by part (PIL-04). Another revision of the list is read anew. */
export function useListVideos({ id, revision }: { id: number; revision: number }): ListVideos {
  const [found, setFound] = useState<Pick<ListVideos, 'videos' | 'problem'>>({ videos: undefined, problem: undefined });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    call(videosByPlaylist, { body: { playlistId: id }, signal: stop.signal })
      .then(({ data }) => setFound({ videos: data, problem: undefined }))
      .catch((error: unknown) => {
        if (!stop.signal.aborted) setFound({ videos: undefined, problem: asProblem(error) });
      });
    return () => stop.abort();
  }, [id, revision, round]);
  return { ...found, retry: useCallback(() => setRound((last) => last + 1), []) };
}
