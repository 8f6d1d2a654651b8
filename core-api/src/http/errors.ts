import { fieldMessage, PROBLEMS, type Locale, type ProblemBody, type ProblemCode } from '@ruta/contracts';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { databaseProblem } from '../database/db-problems';
import { InvalidRequest } from './parse';
import { Problem } from './problem';
import { currentRequest } from './request-context';

/** What Express's own parsers throw, by their `type`. */
const PARSER_PROBLEMS: Record<string, ProblemCode> = {
  'entity.parse.failed': 'request.malformed',
  'entity.too.large': 'request.too-large',
  'encoding.unsupported': 'request.unsupported-type',
  'charset.unsupported': 'request.unsupported-type',
  'request.aborted': 'request.malformed',
  'request.size.invalid': 'request.malformed',
};

/** The last middleware: every failure becomes a refusal of the registry, and what was our own fault is logged. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, _req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const { status, headers, body } = refusalOf(error, log);
    if (status === 503) res.setHeader('Retry-After', '5');
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    res.setHeader('Cache-Control', 'no-store');
    res.status(status).json(body);
  };
}

/** What a caller is told about something thrown; what was our own fault is logged. */
export function refusalOf(error: unknown, log: Logger) {
  const request = currentRequest();
  const problem = toProblem(error);
  const { status } = PROBLEMS[problem.code];
  if (status >= 500) log.error({ id: request?.id, err: error }, 'failed');
  return {
    status,
    headers: problem.headers,
    body: problemBody(problem, error, request?.locale ?? 'es', request?.id),
  };
}

export const noSuchCall: RequestHandler = () => {
  throw new Problem('request.no-such-call');
};

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof InvalidRequest) return new Problem('request.invalid');
  const { type, status } = (error ?? {}) as { type?: unknown; status?: unknown };
  const parser = typeof type === 'string' ? PARSER_PROBLEMS[type] : undefined;
  if (parser) return new Problem(parser);
  if (error instanceof URIError) return new Problem('request.no-such-call');
  // A body that says it is compressed and is not: the parser gives it a status and no type (B62).
  if (status === 400) return new Problem('request.malformed');
  return databaseProblem(error) ?? new Problem('server.failed');
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
    message: PROBLEMS[problem.code].text[locale],
    errors,
    ...(problem.current === undefined ? {} : { current: problem.current }),
    ...(problem.saved === undefined ? {} : { saved: problem.saved }),
    ...(requestId ? { request_id: requestId } : {}),
  };
}
