import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

const addressIn = (key: unknown): string | undefined => {
  const address: unknown = Array.isArray(key) ? key[2] : undefined;
  return typeof address === 'string' ? address : undefined;
};

/**
 * Returns a function that reloads every cached address with one of the prefixes, after a change. A prefix is a full
 * address (`/bff/coach/schools/1/agenda`, `/api/schools`), or one below the area or `/api` (`/schools/1/visits`).
 */
export function useRefresh(): (prefixes: readonly string[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (prefixes) => {
      await mutate((key) => {
        const address = addressIn(key);
        if (address === undefined) return false;
        const below = address.replace(/^\/(?:api|bff\/[a-z]+)/, '');
        return prefixes.some((prefix) => address.startsWith(prefix) || below.startsWith(prefix));
      });
    },
    [mutate],
  );
}
