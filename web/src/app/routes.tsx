import { Outlet } from 'react-router';
import type { RouteObject } from 'react-router';
import { accessPages } from '@ruta/contracts/access/access.pages';
import { homePages } from '@ruta/contracts/home.pages';
import { sessionStatsPages } from '@ruta/contracts/session-stats/session-stats.pages';
import { statisticsPages } from '@ruta/contracts/statistics/statistics.pages';
import { lazyPage } from '../lib/lazy-page';
import { NotFound } from '../shared/PageStates';
import { RootFrame } from '../shared/RootFrame';
import { AreaGuard, SessionGuard } from './guards';
import { Landing } from './Landing';
import type { LateArea } from './late-routes';
import { Opening } from './Opening';
import { RouteError } from './RouteError';

/** The id of the route below which `late-routes.ts` adds an area's pages. */
const below = (area: LateArea) => area;

const areaOfRole = (area: 'coach' | 'scholastic' | 'professor' | 'admin' | 'agent'): RouteObject => ({
  id: below(area),
  element: <AreaGuard area={area} />,
  children: [],
});

const soonHome = async () => (await import('./home/SoonHome')).SoonHome;

const petitioner: RouteObject = {
  element: <AreaGuard area="petitioner" />,
  children: [lazyPage(homePages.petitioner, soonHome)],
};

const management: RouteObject = {
  element: <AreaGuard area="management" />,
  children: [
    lazyPage(homePages.management, soonHome),
    lazyPage(
      statisticsPages.filteredDashboard,
      async () => (await import('./dashboard/FilteredDashboardPage')).FilteredDashboardPage,
    ),
    lazyPage(
      sessionStatsPages.managementStatistics,
      async () => (await import('../features/session-stats/pages/SessionStatsPage')).SessionStatsPage,
    ),
  ],
};

/** The frame of every page, with guards and error pages. */
export const routes: RouteObject[] = [
  {
    element: (
      <RootFrame>
        <Outlet />
      </RootFrame>
    ),
    hydrateFallbackElement: (
      <RootFrame>
        <Opening />
      </RootFrame>
    ),
    errorElement: (
      <RootFrame>
        <main>
          <RouteError />
        </main>
      </RootFrame>
    ),
    children: [
      { id: below('outside'), children: [] },
      lazyPage(accessPages.signIn, async () => (await import('../features/access/pages/SignInPage')).SignInPage),
      {
        element: <SessionGuard />,
        children: [
          {
            lazy: async () => ({ Component: (await import('./AppShell')).AppShell }),
            children: [
              {
                errorElement: <RouteError />,
                children: [
                  { path: homePages.root.path, element: <Landing /> },
                  areaOfRole('coach'),
                  areaOfRole('scholastic'),
                  areaOfRole('professor'),
                  areaOfRole('admin'),
                  areaOfRole('agent'),
                  petitioner,
                  management,
                  { id: below('account'), children: [] },
                  { id: below('shared'), children: [] },
                  { path: '*', element: <NotFound /> },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
