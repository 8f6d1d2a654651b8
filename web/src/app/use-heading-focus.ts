import { useEffect, useRef } from 'react';

/** How long a page may take until its heading appears, in milliseconds; after that the focus stays where it is. */
const PATIENCE = 10_000;

/**
 * After a change of page the focus goes to its `h1`, so that a screen reader reads where one is and Tab starts there.
 * Whoever already types in the page is left alone.
 */
export function useHeadingFocus(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.getElementById('main');
    if (main === null || focusHeading(main)) return;
    const observer = new MutationObserver(() => {
      if (focusHeading(main)) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), PATIENCE);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pathname]);
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (heading === null) return false;
  const active = document.activeElement;
  if (active instanceof HTMLElement && main.contains(active) && active.matches('input, textarea, [role=spinbutton]'))
    return true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
