import type { School } from '@ruta/contracts/schools/school.schema';
import { schools } from '@ruta/contracts/schools/schools.api';
import type { CoreClient } from '../../core/client';

/** The school of a screen's path, in the cycle that is shown; 404 if the person may not see it (T01). */
export async function schoolOf(core: CoreClient, id: number, cycle?: number): Promise<School> {
  const query = { cycle_id: cycle === undefined ? undefined : String(cycle) };
  const { data } = await core.get(schools.get, { params: { id }, query });
  return data;
}
