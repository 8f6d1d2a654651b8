import type { Endpoint, QueryOf, ReplyOf } from '@ruta/contracts';
import { BATCH_MAX, type BatchAnswer, type BatchForm } from '@ruta/contracts/kit/batch';
import { stringify } from 'qs';
import type { z } from 'zod';
import type { RequestContext } from '../http/context';
import type { CoreAnswer, CoreServer } from './server';
import { UpstreamProblem } from './upstream-problem';

/** Refusals of screens and their parts are in one language, that of the screen. */
const headersFor = ({ locale }: RequestContext) => ({ accept: 'application/json', 'accept-language': locale });

type Read = Endpoint<'get'>;
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- tests whether an empty object suffices
type Nothing = Record<never, never>;
type ParamsOf<E extends Read> = z.output<E['params']>;

/** Path parameters and query of a call; each is required only if the contract requires it. */
type AskOf<E extends Read> = (Nothing extends ParamsOf<E> ? { params?: ParamsOf<E> } : { params: ParamsOf<E> }) &
  (Nothing extends QueryOf<E> ? { query?: QueryOf<E> } : { query: QueryOf<E> });

/** core-api, called as the signed-in person and typed by the contracts: `core.get(visits.list, { query })`. */
export interface CoreClient {
  get<E extends Read>(endpoint: E, ...ask: Nothing extends AskOf<E> ? [AskOf<E>?] : [AskOf<E>]): Promise<ReplyOf<E>>;
}

interface Waiting {
  path: string;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * The client for one browser request. Calls made in the same tick are sent to core-api as one batch. core-api admits
 * and answers each call of a batch by itself.
 */
export function coreClient(server: CoreServer, caller: RequestContext): CoreClient {
  let waiting: Waiting[] = [];

  const deliver = (calls: readonly Waiting[]) => {
    const [only] = calls;
    if (only && calls.length === 1) fetchOne(server, caller, only.path).then(only.resolve, only.reject);
    else for (const part of inParts(calls, BATCH_MAX)) void fetchBatch(server, caller, part);
  };
  const collect = (path: string) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ path, resolve, reject }) > 1) return;
      setImmediate(() => {
        const calls = waiting;
        waiting = [];
        deliver(calls);
      });
    });

  return {
    get: <E extends Read>(endpoint: E, ...[ask]: [AskOf<E>?]) =>
      // core-api validates its replies against the same contract, and the screen validates what it returns.
      collect(addressOf(endpoint, ask ?? {})) as Promise<ReplyOf<E>>,
  };
}

/** The path and query of a call on core-api. */
function addressOf(endpoint: Read, { params = {}, query = {} }: { params?: object; query?: unknown }): string {
  const ids = new Map<string, unknown>(Object.entries(params));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(ids.get(name))));
  return `/api${path}${stringify(query, { addQueryPrefix: true })}`;
}

async function fetchOne(server: CoreServer, caller: RequestContext, path: string): Promise<unknown> {
  const answer = await server.ask({ method: 'GET', path, headers: headersFor(caller) }, caller);
  const text = await textOf(answer, caller);
  if (answer.statusCode !== 200) throw UpstreamProblem.from(answer.statusCode, text, caller.locale);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw UpstreamProblem.unavailable(cause, caller.locale);
  }
}

/** Sends several calls as one request. If the request fails, all calls fail; if one call fails, the others succeed. */
async function fetchBatch(server: CoreServer, caller: RequestContext, calls: readonly Waiting[]): Promise<void> {
  try {
    const answers = await askBatch(server, caller, { calls: calls.map(({ path }) => path) });
    calls.forEach(({ resolve, reject }, at) => {
      const answer = answers[at];
      if (answer?.status === 200) resolve(answer.body);
      else reject(UpstreamProblem.of(answer?.status ?? 503, answer?.body, caller.locale));
    });
  } catch (error) {
    for (const { reject } of calls) reject(error);
  }
}

async function askBatch(
  server: CoreServer,
  caller: RequestContext,
  form: z.input<typeof BatchForm>,
): Promise<readonly BatchAnswer[]> {
  const headers = { ...headersFor(caller), 'content-type': 'application/json' };
  const body = Buffer.from(JSON.stringify(form));
  const answer = await server.ask({ method: 'POST', path: '/internal/batch', headers, body }, caller);
  const text = await textOf(answer, caller);
  if (answer.statusCode !== 200) throw UpstreamProblem.from(answer.statusCode, text, caller.locale);
  try {
    return (JSON.parse(text) as { answers: BatchAnswer[] }).answers;
  } catch (cause) {
    throw UpstreamProblem.unavailable(cause, caller.locale);
  }
}

const inParts = <T>(all: readonly T[], size: number): (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** Reads the body; the connection may still break here. */
async function textOf(answer: CoreAnswer, caller: RequestContext): Promise<string> {
  try {
    return await answer.body.text();
  } catch (cause) {
    throw UpstreamProblem.unavailable(cause, caller.locale);
  }
}
