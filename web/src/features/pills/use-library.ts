import { useCallback, useEffect, useReducer, useState } from 'react';
import { LIBRARY_TAKE, SEARCH_TAKE } from '@ruta/contracts/pills/limits';
import { asProblem, call } from '../../lib/api';
import { localProblem } from '../../lib/api/problem';
import { useOnline } from '../../shared/use-online';
import { filterVideos, searchVideo } from './pills.calls';
import { noPages, pagesAfter } from './library-pages';
import { keyOf, viewOf } from './library-view';
import type { LibraryView } from './library-view';

/** The next part of a view. */
async function partOf({ shown, search, ...levels }: LibraryView, skip: number, signal?: AbortSignal) {
  const list = typeof shown === 'object' ? shown.list : undefined;
  const reply =
    search === ''
      ? await call(filterVideos, {
          query: {
            ...{ ...levels, skip, take: LIBRARY_TAKE },
            ...(shown === 'favourites' && { filter_by_favorite: '1' as const }),
            ...(list !== undefined && { filter_by_playlist: '1' as const, playlist_id: list }),
          },
          signal,
        })
      : await call(searchVideo, {
          query: {
            ...{ search, skip, take: SEARCH_TAKE },
            searchType: list !== undefined ? 'playlist' : shown === 'favourites' ? 'favorites' : 'all',
            ...(list !== undefined && { playlistId: list }),
          },
          signal,
        });
  return { pills: reply.data, take: search === '' ? LIBRARY_TAKE : SEARCH_TAKE };
}

/** The videos of a view, loaded part by part (PIL-03). Another view begins anew, and drops what still comes of the last. */
export function useLibrary(view: LibraryView) {
  const key = keyOf(view);
  const [pages, tell] = useReducer(pagesAfter, key, noPages);
  const [round, setRound] = useState(0);
  const isOnline = useOnline();

  const load = useCallback(
    (skip: number, signal?: AbortSignal) => {
      partOf(viewOf(key), skip, signal)
        .then((part) => tell({ type: 'loaded', key, skip, at: Date.now(), ...part }))
        .catch((error: unknown) => {
          if (signal?.aborted !== true) tell({ type: 'failed', key, skip, problem: asProblem(error) });
        });
    },
    [key],
  );

  useEffect(() => {
    const stop = new AbortController();
    tell({ type: 'began', key });
    load(0, stop.signal);
    return () => stop.abort();
  }, [key, load, round]);

  const shown = pages.key === key ? pages : noPages(key);
  return {
    pages: shown,
    /** Why what is shown may be out of date: it could not be read anew, or the device is offline. */
    stale: shown.stale ?? (isOnline ? undefined : localProblem('network.offline')),
    more: () => {
      tell({ type: 'more', key });
      load(pages.skip);
    },
    /** Loads the view anew. */
    reload: useCallback(() => setRound((last) => last + 1), []),
    tell,
  };
}
