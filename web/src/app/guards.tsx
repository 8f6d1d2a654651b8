import { lazy, Suspense, useEffect } from 'react';
import type { ComponentType } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { accessPages } from '@ruta/contracts/access/access.pages';
import { homePages } from '@ruta/contracts/home.pages';
import type { Area } from '@ruta/contracts/roles';
import { ROLES } from '@ruta/contracts/roles';
import { useSession, useSessionStatus } from '../lib/session';
import { Forbidden } from '../shared/PageStates';
import { Opening, OpeningFailed } from './Opening';

/** What cannot be fetched cannot be shown over the page: then one signs in on the page for it, and comes back. */
const SignInAgain = lazy<ComponentType>(() =>
  import('./SignInAgain').then(
    (file) => ({ default: file.SignInAgain }),
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

/** Lets signed-in people through; others sign in first and come back to where they were (`next`). */
export function SessionGuard() {
  const { status, reload } = useSessionStatus();
  const { pathname, search, hash } = useLocation();
  switch (status.state) {
    case 'loading':
      return <Opening />;
    case 'failed':
      return <OpeningFailed problem={status.problem} onRetry={reload} />;
    case 'signedOut': {
      // Who signed out is done here; everyone else was on the way somewhere.
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
          {status.isExpired && (
            <Suspense>
              <SignInAgain />
            </Suspense>
          )}
        </>
      );
  }
}

/** Lets the roles of one area through; the server refuses the others anyway. */
export function AreaGuard({ area }: { area: Area }) {
  const { me } = useSession();
  return ROLES[me.role].area === area ? <Outlet /> : <Forbidden />;
}
