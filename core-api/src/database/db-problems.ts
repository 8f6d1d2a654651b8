import { Problem } from '../kernel/problem';

const UNIQUE = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'ER_DUP_ENTRY']);
const STORAGE_FULL = new Set(['SQLITE_FULL', 'ENOSPC', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL']);
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'PROTOCOL_CONNECTION_LOST',
  'ETIMEDOUT',
  'EPIPE',
  'ER_SERVER_SHUTDOWN',
  'ER_CON_COUNT_ERROR',
  'ER_STATEMENT_TIMEOUT',
  'ER_QUERY_TIMEOUT',
  'ER_CONNECTION_KILLED',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'SQLITE_BUSY',
  'SQLITE_IOERR',
]);

/** The server rolled the transaction back in favour of another; a retry may succeed. */
const CONFLICT = new Set(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD']);

const codesOf = (error: unknown): string[] => {
  const candidate = error as { code?: unknown; nativeError?: { code?: unknown } } | null;
  return [candidate?.code, candidate?.nativeError?.code].filter((code) => typeof code === 'string');
};

/**
 * Whether a unique constraint refused the write, on either database. Reads the drivers' codes, because Objection's
 * UniqueViolationError does not work with better-sqlite3.
 */
export const isUniqueViolation = (error: unknown): boolean => codesOf(error).some((code) => UNIQUE.has(code));

/** Whether the disk was full. */
export const isStorageFull = (error: unknown): boolean => codesOf(error).some((code) => STORAGE_FULL.has(code));

export const isConflict = (error: unknown): boolean => codesOf(error).some((code) => CONFLICT.has(code));

/** The refusal for a database failure: 503 if it is unreachable, 507 if the disk is full; null for other errors. */
export function databaseProblem(error: unknown): Problem | null {
  const codes = codesOf(error);
  if (isStorageFull(error)) return new Problem('server.storage-full');
  const isGone = codes.some((code) => UNAVAILABLE.has(code)) || isTimeout(error) || isClosed(error);
  if (isGone || isConflict(error)) {
    return new Problem('server.unavailable');
  }
  return null;
}

const isTimeout = (error: unknown) => (error as Error | null)?.name === 'KnexTimeoutError';

/** mysql2 reports a connection lost between two statements of a transaction by message only. */
const isClosed = (error: unknown) =>
  error instanceof Error && /closed state|Connection lost|Connection is closed/.test(error.message);

/** Why a command or the start of the server failed, for its operator. */
export function failureInWords(error: unknown): string {
  if (isStorageFull(error)) return 'The disk is full. Make space at the database or in DATA_DIR and try again.';
  return error instanceof Error ? error.message : String(error);
}
