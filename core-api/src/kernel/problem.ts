import type { LastSaved, ProblemCode } from '@ruta/contracts';

interface ProblemDetails {
  /** Keys of field messages by field; `http` translates them into the caller's language. */
  errors?: Record<string, string[]>;
  /** What the placeholders of its sentence stand for; the same in every language. */
  places?: Readonly<Record<string, string>>;
  /** The present record, after an edit conflict (law 6). */
  current?: unknown;
  /** Who saved that record, and when (UTC). */
  saved?: LastSaved | undefined;
  headers?: Record<string, string>;
}

/** A refusal of the registry (law 4). Any other error is unexpected, and the caller gets a general message. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly errors: Record<string, string[]>;
  readonly places: Readonly<Record<string, string>>;
  readonly current: unknown;
  readonly saved: LastSaved | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, { errors = {}, places = {}, current, saved, headers = {} }: ProblemDetails = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.errors = errors;
    this.places = places;
    this.current = current;
    this.saved = saved;
    this.headers = headers;
  }
}

/** 422 with messages by field, already in the caller's language. */
export class InvalidRequest extends Error {
  readonly errors: Record<string, string[]>;

  constructor(errors: Record<string, string[]>) {
    super('request.invalid');
    this.errors = errors;
  }
}

/** Refuses with 422 if there are errors. */
export function throwFieldErrors(errors: Record<string, string[]>): void {
  if (Object.keys(errors).length > 0) throw new Problem('request.invalid', { errors });
}
