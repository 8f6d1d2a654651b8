import type { LevelKey } from '@ruta/contracts/schools/school.schema';
import type { Knex } from 'knex';
import { searchKey } from '../database/search-key';
import type { cyclesAround } from './calendar';
import type { Place } from './places';
import { idsBy, insertRows, known } from './rows';
import { STATES } from './schools.data';

/** The started cycle's id; the finished one is before it, the pending one after. */
export const CYCLE_ID = 2;
const COUNTRY_ID = 1;

interface SchoolsToSeed {
  places: readonly Place[];
  cycles: ReturnType<typeof cyclesAround>;
}

/** The country, its states, the schools with their levels, the three periods and their cycles. */
export async function seedSchools(trx: Knex, { places, cycles }: SchoolsToSeed): Promise<void> {
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
      search_key: searchKey(`${name} ${city} ${code}`),
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
  await seedCycles(trx, cycles, founded);
}

async function seedCycles(trx: Knex, { previous, current, next }: SchoolsToSeed['cycles'], founded: string) {
  const laid = [
    { dates: previous, state: 'finished', prepared: true },
    { dates: current, state: 'started', prepared: true },
    { dates: next, state: 'pending', prepared: false },
  ];
  await insertRows(
    trx,
    'periods',
    laid.map(({ dates: { period, startYear } }, index) => ({
      id: index + 1,
      name: period,
      start_year: startYear,
      end_year: startYear + 1,
    })),
  );
  await insertRows(
    trx,
    'school_cycles',
    laid.map(({ dates: { startAt, endAt }, state, prepared }, index) => ({
      id: index + 1,
      period_id: index + 1,
      start_at: startAt,
      end_at: endAt,
      state,
      prepared,
      revision: 1,
      created_at: founded,
      updated_at: founded,
    })),
  );
}
