import { useEffect, useRef, useState } from 'react';
import type { ReadResult } from '../lib/api';

/**
 * The first reply that arrives after the page has opened, for a form to start from. A cached reply could have an old
 * revision. Later replies do not change it.
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
