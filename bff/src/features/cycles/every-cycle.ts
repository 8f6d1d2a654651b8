import { cycles } from '@ruta/contracts/cycles/cycles.api';
import type { Cycle, Period } from '@ruta/contracts/cycles/cycle.schema';
import type { CoreClient } from '../../core/client';

/** More cycles than a network runs in a lifetime. */
const CYCLES_MAX = '100';

/** Every cycle with its period, newest first. Needs `cycle:read`. */
export async function everyCycle(core: CoreClient): Promise<(Cycle & { period: Period })[]> {
  const { data } = await core.get(cycles.list, { query: { size: CYCLES_MAX, sort: '-id', include: 'period' } });
  return data.flatMap((cycle) => (cycle.period ? [{ ...cycle, period: cycle.period }] : []));
}
