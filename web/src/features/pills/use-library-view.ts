import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { toQuery } from '@ruta/contracts/kit/page-path';
import { addressOf, nextView, viewIn } from './library-view';
import type { LibraryView, ViewAct } from './library-view';

/** The view of the library, held in the address (law 10): `?show=favourites&category=1`. */
export function useLibraryView(): [LibraryView, (act: ViewAct) => void] {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => viewIn(address), [address]);
  // What is typed replaces the entry of the history; a choice adds one.
  const act = (done: ViewAct) =>
    setAddress(toQuery(addressOf(nextView(view, done))), { replace: done.type === 'search' });
  return [view, act];
}
