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
import { filesOf, formBody, isForm, UPLOAD_MS, uploadsOf } from './upload';

/** What the browser may say to core-api; cookies, credentials and addresses are not among it. */
const ASK_HEADERS = [
  'accept',
  'accept-language',
  'idempotency-key',
  'if-none-match',
  'user-agent',
  'x-background',
] as const;
/** What core-api may say to the browser; above all not the session's headers. `x-request-id` is set already. */
const ANSWER_HEADERS = [
  'content-type',
  'content-length',
  'cache-control',
  'etag',
  'content-disposition',
  'retry-after',
  'location',
] as const;

/** What a file that people sent, or that we drew, may do in a browser. */
const FILE_POLICY = "sandbox; default-src 'none'";

/** Plain segments below `/api`: whatever is escaped, empty or a dot-dot is the address of no call (B61). */
const ADDRESS = /^\/api(?:\/(?!\.{1,2}(?:[/?]|$))[\w.~-]+)+\/?(?:\?.*)?$/;

interface PassThroughDeps {
  core: CoreServer;
  sessions: Sessions;
  /** The calls whose contract takes or gives files. */
  calls: Calls;
}

/** Everything under `/api` goes to core-api as the person signed in, and its answer streams back. */
export function passThrough({ core, sessions, calls }: PassThroughDeps): RequestHandler {
  const uploadOf = uploadsOf(calls);
  const fileOf = filesOf(calls);

  /** What goes along with the request: files as they come, JSON once it is whole. */
  const bodyOf = async (req: Request): Promise<Pick<CoreRequest, 'body' | 'headers' | 'withinMs'>> => {
    const changes = req.method !== 'GET' && req.method !== 'HEAD';
    if (!changes || !hasBody(req)) return {};
    const upload = isForm(req) ? uploadOf(req) : null;
    if (!upload) return { body: await readBody(req), headers: { 'content-type': 'application/json' } };
    const headers = picked(req, ['content-type', 'content-length']);
    return { body: formBody(req, upload), headers, withinMs: UPLOAD_MS };
  };

  return async (req, res) => {
    if (!ADDRESS.test(req.originalUrl)) throw new Refusal('request.no-such-call');
    const method = req.method as CoreRequest['method']; // the CSRF guard lets no other pass
    const { headers, ...sent } = await bodyOf(req);

    const gone = new AbortController();
    res.once('close', () => gone.abort());
    const answer = await core.ask(
      {
        method,
        path: req.originalUrl,
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
    // A file comes with a policy of its own, which lets it do nothing (T05).
    const policy = fileOf(req)?.includes(answer.headers['content-type'] as string) ? FILE_POLICY : undefined;
    if (policy !== undefined) res.setHeader('content-security-policy', policy);
    res.status(answer.statusCode);
    await pipeline(answer.body, res);
  };
}

/** Our own refusals are JSON; what a proxy between the servers says about a failure is not for the browser. */
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
    // A reply that sets the cookie keeps the caching rule that came with it.
    if (value !== undefined && !(name === 'cache-control' && res.hasHeader(name))) res.setHeader(name, value);
  }
  if (!res.hasHeader('cache-control')) res.setHeader('cache-control', 'private, no-store');
}
