import type { LastSaved, ProblemCode } from '@ruta/contracts';

interface ProblemDetails {
  /** Field → keys of field messages; `http` translates them into the caller's language. */
  errors?: Record<string, string[]>;
  /** The present record, for an edit that lost against another (law 6). */
  current?: unknown;
  /** Who saved that record, and when. */
  saved?: LastSaved | undefined;
  headers?: Record<string, string>;
}

/** A refusal of the registry (law 4). Anything else that is thrown is our own fault, and the caller gets general words. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly errors: Record<string, string[]>;
  readonly current: unknown;
  readonly saved: LastSaved | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, { errors = {}, current, saved, headers = {} }: ProblemDetails = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.errors = errors;
    this.current = current;
    this.saved = saved;
    this.headers = headers;
  }
}

/** 422 with sentences that are already in the caller's language, by field. */
export class InvalidRequest extends Error {
  readonly errors: Record<string, string[]>;

  constructor(errors: Record<string, string[]>) {
    super('request.invalid');
    this.errors = errors;
  }
}

/** Refuses with 422 and the sentences of the given fields, if there are any. */
export function throwFieldErrors(errors: Record<string, string[]>): void {
  if (Object.keys(errors).length > 0) throw new Problem('request.invalid', { errors });
}
