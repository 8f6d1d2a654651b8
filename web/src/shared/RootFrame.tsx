import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PageFrame } from './PageFrame';

/** The page frame inside the router, with client-side navigation. */
export function RootFrame({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const go = useCallback((path: string) => void navigate(path), [navigate]);
  return <PageFrame navigate={go}>{children}</PageFrame>;
}
