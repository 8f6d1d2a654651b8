interface Question {
  sql?: string;
  /** Knex's `options({ prepared: true })`. */
  prepared?: boolean;
}

/** What Knex and we use of a connection of mysql2. */
export interface MysqlConnection {
  query(question: string | Question, ...rest: unknown[]): unknown;
  execute(question: Question, ...rest: unknown[]): unknown;
  destroy(): void;
}

type Done = (error: Error | null, ...results: unknown[]) => void;

/** A statement may run this long, and a server may be silent this long, before the caller is told 503 (F09). */
export const STATEMENT_SECONDS = 10;
const SILENCE_MS = (STATEMENT_SECONDS + 1) * 1000;

/** A server that holds as many prepared statements as it may, or a proxy that prepares none: asked as any other time. */
const UNPREPARED = new Set(['ER_MAX_PREPARED_STMT_COUNT_REACHED', 'ER_UNSUPPORTED_PS']);

interface Asking {
  /** Waits for a server that says nothing, for as long as it takes. */
  patient?: boolean;
}

/**
 * How a connection's statements are asked. One with Knex's option `prepared` is prepared once, and only executed from then
 * on. A server that says nothing at all cannot stop a statement itself: the connection is given up (F09).
 */
export function askInTime(connection: MysqlConnection, { patient = false }: Asking = {}): void {
  const ask = connection.query.bind(connection);
  const execute = connection.execute.bind(connection);
  connection.query = (question, ...rest) => {
    const { prepared = false, ...options } = typeof question === 'string' ? { sql: question } : question;
    const asker = rest.pop() as Done;
    const done = patient ? asker : orSilence(connection, asker);
    if (!prepared) return ask(options, ...rest, done);
    return execute(options, ...rest, (error: (Error & { code?: string }) | null, ...results: unknown[]) => {
      if (UNPREPARED.has(error?.code ?? '')) ask(options, ...rest, done);
      else done(error, ...results);
    });
  };
}

/** Settles once: with what the server says, or with the refusal to wait any longer. The driver's own limit leaves preparing out. */
function orSilence(connection: MysqlConnection, done: Done): Done {
  let isSettled = false;
  const settle: Done = (error, ...results) => {
    clearTimeout(timer);
    if (isSettled) return;
    isSettled = true;
    done(error, ...results);
  };
  const timer = setTimeout(() => {
    connection.destroy();
    settle(Object.assign(new Error('The server is silent'), { code: 'PROTOCOL_SEQUENCE_TIMEOUT' }));
  }, SILENCE_MS);
  return settle;
}
