import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '@ruta/contracts';

export interface RequestContext {
  id: string;
  /** What the request names, else the language of the person who asks, else Spanish. */
  locale: Locale;
  /** The client's address: from the bff's header, else from the socket. */
  ip: string;
  userAgent: string;
  /** The cookie of a browser that is known from an earlier sign-in, from the bff's header; not yet checked. */
  device?: string;
  /** The session presented with the request, once it is known to be valid. */
  session?: { id: number; userId: number };
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The request being answered; undefined outside a request. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();

/** Runs work in the context of a request, for `currentRequest`. */
export const withinRequest = (context: RequestContext, work: () => void): void => storage.run(context, work);
