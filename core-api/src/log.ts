import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * The log: JSON lines, one for each request and each failure. Nothing that people wrote, no password and no token is ever
 * in it (T14, V16).
 */
export const openLog = (level: string, destination?: DestinationStream): Logger => {
  const options = { level, base: { app: 'core-api' }, serializers: { err: told } };
  return destination ? pino(options, destination) : pino(options);
};

interface Told {
  type: string;
  code?: string;
  message: string;
  stack: string;
  cause?: Told;
}

interface Wrapped {
  nativeError?: { code?: unknown };
}

/** By its shape: the errors of a native driver may come from another realm, where `instanceof` does not know them. */
const isError = (thrown: unknown): thrown is Error =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'message' in thrown &&
  typeof thrown.message === 'string' &&
  'stack' in thrown &&
  typeof thrown.stack === 'string';

/** What may be said of an error. Drivers hang the statement with its values on it, and quote values in the message. */
function told(error: unknown): Told | { type: string } {
  if (!isError(error)) return { type: typeof error };
  // Objection wraps what the drivers throw.
  const { code = (error as Wrapped).nativeError?.code } = error as { code?: unknown };
  // The first lines of a stack are the message once more.
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    ...(typeof code === 'string' ? { code } : {}),
    message: sayable(error, typeof code === 'string' ? code : ''),
    stack: stack.join('\n'),
    ...(isError(error.cause) ? { cause: told(error.cause) as Told } : {}),
  };
}

const ADDRESS = /[^\s<>"'()]+@[^\s<>"'()]+/g;
const QUOTED = /'(?:[^'\\]|\\.|'')*'/g;

/**
 * The message, without what it quotes: MariaDB names the value that came twice, mail servers whom they do not know,
 * JSON.parse the text that it could not read.
 */
function sayable({ name, message }: Error, code: string): string {
  if (name === 'SyntaxError') return 'could not be read';
  return (code.startsWith('ER_') ? message.replace(QUOTED, "'…'") : message).replace(ADDRESS, '…@…');
}
