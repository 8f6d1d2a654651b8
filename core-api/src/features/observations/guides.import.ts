import { GuideRowFields } from '@ruta/contracts/imports/catalogue-fields';
import { QUESTIONS_MAX } from '@ruta/contracts/observations/limits';
import type { Knex } from 'knex';
import { lockRows } from '../../database/row-locks';
import { searchKey } from '../../database/search-key';
import { faultsOf, versionedKind, type Canonical, type Cells } from '../imports';
import { guideCatalogue } from './guide-catalogue.reader';
import { deleteGuide, insertGuide, setGuideStatus, type NewGuide } from './guide-versions.model';
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

const orNull = (text: string | undefined) => text || null;

/** The rows of a file as a guide. */
const guideOf = (rows: readonly Cells[], version: number, level_id: number): NewGuide => ({
  ...{ code: rows[0]?.['code'] ?? '', version, level_id },
  ...{ name_es: rows[0]?.['name'] ?? '', name_en: orNull(rows[0]?.['name_en']) },
  questions: rows.map((row) => ({
    ...{ title_es: row['section'] ?? '', title_en: orNull(row['section_en']), indicator: row['indicator'] ?? '' },
    ...{ question_es: row['question'] ?? '', question_en: orNull(row['question_en']) },
  })),
});

/** Observation guides by file: a row per question (decision 0051). */
export const guidesImport = versionedKind({
  key: 'guides',
  item: 'indicator',
  shared: ['level', 'name', 'name_en'],
  itemsMax: QUESTIONS_MAX,
  canonical,
  standing: publishedGuides,
  async insert(trx, { version, rows, at }) {
    const level = (await levelNames(trx)).find(({ key }) => key === rows[0]?.['level']);
    return insertGuide(trx, guideOf(rows, version, level?.id ?? 0), at);
  },
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
