import { useEffect } from 'react';
import type { RefObject } from 'react';
// React Aria decides what is tabbable, and exports it on a private path only.
import { getFocusableTreeWalker } from 'react-aria/private/focus/FocusScope';

/**
 * Makes an element tabbable while nothing inside it is, so that it can be read and scrolled by keyboard. Checked in the
 * next frame, when the layout is computed anyway; earlier it would force a layout with every change. Sets the attribute
 * directly, because it affects no rendering.
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
