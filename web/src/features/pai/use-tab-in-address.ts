import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { idIn } from '../../shared/list/use-address-view';

/** Name of the search parameter with the question of the open tab: `?tab=7`. A reload comes back to it. */
const TAB = 'tab';

/** The question of the tab in the address, as text. */
export const useTabInAddress = (): string | undefined => idIn(useSearchParams()[0], TAB);

/** The open tab among those of a form, and opening another one; an empty id closes it. */
export function useOpenTab(ids: readonly string[]): readonly [openId: string, open: (id: string) => void] {
  const [address, setAddress] = useSearchParams();
  const named = address.get(TAB);
  const isClosed = named === '';
  const openId = named !== null && (isClosed || ids.includes(named)) ? named : (ids[0] ?? '');
  const open = useCallback(
    (id: string) =>
      setAddress(
        (before) => {
          before.set(TAB, id);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  useEffect(() => {
    if (named !== openId) open(openId);
  }, [named, openId, open]);
  return [openId, open];
}
