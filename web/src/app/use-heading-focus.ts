import { useEffect, useRef } from 'react';

/** Milliseconds to wait for the page's heading; after that the focus stays. */
const PATIENCE = 10_000;

/**
 * Moves the focus to the `h1` after a change of page, so that screen readers announce the page and Tab starts there.
 * Does nothing if the focus is already in a field of the page.
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
