import type { Knex } from 'knex';

/** A boolean as both databases return it. Code that shows it converts it with `Boolean`. */
export type Flag = 0 | 1;

type NullableIn<Row> = { [Column in keyof Row]: null extends Row[Column] ? Column : never }[keyof Row];

/** A row as it is written: flags may be booleans. */
type Written<Row> = { [Column in keyof Row]: Row[Column] extends Flag ? boolean | Flag : Row[Column] };

type Inserted<Row, Filled extends keyof Row> = Omit<Written<Row>, Filled | NullableIn<Row>> &
  Partial<Pick<Written<Row>, Filled | NullableIn<Row>>>;

type Updated<Row> = { [Column in keyof Row]?: Written<Row>[Column] | Knex.Raw };

/**
 * A table of Knex's `Tables`. `Row` is what a select returns; `Filled` are the columns that the database fills when an
 * insert leaves them out. Columns that may be null are optional as well.
 */
export type Table<Row, Filled extends keyof Row = never> = Knex.CompositeTableType<
  Row,
  Inserted<Row, Filled>,
  Updated<Row>
>;

/** A row of a table as an insert takes it. */
export type NewRow<Name extends Knex.TableNames> = Knex.ResolveTableType<Knex.TableType<Name>, 'insert'>;
