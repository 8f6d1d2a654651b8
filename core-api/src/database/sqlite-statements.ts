/** What Knex and we use of better-sqlite3. */
interface SqliteStatement {
  /** Whether it gives rows. */
  reader: boolean;
  all(bindings: readonly unknown[]): unknown[];
  /** Lets it give rows as lists of values. */
  raw(): { all(bindings: readonly unknown[]): unknown[][] };
  columns(): { name: string }[];
}

export interface SqliteConnection {
  pragma(statement: string): unknown;
  prepare(sql: string): Pick<SqliteStatement, 'reader' | 'all'>;
}

/** So many statements stay compiled; a list with each of its filters is one of its own. */
const COMPILED_MAX = 500;
const SELECT = /^\s*select\b/i;
const CHANGES_SCHEMA = /^\s*(?:create|alter|drop)\b/i;

/**
 * Keeps a connection's reads compiled: compiling a list's statement takes SQLite longer than running it, and Knex asks for
 * it every time. Their rows are fetched as lists and named here, which takes three fifths of the time that the driver needs.
 */
export function keepCompiled(connection: SqliteConnection): void {
  const compile = connection.prepare.bind(connection) as (sql: string) => SqliteStatement;
  const compiled = new Map<string, Pick<SqliteStatement, 'reader' | 'all'>>();
  connection.prepare = (sql) => {
    const known = compiled.get(sql);
    if (known) return known;
    const statement = compile(sql);
    if (CHANGES_SCHEMA.test(sql)) compiled.clear();
    if (!SELECT.test(sql)) return statement;
    if (compiled.size >= COMPILED_MAX) compiled.clear();
    const read = reading(statement);
    compiled.set(sql, read);
    return read;
  };
}

function reading(statement: SqliteStatement): Pick<SqliteStatement, 'reader' | 'all'> {
  const named = naming(statement.columns().map(({ name }) => name));
  const values = statement.raw();
  return { reader: true, all: (bindings) => values.all(bindings).map((row) => named(row)) };
}

/** Names a row's values. Written out for its columns, as MySQL's driver does: an object of known shape is made at once. */
function naming(names: readonly string[]): (row: readonly unknown[]) => object {
  const members = names.map((name, at) => `${JSON.stringify(name)}: row[${at}]`);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- names of columns, quoted; nothing that people wrote
  return new Function('row', `return { ${members.join(', ')} }`) as (row: readonly unknown[]) => object;
}
