import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';
import { searchKey } from '../../database/search-key';
import { placeKey } from './place-key';
import type { CountryRow, ImportedSchoolRow, LevelRow, StateRow } from './schools.tables';

/** Values of one statement. */
const STEP = 500;

/** The imported schools with these remote ids, whatever became of them, by remote id. */
export async function importedByRemoteId(
  db: Knex,
  remoteIds: readonly string[],
): Promise<ReadonlyMap<string, ImportedSchoolRow>> {
  const found = new Map<string, ImportedSchoolRow>();
  for (const some of inGroups(remoteIds, STEP)) {
    const rows = await db('imported_schools').whereIn('remote_id', some).select<ImportedSchoolRow[]>();
    for (const row of rows) found.set(row.remote_id, row);
  }
  return found;
}

/** Those of the remote ids that schools of the network have. */
export async function takenRemoteIds(db: Knex, remoteIds: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const some of inGroups(remoteIds, STEP))
    for (const taken of await db('schools').whereIn('remote_id', some).pluck('remote_id'))
      if (taken !== null) found.add(taken);
  return found;
}

/** Countries, states and levels as files name them. */
export interface Places {
  countryOf: (text: string) => CountryRow | undefined;
  countryById: (id: number | null) => CountryRow | undefined;
  /** By name, alias or code, within the country if one is given; undefined where several bear the name. */
  stateOf: (text: string, countryId: number | null) => StateRow | undefined;
  stateById: (id: number | null) => StateRow | undefined;
  /** The IANA zone of a city of a state: its own where its clock is another one; null where nobody told it. */
  zoneOf: (state: StateRow, city: string | null) => string | null;
  levelOf: (text: string) => LevelRow | undefined;
}

export async function places(db: Knex): Promise<Places> {
  const countries = await db('countries').select<CountryRow[]>();
  const states = await db('states').select<StateRow[]>();
  const apart = await db('state_zones').select('state_id', 'place_key', 'timezone');
  const levels = await db('levels').select<LevelRow[]>();
  const named = (...names: readonly string[]) => new Set(names.map(searchKey));
  const namesOf = ({ code, name, aliases }: CountryRow) => named(code, name, ...(JSON.parse(aliases) as string[]));
  const countryNames = new Map(countries.map((country) => [country.id, namesOf(country)]));
  const stateNames = new Map(states.map((state) => [state.id, namesOf(state)]));
  return {
    countryOf: (text) => countries.find(({ id }) => countryNames.get(id)?.has(searchKey(text))),
    countryById: (id) => countries.find((country) => country.id === id),
    stateOf(text, countryId) {
      const found = states.filter(
        ({ id, country_id }) =>
          (countryId === null || country_id === countryId) && stateNames.get(id)?.has(searchKey(text)),
      );
      return found.length === 1 ? found[0] : undefined;
    },
    stateById: (id) => states.find((state) => state.id === id),
    zoneOf: ({ id, timezone }, city) =>
      apart.find(({ state_id, place_key }) => state_id === id && place_key === placeKey(city ?? ''))?.timezone ??
      timezone,
    levelOf: (text) => levels.find(({ key, name_es, name_en }) => named(key, name_es, name_en).has(searchKey(text))),
  };
}
