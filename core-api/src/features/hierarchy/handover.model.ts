import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';
import { changeJudged } from '../../database/judged-rows';
import type { NewRow } from '../../database/table';
import type { HandoverSchoolRow } from './hierarchy.tables';

/** Writes down a handover with its schools, and returns its id. */
export async function addHandover(
  trx: Knex.Transaction,
  handover: NewRow<'hierarchy_handovers'>,
  schools: readonly Omit<HandoverSchoolRow, 'handover_id' | 'returned'>[],
): Promise<number> {
  const [handover_id = 0] = await trx('hierarchy_handovers').insert(handover);
  for (const some of inGroups(schools))
    await trx('hierarchy_handover_schools').insert(some.map((school) => ({ ...school, handover_id })));
  return handover_id;
}

interface Ending {
  id: number;
  /** Those that went back. */
  schools: readonly number[];
  undone_by: number;
  undone_at: string;
  /** The refusal if it is undone already. */
  gone: () => Error;
}

/** Marks a handover as undone, and the schools that went back. */
export async function endHandover(trx: Knex.Transaction, { id, schools, gone, ...undone }: Ending): Promise<void> {
  await changeJudged(trx, 'hierarchy_handovers', {
    at: { id, undone_at: null },
    changes: undone,
    gone,
  });
  await trx('hierarchy_handover_schools')
    .where({ handover_id: id })
    .whereIn('school_id', [...schools])
    .update({ returned: 1 });
}
