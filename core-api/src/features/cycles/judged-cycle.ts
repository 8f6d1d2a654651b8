import type { Knex } from 'knex';
import { lockRows } from '../../database/row-locks';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { assertAllowed } from '../../kernel/verdict';
import { changeable, cycleVerdicts } from './cycle.policy';
import { allCycles, selectCycles, type CycleRow } from './cycle.reader';
import type { CyclesShown } from './cycle.shown';

interface Wanted {
  id: number;
  verb: keyof typeof cycleVerdicts;
  /** What the caller has seen; without it the change holds whatever somebody else saved. */
  revision?: number | undefined;
  /** The cycle's range as the caller knows it. */
  range?: { start_at: string; end_at: string };
}

/** The cycle that the caller may do this with, locked. Refuses by the rules, and what the caller knows no more. */
export async function judgedCycle(
  trx: Knex.Transaction,
  actor: Actor,
  shown: CyclesShown,
  { id, verb, revision, range }: Wanted,
): Promise<CycleRow> {
  await lockRows(trx, 'school_cycles', id);
  const [row] = await selectCycles(changeable(allCycles(trx).where('school_cycles.id', id), actor));
  if (!row) throw new Problem('cycles.not-found');
  assertAllowed(cycleVerdicts[verb](actor, shown.factsOf(row)));
  const isStale =
    (revision !== undefined && revision !== row.revision) ||
    (range !== undefined && (range.start_at !== row.start_at || range.end_at !== row.end_at));
  if (isStale) throw await staleCycle(trx, actor, shown, id);
  return row;
}

/** The refusal of who knows an older cycle, with the present one. */
export const staleCycle = async (db: Knex, actor: Actor, shown: CyclesShown, id: number): Promise<Problem> =>
  new Problem('cycles.stale', { current: await shown.get(db, actor, id) });
