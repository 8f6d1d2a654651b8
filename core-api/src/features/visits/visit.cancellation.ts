import { formatDay } from '@ruta/contracts/kit/day-text';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { quoted } from '@ruta/contracts/visits/visits.words';
import type { Knex } from 'knex';
import { Problem } from '../../kernel/problem';
import { dayIn, fromUtc } from '../../time/clock';
import { fullname } from '../users';
import { visitRowsByIds, type VisitRow } from './visit.model';

type Cancelled = Pick<
  VisitRow,
  'cancelled_at' | 'cancelled_by' | 'cancel_reason' | 'canceller_name' | 'canceller_surname' | 'timezone'
>;

const cancellerOf = ({ canceller_name: name, canceller_surname: surname }: Cancelled) =>
  fullname({ name: name ?? '', surname: surname ?? '' });

/** Who cancelled the visit, when (UTC) and why; nulls if nobody did. */
export const cancellationOf = (row: Cancelled): Pick<Visit, 'cancelled_at' | 'cancelled_by' | 'cancel_reason'> => ({
  cancelled_at: row.cancelled_at,
  cancelled_by: row.cancelled_by === null ? null : { id: row.cancelled_by, fullname: cancellerOf(row) },
  cancel_reason: row.cancel_reason,
});

/** The refusal of a cancelled visit, with the day at the school on which it was cancelled; null if it was not. */
export const cancelledProblem = (row: Cancelled): Problem | null =>
  row.cancelled_at === null
    ? null
    : new Problem('visits.cancelled', {
        places: {
          name: cancellerOf(row),
          date: formatDay(dayIn(row.timezone, fromUtc(row.cancelled_at))),
          reason: quoted(row.cancel_reason ?? ''),
        },
      });

/** The same for what is recorded on the agenda. The caller has seen that the visit's item is cancelled. */
export async function refusalOfCancelled(trx: Knex, visitId: number): Promise<Problem> {
  const [row] = await visitRowsByIds(trx, [visitId]);
  const problem = row ? cancelledProblem(row) : null;
  if (!problem) throw new Error(`The agenda's item of visit ${visitId} is cancelled, and the visit is not`);
  return problem;
}
