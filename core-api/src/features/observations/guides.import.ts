import { GuideRowFields } from '@ruta/contracts/imports/catalogue-fields';
import { QUESTIONS_MAX } from '@ruta/contracts/observations/limits';
import type { Knex } from 'knex';
import { lockRows } from '../../database/row-locks';
import { searchKey } from '../../database/search-key';
import { faultsOf, versionedKind, type Canonical } from '../imports';
import { guideCatalogue } from './guide-catalogue.reader';
import { deleteGuide, insertGuide, setGuideStatus } from './guide-versions.model';
import { guideStatus, isGuideUsed, levelNames, nextGuideVersion, publishedGuides } from './guide-versions.reader';

async function canonical(db: Knex): Promise<Canonical> {
  const known = await levelNames(db);
  return (cells) => {
    const faults = faultsOf(GuideRowFields, cells);
    const text = cells['level'] ?? '';
    const level = known.find(({ key, name_es, name_en }) =>
      [key, name_es, name_en].some((name) => searchKey(name) === searchKey(text)),
    );
    if (!level)
      faults.push(
        text === ''
          ? { column: 'level', key: 'text.required' }
          : { column: 'level', key: 'imports.levels.unknown', places: { level: text } },
      );
    return { cells: { ...cells, level: level?.key ?? text }, faults };
  };
}

/** Observation guides by file: a row per question (decision 0051). */
export const guidesImport = versionedKind({
  key: 'guides',
  item: 'indicator',
  shared: ['level', 'name', 'name_en'],
  itemsMax: QUESTIONS_MAX,
  canonical,
  standing: publishedGuides,
  insert: insertGuide,
  nextVersion: nextGuideVersion,
  setStatus: setGuideStatus,
  async lockedStatus(trx, id) {
    await lockRows(trx, 'observation_guides', id);
    return guideStatus(trx, id);
  },
  isUsed: isGuideUsed,
  remove: deleteGuide,
  catalogue: {
    list: guideCatalogue,
    rows: async (db) => [...(await publishedGuides(db)).values()].flatMap(({ rows }) => rows),
  },
});
