import type { ProblemCode } from '@ruta/contracts';
import type { Knex } from 'knex';
import type { Actor } from '../kernel/actor';
import { Problem } from '../kernel/problem';
import { assertAllowed, type Verdict } from '../kernel/verdict';

interface Sought<Row> {
  /** Query of one record, limited to the caller's scope. */
  visible: Knex.QueryBuilder;
  /** Column of its id, such as `school_visits.id`. */
  id: string;
  load: (id: number) => PromiseLike<Row | undefined>;
  /** The refusal outside the scope; its status is 404. */
  missing: ProblemCode;
}

/** A record within the caller's scope. Outside it the record does not exist for the caller (law 2). */
export async function findVisible<Row>({ visible, id, load, missing }: Sought<Row>): Promise<Row> {
  const [seen] = await visible.pluck<number[]>(id);
  const row = seen === undefined ? undefined : await load(seen);
  if (!row) throw new Problem(missing);
  return row;
}

/**
 * The same with the facts that the rules need. Refuses what the verdict of the verb does not allow. The row is locked
 * before it is judged, so that what the transaction changes afterwards is what was judged.
 */
export async function findAllowed<Row, Facts>(
  actor: Actor,
  {
    factsOf,
    verb,
    lock,
    load,
    ...sought
  }: Sought<Row> & {
    factsOf: (row: Row) => Facts;
    /** Locks its row until the transaction ends. */
    lock: (id: number) => Promise<void>;
    verb: ((actor: Actor, facts: Facts) => Verdict) | undefined;
  },
): Promise<{ row: Row; facts: Facts }> {
  const locked = async (id: number) => {
    await lock(id);
    return load(id);
  };
  const row = await findVisible({ ...sought, load: verb ? locked : load });
  const facts = factsOf(row);
  if (verb) assertAllowed(verb(actor, facts));
  return { row, facts };
}
