import { useEffect, useState } from 'react';

/** What became of a copy: nothing yet, done, or forbidden by the browser. */
export type Copied = 'no' | 'yes' | 'failed';

/** Puts a text on the clipboard and says what became of it, until the text is another. */
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
  // "Copied" for a while, so that a second copy is told again.
  useEffect(() => {
    if (last.copied !== 'yes') return;
    const timer = setTimeout(() => setLast((before) => ({ ...before, copied: 'no' })), 4000);
    return () => clearTimeout(timer);
  }, [last]);
  return [last.text === text ? last.copied : 'no', copy];
}
