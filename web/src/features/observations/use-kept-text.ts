import { useEffect, useState } from 'react';
import { forget, keep } from '../../lib/kept';
import { keptText } from './kept-text';

/** A text that is kept on this device while it is typed. The place is read once. */
export function useKeptText(place: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => keptText(place));
  useEffect(() => {
    if (text === '') forget(place);
    else keep(place, text);
  }, [place, text]);
  return [text, setText];
}
