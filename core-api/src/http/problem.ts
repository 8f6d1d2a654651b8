import type { LastSaved, ProblemCode } from '@ruta/contracts';

interface ProblemDetails {
  /** Field → keys of field messages, put into the person's language at the door. */
  errors?: Record<string, string[]>;
  /** The present record, for an edit that lost against another (law 6). */
  current?: unknown;
  /** Who made it so, and when. */
  saved?: LastSaved | undefined;
  headers?: Record<string, string>;
}

/** A refusal from the one registry (law 4). Anything else that is thrown is our own fault and says so in general words. */
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

/** A verdict of a policy: allowed, or the refusal to give. */
export type Verdict = 'allowed' | ProblemCode;

/** Throws the refusal unless the verdict allows. */
export function assertAllowed(verdict: Verdict): void {
  if (verdict !== 'allowed') throw new Problem(verdict);
}

/** Refuses with 422 and the sentences of the given fields, if there are any. */
export function throwFieldErrors(errors: Record<string, string[]>): void {
  if (Object.keys(errors).length > 0) throw new Problem('request.invalid', { errors });
}
