import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { CoreRequest, CoreServer } from '../core/server';
import type { Calls } from '../csrf/effects';
import { UpstreamProblem } from '../core/upstream-problem';
import { Refusal } from '../problems';
import type { Sessions } from '../session/session';
import { contextOf } from './context';
import { hasBody, readBody } from './json-body';
import { bodyBytesOf, filesOf, formBody, isForm, UPLOAD_MS, uploadsOf } from './upload';

/** Request headers passed on to core-api. Cookies, credentials and forwarded addresses are not. */
const ASK_HEADERS = [
  'accept',
  'accept-language',
  'idempotency-key',
  'if-none-match',
  'if-range',
  'range',
  'user-agent',
  'x-background',
] as const;
/** Reply headers passed on to the browser; never the session's. `x-request-id` is already set. */
const ANSWER_HEADERS = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'content-disposition',
  'retry-after',
  'location',
] as const;

/** Content-Security-Policy of uploaded and generated files. */
const FILE_POLICY = "sandbox; default-src 'none'";

/** Plain segments below `/api`. Escaped, empty and dot segments are refused (B61). */
const ADDRESS = /^\/api(?:\/(?!\.{1,2}(?:[/?]|$))[\w.~-]+)+\/?(?:\?.*)?$/;

interface PassThroughDeps {
  core: CoreServer;
  sessions: Sessions;
  /** Contracts that tell which calls take or return files. */
  calls: Calls;
}

/** Forwards everything under `/api` to core-api as the signed-in person and streams the answer back. */
export function passThrough({ core, sessions, calls }: PassThroughDeps): RequestHandler {
  const uploadOf = uploadsOf(calls);
  const fileOf = filesOf(calls);
  const bytesOf = bodyBytesOf(calls);

  /** The body to forward: files are streamed, JSON is read completely first. */
  const bodyOf = async (req: Request): Promise<Pick<CoreRequest, 'body' | 'headers' | 'withinMs'>> => {
    const changes = req.method !== 'GET' && req.method !== 'HEAD';
    if (!changes || !hasBody(req)) return {};
    const upload = isForm(req) ? uploadOf(req) : null;
    if (!upload) return { body: await readBody(req, bytesOf(req)), headers: { 'content-type': 'application/json' } };
    const headers = picked(req, ['content-type', 'content-length']);
    return { body: formBody(req, upload), headers, withinMs: UPLOAD_MS };
  };

  return async (req, res) => {
    if (!ADDRESS.test(req.originalUrl)) throw new Refusal('request.no-such-call');
    const method = req.method as CoreRequest['method']; // the CSRF guard refuses other methods
    const { headers, ...sent } = await bodyOf(req);

    const gone = new AbortController();
    res.once('close', () => gone.abort());
    const answer = await core.ask(
      {
        method,
        path: withoutPage(req.originalUrl),
        headers: { ...picked(req, ASK_HEADERS), ...headers },
        ...sent,
        signal: gone.signal,
      },
      contextOf(res),
    );
    sessions.follow(res, answer.statusCode, answer.headers);

    if (answer.statusCode >= 500 && !isProblem(answer.headers)) {
      await answer.body.dump();
      throw UpstreamProblem.unavailable(`answered ${answer.statusCode}`, contextOf(res).locale);
    }
    copyHeaders(answer.headers, res);
    // Files get a sandbox policy, so that they cannot run anything (T05).
    const policy = fileOf(req)?.includes(answer.headers['content-type'] as string) ? FILE_POLICY : undefined;
    if (policy !== undefined) res.setHeader('content-security-policy', policy);
    res.status(answer.statusCode);
    await pipeline(answer.body, res);
  };
}

/** Addresses that a browser opens by itself name the page's person in the query; no contract knows that (0072). */
const withoutPage = (address: string): string =>
  address.replace(/([?&])acting_as=[^&]*(&|$)/, (_, before: string, after: string) => (after === '' ? '' : before));

/** core-api's refusals are JSON. Other errors, such as a proxy's page, are not passed on. */
const isProblem = (headers: IncomingHttpHeaders) => (headers['content-type'] ?? '').startsWith('application/json');

function picked(req: Request, names: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of names) {
    const value = req.headers[name];
    if (typeof value === 'string') found[name] = value;
  }
  return found;
}

function copyHeaders(headers: IncomingHttpHeaders, res: Response): void {
  for (const name of ANSWER_HEADERS) {
    const value = headers[name];
    // A reply that sets the session cookie keeps its own `no-store`.
    if (value !== undefined && !(name === 'cache-control' && res.hasHeader(name))) res.setHeader(name, value);
  }
  if (!res.hasHeader('cache-control')) res.setHeader('cache-control', 'private, no-store');
}
