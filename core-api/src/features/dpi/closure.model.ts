import type { Knex } from 'knex';
import { changeJudged } from '../../database/judged-rows';

interface OwnClosure {
  start_at: string;
  end_at: string;
  /** The one that the caller has seen; 0 while the cycle’s window holds. */
  revision: number;
  /** The refusal if somebody has set it meanwhile. */
  gone: () => Error;
}

/** Sets a school’s own window, which from then on wins over the cycle’s. */
export async function putOwnClosure(
  trx: Knex.Transaction,
  at: { cycle_id: number; school_id: number },
  { revision, gone, ...days }: OwnClosure,
): Promise<void> {
  if (revision > 0)
    return changeJudged(trx, 'dpi_closures', {
      at: { ...at, revision },
      changes: { ...days, revision: trx.raw('revision + 1') },
      gone,
    });
  const [made] = await trx('dpi_closures')
    .insert({ ...at, ...days })
    .onConflict(['cycle_id', 'school_key'])
    .ignore();
  if (!made) throw gone();
}
