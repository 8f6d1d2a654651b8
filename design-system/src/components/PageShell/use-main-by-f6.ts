import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Under a dialog the page is out of reach: there F6 is the messages' alone. */
const COVERED = '[inert], [aria-hidden="true"]';

/**
 * F6 leads from anywhere to the page's `main`, to where one was in it. From `main` the library's own F6 goes on to the
 * messages: it knows the landmarks that are registered with it, which is only theirs, and so never came back.
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
      // What one was at may have gone, or cannot be focused any more.
      if (!main.contains(document.activeElement)) main.focus();
    };
    main.addEventListener('focusin', remember);
    // On the way down from the window, so before the library, which listens at the document.
    window.addEventListener('keydown', go, { capture: true });
    return () => {
      main.removeEventListener('focusin', remember);
      window.removeEventListener('keydown', go, { capture: true });
    };
  }, [ref]);
}
