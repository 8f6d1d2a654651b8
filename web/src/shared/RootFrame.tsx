import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PageFrame } from './PageFrame';

/** What every page stands in, signed in or not: language, scheme, client-side links. Inside the router. */
export function RootFrame({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const go = useCallback((path: string) => void navigate(path), [navigate]);
  return <PageFrame navigate={go}>{children}</PageFrame>;
}
