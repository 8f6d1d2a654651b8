import { StateRowFields } from '@ruta/contracts/imports/catalogue-fields';
import { ALIASES_MAX, ALIAS_MAX } from '@ruta/contracts/imports/catalogue-limits';
import { lengthOf } from '@ruta/contracts/kit/length';
import { lockRows } from '../../database/row-locks';
import { searchKey } from '../../database/search-key';
import { canonicalTimezone } from '../../time/timezones';
import { cellOf, faultsOf, inPlaceKind, textsIn, type Cells, type Fault } from '../imports';
import {
  isStateUsed,
  stateCatalogue,
  stateCatalogues,
  stateCode,
  stateRecords,
  stateRows,
  type StateCatalogues,
} from './state-catalogue.reader';
import { changeState, deleteState, insertState } from './state.model';

/** Country and state of a code such as `MX-14`. */
const partsOf = (code: string) => {
  const [country = '', state = ''] = code.split('-');
  return { country, state };
};

function read(cells: Cells, { countries, states }: StateCatalogues): { cells: Cells; faults: Fault[] } {
  const faults = faultsOf(StateRowFields, cells);
  const { code = '', name = '', timezone = '' } = cells;
  const country = countries.find((one) => one.code === partsOf(code).country);
  const isCode = !faults.some(({ column }) => column === 'code');
  if (isCode && !country) faults.push({ column: 'code', key: 'imports.country.unknown' });
  if (timezone !== '' && canonicalTimezone(timezone) !== timezone)
    faults.push({ column: 'timezone', key: 'schools.timezone.unknown' });
  const aliases = textsIn(cells['aliases']);
  if (aliases.length > ALIASES_MAX)
    faults.push({ column: 'aliases', key: 'list.too-long', places: { max: ALIASES_MAX } });
  if (aliases.some((alias) => lengthOf(alias) > ALIAS_MAX))
    faults.push({ column: 'aliases', key: 'text.too-long', places: { max: ALIAS_MAX } });
  const names = new Set([name, ...aliases].map(searchKey));
  const other = states.find(
    (one) =>
      one.country_id === country?.id &&
      stateCode(one) !== code &&
      [one.name, ...(JSON.parse(one.aliases) as string[])].some((taken) => names.has(searchKey(taken))),
  );
  if (other) faults.push({ column: 'name', key: 'imports.state.taken', places: { state: other.name } });
  return { faults, cells: { ...cells, aliases: cellOf(aliases) } };
}

const factsOf = (cells: Cells) => ({
  ...{ name: cells['name'] ?? '', region: cells['region'] ?? '', timezone: cells['timezone'] || null },
  aliases: JSON.stringify(textsIn(cells['aliases'])),
});

/** A file of states or provinces of any country (HIE-06, decision 0071). */
export const statesImport = inPlaceKind<StateCatalogues>({
  key: 'states',
  item: 'code',
  namesOf: stateCatalogues,
  read,
  standing: stateRecords,
  async insert(trx, { cells, names, at }) {
    const { country, state } = partsOf(cells['code'] ?? '');
    const country_id = names.countries.find(({ code }) => code === country)?.id ?? 0;
    await insertState(trx, { ...factsOf(cells), country_id, code: state }, at);
  },
  change: (trx, found, { cells, at }) => changeState(trx, found, factsOf(cells), at),
  lock: (trx, id) => lockRows(trx, 'states', id),
  isUsed: isStateUsed,
  remove: deleteState,
  catalogue: { list: stateCatalogue, rows: stateRows },
});
