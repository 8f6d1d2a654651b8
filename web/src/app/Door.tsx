import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { accessPages } from '@ruta/contracts/access/access.pages';
import { homePages } from '@ruta/contracts/home.pages';
import { ROLES } from '@ruta/contracts/roles';
import { useLocale } from '../lib/i18n';
import { isOpenPath } from './open-paths';
import { useSessionStatus } from '../lib/session';
import type { SessionStatus } from '../lib/session';
import { PageFrame } from '../shared/PageFrame';
import { forgetVisit, rememberVisit, wasSignedIn } from './last-visit';
import { Opening } from './Opening';

const loadRouted = () => import('./Routed');
const Routed = lazy(async () => ({ default: (await loadRouted()).Routed }));
const loadSignIn = () => import('../features/access/parts/SignIn');
const SignIn = lazy(async () => ({ default: (await loadSignIn()).SignIn }));

const isSignInAddress = () => window.location.pathname === accessPages.signIn.path;
const isOpenAddress = () => isOpenPath(window.location.pathname);
const goTo = (path: string) => window.location.assign(path);

interface DoorProps {
  /** The routed application; tests pass another. */
  Application?: ComponentType;
}

/**
 * Decides what to load first. Visitors who are not signed in get the sign-in form without the router, which is as large
 * as the rest of that page. The application takes over after sign-in and goes on to the requested address. If somebody
 * was signed in on this browser before, the application loads at once, in parallel with `/me`.
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
    // Loads the application with the first input. A visitor who only opens the form does not download it.
    const loadAhead = () => void loadRouted().catch(() => undefined);
    addEventListener('input', loadAhead, { once: true });
    return () => removeEventListener('input', loadAhead);
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

/** Replaces the address by the sign-in page's, with `next`, since the router is not loaded. */
function SignInAddress() {
  useEffect(() => {
    if (isSignInAddress()) return;
    const { pathname, search, hash } = window.location;
    const next = pathname === homePages.root.path ? undefined : `${pathname}${search}${hash}`;
    window.history.replaceState(null, '', accessPages.signIn.href(undefined, { next }));
  }, []);
  return null;
}

/** Stores the person's area and language on this device for the next visit, and removes them on sign-out. */
function useMemory(status: SessionStatus) {
  const area = status.state === 'signedIn' ? ROLES[status.me.role].area : null;
  const locale = useLocale();
  const isOut = status.state === 'signedOut';
  useEffect(() => {
    if (area !== null) rememberVisit(area, locale);
    else if (isOut) forgetVisit();
  }, [area, locale, isOut]);
}
