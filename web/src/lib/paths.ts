import { pages } from '@ruta/contracts/pages';

/** Every address of the browser's application, once. */
export const paths = pages;

/** The addresses that links in letters lead to: open to whoever holds the link, signed in or not. */
export const openPaths: readonly string[] = [paths.register.path, paths.passwordForgot.path, paths.passwordReset.path];

/** A `next` of the sign-in page: a path of ours, or nothing. `//host` and `/\host` would leave the site. */
export function safeNext(next: string | null): string | undefined {
  if (next === null || !/^\/(?![/\\])/.test(next)) return undefined;
  const url = new URL(next, window.location.origin);
  return url.origin === window.location.origin ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
