import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { act, configure, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { snackbar } from '@ruta/design-system';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import type { Me } from '@ruta/contracts/access/access.schema';
import { forgetCsrfToken } from '../lib/api';
import { applyLocale } from '../lib/i18n';
import { SessionProvider } from '../lib/session';
import { DataFrame } from '../shared/DataFrame';
import { RootFrame } from '../shared/RootFrame';
import { SnackbarPlace } from '../shared/SnackbarPlace';
import { fakeServer, Refusal } from './fake-server';
import type { FakeServer, Replies } from './fake-server';

// Lazy pages are compiled on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

export interface ScreenOptions {
  /** The signed-in person; default a coach, `null` for nobody. */
  me?: Me | null;
  /** The first address. */
  route?: string;
  /** The route's path, if the screen reads parameters. */
  path?: string;
  /** The server's replies; see `fakeServer`. */
  replies?: Replies;
}

export interface RenderedScreen extends RenderResult {
  user: UserEvent;
  server: FakeServer;
  /** Current path and query. */
  address: () => string;
  /** All paths shown so far, in order. */
  visited: () => readonly string[];
  /** Navigates like a link. */
  go: (address: string) => Promise<void>;
}

/** Renders a screen with cache, session, router, Spanish and a fake server. */
export function renderScreen(ui: ReactNode, options: ScreenOptions = {}): RenderedScreen {
  const { path = '*' } = options;
  const element = (
    <RootFrame>
      <DataFrame config={{ dedupingInterval: 0, shouldRetryOnError: false }}>
        {ui}
        <SnackbarPlace />
      </DataFrame>
    </RootFrame>
  );
  const routes: RouteObject[] = [{ path, element }];
  if (path !== '*') routes.push({ path: '*', element: <RootFrame>{null}</RootFrame> });
  return renderRoutes(routes, options);
}

/** The same for a table of routes with guards. */
export function renderRoutes(
  routes: RouteObject[],
  options: Omit<ScreenOptions, 'path'> & { addRoutes?: PatchRoutesOnNavigationFunction } = {},
): RenderedScreen {
  const { me = sampleCoach, route = '/', replies = {}, addRoutes } = options;
  forgetCsrfToken();
  snackbar.clear(); // the queue is global: drop messages of the previous test
  applyLocale(me?.user.locale ?? 'es');
  const server = fakeServer({
    'GET /api/me': me === null ? new Refusal(401, 'access.anonymous', 'Tu sesión terminó.') : { data: me },
    ...replies,
  });
  const router = createMemoryRouter(routes, {
    initialEntries: [route],
    ...(addRoutes && { patchRoutesOnNavigation: addRoutes }),
  });
  const visited = [router.state.location.pathname];
  router.subscribe(({ location: { pathname } }) => {
    if (visited.at(-1) !== pathname) visited.push(pathname);
  });
  const rendered = render(
    <SessionProvider initial={me ?? undefined}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
  return {
    ...rendered,
    user: userEvent.setup(),
    server,
    visited: () => visited,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    go: (address) => act(() => router.navigate(address)),
  };
}
