interface Statement {
  sql?: string;
  /** From Knex's `options({ prepared: true })`: admission and first pages. */
  prepared?: boolean;
}

/** What Knex and we use of a connection of mysql2. */
export interface MysqlConnection {
  query(statement: string | Statement, ...rest: unknown[]): unknown;
  execute(statement: Statement, ...rest: unknown[]): unknown;
  destroy(): void;
}

type Done = (error: Error | null, ...results: unknown[]) => void;

/** A statement runs this long at most. A server that is silent for longer leads to a 503 (F09). */
export const STATEMENT_SECONDS = 10;
const SILENCE_MS = (STATEMENT_SECONDS + 1) * 1000;

/** The server's limit of prepared statements is reached, or a proxy refuses PREPARE. */
const UNPREPARED = new Set(['ER_MAX_PREPARED_STMT_COUNT_REACHED', 'ER_UNSUPPORTED_PS']);

interface TimeoutOptions {
  /** Waits for a silent server without limit. */
  patient?: boolean;
}

/**
 * Limits how long a connection's statements wait, and prepares those with Knex's option `prepared` once. A silent server
 * cannot stop a statement itself, so the connection is closed (F09). Falls back to an unprepared query when the server's
 * limit of prepared statements is reached or a proxy refuses PREPARE.
 */
export function limitStatements(connection: MysqlConnection, { patient = false }: TimeoutOptions = {}): void {
  const query = connection.query.bind(connection);
  const execute = connection.execute.bind(connection);
  connection.query = (statement, ...rest) => {
    const { prepared = false, ...options } = typeof statement === 'string' ? { sql: statement } : statement;
    const caller = rest.pop() as Done;
    const done = patient ? caller : orSilence(connection, caller);
    if (!prepared) return query(options, ...rest, done);
    return execute(options, ...rest, (error: (Error & { code?: string }) | null, ...results: unknown[]) => {
      if (UNPREPARED.has(error?.code ?? '')) query(options, ...rest, done);
      else done(error, ...results);
    });
  };
}

/** Settles once: with the server's answer or with a timeout. The driver's own timeout does not cover preparing. */
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
