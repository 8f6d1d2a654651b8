import type { CurrentCycle, PastCycle } from '@ruta/contracts/access/access.schema';
import { cycles } from '@ruta/contracts/cycles/cycles.api';
import type { CoreClient } from '../../core/client';

/** The cycle that a screen shows, if it is not the reader's current one; it has finished, so it is only read (CYC-03). */
export async function pastCycle(
  core: CoreClient,
  id: number | undefined,
  current: CurrentCycle | null,
): Promise<{ past?: PastCycle }> {
  if (id === undefined || id === current?.id) return {};
  const { start_at, end_at, period } = (await core.get(cycles.get, { params: { id } })).data;
  return { past: { id, period: period.name, start_at, end_at } };
}
