import type { Endpoint, QueryOf, ReplyOf } from '@ruta/contracts';
import { BATCH_MAX, type BatchAnswer, type BatchForm } from '@ruta/contracts/kit/batch';
import { stringify } from 'qs';
import type { z } from 'zod';
import type { RequestContext } from '../http/context';
import type { CoreAnswer, CoreServer } from './server';
import { UpstreamProblem } from './upstream-problem';

const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' };

type Read = Endpoint<'get'>;
// eslint-disable-next-line @typescript-eslint/no-generated-empty-object-type -- asks whether nothing at all would do
type Nothing = Record<never, never>;
type ParamsOf<E extends Read> = z.output<E['params']>;

/** What a call needs to be asked with: its path's ids and its query, each required only where the contract says so. */
type AskOf<E extends Read> = (Nothing extends ParamsOf<E> ? { params?: ParamsOf<E> } : { params: ParamsOf<E> }) &
  (Nothing extends QueryOf<E> ? { query?: QueryOf<E> } : { query: QueryOf<E> });

/** core-api as the person who asks, typed by the contracts: `core.get(visits.list, { query })`. */
export interface CoreClient {
  get<E extends Read>(endpoint: E, ...ask: Nothing extends AskOf<E> ? [AskOf<E>?] : [AskOf<E>]): Promise<ReplyOf<E>>;
}

interface Waiting {
  path: string;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * The client of one request of the browser. What a screen asks for in one turn is collected and goes to core-api as one
 * request, whose parts are admitted, answered and refused each by itself.
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
      // core-api answers by the same contract and checks its reply against it; the screen checks what it passes on.
      collect(addressOf(endpoint, ask ?? {})) as Promise<ReplyOf<E>>,
  };
}

/** The address of a call below core-api's root. */
function addressOf(endpoint: Read, { params = {}, query = {} }: { params?: object; query?: unknown }): string {
  const ids = new Map<string, unknown>(Object.entries(params));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(ids.get(name))));
  return `/api${path}${stringify(query, { addQueryPrefix: true })}`;
}

async function fetchOne(server: CoreServer, caller: RequestContext, path: string): Promise<unknown> {
  const answer = await server.ask({ method: 'GET', path, headers: { accept: 'application/json' } }, caller);
  const text = await textOf(answer, caller);
  if (answer.statusCode !== 200) throw UpstreamProblem.from(answer.statusCode, text, caller.locale);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw UpstreamProblem.unavailable(cause, caller.locale);
  }
}

/** Several calls in one request. What befalls the request befalls all of them; what befalls a call, only that one. */
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
  const answer = await server.ask(
    { method: 'POST', path: '/internal/batch', headers: JSON_HEADERS, body: Buffer.from(JSON.stringify(form)) },
    caller,
  );
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

/** The connection may still break while the answer arrives. */
async function textOf(answer: CoreAnswer, caller: RequestContext): Promise<string> {
  try {
    return await answer.body.text();
  } catch (cause) {
    throw UpstreamProblem.unavailable(cause, caller.locale);
  }
}
