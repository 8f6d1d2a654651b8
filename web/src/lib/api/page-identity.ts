let identity: string | undefined;

/**
 * The person and role that the page was loaded for, `{user id}:{acting role}`; undefined while nobody is signed in. Every
 * request names it, so that a page never reads or changes anything as somebody who signed in elsewhere (0072).
 */
export const pageIdentity = (): string | undefined => identity;

export function setPageIdentity(next: string | undefined): void {
  identity = next;
}

/** An address that the browser opens by itself, such as a document in another tab, with the page's person in its query. */
export const named = (address: string, who: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}acting_as=${who}`;
