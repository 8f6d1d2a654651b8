import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../lib/session';

/** After the person has signed in again, asks anew for everything that is shown: it stood still meanwhile. */
export function useRenewedFacts(): void {
  const { isExpired } = useSession();
  const { mutate } = useSWRConfig();
  const wasExpired = useRef(isExpired);
  useEffect(() => {
    if (wasExpired.current && !isExpired) void mutate(() => true);
    wasExpired.current = isExpired;
  }, [isExpired, mutate]);
}
