import type { Readable } from 'node:stream';
import { Pool, type Dispatcher } from 'undici';
import type { RequestContext } from '../http/context';
import { Refusal } from '../problems';
import { UpstreamProblem } from './upstream-problem';

export type CoreAnswer = Dispatcher.ResponseData;

export interface CoreRequest {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  /** Including the query. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer | Readable | null;
  /** Aborts when the client is gone. */
  signal?: AbortSignal;
  /** Time limit in ms, if it differs from other calls'; longer for uploads. */
  withinMs?: number;
}

/** HTTP client of core-api. Only this file knows its address and the secret shared by the two servers. */
export interface CoreServer {
  ask(request: CoreRequest, caller: RequestContext): Promise<CoreAnswer>;
  /** Reads an event stream until core-api is silent for `SILENCE_MS`. */
  follow(path: string, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
  isReady(): Promise<boolean>;
  /** Waits for pending replies. */
  close(): Promise<void>;
  destroy(): Promise<void>;
}

interface CoreServerOptions {
  url: string;
  secret: string;
  /** Longest wait in ms for the response headers, and between two parts of a body. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;
const READY_TIMEOUT_MS = 2_000;
const CONNECTIONS = 128;
/** core-api sends a heartbeat every 15 seconds. */
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
      { token, device, actingAs, locale, requestId, ip },
    ) {
      // undici's timeouts do not count the wait for a free connection; this timer does.
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
            ...headers,
            'x-internal-secret': secret,
            'x-request-id': requestId,
            'x-client-ip': ip,
            ...(actingAs === null ? {} : { 'x-acting-as': actingAs }),
            ...(device === null ? {} : { 'x-device': device }),
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          },
        });
      } catch (cause) {
        // What was refused on its way to core-api, such as a file that is too large, says nothing of core-api.
        if (cause instanceof Refusal) throw cause;
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
