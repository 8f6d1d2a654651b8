import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Me } from '@ruta/contracts/access/access.schema';
import { Identity, ProblemError, asProblem, call, forgetCsrfToken, onSignedOut, sessionBegan } from '../api';
import { applyLocale, currentLocale, onLocaleChosen } from '../i18n';
import { offsetOf } from './clock-offset';
import { SessionContext } from './session-context';
import type { SessionStatus, SessionValue, SignedOutReason } from './session-context';
import { login, logout, putLocale, putRole, readMe } from './session.calls';
import { useWaiting } from './use-waiting';

export interface SessionProviderProps {
  /** The person, when already known (tests, stories); otherwise the server is asked. */
  initial?: Me | undefined;
  /** Loads the page anew. */
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
const expired = (state: State): State =>
  state.status.state === 'signedIn' ? { ...state, status: { ...state.status, isExpired: true } } : state;
const isTrue = () => true;
const reloadWindow = () => window.location.reload();
const isUnknown = (error: unknown) => error instanceof ProblemError && error.status === 401;

/** Asks the server, and shows the language that the account remembers. */
async function whoIsThere(): Promise<State> {
  try {
    const { data } = await call(readMe, {});
    applyLocale(data.user.locale);
    return signedInAs(data);
  } catch (error) {
    const problem = asProblem(error);
    return without(problem.status === 401 ? { state: 'signedOut', reason: 'anonymous' } : { state: 'failed', problem });
  }
}

/** In the role they had, if they still have it: signing in anew begins with the account's first one. */
async function asBefore(me: Me, role: Me['role']): Promise<Me> {
  if ((me.role === role && !me.must_choose_role) || !me.roles.includes(role)) return me;
  return (await call(putRole, { body: { role } })).data;
}

/**
 * Knows who is signed in: asks once at the start, keeps the language with the account, and when a session expires keeps
 * the page and the calls that met the 401 until the person has signed in again.
 */
export function SessionProvider({ initial, reloadPage = reloadWindow, children }: SessionProviderProps) {
  const [state, setState] = useState<State>(() => (initial ? signedInAs(initial) : without({ state: 'loading' })));
  const { status } = state;
  const isSignedIn = status.state === 'signedIn';
  // A language chosen before signing in is a wish of this person, stronger than what the account remembers.
  const chosenBefore = useRef(false);
  const { wait, settle } = useWaiting();
  /** A change of role under way: what comes back meanwhile from the session before is no end of this one. */
  const changing = useRef<Promise<unknown> | null>(null);

  const leave = useCallback(
    (reason: SignedOutReason) => {
      forgetCsrfToken();
      setState((before) => ({ ...before, status: { state: 'signedOut', reason } }));
      settle(false);
    },
    [settle],
  );

  useEffect(() => {
    // The whole application follows from it: it is put up in slices.
    if (initial === undefined) void whoIsThere().then((state) => startTransition(() => setState(state)));
  }, [initial]);

  useEffect(() => {
    if (!isSignedIn) return undefined;
    return onSignedOut(async () => {
      if (changing.current !== null) return changing.current.then(isTrue, isTrue);
      forgetCsrfToken();
      setState(expired);
      return wait();
    });
  }, [isSignedIn, wait]);

  useEffect(
    () =>
      onLocaleChosen((locale) => {
        // The language is already shown; that the account could not keep it stays unsaid.
        if (isSignedIn) call(putLocale, { body: { locale } }).catch(() => undefined);
        else chosenBefore.current = true;
      }),
    [isSignedIn],
  );

  const value = useMemo<SessionValue>(() => {
    const begin = (me: Me) => {
      sessionBegan();
      forgetCsrfToken(); // the token belongs to the session, and the session is new
      setState(signedInAs(me));
      settle(true);
    };
    const admit = async (data: Me) => {
      forgetCsrfToken();
      if (state.status.state === 'signedIn') {
        const me = await asBefore(data, state.status.me.role);
        // Whoever they are now, this page was made for somebody else.
        if (identityOf(signedInAs(me).status) !== identityOf(state.status)) reloadPage();
        else begin(me);
        return;
      }
      if (chosenBefore.current) call(putLocale, { body: { locale: currentLocale() } }).catch(() => undefined);
      else applyLocale(data.user.locale);
      chosenBefore.current = false;
      begin(data);
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
      async signOut() {
        await call(logout, {}).catch((error: unknown) => {
          if (!isUnknown(error)) throw error; // already out is out
        });
        leave('left');
      },
      async chooseRole(role) {
        const change = call(putRole, { body: { role } });
        changing.current = change;
        try {
          const { data } = await change;
          begin(data);
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
  }, [state, leave, settle, reloadPage]);

  return (
    <SessionContext value={value}>
      <Identity value={identityOf(status)}>{children}</Identity>
    </SessionContext>
  );
}
