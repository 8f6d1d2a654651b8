import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { accessPages } from '@ruta/contracts/access/access.pages';
import { homePages } from '@ruta/contracts/home.pages';
import { ROLES } from '@ruta/contracts/roles';
import { useLocale } from '../lib/i18n';
import { openPaths } from './open-paths';
import { useSessionStatus } from '../lib/session';
import type { SessionStatus } from '../lib/session';
import { PageFrame } from '../shared/PageFrame';
import { forgetVisit, rememberVisit, wasSignedIn } from './last-visit';
import { Opening } from './Opening';

const loadRouted = () => import('./Routed');
const Routed = lazy(async () => ({ default: (await loadRouted()).Routed }));
const loadSignIn = () => import('../features/access/parts/SignIn');
const SignIn = lazy(async () => ({ default: (await loadSignIn()).SignIn }));

/** Long enough for the form to be there and usable. */
const AHEAD_MS = 2_000;

const isSignInAddress = () => window.location.pathname === accessPages.signIn.path;
/** Where a link from a letter leads, signed in or not. */
const isOpenAddress = () => openPaths.includes(window.location.pathname);
const goTo = (path: string) => window.location.assign(path);

interface DoorProps {
  /** The application behind the router; another one in tests. */
  Application?: ComponentType;
}

/**
 * Who comes to sign in is shown the form before the router is loaded, which weighs as much as all the rest of that page.
 * Signed in, the application takes over for good; its own sign-in page sends them on to where they were going. Who was
 * signed in here before gets the application at once, beside the question of who is there.
 */
export function Door({ Application = Routed }: DoorProps) {
  const { status } = useSessionStatus();
  const [isRouted, setRouted] = useState(() => isOpenAddress() || (!isSignInAddress() && wasSignedIn()));
  if (!isRouted && (status.state === 'signedIn' || (status.state === 'failed' && !isSignInAddress()))) setRouted(true);
  useMemory(status);

  const mustSignIn = !isRouted && (isSignInAddress() || status.state === 'signedOut');
  useEffect(() => {
    if (isRouted) return undefined;
    void loadSignIn().catch(() => undefined);
    if (!mustSignIn) return undefined;
    const timer = setTimeout(() => void loadRouted().catch(() => undefined), AHEAD_MS);
    return () => clearTimeout(timer);
  }, [isRouted, mustSignIn]);

  const opening = (
    <PageFrame navigate={goTo}>
      <Opening />
    </PageFrame>
  );
  if (isRouted) {
    return (
      <Suspense fallback={opening}>
        <Application />
      </Suspense>
    );
  }
  if (!mustSignIn) return opening;
  return (
    <Suspense fallback={opening}>
      <SignInAddress />
      <PageFrame navigate={goTo}>
        <SignIn />
      </PageFrame>
    </Suspense>
  );
}

/** Puts the address of the sign-in page in the bar, with where one was going; the router is not there to do it. */
function SignInAddress() {
  useEffect(() => {
    if (isSignInAddress()) return;
    const { pathname, search, hash } = window.location;
    const next = pathname === homePages.root.path ? undefined : `${pathname}${search}${hash}`;
    window.history.replaceState(null, '', accessPages.signIn.href(undefined, { next }));
  }, []);
  return null;
}

/** Keeps for the next visit where this person is at home, until they sign out. */
function useMemory(status: SessionStatus) {
  const area = status.state === 'signedIn' ? ROLES[status.me.role].area : null;
  const locale = useLocale();
  const isOut = status.state === 'signedOut';
  useEffect(() => {
    if (area !== null) rememberVisit(area, locale);
    else if (isOut) forgetVisit();
  }, [area, locale, isOut]);
}
