import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Me } from '@ruta/contracts/access/access.schema';
import {
  Identity,
  ProblemError,
  asProblem,
  call,
  forgetCsrfToken,
  onSignedOut,
  pageIdentity,
  sessionBegan,
  setPageIdentity,
  whoIsSignedIn,
} from '../api';
import { applyLocale, currentLocale, onLocaleChosen } from '../i18n';
import { offsetOf } from './clock-offset';
import { onTabsTold, tellTabs } from './session-channel';
import { SessionContext } from './session-context';
import type { SessionStatus, SessionValue, SignedOutReason } from './session-context';
import { login, logout, putLocale, putRole, readMe } from './session.calls';
import { useWaiting } from './use-waiting';

export interface SessionProviderProps {
  /** The person, if known (tests, stories); otherwise `/me` is called. */
  initial?: Me | undefined;
  /** Reloads the page. */
  reloadPage?: () => void;
  children: ReactNode;
}

interface State {
  status: SessionStatus;
  clockOffset: number;
}

const signedInAs = (me: Me): State => ({
  status: { state: 'signedIn', me, isExpired: false },
  clockOffset: offsetOf(me.server_time),
});
const identityOf = (status: SessionStatus) =>
  status.state === 'signedIn' ? `${status.me.user.id}:${status.me.role}` : '-';

const without = (status: SessionStatus): State => ({ status, clockOffset: 0 });
const changed = (state: State, part: { isExpired: true } | { other: Me }): State =>
  state.status.state === 'signedIn' ? { ...state, status: { ...state.status, ...part } } : state;
const expired = (state: State): State => changed(state, { isExpired: true });
const isTrue = () => true;
const reloadWindow = () => window.location.reload();
const isUnknown = (error: unknown) => error instanceof ProblemError && error.status === 401;
const isOtherPerson = (error: unknown) => error instanceof ProblemError && error.code === 'access.other-person';

/** The bff says so where the browser has no session cookie (`bff/src/web/page.ts`). */
const hasNoSession = () => document.documentElement.dataset['session'] === 'none';
const NOBODY = without({ state: 'signedOut', reason: 'anonymous' });

/** Calls `/me` and applies the account's language. */
async function whoIsThere(): Promise<State> {
  try {
    const { data } = await call(readMe, {});
    applyLocale(data.user.locale);
    return signedInAs(data);
  } catch (error) {
    const problem = asProblem(error);
    return problem.status === 401 ? NOBODY : without({ state: 'failed', problem });
  }
}

/**
 * Restores the role from before the session expired, if the person still has it; a new session starts with the first
 * role.
 */
async function asBefore(me: Me, role: Me['role']): Promise<Me> {
  if ((me.role === role && !me.must_choose_role) || !me.roles.includes(role)) return me;
  return (await call(putRole, { body: { role } }, { actingAs: identityOf(signedInAs(me).status) })).data;
}

/** Names the page's person to its requests. Stands before the page, whose first effects read. */
function PageIdentity({ of }: { of: string }) {
  useLayoutEffect(() => {
    setPageIdentity(of === '-' ? undefined : of);
    return () => setPageIdentity(undefined);
  }, [of]);
  return null;
}

/**
 * Holds the session: calls `/me` at the start and saves a chosen language with the account. When the session expires,
 * the page stays, and calls that got a 401 wait until the person has signed in again.
 */
export function SessionProvider({ initial, reloadPage = reloadWindow, children }: SessionProviderProps) {
  const [state, setState] = useState<State>(() => {
    if (initial) return signedInAs(initial);
    // Asking would be refused, which browsers log as an error.
    return hasNoSession() ? NOBODY : without({ state: 'loading' });
  });
  const { status } = state;
  const isSignedIn = status.state === 'signedIn';
  // A language chosen before signing in wins over the account's.
  const chosenBefore = useRef(false);
  const { wait, settle } = useWaiting();
  const isLost = status.state === 'signedIn' && (status.isExpired || status.other !== undefined);
  /**
   * A running change of role, which replaces the session: a 401 of the old session meanwhile does not count as expired.
   */
  const changing = useRef<Promise<unknown> | null>(null);

  const begin = useCallback(
    (me: Me) => {
      const next = signedInAs(me);
      sessionBegan();
      forgetCsrfToken(); // a new session needs a new token
      setPageIdentity(identityOf(next.status));
      setState(next);
      settle(true);
    },
    [settle],
  );

  /** Who is signed in on this browser now: the page's person goes on, and of anybody else the page asks what to do. */
  const askWhoIsThere = useCallback(async (): Promise<boolean> => {
    const me = await whoIsSignedIn().catch(() => undefined);
    // Without an answer the refusal stands, and nothing is sent as anybody else.
    if (me === undefined) return false;
    if (me !== null && identityOf(signedInAs(me).status) === pageIdentity()) {
      begin(me);
      return true;
    }
    setState((before) => (me === null ? expired(before) : changed(before, { other: me })));
    return wait();
  }, [begin, wait]);

  const leave = useCallback(
    (reason: SignedOutReason) => {
      forgetCsrfToken();
      setState((before) => ({ ...before, status: { state: 'signedOut', reason } }));
      settle(false);
    },
    [settle],
  );

  useEffect(() => {
    // As a transition, because the whole application is rendered from it.
    if (initial === undefined && !hasNoSession())
      void whoIsThere().then((state) => startTransition(() => setState(state)));
  }, [initial]);

  useEffect(() => {
    if (!isSignedIn) return undefined;
    return onSignedOut(async (lost) => {
      if (changing.current !== null) return changing.current.then(isTrue, isTrue);
      forgetCsrfToken();
      if (lost === 'other-person') return askWhoIsThere();
      setState(expired);
      return wait();
    });
  }, [isSignedIn, wait, askWhoIsThere]);

  // Another tab signed in, out, or changed the role.
  useEffect(() => {
    if (!isSignedIn) return undefined;
    return onTabsTold((identity) => {
      forgetCsrfToken();
      if (identity !== pageIdentity() || isLost) void askWhoIsThere().catch(() => undefined);
    });
  }, [isSignedIn, isLost, askWhoIsThere]);

  useEffect(
    () =>
      onLocaleChosen((locale) => {
        // The language is already shown; a failure to save it is ignored.
        if (isSignedIn) call(putLocale, { body: { locale } }).catch(() => undefined);
        else chosenBefore.current = true;
      }),
    [isSignedIn],
  );

  const value = useMemo<SessionValue>(() => {
    const start = (me: Me) => {
      begin(me);
      tellTabs(identityOf(signedInAs(me).status));
    };
    const admit = async (data: Me) => {
      forgetCsrfToken();
      if (state.status.state === 'signedIn') {
        const me = await asBefore(data, state.status.me.role);
        // Another person or role has signed in, so the page of the previous one must go.
        if (identityOf(signedInAs(me).status) === identityOf(state.status)) return start(me);
        tellTabs(identityOf(signedInAs(me).status));
        return reloadPage();
      }
      if (chosenBefore.current) call(putLocale, { body: { locale: currentLocale() } }).catch(() => undefined);
      else applyLocale(data.user.locale);
      chosenBefore.current = false;
      start(data);
    };
    return {
      ...state,
      async signIn(credentials) {
        const { data } = await call(login, { body: credentials });
        if (!('second_step' in data)) await admit(data);
        return data;
      },
      admit,
      giveUp: () => leave('expired'),
      goOnAsOther: reloadPage,
      async signOut() {
        await call(logout, {}).catch((error: unknown) => {
          // The session had already ended, or is somebody else's, who stays.
          if (!isUnknown(error) && !isOtherPerson(error)) throw error;
        });
        leave('left');
        tellTabs('-');
      },
      async chooseRole(role) {
        const change = call(putRole, { body: { role } });
        changing.current = change;
        try {
          const { data } = await change;
          start(data);
          return data;
        } catch (error) {
          if (isUnknown(error)) setState(expired);
          throw error;
        } finally {
          changing.current = null;
        }
      },
      async renew() {
        const { data } = await call(readMe, {});
        setState((before) => (before.status.state === 'signedIn' ? signedInAs(data) : before));
      },
      reload() {
        setState((before) => ({ ...before, status: { state: 'loading' } }));
        void whoIsThere().then(setState);
      },
    };
  }, [state, begin, leave, reloadPage]);

  return (
    <SessionContext value={value}>
      <PageIdentity of={identityOf(status)} />
      <Identity value={identityOf(status)}>{children}</Identity>
    </SessionContext>
  );
}
