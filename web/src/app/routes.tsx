import { Outlet } from 'react-router';
import type { RouteObject } from 'react-router';
import { NotFound } from '../shared/PageStates';
import { RootFrame } from '../shared/RootFrame';
import { paths } from '../lib/paths';
import { AreaGuard, SessionGuard } from './guards';
import { Landing } from './Landing';
import { Opening } from './Opening';
import { page } from './page-route';
import { RouteError } from './RouteError';

/** Where the pages of those who have no session yet hang in the table, beside the form to sign in. */
export const OUTSIDE = 'outside';
/** Where the administrators' pages hang in the table. */
export const ADMIN = 'admin';

const home = (path: string) => page(path, () => import('./RoleHome').then(({ RoleHome }) => RoleHome));

/** The pages of an activity, in the coaches' part and in the schools'. */
const activityPages = (at: Record<'create' | 'edit' | 'start' | 'detail', string>): RouteObject[] => [
  page(at.create, () =>
    import('../features/activities/pages/ActivityCreatePage').then(({ ActivityCreatePage }) => ActivityCreatePage),
  ),
  page(at.edit, () =>
    import('../features/activities/pages/ActivityEditPage').then(({ ActivityEditPage }) => ActivityEditPage),
  ),
  page(at.start, () =>
    import('../features/activities/pages/ActivityStartPage').then(({ ActivityStartPage }) => ActivityStartPage),
  ),
  page(at.detail, () =>
    import('../features/activities/pages/ActivityDetailPage').then(({ ActivityDetailPage }) => ActivityDetailPage),
  ),
];

const coach: RouteObject[] = [
  page(paths.coach.path, () => import('./CoachHome').then(({ CoachHome }) => CoachHome)),
  page(paths.coachAgenda.path, () => import('../features/agenda/AgendaPage').then(({ AgendaPage }) => AgendaPage)),
  ...activityPages({
    create: paths.coachActivityCreate.path,
    edit: paths.coachActivityEdit.path,
    start: paths.coachActivityStart.path,
    detail: paths.coachActivityDetail.path,
  }),
  page(paths.coachVisits.path, () =>
    import('../features/visits/pages/VisitListPage').then(({ VisitListPage }) => VisitListPage),
  ),
  page(paths.coachVisitCreate.path, () =>
    import('../features/visits/pages/VisitCreatePage').then(({ VisitCreatePage }) => VisitCreatePage),
  ),
  ...[paths.coachVisitEdit, paths.coachVisitEditDraft].map(({ path }) =>
    page(path, () => import('../features/visits/pages/VisitEditPage').then(({ VisitEditPage }) => VisitEditPage)),
  ),
  page(paths.coachVisitStart.path, () =>
    import('../features/visits/pages/VisitStartPage').then(({ VisitStartPage }) => VisitStartPage),
  ),
  page(paths.coachVisitPdf.path, () =>
    import('../features/visits/pages/VisitPdfPage').then(({ VisitPdfPage }) => VisitPdfPage),
  ),
  page(paths.coachVisitRescheduled.path, () =>
    import('../features/visits/pages/VisitReschedulesPage').then(({ VisitReschedulesPage }) => VisitReschedulesPage),
  ),
  ...[paths.coachVisitDetail, paths.coachVisitAgendaDetail].map(({ path }) =>
    page(path, () => import('../features/visits/pages/VisitDetailPage').then(({ VisitDetailPage }) => VisitDetailPage)),
  ),
];

const scholastic: RouteObject[] = [
  page(paths.scholastic.path, () => import('./ScholasticHome').then(({ ScholasticHome }) => ScholasticHome)),
  page(paths.scholasticAgenda.path, () =>
    import('../features/agenda/ScholasticAgendaPage').then(({ ScholasticAgendaPage }) => ScholasticAgendaPage),
  ),
  ...activityPages({
    create: paths.scholasticActivityCreate.path,
    edit: paths.scholasticActivityEdit.path,
    start: paths.scholasticActivityStart.path,
    detail: paths.scholasticActivityDetail.path,
  }),
  page(paths.scholasticVisits.path, () =>
    import('../features/visits/pages/ScholasticVisitListPage').then(
      ({ ScholasticVisitListPage }) => ScholasticVisitListPage,
    ),
  ),
  page(paths.scholasticVisitDetail.path, () =>
    import('../features/visits/pages/ScholasticVisitDetailPage').then(
      ({ ScholasticVisitDetailPage }) => ScholasticVisitDetailPage,
    ),
  ),
];

// Their other pages come with the first of them that is opened: see router.tsx.
const admin: RouteObject[] = [page(paths.admin.path, () => import('./AdminHome').then(({ AdminHome }) => AdminHome))];

const homes = ['professor', 'agent', 'management', 'petitioner'] as const;

/** Every page: who may open it (the guards), where its code is, and what stands there when it breaks. */
export const routes: RouteObject[] = [
  {
    id: OUTSIDE,
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
      page(paths.signIn.path, () => import('../features/access/SignInPage').then(({ SignInPage }) => SignInPage)),
      {
        element: <SessionGuard />,
        children: [
          {
            lazy: async () => ({ Component: (await import('./AppShell')).AppShell }),
            children: [
              {
                errorElement: <RouteError />,
                children: [
                  { path: paths.root.path, element: <Landing /> },
                  { element: <AreaGuard area="coach" />, children: coach },
                  { element: <AreaGuard area="scholastic" />, children: scholastic },
                  { id: ADMIN, element: <AreaGuard area="admin" />, children: admin },
                  ...homes.map((area) => ({ element: <AreaGuard area={area} />, children: [home(paths[area].path)] })),
                  page(paths.profile.path, () =>
                    import('../features/access/ProfilePage').then(({ ProfilePage }) => ProfilePage),
                  ),
                  page(paths.security.path, () =>
                    import('../features/access/SecurityPage').then(({ SecurityPage }) => SecurityPage),
                  ),
                  page(paths.notifications.path, () =>
                    import('../features/notifications/NotificationsPage').then(
                      ({ NotificationsPage }) => NotificationsPage,
                    ),
                  ),
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
