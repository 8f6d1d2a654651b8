/** How long the page has for itself where the browser does not tell when it is idle. */
const SOON_MS = 200;

/** Runs something once the browser has nothing better to do; gives back how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}
