import { fieldErrors, type Endpoint } from '@ruta/contracts';
import { BatchForm, type BatchAnswer } from '@ruta/contracts/kit/batch';
import { matcher } from '@ruta/contracts/kit/match';
import { Router } from 'express';
import type { Actor } from '../kernel/actor';
import { InvalidRequest, Problem } from '../kernel/problem';
import { currentRequest } from '../kernel/request';
import type { RefusalOf } from './errors';
import { parseQuery } from './query';
import { answer, type Authentication, type Route } from './serve';

/** Time limit of one call in ms, shorter than the bff's for the whole batch. */
const PART_TIMEOUT_MS = 20_000;

interface BatchOptions extends Authentication {
  refusalOf: RefusalOf;
  timeoutMs?: number;
}

/**
 * Answers the reads of one screen in one request. Each call has its own admission, parsing, scope, reply check and
 * status. Only the session is looked up once.
 */
export function batchRouter(
  routes: readonly Route[],
  { authenticate, refusalOf, timeoutMs = PART_TIMEOUT_MS }: BatchOptions,
) {
  const find = finder(routes);
  const ask = async (path: string, caller: Actor | null): Promise<BatchAnswer> => {
    try {
      const { route, raw } = find(path);
      // A copy of the actor per call, because `scopeAsked` is noted per call.
      const actor = caller && { ...caller, scopeAsked: false };
      const { reply } = await inTime(answer(route, actor, raw), timeoutMs);
      return { status: route.endpoint.status, body: reply };
    } catch (error) {
      const { status, body } = refusalOf(error);
      return { status, body };
    }
  };

  const router = Router({ caseSensitive: true });
  router.post('/batch', async (req, res) => {
    const form = BatchForm.safeParse(req.body);
    if (!form.success) throw new InvalidRequest(fieldErrors(form.error.issues, currentRequest()?.locale ?? 'es'));
    const caller = await authenticate(req);
    const answers = await Promise.all(form.data.calls.map((path) => ask(path, caller)));
    res.setHeader('Cache-Control', 'private, no-store').json({ answers });
  });
  return router;
}

/** Finds the route of a read by its address, with decoded ids. */
function finder(routes: readonly Route[]) {
  const reads = routes
    .filter(({ endpoint }) => isRead(endpoint))
    .map((route) => ({ route, method: 'get', path: `/api${route.endpoint.path}` }));
  const { find } = matcher(reads);
  return (address: string) => {
    const [path = '', query = ''] = address.split(/\?(.*)/s);
    const found = find('get', path);
    if (!found) throw new Problem('request.no-such-call');
    const params = Object.fromEntries(
      Object.entries(found.params).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
    return { route: found.item.route, raw: { params, query: parseQuery(query) } };
  };
}

const isRead = ({ method, effects, file }: Endpoint) => method === 'get' && !effects && file === null;

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Problem('server.unavailable')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
