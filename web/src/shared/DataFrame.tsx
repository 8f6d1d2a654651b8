import { useState } from 'react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { SWRConfiguration } from 'swr';
import { ProblemError } from '../lib/api';

/** Only network and server errors are retried. */
const mayPass = (error: unknown) => error instanceof ProblemError && (error.status === 0 || error.status >= 500);

const settings: SWRConfiguration = {
  shouldRetryOnError: mayPass,
  errorRetryCount: 3,
  errorRetryInterval: 4000,
  focusThrottleInterval: 15_000,
};

export interface DataFrameProps {
  /** Settings of SWR for tests. */
  config?: SWRConfiguration | undefined;
  children: ReactNode;
}

/** The cache of the server's data; it lives as long as a person is signed in. */
export function DataFrame({ config, children }: DataFrameProps) {
  const [cache] = useState(() => new Map());
  return <SWRConfig value={{ ...settings, ...config, provider: () => cache }}>{children}</SWRConfig>;
}
