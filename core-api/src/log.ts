import { pino, type DestinationStream, type Logger } from 'pino';

/** The log: JSON lines for requests and failures, without people's texts, passwords and tokens (T14, V16). */
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

/** By shape, because errors of a native driver may come from another realm, where `instanceof` fails. */
const isError = (thrown: unknown): thrown is Error =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'message' in thrown &&
  typeof thrown.message === 'string' &&
  'stack' in thrown &&
  typeof thrown.stack === 'string';

/** The loggable parts of an error. Drivers add the statement with its values, and quote values in the message. */
function told(error: unknown): Told | { type: string } {
  if (!isError(error)) return { type: typeof error };
  // Objection wraps the drivers' errors.
  const { code = (error as Wrapped).nativeError?.code } = error as { code?: unknown };
  // The first lines of a stack repeat the message.
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
 * The message without quoted values: MariaDB quotes a duplicate value, mail servers an unknown address, JSON.parse the
 * text.
 */
function sayable({ name, message }: Error, code: string): string {
  if (name === 'SyntaxError') return 'could not be read';
  return (code.startsWith('ER_') ? message.replace(QUOTED, "'…'") : message).replace(ADDRESS, '…@…');
}
