import { cycles } from '@ruta/contracts/cycles/cycles.api';
import type { CycleChoice } from '@ruta/contracts/cycles/cycle.schema';
import type { CoreClient } from '../../core/client';

/** Some twenty years. */
const CYCLES_MAX = 20;

interface Reader {
  core: CoreClient;
  me: () => Promise<{ abilities: readonly string[] }>;
}

/** The started cycle and finished ones, latest first; none for whom cycles are not to be read. */
export async function cycleChoices({ core, me }: Reader): Promise<CycleChoice[]> {
  if (!(await me()).abilities.includes('cycle:read')) return [];
  const { data } = await core.get(cycles.list, {
    query: { size: String(CYCLES_MAX), sort: '-id', include: 'period' },
  });
  return data.flatMap(({ id, period, state }) =>
    period && state !== 'pending' ? [{ id, period: period.name, is_over: state === 'finished' }] : [],
  );
}
