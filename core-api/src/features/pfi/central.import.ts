import { lockRows } from '../../database/row-locks';
import { cycleInWork } from '../cycles';
import { inPlaceKind, textsIn, type Cells } from '../imports';
import { changeCentralAt, deleteCentral, insertCentral, putReasons, type CentralFacts } from './central-activity.model';
import { centralCatalogue, centralCatalogues, centralRows, centralsOf, isInAPlan } from './central-catalogue.reader';
import { readCentral, type CentralCatalogues } from './central.import-row';

const orNull = (text: string | undefined) => text || null;

const factsOf = (cells: Cells, { surveys }: CentralCatalogues): CentralFacts => ({
  ...{ title_es: cells['title'] ?? '', title_en: orNull(cells['title_en']) },
  ...{ description_es: cells['description'] ?? '', description_en: orNull(cells['description_en']) },
  ...{ window_start: cells['window_start'] ?? '', window_end: cells['window_end'] ?? '' },
  levels: JSON.stringify(textsIn(cells['levels'])),
  roles: JSON.stringify(textsIn(cells['roles'])),
  survey_id: surveys.get(cells['survey'] ?? '') ?? null,
  tenths: Math.round(Number(cells['hours']) * 10),
  ...{ gives_proof: cells['gives_proof'] === 'sí', active: cells['active'] === 'sí', order: Number(cells['order']) },
});

function reasonsOf(cells: Cells) {
  const english = textsIn(cells['reasons_en']);
  return textsIn(cells['reasons']).map((reason_es, place) => ({
    ...{ order: place + 1, reason_es, reason_en: english[place] ?? null },
  }));
}

/** A file of a cycle's central activities (ACT-04). */
export const centralImport = inPlaceKind<CentralCatalogues>({
  key: 'central_activities',
  item: 'code',
  cycleOf: (db, named) => cycleInWork(db, named),
  namesOf: centralCatalogues,
  read: readCentral,
  standing: centralsOf,
  async insert(trx, { cells, names, cycle_id, at }) {
    const id = await insertCentral(trx, { ...factsOf(cells, names), cycle_id, code: cells['code'] ?? '' }, at);
    await putReasons(trx, id, reasonsOf(cells));
  },
  async change(trx, found, { cells, names, at }) {
    const changed = await changeCentralAt(trx, found, { ...factsOf(cells, names), updated_at: at });
    if (changed > 0) await putReasons(trx, found.id, reasonsOf(cells));
    return changed;
  },
  lock: (trx, id) => lockRows(trx, 'central_activities', id),
  isUsed: isInAPlan,
  remove: async (trx, id) => void (await deleteCentral(trx, id)),
  catalogue: { list: centralCatalogue, rows: centralRows },
});
