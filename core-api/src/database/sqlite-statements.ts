interface SqliteStatement {
  /** Whether it returns rows. */
  reader: boolean;
}

/** The used part of a better-sqlite3 connection. */
export interface SqliteConnection {
  pragma(statement: string): unknown;
  prepare(sql: string): SqliteStatement;
}

/** Maximum of cached statements. Each combination of a list's filters is another statement. */
const COMPILED_MAX = 500;
const SELECT = /^\s*select\b/i;
const CHANGES_SCHEMA = /^\s*(?:create|alter|drop)\b/i;

/**
 * Caches a connection's compiled reads. Knex compiles each time, which takes SQLite longer than running a list's
 * statement.
 */
export function keepCompiled(connection: SqliteConnection): void {
  const compile = connection.prepare.bind(connection);
  const compiled = new Map<string, SqliteStatement>();
  connection.prepare = (sql) => {
    const known = compiled.get(sql);
    if (known) return known;
    const statement = compile(sql);
    if (CHANGES_SCHEMA.test(sql)) compiled.clear();
    if (!SELECT.test(sql)) return statement;
    if (compiled.size >= COMPILED_MAX) compiled.clear();
    compiled.set(sql, statement);
    return statement;
  };
}
