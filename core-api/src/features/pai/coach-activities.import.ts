import { CoachActivityRowFields } from '@ruta/contracts/imports/catalogue-fields';
import { lockRows } from '../../database/row-locks';
import { faultsOf, flagCell, inPlaceKind, wordIn, YES_OR_NO, type Cells, type Fault } from '../imports';
import { changeCoachActivity, deleteCoachActivity, insertCoachActivity } from './coach-activity.model';
import { coachActivityRecords, coachActivityRows, coachCatalogue, isCoachActivityUsed } from './coach-catalogue.reader';

function read(cells: Cells): { cells: Cells; faults: Fault[] } {
  const faults = faultsOf(CoachActivityRowFields, cells);
  const { word, fault } = wordIn(YES_OR_NO, 'active', cells['active'] ?? '');
  if (fault) faults.push(fault);
  return { faults, cells: { ...cells, active: flagCell(word === 'yes') } };
}

const factsOf = (cells: Cells) => ({
  ...{ theme: cells['theme'] ?? '', activity_es: cells['activity'] ?? '', activity_en: cells['activity_en'] || null },
  active: cells['active'] === 'sí',
});

/** A file of what coaches accompany plans with (PAI-01, decision 0051). */
export const coachActivitiesImport = inPlaceKind<null>({
  key: 'coach_activities',
  item: 'code',
  namesOf: () => Promise.resolve(null),
  read,
  standing: coachActivityRecords,
  insert: (trx, { cells, at }) =>
    insertCoachActivity(trx, { ...factsOf(cells), activity_code: cells['code'] ?? '' }, at),
  change: (trx, found, { cells, at }) => changeCoachActivity(trx, found, factsOf(cells), at),
  lock: (trx, id) => lockRows(trx, 'coach_pai_catalog', id),
  isUsed: isCoachActivityUsed,
  remove: deleteCoachActivity,
  catalogue: { list: coachCatalogue, rows: coachActivityRows },
});
