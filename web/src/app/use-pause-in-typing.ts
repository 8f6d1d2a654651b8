import { useEffect, useState } from 'react';

/** Becomes true after `pause` milliseconds without a key press, and stays true. */
export function usePauseInTyping(pause: number): boolean {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return undefined;
    let timer = setTimeout(() => setPaused(true), pause);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPaused(true), pause);
    };
    window.addEventListener('keydown', again, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', again, { capture: true });
    };
  }, [isPaused, pause]);
  return isPaused;
}
