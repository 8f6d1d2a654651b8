import { SessionThemeRowFields } from '@ruta/contracts/imports/catalogue-fields';
import { addressForm } from '@ruta/contracts/kit/address';
import { lockRows } from '../../database/row-locks';
import { searchKey } from '../../database/search-key';
import {
  cellOf,
  faultsOf,
  flagCell,
  inPlaceKind,
  textsIn,
  wordIn,
  YES_OR_NO,
  type Cells,
  type Fault,
} from '../imports';
import {
  isThemeUsed,
  LEVELS_ABOVE,
  themeCatalogue,
  themeCatalogues,
  themeRecords,
  themeRows,
  type PlacedCategory,
  type ThemeCatalogues,
} from './theme-catalogue.reader';
import { categoryOf } from './theme-level.model';
import { changeTheme, deleteTheme, insertTheme, putAgents } from './theme.model';

/**
 * Reads the levels above a theme. Those that there are keep their names; another English name is a fault, because it
 * would change what stands above other themes.
 */
function levelsIn(cells: Cells, categories: readonly PlacedCategory[]): { cells: Cells; faults: Fault[] } {
  const faults: Fault[] = [];
  const read: Record<string, string> = {};
  let within = categories;
  for (const level of LEVELS_ABOVE) {
    const { [level]: name = '', [`${level}_en`]: english = '' } = cells;
    within = within.filter((one) => searchKey(one[`${level}_es`]) === searchKey(name));
    const [known] = within;
    if (known && english !== '' && english !== known[`${level}_en`])
      faults.push({
        column: `${level}_en`,
        key: 'imports.level.english',
        places: { name: known[`${level}_es`], english: known[`${level}_en`] },
      });
    read[level] = known?.[`${level}_es`] ?? name;
    read[`${level}_en`] = known?.[`${level}_en`] ?? (english || name);
  }
  return { cells: read, faults };
}

/** Reads a row of a theme, whose columns are all there. English that is left empty is as in Spanish. */
function read(cells: Cells, { agents, categories }: ThemeCatalogues): { cells: Cells; faults: Fault[] } {
  const faults = faultsOf(SessionThemeRowFields, cells);
  const levels = levelsIn(cells, categories);
  faults.push(...levels.faults);
  const { word, fault } = wordIn(YES_OR_NO, 'active', cells['active'] ?? '');
  if (fault) faults.push(fault);
  const emails = textsIn((cells['agents'] ?? '').replace(/[,;]/g, '|')).map((email) => addressForm(email) ?? email);
  for (const email of emails)
    if (!agents.has(email)) faults.push({ column: 'agents', key: 'imports.agent.unknown', places: { email } });
  const numberIn = (column: string) => {
    const cell = cells[column] ?? '';
    return /^\d+$/.test(cell) ? String(Number(cell)) : cell;
  };
  return {
    faults,
    cells: {
      ...cells,
      ...levels.cells,
      theme_en: cells['theme_en'] || (cells['theme'] ?? ''),
      description_en: cells['description_en'] || (cells['description'] ?? ''),
      duration: numberIn('duration'),
      cooldown: numberIn('cooldown'),
      agents: cellOf([...new Set(emails)].sort()),
      active: flagCell(word === 'yes'),
    },
  };
}

const factsOf = (cells: Cells) => ({
  ...{ name_es: cells['theme'] ?? '', name_en: cells['theme_en'] ?? '' },
  ...{ description_es: cells['description'] ?? '', description_en: cells['description_en'] ?? '' },
  ...{ duration: Number(cells['duration']), cooldown: Number(cells['cooldown']), active: cells['active'] === 'sí' },
});

const pathOf = (cells: Cells) => LEVELS_ABOVE.map((level) => [cells[level] ?? '', cells[`${level}_en`] ?? ''] as const);

const agentsOf = (cells: Cells, { agents }: ThemeCatalogues) => ({
  agents: textsIn(cells['agents']).flatMap((email) => agents.get(email) ?? []),
  among: [...agents.values()],
});

/** A file of the themes of sessions and of the agents who give each (VC-01, decision 0071). */
export const themesImport = inPlaceKind<ThemeCatalogues>({
  key: 'session_themes',
  item: 'code',
  namesOf: themeCatalogues,
  read,
  standing: themeRecords,
  async insert(trx, { cells, names, at }) {
    const parent_id = await categoryOf(trx, pathOf(cells));
    const id = await insertTheme(trx, { ...factsOf(cells), parent_id, code: cells['code'] ?? '' }, at);
    await putAgents(trx, id, agentsOf(cells, names));
  },
  async change(trx, found, { cells, names, at }) {
    const parent_id = await categoryOf(trx, pathOf(cells));
    const changed = await changeTheme(trx, found, { ...factsOf(cells), parent_id }, at);
    if (changed > 0) await putAgents(trx, found.id, agentsOf(cells, names));
    return changed;
  },
  lock: (trx, id) => lockRows(trx, 'schedule_themes', id),
  isUsed: isThemeUsed,
  remove: deleteTheme,
  catalogue: { list: themeCatalogue, rows: themeRows },
});
