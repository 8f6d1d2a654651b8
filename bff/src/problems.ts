import { PROBLEMS, type FieldErrors, type Locale, type ProblemBody, type ProblemCode } from '@ruta/contracts';
import type { Response } from 'express';
import { contextOf } from './http/context';

/** `Retry-After` in seconds while core-api does not answer. */
const RETRY_AFTER = '5';

/** A refusal of the bff itself; the error handler answers it. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldErrors;

  constructor(code: ProblemCode, errors: FieldErrors = {}) {
    super(code);
    this.code = code;
    this.errors = errors;
  }
}

/** The body of a refusal, in the person's language (law 4). */
export function problem(
  code: ProblemCode,
  locale: Locale,
  { errors = {}, requestId }: { errors?: FieldErrors; requestId?: string } = {},
): ProblemBody {
  return {
    error: true,
    code,
    message: PROBLEMS[code].text[locale],
    errors,
    ...(requestId === undefined ? {} : { request_id: requestId }),
  };
}

/** Sends a refusal. `status` replaces the registry's where HTTP has a more exact one (431). */
export function sendProblem(
  res: Response,
  code: ProblemCode,
  { errors = {}, status = PROBLEMS[code].status }: { errors?: FieldErrors; status?: number } = {},
): void {
  const { locale, requestId } = contextOf(res);
  if (status === 503) res.setHeader('Retry-After', RETRY_AFTER);
  res
    .status(status)
    .setHeader('Cache-Control', 'no-store')
    .json(problem(code, locale, { errors, requestId }));
}
