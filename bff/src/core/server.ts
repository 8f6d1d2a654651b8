import type { Readable } from 'node:stream';
import { Pool, type Dispatcher } from 'undici';
import type { RequestContext } from '../http/context';
import { UpstreamProblem } from './upstream-problem';

export type CoreAnswer = Dispatcher.ResponseData;

export interface CoreRequest {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  /** With its query. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer | Readable | null;
  /** Gives up when whoever waits for the answer is gone. */
  signal?: AbortSignal;
  /** Longer than other calls may take, where files are sent. */
  withinMs?: number;
}

/** core-api over the wire: the one place that knows its address and the secret between the two servers. */
export interface CoreServer {
  ask(request: CoreRequest, caller: RequestContext): Promise<CoreAnswer>;
  /** Follows a stream of core-api for as long as it says something now and then. */
  follow(path: string, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
  isReady(): Promise<boolean>;
  /** Waits for the answers under way. */
  close(): Promise<void>;
  destroy(): Promise<void>;
}

interface CoreServerOptions {
  url: string;
  secret: string;
  /** How long core-api may take to begin its answer, and to be silent in the middle of one. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;
const READY_TIMEOUT_MS = 2_000;
const CONNECTIONS = 128;
/** core-api says every 15 seconds that it is still there. */
const SILENCE_MS = 40_000;

export function openCore({ url, secret, timeoutMs = TIMEOUT_MS }: CoreServerOptions): CoreServer {
  const pool = new Pool(url, {
    connections: CONNECTIONS,
    pipelining: 1,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect: { timeout: Math.min(5_000, timeoutMs) },
  });

  return {
    async ask(
      { method, path, headers = {}, body = null, signal, withinMs = timeoutMs },
      { token, locale, requestId, ip },
    ) {
      // A timer of our own beside undici's: it also counts the time spent waiting for a free connection.
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(new Error('no answer in time')), withinMs);
      try {
        return await pool.request({
          method,
          path,
          body,
          headersTimeout: withinMs,
          signal: signal === undefined ? late.signal : AbortSignal.any([signal, late.signal]),
          headers: {
            'accept-language': locale,
            ...headers,
            'x-internal-secret': secret,
            'x-request-id': requestId,
            'x-client-ip': ip,
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          },
        });
      } catch (cause) {
        throw UpstreamProblem.unavailable(cause, locale);
      } finally {
        clearTimeout(timer);
      }
    },

    async follow(path, signal) {
      const headers = { 'x-internal-secret': secret, accept: 'text/event-stream' };
      const { statusCode, body } = await pool.request({
        method: 'GET',
        path,
        headers,
        signal,
        bodyTimeout: SILENCE_MS,
      });
      if (statusCode === 200) return body;
      await body.dump();
      throw new Error(`core-api answered ${statusCode}`);
    },

    async isReady() {
      try {
        const { statusCode, body } = await pool.request({
          method: 'GET',
          path: '/readyz',
          headers: { 'x-internal-secret': secret },
          signal: AbortSignal.timeout(Math.min(READY_TIMEOUT_MS, timeoutMs)),
        });
        await body.dump();
        return statusCode === 200;
      } catch {
        return false;
      }
    },

    close: () => pool.close(),
    destroy: () => pool.destroy(),
  };
}
