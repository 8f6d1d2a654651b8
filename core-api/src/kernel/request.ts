import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '@ruta/contracts';

export interface RequestContext {
  id: string;
  locale: Locale;
  /** The caller's address: from the bff's header, else that of the socket. */
  ip: string;
  userAgent: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The request being answered; undefined outside of one. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();

/** Runs work as part of a request, so that `currentRequest` finds it. */
export const withinRequest = (context: RequestContext, work: () => void): void => storage.run(context, work);
