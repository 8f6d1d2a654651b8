import { useCallback, useEffect, useReducer, useState } from 'react';
import { LIBRARY_TAKE, SEARCH_TAKE } from '@ruta/contracts/pills/limits';
import { asProblem, call } from '../../lib/api';
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

  useEffect(() => {
    const stop = new AbortController();
    tell({ type: 'began', key });
    partOf(viewOf(key), 0, stop.signal)
      .then((part) => tell({ type: 'loaded', key, ...part }))
      .catch((error: unknown) => {
        if (!stop.signal.aborted) tell({ type: 'failed', key, problem: asProblem(error) });
      });
    return () => stop.abort();
  }, [key, round]);

  const more = () => {
    tell({ type: 'more', key });
    partOf(view, pages.skip)
      .then((part) => tell({ type: 'loaded', key, ...part }))
      .catch((error: unknown) => tell({ type: 'failed', key, problem: asProblem(error) }));
  };
  return {
    pages: pages.key === key ? pages : noPages(key),
    more,
    /** Loads the view anew. */
    reload: useCallback(() => setRound((last) => last + 1), []),
    tell,
  };
}
