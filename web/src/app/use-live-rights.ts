import { useEffect, useRef } from 'react';
import { onRightsChanged, useRefresh } from '../lib/api';
import { useSession } from '../lib/session';

/** Milliseconds in which several changes are collected. */
const TOGETHER = 150;

/**
 * Reloads the person's rights and all data on the page when the server says that rights have changed (ADM-06), so that
 * buttons appear and disappear.
 */
export function useLiveRights(): void {
  const { renew } = useSession();
  const refresh = useRefresh();
  const again = useRef(() => {});
  useEffect(() => {
    again.current = () => {
      // On failure the page stays; the server refuses what is no longer allowed.
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
