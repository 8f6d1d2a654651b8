import { useEffect, useState } from 'react';

/** Result of a copy: none yet, done, or refused by the browser. */
export type Copied = 'no' | 'yes' | 'failed';

/** Copies a text and reports the result until the text changes. */
export function useCopied(text: string): [Copied, () => Promise<void>] {
  const [last, setLast] = useState<{ text: string; copied: Copied }>({ text, copied: 'no' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setLast({ text, copied: 'yes' });
    } catch {
      setLast({ text, copied: 'failed' });
    }
  };
  // Resets "copied" after a while, so that a second copy is announced too.
  useEffect(() => {
    if (last.copied !== 'yes') return;
    const timer = setTimeout(() => setLast((before) => ({ ...before, copied: 'no' })), 4000);
    return () => clearTimeout(timer);
  }, [last]);
  return [last.text === text ? last.copied : 'no', copy];
}
