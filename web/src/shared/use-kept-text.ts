import { useEffect, useState } from 'react';
import { forget, keep, kept } from '../lib/kept';

/**
 * A text that is kept on this device while it is typed, and forgotten once it is empty. The place is read once.
 */
export function useKeptText(place: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => keptText(place));
  useEffect(() => {
    if (text === '') forget(place);
    else keep(place, text);
  }, [place, text]);
  return [text, setText];
}

/** The text that this device keeps; empty without any. */
function keptText(place: string): string {
  const value = kept(place);
  return typeof value === 'string' ? value : '';
}
