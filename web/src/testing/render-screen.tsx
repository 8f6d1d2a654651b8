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

// Lazy pages are compiled when first asked for, and machines are busy: a test waits for what it wants to see.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

export interface ScreenOptions {
  /** Who is signed in; a coach unless said, nobody with `null`. */
  me?: Me | null;
  /** The address at the start. */
  route?: string;
  /** The pattern the screen stands at, when it reads parameters from the address. */
  path?: string;
  /** What the server answers; see `fakeServer`. */
  replies?: Replies;
}

export interface RenderedScreen extends RenderResult {
  user: UserEvent;
  server: FakeServer;
  /** Path and query now. */
  address: () => string;
  /** Every path that was shown, in order. */
  visited: () => readonly string[];
  /** Goes to an address, as a link would. */
  go: (address: string) => Promise<void>;
}

/** Renders a screen as the application would: fresh cache, session, router, language es, server in memory. */
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

/** The same for a whole table of routes, with its guards. */
export function renderRoutes(
  routes: RouteObject[],
  options: Omit<ScreenOptions, 'path'> & { addRoutes?: PatchRoutesOnNavigationFunction } = {},
): RenderedScreen {
  const { me = sampleCoach, route = '/', replies = {}, addRoutes } = options;
  forgetCsrfToken();
  snackbar.clear(); // one queue for the whole page: nothing of the test before
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
