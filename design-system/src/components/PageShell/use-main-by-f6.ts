import { useEffect } from 'react';
import type { RefObject } from 'react';

/** A dialog makes the page inert; F6 then reaches the messages only. */
const COVERED = '[inert], [aria-hidden="true"]';

/**
 * F6 focuses the page's `main` at the element that had focus there last. From within `main`, React Aria's F6 continues
 * to the messages. React Aria knows only landmarks that are registered with it, so it would never return to `main`.
 */
export function useMainByF6(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = ref.current;
    if (main === null) return;
    let last: HTMLElement = main;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last = target;
    };
    const go = (event: KeyboardEvent) => {
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
      if (event.key !== 'F6' || !isPlain || main.contains(document.activeElement) || main.closest(COVERED)) return;
      event.preventDefault();
      event.stopPropagation();
      if (main.contains(last)) last.focus();
      // That element may be gone or no longer focusable.
      if (!main.contains(document.activeElement)) main.focus();
    };
    main.addEventListener('focusin', remember);
    // In the capture phase at the window, before React Aria's listener at the document.
    window.addEventListener('keydown', go, { capture: true });
    return () => {
      main.removeEventListener('focusin', remember);
      window.removeEventListener('keydown', go, { capture: true });
    };
  }, [ref]);
}
