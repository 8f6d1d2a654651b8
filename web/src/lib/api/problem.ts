import type { LastSaved, ProblemCode } from '@ruta/contracts/problems';
import { currentLocale } from '../i18n';

/** What the browser itself finds wrong, beside the refusals of the server. */
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
  /** HTTP status; 0 when nothing came back. */
  status: number;
  code: ProblemCode | LocalProblemCode;
  /** One sentence for the person, in their language. */
  message: string;
  /** Field → sentences. */
  errors?: Record<string, string[]> | undefined;
  /** The present record, when an edit lost against another (law 6). */
  current?: unknown;
  /** Who made it so, and when (UTC). */
  saved?: LastSaved | undefined;
  /** What support asks for. */
  requestId?: string | undefined;
}

/** A call that did not succeed: a refusal of the server, or a server that could not be reached. */
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

/** A problem that the browser words itself. */
export const localProblem = (code: LocalProblemCode, status = 0) =>
  new ProblemError({ status, code, message: SENTENCES[code][currentLocale()] });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads a refusal off the wire (`{ error, code, message, errors, current?, request_id? }`). */
export function problemOf(status: number, body: unknown): ProblemError {
  if (!isRecord(body) || typeof body['code'] !== 'string' || typeof body['message'] !== 'string')
    return localProblem('server.unreadable', status);
  return new ProblemError({
    status,
    code: body['code'] as ProblemCode, // the server answers with its closed list only (law 4)
    message: body['message'],
    errors: isRecord(body['errors']) ? (body['errors'] as Record<string, string[]>) : {},
    current: body['current'],
    saved: isRecord(body['saved']) ? (body['saved'] as unknown as LastSaved) : undefined,
    requestId: typeof body['request_id'] === 'string' ? body['request_id'] : undefined,
  });
}

/** Whatever was thrown, as a problem; a mistake of ours is thrown on. */
export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  throw error;
}

const NO_ERRORS: Record<string, string> = {};
const shown = new WeakMap<ProblemError, Record<string, string>>();

/**
 * The first sentence of each field, as the forms show it; of one problem always the same object, since a form takes
 * another one for a further refusal, brings forgotten errors back and moves the focus.
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
