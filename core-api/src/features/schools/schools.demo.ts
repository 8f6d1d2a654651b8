import type { LevelKey } from '@ruta/contracts/schools/school.schema';
import type { Knex } from 'knex';
import type { cyclesAround } from '../../seeds/calendar';
import { idsBy, insertRows, known } from '../../seeds/rows';
import { mexico, type Place } from './places.demo';
import { schoolSearchKey } from './school-search-key';

interface SchoolsToSeed {
  trx: Knex;
  placesByKey: ReadonlyMap<string, Place>;
  cycles: ReturnType<typeof cyclesAround>;
}

/** Creates the schools with their levels, in the country and states that every installation has. */
export async function schoolsDemo({ trx, placesByKey, cycles }: SchoolsToSeed): Promise<{ schools: number }> {
  const places = [...placesByKey.values()];
  const founded = `${cycles.previous.startAt} 06:00:00`;
  const { country_id, states } = await mexico(trx);
  await insertRows(
    trx,
    'schools',
    places.map(({ id, name, state, city, code, remoteId, timezone, deleted }) => ({
      id,
      name,
      search_key: schoolSearchKey({ name, city, code, remote_id: remoteId }),
      country_id,
      state_id: known(states, state),
      city,
      code,
      remote_id: remoteId,
      timezone,
      active: !deleted,
      deleted_at: deleted ? `${cycles.previous.endAt} 17:00:00` : null,
      revision: 1,
      created_at: founded,
      updated_at: founded,
    })),
  );
  const levels = await idsBy<LevelKey>(trx, 'levels', 'key');
  await insertRows(
    trx,
    'level_school',
    places.flatMap(({ id, levels: offered }) =>
      (Object.entries(offered) as [LevelKey, string][]).map(([level, official_code]) => ({
        school_id: id,
        level_id: known(levels, level),
        official_code,
      })),
    ),
  );
  return { schools: places.length };
}
