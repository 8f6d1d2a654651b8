import { matcher } from '@ruta/contracts/kit/match';
import type { Locale } from '@ruta/contracts/locale';
import type { Answer, MemoryRequest } from './answer';
import { NEVER, OFFLINE, Refused } from './answer';

/** A server in memory. */
export interface MemoryServer {
  /** Same as `fetch`; undefined if the address is not one of the product's. */
  fetch: (address: string, init?: RequestInit) => Promise<Response> | undefined;
  /** Unanswered calls, and answers that break their contract. */
  readonly mistakes: readonly string[];
  /** Number of requests being answered, without those that never are. */
  readonly pending: () => number;
}

const routeOf = (answer: Answer) => {
  const { call } = answer;
  return 'area' in call
    ? { answer, method: 'get', path: `/bff/${call.area}${call.path}` }
    : { answer, method: call.method, path: `/api${call.path}` };
};

const bodyOf = (init: RequestInit): unknown =>
  typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;

/**
 * Serves the answers of a story; a later answer to a call overrides an earlier one. Replies are parsed with their
 * contract, as on the real server: unknown fields are stripped, and an invalid reply is a mistake.
 */
export function memoryServer(answers: readonly Answer[], locale: () => Locale): MemoryServer {
  const routes = new Map(answers.map(routeOf).map((route) => [`${route.method} ${route.path}`, route]));
  const { find } = matcher([...routes.values()]);
  const mistakes: string[] = [];
  let pending = 0;
  const wrong = (mistake: string) => {
    mistakes.push(mistake);
    return Response.json(new Refused('server.failed').body(locale()), { status: 500 });
  };

  async function reply(answer: Answer, address: string, asked: MemoryRequest) {
    pending += 1;
    const given = await Promise.resolve(answer.reply(asked)).finally(() => (pending -= 1));
    if (given === OFFLINE) throw new TypeError('Failed to fetch');
    if (given === NEVER) return new Promise<never>(() => undefined);
    if (given instanceof Refused) return Response.json(given.body(locale()), { status: given.status });
    const checked = answer.call.reply.safeParse(given);
    if (!checked.success) return wrong(`${address} breaks its contract: ${checked.error.message}`);
    return Response.json('area' in answer.call ? { data: checked.data } : checked.data);
  }

  return {
    mistakes,
    pending: () => pending,
    fetch(address, init = {}) {
      const { pathname, searchParams: query } = new URL(address, 'http://ruta.test');
      if (!/^[/](api|bff)[/]/.test(pathname)) return undefined;
      // An endpoint of the bff that has no contract.
      if (pathname === '/api/csrf') return Promise.resolve(Response.json({ data: { token: 'token-1' } }));
      const method = (init.method ?? 'GET').toUpperCase();
      const found = find(method, pathname);
      const asked = `${method} ${pathname}`;
      if (found === undefined) return Promise.resolve(wrong(`Nobody answers ${asked}`));
      return reply(found.item.answer, asked, { query, body: bodyOf(init), params: found.params });
    },
  };
}
