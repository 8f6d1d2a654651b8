import { useState } from 'react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { SWRConfiguration } from 'swr';
import { ProblemError } from '../lib/api';

/** A refusal stays a refusal however often one asks; only what may pass is tried again. */
const mayPass = (error: unknown) => error instanceof ProblemError && (error.status === 0 || error.status >= 500);

const settings: SWRConfiguration = {
  shouldRetryOnError: mayPass,
  errorRetryCount: 3,
  errorRetryInterval: 4000,
  focusThrottleInterval: 15_000,
};

export interface DataFrameProps {
  /** Differences for tests. */
  config?: SWRConfiguration | undefined;
  children: ReactNode;
}

/** The server's facts: one cache for as long as a person is signed in, gone when they leave. */
export function DataFrame({ config, children }: DataFrameProps) {
  const [cache] = useState(() => new Map());
  return <SWRConfig value={{ ...settings, ...config, provider: () => cache }}>{children}</SWRConfig>;
}
