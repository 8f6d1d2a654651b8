/**
 * The `next` parameter as a path of this site, or undefined. `//host` and `/\host` would lead to another site, also when
 * they only result from normalising (`/.//host`).
 */
export function safeNext(next: string | null): string | undefined {
  if (next === null || !/^\/(?![/\\])/.test(next)) return undefined;
  const url = new URL(next, window.location.origin);
  return url.origin === window.location.origin && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : undefined;
}
