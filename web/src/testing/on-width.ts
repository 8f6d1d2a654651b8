/** Pretends a page as wide as a desktop, or as narrow as a phone. jsdom has no media queries. */
export function onWidth(isWide: boolean): void {
  // Only what `useWide` reads.
  const list = { matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = () => list as unknown as MediaQueryList;
}
