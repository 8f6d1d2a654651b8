import type { Me } from '@ruta/contracts/access/access.schema';
import type { Endpoint } from '@ruta/contracts/kit/endpoint';
import { fillPath, toQuery } from '@ruta/contracts/kit/page-path';
import type { AnyArgs, CallArgs, EndpointReply } from './args';
import { confirmedFirst } from './confirm-first';
import { csrfToken, forgetCsrfToken } from './csrf';
import { idempotencyKey } from './idempotency';
import { pageIdentity } from './page-identity';
import { ProblemError } from './problem';
import { request } from './request';
import { announceRightsChanged } from './rights';
import type { ApiRoute } from './routes';
import { inSession } from './signed-out';

const SIGN_IN = '/login';
/** Calls that begin a session, whoever the page was of. */
const SIGN_INS = new Set([SIGN_IN, '/login/code']);
/** Calls that begin or end a session: their 401 is an answer, so they do not ask the person to sign in again. */
const SESSION_CALLS = new Set([...SIGN_INS, '/logout', '/me/role']);

interface CallOptions {
  /** For requests that the person did not cause: they do not prolong the session. */
  isBackground?: boolean;
  /** Of a call of the session itself: the person and role that have just signed in, `{user id}:{role}`. Default: the page's. */
  actingAs?: string;
}

/**
 * Calls `/api`, typed by the contract. Changes carry the CSRF header (ACC-06). A 419 fetches a new token and retries
 * once; a 401, or somebody else's session, waits until the person has signed in again. A POST carries an idempotency key, so that repeating it is
 * harmless (F06). Throws `ProblemError` for anything but a success.
 */
export async function call<E extends Endpoint>(
  route: ApiRoute<E>,
  args: CallArgs<E>,
  { isBackground = false, actingAs }: CallOptions = {},
): Promise<EndpointReply<E>> {
  const { params, query, body, signal } = args as AnyArgs & { body?: unknown; signal?: AbortSignal };
  const url = `/api${fillPath(route.path, params)}${toQuery(query)}`;
  const once =
    route.method === 'post' && route.path !== SIGN_IN ? idempotencyKey(`${url} ${JSON.stringify(body)}`) : undefined;
  const exchange = async (who: string | undefined) =>
    request(route.method, url, {
      body,
      signal,
      csrf: route.method === 'get' && !route.effects ? undefined : await csrfToken(),
      idempotencyKey: once?.key,
      actingAs: SIGN_INS.has(route.path) ? undefined : who,
      isBackground,
    });
  try {
    const attempt = (who: string | undefined) => repeatedOnce(() => exchange(who));
    const reply = await (SESSION_CALLS.has(route.path)
      ? attempt(actingAs ?? pageIdentity())
      : confirmedFirst(() => inSession(attempt)));
    once?.answered();
    return reply as EndpointReply<E>; // the server validates its replies against this contract
  } catch (error) {
    if (isRefusal(error)) announceRightsChanged();
    if (isAnswer(error)) once?.answered();
    else once?.keep();
    throw error;
  }
}

/** A 403: the page offered something that the role may not do (any more). */
const isRefusal = (error: unknown) => error instanceof ProblemError && error.code === 'access.refused';

/** Whether the server answered definitively. Otherwise the change may have been made. */
const isAnswer = (error: unknown) =>
  error instanceof ProblemError && error.status >= 400 && error.status < 500 && error.code !== 'request.in-flight';

async function repeatedOnce(exchange: () => Promise<unknown>): Promise<unknown> {
  try {
    return await exchange();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 419) throw error;
    forgetCsrfToken();
    return exchange();
  }
}

/** A GET of a full path, for the hooks. */
export const read = (url: string, isBackground = false): Promise<unknown> =>
  inSession((actingAs) => request('get', url, { actingAs, isBackground }));

/** Who is signed in on this browser now, whoever the page is of; null if nobody is. Throws where the server is not there. */
export async function whoIsSignedIn(): Promise<Me | null> {
  try {
    return ((await request('get', '/api/me')) as { data: Me }).data;
  } catch (error) {
    if (error instanceof ProblemError && error.status === 401) return null;
    throw error;
  }
}
