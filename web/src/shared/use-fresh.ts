import { useEffect, useRef, useState } from 'react';
import type { ReadResult } from '../lib/api';

/**
 * What the server answered once this page had opened, and nothing later: what a form starts from. An older answer that
 * the cache still holds would start it from a revision that is gone.
 */
export function useFresh<T>({ data, isPrevious, mutate }: ReadResult<T>): T | undefined {
  const [hasAnswered, setAnswered] = useState(data === undefined);
  const [fresh, setFresh] = useState<T>();
  const hasAsked = useRef(hasAnswered);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void mutate().finally(() => setAnswered(true));
  }, [mutate]);
  if (fresh === undefined && hasAnswered && data !== undefined && !isPrevious) setFresh(data);
  return fresh;
}
