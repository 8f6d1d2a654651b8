import type { Endpoint } from '@ruta/contracts/kit/endpoint';
import { fillPath, toQuery } from '@ruta/contracts/kit/page-path';
import type { AnyArgs, CallArgs, EndpointReply } from './args';
import { confirmedFirst } from './confirm-first';
import { csrfToken, forgetCsrfToken } from './csrf';
import { idempotencyKey } from './idempotency';
import { ProblemError } from './problem';
import { request } from './request';
import { tellRightsChanged } from './rights';
import type { ApiRoute } from './routes';
import { inSession } from './signed-out';

const SIGN_IN = '/login';
/** Where a session begins or ends: a 401 is an answer to who asked, and nobody is asked to sign in again for it. */
const DOORS = new Set([SIGN_IN, '/login/code', '/logout', '/me/role']);

/**
 * One call under `/api`, typed by its contract. Whatever is not a GET carries the CSRF header (ACC-06); a 419 fetches
 * a fresh token and repeats the call once; a 401 waits until the person has signed in again. A POST carries a key that
 * makes its repetition harmless (F06). Anything but a success throws a `ProblemError`.
 */
export async function call<E extends Endpoint>(route: ApiRoute<E>, args: CallArgs<E>): Promise<EndpointReply<E>> {
  const { params, query, body, signal } = args as AnyArgs & { body?: unknown; signal?: AbortSignal };
  const url = `/api${fillPath(route.path, params)}${toQuery(query)}`;
  const once =
    route.method === 'post' && route.path !== SIGN_IN ? idempotencyKey(`${url} ${JSON.stringify(body)}`) : undefined;
  const exchange = async () =>
    request(route.method, url, {
      body,
      signal,
      csrf: route.method === 'get' && !route.effects ? undefined : await csrfToken(),
      idempotencyKey: once?.key,
    });
  try {
    const attempt = () => repeatedOnce(exchange);
    const reply = await (DOORS.has(route.path) ? attempt() : confirmedFirst(() => inSession(attempt)));
    once?.answered();
    return reply as EndpointReply<E>; // the server checks its replies by the same contract
  } catch (error) {
    if (isRefusal(error)) tellRightsChanged();
    if (isAnswer(error)) once?.answered();
    else once?.keep();
    throw error;
  }
}

/** The page offered what the role may not do, or not any more. */
const isRefusal = (error: unknown) => error instanceof ProblemError && error.code === 'access.refused';

/** Whether the server said what came of it. Where it did not, or could not, it may have been done. */
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

/** A GET of any address of ours, for the hooks that read. */
export const read = (url: string, isBackground = false): Promise<unknown> =>
  inSession(() => request('get', url, { isBackground }));
