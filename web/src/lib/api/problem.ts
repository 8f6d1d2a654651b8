import type { LastSaved, ProblemCode } from '@ruta/contracts/problems';
import { currentLocale } from '../i18n';

/** Codes of problems that the browser detects itself. */
export type LocalProblemCode = 'network.offline' | 'server.unreadable';

const SENTENCES = {
  'network.offline': {
    es: 'No hay conexión. Revisa tu red e inténtalo de nuevo.',
    en: 'There is no connection. Check your network and try again.',
  },
  'server.unreadable': {
    es: 'El servicio no está disponible por ahora. Inténtalo en un momento.',
    en: 'The service is not available right now. Try again in a moment.',
  },
} as const satisfies Record<LocalProblemCode, Record<'es' | 'en', string>>;

interface ProblemFacts {
  /** HTTP status; 0 without a response. */
  status: number;
  code: ProblemCode | LocalProblemCode;
  /** A sentence in the person's language. */
  message: string;
  /** Messages by field. */
  errors?: Record<string, string[]> | undefined;
  /** The present record, after an edit conflict (law 6). */
  current?: unknown;
  /** Who saved it, and when (UTC). */
  saved?: LastSaved | undefined;
  /** Id of the request, for support. */
  requestId?: string | undefined;
}

/** A failed call: a refusal, or a server that cannot be reached. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: ProblemCode | LocalProblemCode;
  readonly errors: Record<string, string[]>;
  readonly current: unknown;
  readonly saved: LastSaved | undefined;
  readonly requestId: string | undefined;

  constructor({ status, code, message, errors = {}, current, saved, requestId }: ProblemFacts) {
    super(message);
    this.name = 'ProblemError';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.current = current;
    this.saved = saved;
    this.requestId = requestId;
  }
}

/** A problem with the browser's own message. */
export const localProblem = (code: LocalProblemCode, status = 0) =>
  new ProblemError({ status, code, message: SENTENCES[code][currentLocale()] });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Parses a refusal (`{ error, code, message, errors, current?, request_id? }`). */
export function problemOf(status: number, body: unknown): ProblemError {
  if (!isRecord(body) || typeof body['code'] !== 'string' || typeof body['message'] !== 'string')
    return localProblem('server.unreadable', status);
  return new ProblemError({
    status,
    code: body['code'] as ProblemCode, // the server sends only codes of the registry (law 4)
    message: body['message'],
    errors: isRecord(body['errors']) ? (body['errors'] as Record<string, string[]>) : {},
    current: body['current'],
    saved: isRecord(body['saved']) ? (body['saved'] as unknown as LastSaved) : undefined,
    requestId: typeof body['request_id'] === 'string' ? body['request_id'] : undefined,
  });
}

/** Statuses of refusals that the same call would meet again. A 401 waits for the person, a 429 for its time. */
const LASTING = new Set([403, 404, 409, 410, 413, 422]);

/**
 * Whether the server would refuse the same call again, so that repeating it in the background is of no use. An answer
 * that is not the server's, such as a proxy's page, says nothing of that, nor does somebody else's session.
 */
export const isLasting = ({ status, code }: ProblemError): boolean =>
  LASTING.has(status) && code !== 'request.in-flight' && code !== 'access.other-person' && code !== 'server.unreadable';

/** Returns a `ProblemError`; throws any other error again. */
export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  throw error;
}

const NO_ERRORS: Record<string, string> = {};
const shown = new WeakMap<ProblemError, Record<string, string>>();

/**
 * The first message of each field. Returns the same object for the same problem: a form treats another object as
 * another refusal, shows its errors and moves the focus.
 */
export function firstErrors(problem: ProblemError | null | undefined): Record<string, string> {
  if (!problem) return NO_ERRORS;
  const known = shown.get(problem);
  if (known) return known;
  const errors = Object.fromEntries(
    Object.entries(problem.errors).flatMap(([field, [first]]) => (first ? [[field, first]] : [])),
  );
  shown.set(problem, errors);
  return errors;
}
