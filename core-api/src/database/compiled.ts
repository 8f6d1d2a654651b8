import type { Knex } from 'knex';
import type { Actor } from '../kernel/actor';

type Value = string | number;
/** What changes from one reading to the next: a value, or a list of them. */
type Values<V = Record<string, unknown>> = { readonly [Name in keyof V]: Value | readonly Value[] };

/** Stands for a value in a statement that is compiled before the value is known. */
class Place {
  private readonly name: string;
  private readonly at: number | undefined;

  constructor(name: string, at?: number) {
    this.name = name;
    this.at = at;
  }

  in(values: Values): Value | undefined {
    const value = values[this.name];
    return this.at === undefined ? (value as Value) : (value as readonly Value[])[this.at];
  }
}

type Places<V extends Values<V>> = { readonly [Name in keyof V]: V[Name] extends readonly Value[] ? Place[] : Place };

interface Statement {
  sql: string;
  bindings: readonly unknown[];
}

/** What we use of Knex's client. */
interface Client {
  dialect: string;
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
  query(connection: unknown, statement: Statement & { options: object }): Promise<{ response: unknown[] }>;
}
// Knex's types keep its client to themselves.
const clientOf = (db: Knex) => (db as unknown as { client: Client }).client;

const placesOf = <V extends Values<V>>(values: V) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((_, at) => new Place(name, at)) : new Place(name),
    ]),
  ) as Places<V>; // by the very names of the type

/** How long each list is, in one word: the text has a place for each of its values. */
function lengthsOf(values: Values): string {
  let lengths = '';
  for (const name in values) {
    const value = values[name];
    if (Array.isArray(value)) lengths += ` ${value.length}`;
  }
  return lengths;
}

/** Asks as Knex does, on its connection and with its events; what is left out is writing the statement anew (see 0016). */
async function ask<Row>(client: Client, { sql, bindings }: Statement, values: Values): Promise<Row[]> {
  const given = bindings.map((bound) => (bound instanceof Place ? bound.in(values) : bound));
  const connection = await client.acquireConnection();
  try {
    const { response } = await client.query(connection, { sql, bindings: given, options: { prepared: true } });
    // MySQL's driver gives the columns with the rows.
    return (client.dialect === 'mysql' ? response[0] : response) as Row[];
  } finally {
    await client.releaseConnection(connection);
  }
}

/**
 * A read that every request makes, compiled once: its text depends on nothing but the database, and only the values at its
 * places change. MariaDB prepares it as well. So Knex does not write it anew each time, nor the server take it apart.
 */
export function compiled<Row, V extends Values<V>>(build: (db: Knex, at: Places<V>) => Knex.QueryBuilder) {
  const known = new Map<string, Statement>();

  return (db: Knex, values: V): Promise<Row[]> => {
    const client = clientOf(db);
    const key = client.dialect + lengthsOf(values);
    let statement = known.get(key);
    if (!statement) {
      statement = build(db, placesOf(values)).toSQL();
      known.set(key, statement);
    }
    return ask(client, statement, values);
  };
}

/**
 * The same for a read that is narrowed to what somebody's abilities reach: compiled once for all whose role and rights are
 * the same. `build` is given somebody who stands for all of them: whatever tells them apart is a place, or may not be
 * looked at while the text is made.
 */
export function compiledFor<Row, V extends Values<V>>(
  build: (db: Knex, at: Places<V>, actor: Actor) => Knex.QueryBuilder,
) {
  // By the rights themselves: a switch in the matrix makes new ones, and the text of the old ones goes with them.
  const known = new WeakMap<Actor['grants'], Map<string, Statement & { isScoped: boolean }>>();

  return (db: Knex, actor: Actor, values: V): Promise<Row[]> => {
    const client = clientOf(db);
    const key = `${client.dialect} ${actor.role} ${actor.schoolId === null}${lengthsOf(values)}`;
    const ofRights = known.get(actor.grants) ?? new Map<string, Statement & { isScoped: boolean }>();
    known.set(actor.grants, ofRights);
    let statement = ofRights.get(key);
    if (!statement) {
      const anybody = standInFor(actor);
      statement = { ...build(db, placesOf(values), anybody).toSQL(), isScoped: anybody.scopeAsked };
      ofRights.set(key, statement);
    }
    if (statement.isScoped) actor.scopeAsked = true;
    return ask(client, statement, { ...values, [USER]: actor.userId, [SCHOOL]: actor.schoolId ?? 0 });
  };
}

const USER = 'actor.userId';
const SCHOOL = 'actor.schoolId';

/** Somebody of the same role and rights, of whom nothing else is known. */
function standInFor({ role, grants, withheld, schoolId }: Actor): Actor {
  const shared = {
    ...{ role, grants, withheld, scopeAsked: false },
    userId: new Place(USER),
    schoolId: schoolId === null ? null : new Place(SCHOOL),
  };
  return new Proxy(shared, {
    get(known, name) {
      if (!(name in known))
        throw new Error(`${String(name)} differs from person to person: it cannot be in a compiled read`);
      return known[name as keyof typeof known];
    },
  }) as unknown as Actor; // a place is bound like the number that it stands for
}
