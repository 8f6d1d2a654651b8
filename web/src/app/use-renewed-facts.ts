import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../lib/session';

/** Reloads all data on the page after the person has signed in again. */
export function useRenewedFacts(): void {
  const { isExpired } = useSession();
  const { mutate } = useSWRConfig();
  const wasExpired = useRef(isExpired);
  useEffect(() => {
    if (wasExpired.current && !isExpired) void mutate(() => true);
    wasExpired.current = isExpired;
  }, [isExpired, mutate]);
}
