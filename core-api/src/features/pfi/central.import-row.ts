import { ATTENDING_ROLES } from '@ruta/contracts/agenda/activity.schema';
import { CentralActivityRowFields } from '@ruta/contracts/imports/catalogue-fields';
import { ITEM_MAX, REASONS_MAX } from '@ruta/contracts/imports/catalogue-limits';
import { lengthOf } from '@ruta/contracts/kit/length';
import { ROLES } from '@ruta/contracts/roles';
import type { LEVELS } from '@ruta/contracts/schools/school.schema';
import { searchKey } from '../../database/search-key';
import { cellOf, faultsOf, flagCell, textsIn, wordIn, YES_OR_NO, type Cells, type Fault } from '../imports';

/** What rows of central activities name. */
export interface CentralCatalogues {
  /** First and last day of the cycle. */
  cycle: { start_at: string; end_at: string };
  /** Published surveys by code. */
  surveys: ReadonlyMap<string, number>;
  levels: readonly { key: (typeof LEVELS)[number]; name_es: string; name_en: string }[];
}

interface ReadCentral {
  /** As they stand in a file and are compared. */
  cells: Cells;
  faults: Fault[];
}

/** Reads a row of a central activity, whose columns are all there. */
export function readCentral(cells: Cells, { cycle, surveys, levels }: CentralCatalogues): ReadCentral {
  const faults = faultsOf(CentralActivityRowFields, cells);
  const isFine = (column: string) => !faults.some((fault) => fault.column === column);
  const flag = (column: string): string => {
    const { word, fault } = wordIn(YES_OR_NO, column, cells[column] ?? '');
    if (fault) faults.push(fault);
    return flagCell(word === 'yes');
  };
  const named = (
    column: 'levels' | 'roles',
    known: readonly { key: string; names: readonly string[] }[],
    fault: (text: string) => Fault,
  ): string => {
    const found = textsIn((cells[column] ?? '').replace(/[,;]/g, '|')).flatMap((text) => {
      const one = known.find(({ key, names }) => [key, ...names].some((name) => searchKey(name) === searchKey(text)));
      if (!one) faults.push(fault(text));
      return one ? [one.key] : [];
    });
    return cellOf(known.flatMap(({ key }) => (found.includes(key) ? [key] : [])));
  };

  const { window_start: from = '', window_end: until = '', survey = '' } = cells;
  if (isFine('window_start') && isFine('window_end')) faults.push(...faultsOfWindow({ from, until }, cycle));
  if (survey !== '' && !surveys.has(survey)) faults.push({ column: 'survey', key: 'imports.survey.unknown' });
  const reasons = textsIn(cells['reasons']);
  const english = textsIn(cells['reasons_en']);
  faults.push(...faultsOfReasons(reasons, english));
  return {
    faults,
    cells: {
      ...cells,
      hours: isFine('hours') ? String(Number(cells['hours'])) : (cells['hours'] ?? ''),
      order: isFine('order') ? String(Number(cells['order'])) : (cells['order'] ?? ''),
      levels: named(
        'levels',
        levels.map(({ key, name_es, name_en }) => ({ key, names: [name_es, name_en] })),
        (level) => ({ column: 'levels', key: 'imports.levels.unknown', places: { level } }),
      ),
      roles: named(
        'roles',
        ATTENDING_ROLES.map((key) => ({ key, names: Object.values(ROLES[key].name) })),
        () => ({ column: 'roles', key: 'imports.role.unknown' }),
      ),
      ...{ gives_proof: flag('gives_proof'), active: flag('active') },
      ...{ reasons: cellOf(reasons), reasons_en: cellOf(english) },
    },
  };
}

/** What is wrong with a suggested window: it lies within its cycle. The form of an activity asks it, too. */
export function faultsOfWindow(
  { from, until }: { from: string; until: string },
  { start_at, end_at }: CentralCatalogues['cycle'],
): Fault[] {
  const places = { from: start_at, to: end_at };
  if (until < from) return [{ column: 'window_end', key: 'imports.window.reversed' }];
  if (from < start_at) return [{ column: 'window_start', key: 'imports.window.outside', places }];
  return until > end_at ? [{ column: 'window_end', key: 'imports.window.outside', places }] : [];
}

function faultsOfReasons(reasons: readonly string[], english: readonly string[]): Fault[] {
  if (reasons.length > REASONS_MAX) return [{ column: 'reasons', key: 'list.too-long', places: { max: REASONS_MAX } }];
  if (english.length > 0 && english.length !== reasons.length)
    return [{ column: 'reasons_en', key: 'imports.english.count', places: { count: reasons.length } }];
  const tooLong = [...reasons, ...english].some((text) => lengthOf(text) > ITEM_MAX);
  return tooLong ? [{ column: 'reasons', key: 'text.too-long', places: { max: ITEM_MAX } }] : [];
}
