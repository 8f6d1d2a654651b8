interface SqliteStatement {
  /** Whether it returns rows. */
  reader: boolean;
}

/** What Knex and we use of a connection of better-sqlite3. */
export interface SqliteConnection {
  pragma(statement: string): unknown;
  prepare(sql: string): SqliteStatement;
}

/** Statements that stay compiled. A list with each of its filters is a statement of its own. */
const COMPILED_MAX = 500;
const SELECT = /^\s*select\b/i;
const CHANGES_SCHEMA = /^\s*(?:create|alter|drop)\b/i;

/** Keeps a connection's reads compiled. Knex compiles anew each time, which takes SQLite longer than running a list's statement. */
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
