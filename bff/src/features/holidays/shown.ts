import type { Panel } from '@ruta/contracts';
import type { Holiday } from '@ruta/contracts/holidays/holiday.schema';
import { holidays } from '@ruta/contracts/holidays/holidays.api';
import type { CoreClient } from '../../core/client';
import { UpstreamProblem } from '../../core/upstream-problem';
import { gather } from '../../kit/gather';

/** Refusals that mean none: the ability can be switched off, and a school of a finished cycle may be out of reach. */
const NONE: readonly string[] = ['access.refused', 'schools.not-found'];

/** The holidays of some days, of one school or of all that the reader reaches (VC-06). */
export async function shownHolidays(
  core: CoreClient,
  { start, end, school_id }: { start: string; end: string; school_id?: number },
): Promise<{ holidays: Panel<Holiday[]> }> {
  const query = { from: start, to: end, ...(school_id !== undefined && { school_id: String(school_id) }) };
  return gather({
    holidays: core.get(holidays.list, { query }).then(
      ({ data }) => data,
      (error: unknown) => {
        if (error instanceof UpstreamProblem && NONE.includes(error.code)) return [];
        throw error;
      },
    ),
  });
}
