import { ImportedSchoolFields } from '@ruta/contracts/schools/imported-school.schema';
import { LEVELS } from '@ruta/contracts/schools/school.schema';
import { canonicalTimezone } from '../../time/timezones';
import { faultsOf, type Cells, type Change, type Fault } from '../imports';
import type { ImportedFacts } from './imported-school.model';
import { schoolSearchKey } from './school-search-key';
import type { Places } from './school-import.reader';
import type { ImportedSchoolRow } from './schools.tables';

/** A row of a file as an imported school. What the file does not tell stays as `known` has it. */
export interface ReadRow {
  facts: ImportedFacts;
  faults: Fault[];
}

/**
 * Reads the cells of a school. An empty cell empties the field; a column that the file lacks leaves it. A time zone that
 * the file does not tell is that of the city, if it has one of its own, or of the state.
 */
export function readRow(cells: Cells, known: ImportedSchoolRow | undefined, places: Places): ReadRow {
  const faults: Fault[] = faultsOf(ImportedSchoolFields, cells);
  const at = <T>(column: string, read: (cell: string) => T, absent: T): T => {
    const cell = cells[column];
    return cell === undefined ? absent : read(cell);
  };
  const unknown = (column: string, key: Fault['key'], more: Pick<Fault, 'places'> = {}) => {
    faults.push({ column, key, ...more });
    return null;
  };
  const given = at(
    'country',
    (cell) => (cell === '' ? null : (places.countryOf(cell)?.id ?? unknown('country', 'imports.country.unknown'))),
    known?.country_id ?? null,
  );
  const state = at(
    'state',
    (cell) => (cell === '' ? null : (places.stateOf(cell, given) ?? unknown('state', 'imports.state.unknown'))),
    places.stateById(known?.state_id ?? null) ?? null,
  );
  const timezone = at('timezone', (cell) => (cell === '' ? null : zoneOf(cell)), known?.timezone ?? null);
  if (timezone === undefined) unknown('timezone', 'schools.timezone.unknown');
  const levels = at(
    'levels',
    (cell) =>
      cell.split(/[,;/|]/).flatMap((word) => {
        const text = word.trim();
        if (text === '') return [];
        const level = places.levelOf(text);
        if (!level) unknown('levels', 'imports.levels.unknown', { places: { level: text } });
        return level ? [level.key] : [];
      }),
    known ? (JSON.parse(known.levels) as ImportedLevels) : [],
  );
  const named = {
    remote_id: cells['remote_id'] ?? '',
    name: cells['name'] ?? '',
    code: cells['code'] ?? '',
    city: at('city', (cell) => cell || null, known?.city ?? null),
  };
  return {
    faults,
    facts: {
      ...named,
      search_key: schoolSearchKey(named),
      country_id: given ?? state?.country_id ?? null,
      state_id: state?.id ?? null,
      timezone: timezone ?? (state && places.zoneOf(state, named.city)),
      levels: JSON.stringify(LEVELS.filter((key) => levels.includes(key))),
      payload: JSON.stringify(cells),
    },
  };
}

type ImportedLevels = (typeof LEVELS)[number][];

/** The canonical name of a zone; undefined for one that does not exist. */
function zoneOf(name: string): string | undefined {
  const zone = canonicalTimezone(name);
  return zone === 'UTC' && name !== 'UTC' ? undefined : zone;
}

/** What the facts change of an imported school, in words of the file. */
export function changesOf(facts: ImportedFacts, known: ImportedSchoolRow, places: Places): Change[] {
  const shown = (of: ImportedFacts) => ({
    name: of.name,
    code: of.code,
    city: of.city ?? '',
    state: places.stateById(of.state_id)?.name ?? '',
    country: places.countryById(of.country_id)?.name ?? '',
    timezone: of.timezone ?? '',
    levels: (JSON.parse(of.levels) as ImportedLevels).join(', '),
  });
  const before = shown(known);
  return Object.entries(shown(facts)).flatMap(([column, to]) => {
    const from = before[column as keyof typeof before];
    return from === to ? [] : [{ column, from, to }];
  });
}
