import { useEffect, useRef } from 'react';
import { onRightsChanged, useRefresh } from '../lib/api';
import { useSession } from '../lib/session';

/** Several switches of the matrix in a row are asked about once. */
const TOGETHER = 150;

/**
 * Asks anew what the person may do, and for everything on the page, once the server says that it changed (ADM-06): a
 * button that is theirs no more goes, and one that is theirs again comes back.
 */
export function useLiveRights(): void {
  const { renew } = useSession();
  const refresh = useRefresh();
  const again = useRef(() => {});
  useEffect(() => {
    again.current = () => {
      // Without an answer the page stays as it is: the server refuses what may not be done.
      renew()
        .then(() => refresh(['/']))
        .catch(() => undefined);
    };
  }, [renew, refresh]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = onRightsChanged(() => {
      clearTimeout(timer);
      timer = setTimeout(() => again.current(), TOGETHER);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
