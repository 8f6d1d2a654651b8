import { use, useCallback, useEffect } from 'react';
import type { Endpoint } from '@ruta/contracts/kit/endpoint';
import type { Screen } from '@ruta/contracts/kit/screen';
import useSWR from 'swr';
import { firstScreenShown } from '../first-screen';
import { useLocale } from '../i18n';
import { fillPath, toQuery } from '@ruta/contracts/kit/page-path';
import type { AnyArgs, EndpointArgs, EndpointReply, ScreenArgs, ScreenReply } from './args';
import { read } from './call';
import { Identity } from './identity';
import { ProblemError } from './problem';
import type { ApiRoute, ScreenRoute } from './routes';

/** Cache key of a reply. */
export type CacheKey = readonly [identity: string, locale: string, url: string];

export interface ReadResult<T> {
  /** The reply. While another address loads, the previous reply stays (see `isPrevious`). */
  data: T | undefined;
  /** The failure of the last attempt; `data` may hold an earlier reply. */
  problem: ProblemError | undefined;
  /** True during the first load of this address. */
  isLoading: boolean;
  /** True during any load. */
  isValidating: boolean;
  /** True while `data` belongs to the previous address. */
  isPrevious: boolean;
  /** When the reply was read, by this device's clock, in milliseconds; undefined without one. */
  readAt?: number | undefined;
  /** Loads again. */
  retry: () => void;
  /** With a value: stores it without a request. Without: loads again. */
  mutate: (next?: T) => Promise<void>;
}

interface Filed<T> {
  url: string;
  reply: T;
  /** When it was read. */
  at: number;
}

/**
 * Reads a call of `/api` and returns its whole body; `null` reads nothing. `isBackground` is for requests that the
 * person did not cause: they do not prolong the session.
 */
export function useEndpoint<E extends Endpoint>(
  route: ApiRoute<E> | null,
  args: EndpointArgs<E>,
  { isBackground = false } = {},
): ReadResult<EndpointReply<E>> {
  return useRead(
    route && `/api${addressOf(route.path, args as AnyArgs)}`,
    (body) => body as EndpointReply<E>,
    isBackground,
  );
}

/** Reads a screen of `/bff/{area}` and returns its `data`; `null` reads nothing. */
export function useScreen<S extends Screen>(
  route: ScreenRoute<S> | null,
  args: ScreenArgs<S>,
): ReadResult<ScreenReply<S>> {
  const result = useRead(
    route && `/bff/${route.area}${addressOf(route.path, args as AnyArgs)}`,
    (body) => (body as { data: ScreenReply<S> }).data,
  );
  const isThere = result.data !== undefined || result.problem !== undefined;
  useEffect(() => {
    if (isThere) firstScreenShown();
  }, [isThere]);
  return result;
}

const addressOf = (path: string, { params, query }: AnyArgs) => `${fillPath(path, params)}${toQuery(query)}`;

function useRead<T>(url: string | null, unwrap: (body: unknown) => T, isBackground = false): ReadResult<T> {
  const identity = use(Identity);
  const locale = useLocale();
  const key: CacheKey | null = url === null ? null : [identity, locale, url];
  const { data, error, isLoading, isValidating, mutate } = useSWR<Filed<T>, Error, CacheKey | null>(
    key,
    async ([, , address]) => ({ url: address, reply: unwrap(await read(address, isBackground)), at: Date.now() }),
    { keepPreviousData: true },
  );
  const retry = useCallback(() => void mutate(), [mutate]);
  if (error !== undefined && !(error instanceof ProblemError)) throw error; // a programming error, for the error boundary
  return {
    data: data?.reply,
    problem: error,
    isLoading,
    isValidating,
    isPrevious: data !== undefined && data.url !== url,
    readAt: data?.at,
    retry,
    mutate: async (next) => {
      if (next === undefined || url === null) await mutate();
      else await mutate({ url, reply: next, at: Date.now() }, { revalidate: false });
    },
  };
}
