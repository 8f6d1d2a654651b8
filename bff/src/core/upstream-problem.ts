import { DEFAULT_LOCALE, isProblemCode, type Locale, type ProblemBody, type ProblemCode } from '@ruta/contracts';
import { z } from 'zod';
import { problem } from '../problems';

const Body = z.object({
  error: z.literal(true),
  code: z.custom<ProblemCode>(isProblemCode),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).default({}),
  current: z.unknown().optional(),
  request_id: z.string().optional(),
});

/** Refusals that may pass with time: an optional part of a screen may be missing because of them. */
const PASSING = new Set([409, 410, 429]);

/** core-api refused, failed or did not answer. */
export class UpstreamProblem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly body: ProblemBody;

  constructor(status: number, body: ProblemBody, cause?: unknown) {
    super(`core-api: ${status} ${body.code}`, { cause });
    this.status = status;
    this.code = body.code;
    this.body = body;
  }

  /**
   * True if core-api or the moment is to blame, so that a screen may open without this part (law 8). 401, 403 and
   * invalid requests are not.
   */
  get isTheirs(): boolean {
    return this.status >= 500 || PASSING.has(this.status);
  }

  /** core-api's refusal from a body's text; a body that is no refusal becomes `server.unavailable`. */
  static from(status: number, text: string, locale: Locale): UpstreamProblem {
    return UpstreamProblem.of(status, jsonOf(text), locale);
  }

  /** The same from a parsed body. */
  static of(status: number, body: unknown, locale: Locale): UpstreamProblem {
    const read = Body.safeParse(body);
    if (!read.success) return UpstreamProblem.unavailable(`answered ${status} without a problem`, locale);
    return new UpstreamProblem(status, read.data as ProblemBody);
  }

  /** No answer, or an unusable one. */
  static unavailable(cause: unknown, locale: Locale = DEFAULT_LOCALE): UpstreamProblem {
    return new UpstreamProblem(503, problem('server.unavailable', locale), cause);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
