/** A request that the screen under test sent. */
export interface SentRequest {
  method: string;
  /** Path and query. */
  url: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** A refusal, for `replies`. */
export class Refusal {
  readonly status: number;
  readonly body: object;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { errors?: Record<string, string[]>; current?: unknown; saved?: object; request_id?: string } = {},
  ) {
    this.status = status;
    this.body = { error: true, code, message, errors: {}, ...more };
  }
}

/** A server that cannot be reached, for `replies`. */
export const OFFLINE = Symbol('offline');

/**
 * Replies by `METHOD /path`, or by `METHOD /path?query` for one query. An `/api` reply is the whole body; a `/bff`
 * reply is wrapped in `{ data }`. A function gets the request and may be async.
 */
export type Replies = Readonly<Record<string, unknown>>;

export interface FakeServer {
  sent: SentRequest[];
  /** The requests of one `METHOD /path`. */
  sentTo: (call: string) => SentRequest[];
  /** Replaces replies. */
  reply: (replies: Replies) => void;
}

/** Replaces `fetch` with a server in memory; Jest restores it after the test. */
export function fakeServer(replies: Replies): FakeServer {
  let answers: Record<string, unknown> = {
    'GET /api/csrf': { data: { token: 'token-1' } },
    'GET /api/holidays': { data: [] },
    'GET /api/schools/agenda/clashes': { data: [] },
    ...replies,
  };
  const sent: SentRequest[] = [];

  async function answer(address: string, init: RequestInit = {}): Promise<Response> {
    const method = init.method ?? 'GET';
    const url = new URL(address, 'http://ruta.test');
    const request: SentRequest = {
      method,
      url: address,
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    sent.push(request);
    const exact = `${method} ${address}`;
    const key = exact in answers ? exact : `${method} ${url.pathname}`;
    const found = key in answers ? answers[key] : new Refusal(404, 'request.no-such-call', `No reply for ${exact}`);
    const value: unknown =
      typeof found === 'function' ? await (found as (sent: SentRequest) => unknown)(request) : found;
    if (value === OFFLINE) throw new TypeError('Failed to fetch');
    if (value instanceof Response) return value;
    if (value instanceof Refusal) return Response.json(value.body, { status: value.status });
    return Response.json(url.pathname.startsWith('/bff/') ? { data: value } : value);
  }

  globalThis.fetch = jest.fn((input: RequestInfo | URL, init?: RequestInit) => answer(input as string, init));
  return {
    sent,
    sentTo: (call) => sent.filter(({ method, path }) => `${method} ${path}` === call),
    reply: (more) => {
      answers = { ...answers, ...more };
    },
  };
}
