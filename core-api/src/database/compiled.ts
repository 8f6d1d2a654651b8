import type { Knex } from 'knex';

/** Stands for a value in a statement that is compiled before the value is known. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Places<Name extends string> = Readonly<Record<Name, Place>>;

/**
 * A read that every request makes, compiled once: its text depends on nothing but the database, and only the values at its
 * places change. MariaDB prepares it as well. So Knex does not write it anew each time, nor the server take it apart.
 */
export function compiled<Row, const Name extends string>(
  names: readonly Name[],
  build: (db: Knex, at: Places<Name>) => Knex.QueryBuilder,
) {
  const known = new Map<string, { sql: string; bindings: readonly unknown[] }>();
  // The names are those of the type.
  const places = Object.fromEntries(names.map((name) => [name, new Place(name)])) as Places<Name>;

  return async (db: Knex, values: Readonly<Record<Name, string | number>>): Promise<Row[]> => {
    // Knex's type says nothing about its client.
    const { dialect } = (db as unknown as { client: { dialect: string } }).client;
    let statement = known.get(dialect);
    if (!statement) {
      const { sql, bindings } = build(db, places).toSQL();
      statement = { sql, bindings };
      known.set(dialect, statement);
    }
    const given = statement.bindings.map((bound) => (bound instanceof Place ? values[bound.name as Name] : bound));
    const answer = (await db.raw(statement.sql, given as Knex.RawBinding[]).options({ prepared: true })) as unknown[];
    // MySQL's driver gives the columns with the rows.
    const [rows] = answer;
    return (Array.isArray(rows) ? rows : answer) as Row[];
  };
}
