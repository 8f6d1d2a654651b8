import type { LevelKey } from '@ruta/contracts/schools/school.schema';
import type { Knex } from 'knex';
import { insertRows, known } from '../../seeds/rows';
import { mexico } from './places.demo';
import { schoolSearchKey } from './school-search-key';

interface Arrived {
  remote_id: string;
  name: string;
  code: string;
  city: string | null;
  /** The official code of a state, if the source told it. */
  state: string | null;
  timezone: string | null;
  levels: readonly LevelKey[];
}

/** One whole, one of which the source tells little. */
const IMPORTED: readonly Arrived[] = [
  {
    remote_id: '410172',
    name: 'Colegio Matías Romero',
    code: '00PPR0172T',
    city: 'Zapopan',
    state: '14',
    timezone: 'America/Mexico_City',
    levels: ['primaria', 'secundaria'],
  },
  {
    remote_id: '410185',
    name: 'Instituto Ceiba',
    code: '00PJN0185L',
    ...{ city: null, state: null, timezone: null, levels: [] },
  },
];

/** Schools that arrived and are not set up (HIE-06). */
export async function importedSchoolsDemo({ trx, now }: { trx: Knex; now: string }): Promise<object> {
  const { country_id, states } = await mexico(trx);
  await insertRows(
    trx,
    'imported_schools',
    IMPORTED.map(({ state, levels, ...school }) => ({
      ...school,
      search_key: schoolSearchKey(school),
      country_id: state === null ? null : country_id,
      state_id: state === null ? null : known(states, state),
      levels: JSON.stringify(levels),
      payload: JSON.stringify({ ...school, state, levels }),
      imported_at: now,
      ...{ school_id: null, discarded_at: null },
    })),
  );
  return {};
}
