import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** A route whose code is loaded on first navigation. */
export const lazyPage = ({ path }: { readonly path: string }, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});
