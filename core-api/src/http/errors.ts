import { fieldMessage, PROBLEMS, problemText, type Locale, type ProblemBody, type ProblemCode } from '@ruta/contracts';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { InvalidRequest, Problem } from '../kernel/problem';
import { currentRequest } from '../kernel/request';

/** Errors of Express's body parsers, by their `type`. */
const PARSER_PROBLEMS: Record<string, ProblemCode> = {
  'entity.parse.failed': 'request.malformed',
  'entity.too.large': 'request.too-large',
  'encoding.unsupported': 'request.unsupported-type',
  'charset.unsupported': 'request.unsupported-type',
  'request.aborted': 'request.malformed',
  'request.size.invalid': 'request.malformed',
};

/** The reply for an error. */
export interface Refusal {
  status: number;
  headers: Record<string, string>;
  body: ProblemBody;
}
export type RefusalOf = (error: unknown) => Refusal;

/** The last middleware: turns every error into a refusal. */
export function errorHandler(refusalOf: RefusalOf): ErrorRequestHandler {
  return (error: unknown, _req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const { status, headers, body } = refusalOf(error);
    if (status === 503) res.setHeader('Retry-After', '5');
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    res.setHeader('Cache-Control', 'no-store');
    res.status(status).json(body);
  };
}

/** Turns an error into a refusal, and logs unexpected ones. `known` recognises database errors. */
export const refusals =
  (log: Logger, known: (error: unknown) => Problem | null): RefusalOf =>
  (error) => {
    const request = currentRequest();
    const problem = toProblem(error) ?? known(error) ?? new Problem('server.failed');
    const { status } = PROBLEMS[problem.code];
    if (status >= 500) log.error({ id: request?.id, err: error }, 'failed');
    const body = problemBody(problem, error, request?.locale ?? 'es', request?.id);
    return { status, headers: problem.headers, body };
  };

export const noSuchCall: RequestHandler = () => {
  throw new Problem('request.no-such-call');
};

function toProblem(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  if (error instanceof InvalidRequest) return new Problem('request.invalid');
  const { type, status } = (error ?? {}) as { type?: unknown; status?: unknown };
  const parser = typeof type === 'string' ? PARSER_PROBLEMS[type] : undefined;
  if (parser) return new Problem(parser);
  if (error instanceof URIError) return new Problem('request.no-such-call');
  // A body that is not compressed as declared: the parser sets a status but no type (B62).
  if (status === 400) return new Problem('request.malformed');
  return null;
}

function problemBody(problem: Problem, error: unknown, locale: Locale, requestId: string | undefined): ProblemBody {
  const errors =
    error instanceof InvalidRequest
      ? error.errors
      : Object.fromEntries(
          Object.entries(problem.errors).map(([field, keys]) => [field, keys.map((key) => fieldMessage(key, locale))]),
        );
  return {
    error: true,
    code: problem.code,
    message: problemText(problem.code, locale, problem.places),
    errors,
    ...(problem.current === undefined ? {} : { current: problem.current }),
    ...(problem.saved === undefined ? {} : { saved: problem.saved }),
    ...(requestId ? { request_id: requestId } : {}),
  };
}
