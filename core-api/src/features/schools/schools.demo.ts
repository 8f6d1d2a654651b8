import type { LevelKey } from '@ruta/contracts/schools/school.schema';
import type { Knex } from 'knex';
import type { cyclesAround } from '../../seeds/calendar';
import { idsBy, insertRows, known } from '../../seeds/rows';
import type { Place } from './places.demo';
import { schoolSearchKey } from './school-search-key';
import { STATES } from './schools.demo-data';

const COUNTRY_ID = 1;

interface SchoolsToSeed {
  trx: Knex;
  placesByKey: ReadonlyMap<string, Place>;
  cycles: ReturnType<typeof cyclesAround>;
}

/** Creates the country, its states, and the schools with their levels. */
export async function schoolsDemo({ trx, placesByKey, cycles }: SchoolsToSeed): Promise<{ schools: number }> {
  const places = [...placesByKey.values()];
  const founded = `${cycles.previous.startAt} 06:00:00`;
  await insertRows(trx, 'countries', [{ id: COUNTRY_ID, code: 'MX', name: 'México' }]);
  await insertRows(
    trx,
    'states',
    STATES.map((state, index) => ({ id: index + 1, country_id: COUNTRY_ID, ...state })),
  );
  const states = new Map(STATES.map(({ code }, index) => [code, index + 1]));
  await insertRows(
    trx,
    'schools',
    places.map(({ id, name, state, city, code, remoteId, timezone, deleted }) => ({
      id,
      name,
      search_key: schoolSearchKey({ name, city, code, remote_id: remoteId }),
      country_id: COUNTRY_ID,
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
