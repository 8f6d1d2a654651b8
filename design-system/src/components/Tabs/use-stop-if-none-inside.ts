import { useEffect } from 'react';
import type { RefObject } from 'react';
// What Tab stops at is the library's to know; it has no public path to ask for it.
import { getFocusableTreeWalker } from 'react-aria/private/focus/FocusScope';

/**
 * Makes an element a stop of Tab while there is none inside it, so that it can be read and scrolled by keyboard. Looked up
 * in the next frame, in which the browser lays the page out anyway: asked earlier, every change would wait for a layout of
 * its own. It is no state, because it changes nothing that is drawn.
 */
export function useStopIfNoneInside(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      if (getFocusableTreeWalker(element, { tabbable: true }).nextNode() === null) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    lookSoon();
    const observer = new MutationObserver(lookSoon);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden'] });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ref]);
}
