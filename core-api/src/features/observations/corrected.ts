import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { assertAllowed } from '../../kernel/verdict';
import { mayCorrect } from './observation.policy';
import { observationRow, observedBy } from './observation.reader';
import type { Row } from './observation-rows.reader';

interface Named {
  guide_id: number;
  professor_id: number;
  school_id: number;
  level_id: number;
}

/**
 * The observation that a correction names: the caller's own, the latest one, of the same guide, teacher and school, in a
 * running cycle. Of somebody else's it is refused, and one out of reach is 404. It is the caller's own wherever they
 * belong by now, as its correction is judged by when it was made.
 */
export async function correctedBy(trx: Knex, actor: Actor, id: number, named: Named): Promise<Row> {
  const own = await observedBy(trx, actor, id);
  if (!own) {
    await observationRow(trx, actor, { id, ability: 'observation:run' });
    throw new Problem('observations.not-observer');
  }
  assertAllowed(mayCorrect(actor, own));
  const isSame = (['guide_id', 'professor_id', 'school_id', 'level_id'] as const).every((of) => own[of] === named[of]);
  if (!isSame) throwFieldErrors({ replaces_id: ['observations.replaces.other'] });
  return own;
}
