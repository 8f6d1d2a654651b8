import { lazy, Suspense, useEffect } from 'react';
import type { ComponentType } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { Me } from '@ruta/contracts/access/access.schema';
import { accessPages } from '@ruta/contracts/access/access.pages';
import { homePages } from '@ruta/contracts/home.pages';
import type { Area } from '@ruta/contracts/roles';
import { ROLES } from '@ruta/contracts/roles';
import { useSession, useSessionStatus } from '../lib/session';
import { Forbidden } from '../shared/PageStates';
import { Opening, OpeningFailed } from './Opening';

/** If the dialog's code cannot be loaded, `GiveUp` ends the session, which leads to the sign-in page. */
const SignInAgain = lazy<ComponentType>(() =>
  import('./SignInAgain').then(
    (file) => ({ default: file.SignInAgain }),
    () => ({ default: GiveUp }),
  ),
);

/** Without the dialog's code the page is loaded as whoever is there. */
const OtherPerson = lazy<ComponentType<{ other: Me }>>(() =>
  import('./OtherPerson').then(
    (file) => ({ default: file.OtherPerson }),
    () => ({ default: GiveUp }),
  ),
);

const RoleChoice = lazy(() =>
  import('../features/access/parts/RoleChoice').then((file) => ({ default: file.RoleChoice })),
);

function GiveUp() {
  const { giveUp } = useSessionStatus();
  useEffect(giveUp, [giveUp]);
  return null;
}

/** Requires a session; otherwise redirects to the sign-in page with `next`. */
export function SessionGuard() {
  const { status, reload } = useSessionStatus();
  const { pathname, search, hash } = useLocation();
  switch (status.state) {
    case 'loading':
      return <Opening />;
    case 'failed':
      return <OpeningFailed problem={status.problem} onRetry={reload} />;
    case 'signedOut': {
      // No `next` after signing out.
      const next =
        status.reason === 'left' || pathname === homePages.root.path ? undefined : `${pathname}${search}${hash}`;
      return <Navigate to={accessPages.signIn.href(undefined, { next })} replace />;
    }
    case 'signedIn':
      return (
        <>
          {status.me.must_choose_role ? (
            <Suspense fallback={<Opening />}>
              <RoleChoice />
            </Suspense>
          ) : (
            <Outlet />
          )}
          {(status.isExpired || status.other) && (
            <Suspense>{status.other ? <OtherPerson other={status.other} /> : <SignInAgain />}</Suspense>
          )}
        </>
      );
  }
}

/** Requires a role of the area. The server checks it, too. */
export function AreaGuard({ area }: { area: Area }) {
  const { me } = useSession();
  return ROLES[me.role].area === area ? <Outlet /> : <Forbidden />;
}
