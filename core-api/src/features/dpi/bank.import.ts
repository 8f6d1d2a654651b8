import { DpiQuestionRowFields } from '@ruta/contracts/imports/catalogue-fields';
import { OPTION_MAX, QUADRANTS } from '@ruta/contracts/imports/catalogue-limits';
import { DPI_ROLES } from '@ruta/contracts/dpi/limits';
import { lengthOf } from '@ruta/contracts/kit/length';
import { ROLES } from '@ruta/contracts/roles';
import { lockRows } from '../../database/row-locks';
import { searchKey } from '../../database/search-key';
import { QUADRANT_COLORS } from '../../kernel/quadrant-colors';
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
import { bankCatalogue, bankRows, bankOf } from './bank-catalogue.reader';
import { bankToChange } from './bank.judging';
import { changeQuestion, deleteQuestion, insertQuestion, type NewQuestion } from './bank.model';

/** Reads a row of the bank, whose columns are all there. */
function read(cells: Cells): { cells: Cells; faults: Fault[] } {
  const faults = faultsOf(DpiQuestionRowFields, cells);
  const options = textsIn(cells['options']);
  const english = textsIn(cells['options_en']);
  if (options.length !== QUADRANTS)
    faults.push({ column: 'options', key: 'imports.options.exact', places: { count: QUADRANTS } });
  else if (english.length > 0 && english.length !== QUADRANTS)
    faults.push({ column: 'options_en', key: 'imports.english.count', places: { count: QUADRANTS } });
  if ([...options, ...english].some((text) => lengthOf(text) > OPTION_MAX))
    faults.push({ column: 'options', key: 'text.too-long', places: { max: OPTION_MAX } });
  const { word, fault } = wordIn(YES_OR_NO, 'active', cells['active'] ?? '');
  if (fault) faults.push(fault);
  const named = textsIn((cells['roles'] ?? '').replace(/[,;]/g, '|'));
  const roles = DPI_ROLES.filter((role) =>
    named.some((text) =>
      [role, ...Object.values(ROLES[role].name)].some((name) => searchKey(name) === searchKey(text)),
    ),
  );
  if (roles.length < named.length) faults.push({ column: 'roles', key: 'imports.role.unknown' });
  const numberOf = (column: 'order' | 'seconds') =>
    /^\d+$/.test(cells[column] ?? '') ? String(Number(cells[column])) : (cells[column] ?? '');
  return {
    faults,
    cells: {
      ...cells,
      ...{ order: numberOf('order'), seconds: numberOf('seconds'), roles: cellOf(roles) },
      ...{ options: cellOf(options), options_en: cellOf(english), active: flagCell(word === 'yes') },
    },
  };
}

function questionOf(cells: Cells): NewQuestion {
  const english = textsIn(cells['options_en']);
  return {
    ...{ theme: cells['theme'] ?? '', question_es: cells['question'] ?? '', question_en: cells['question_en'] || null },
    timeout_seconds: cells['seconds'] ? Number(cells['seconds']) : null,
    ...{ order: Number(cells['order']), active: cells['active'] === 'sí' },
    roles: DPI_ROLES.filter((role) => textsIn(cells['roles']).includes(role)),
    options: textsIn(cells['options']).map((display_es, at) => ({
      ...{ quadrant: at + 1, value: at + 1, display_es, display_en: english[at] ?? null },
      color: QUADRANT_COLORS[at] ?? '',
    })),
  };
}

/** A file of a cycle's bank: a row per question (DPI-02, decision 0051). */
export const bankImport = inPlaceKind<null>({
  key: 'dpi_questions',
  item: 'order',
  cycleOf: bankToChange,
  namesOf: () => Promise.resolve(null),
  read,
  standing: bankOf,
  async insert(trx, { cells, cycle_id, at }) {
    await insertQuestion(trx, cycle_id, questionOf(cells), at);
  },
  change: (trx, found, { cells, at }) => changeQuestion(trx, found, questionOf(cells), at),
  lock: (trx, id) => lockRows(trx, 'dpi_questions', id),
  // Nobody answers: the undo asks for its cycle before.
  isUsed: () => Promise.resolve(false),
  remove: deleteQuestion,
  catalogue: { list: bankCatalogue, rows: bankRows },
});
