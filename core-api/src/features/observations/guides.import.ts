import { GuideRowFields } from '@ruta/contracts/imports/catalogue-fields';
import { QUESTIONS_MAX } from '@ruta/contracts/observations/limits';
import type { LevelKey } from '@ruta/contracts/schools/school.schema';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import { lockRows } from '../../database/row-locks';
import { searchKey } from '../../database/search-key';
import { faultsOf, versionedKind, type Canonical, type Cells, type Standing, type Versioned } from '../imports';
import { guideCatalogue } from './guide-catalogue.reader';

interface LevelRow {
  id: number;
  key: LevelKey;
  name_es: string;
  name_en: string;
}

const levels = (db: Knex) => db('levels').select<LevelRow[]>('id', 'key', 'name_es', 'name_en');

async function canonical(db: Knex): Promise<Canonical> {
  const known = await levels(db);
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

interface StandingRow {
  id: number;
  version: number;
  code: string;
  level: LevelKey;
  name_es: string;
  name_en: string | null;
  title_es: string;
  title_en: string | null;
  indicator: string;
  question_es: string;
  question_en: string | null;
}

const cellsOf = (row: StandingRow): Cells => ({
  ...{ code: row.code, level: row.level, name: row.name_es, name_en: row.name_en ?? '' },
  ...{ section: row.title_es, section_en: row.title_en ?? '', indicator: row.indicator },
  ...{ question: row.question_es, question_en: row.question_en ?? '' },
});

async function standing(db: Knex, codes?: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
  const query = db({ guides: 'observation_guides' })
    .join('levels', 'levels.id', 'guides.level_id')
    .join({ questions: 'observation_questions' }, 'questions.guide_id', 'guides.id')
    .join({ sections: 'observation_sections' }, 'sections.id', 'questions.section_id')
    .where('guides.status', 'published')
    .orderBy(['guides.code', 'questions.order'])
    .select<StandingRow[]>(
      ...['guides.id', 'guides.version', 'guides.code', 'levels.key as level', 'guides.name_es', 'guides.name_en'],
      ...['sections.title_es', 'sections.title_en', 'questions.indicator', 'questions.question_es'],
      'questions.question_en',
    );
  if (codes) void query.whereIn('guides.code', codes);
  const found = new Map<string, Standing>();
  for (const [code, rows] of groupBy(await query, (row) => row.code)) {
    const [first] = rows;
    if (first) found.set(code, { id: first.id, version: first.version, rows: rows.map(cellsOf) });
  }
  return found;
}

const orNull = (text: string | undefined) => text || null;

/** Writes a guide with its sections, in the order in which their first questions stand. */
const insert: Versioned['insert'] = async (trx, { version, rows, at }) => {
  const first = rows[0] ?? {};
  const level = (await levels(trx)).find(({ key }) => key === first['level']);
  const [guide_id = 0] = await trx('observation_guides').insert({
    ...{ code: first['code'] ?? '', version, level_id: level?.id ?? 0, status: 'published' },
    ...{ name_es: first['name'] ?? '', name_en: orNull(first['name_en']), created_at: at, updated_at: at },
  });
  const bySection = groupBy(rows, (row) => row['section'] ?? '');
  const sections = new Map<string, number>();
  for (const [at, [title_es, [row]]] of [...bySection].entries()) {
    const section = { guide_id, order: at + 1, title_es, title_en: orNull(row?.['section_en']) };
    const [id = 0] = await trx('observation_sections').insert(section);
    sections.set(title_es, id);
  }
  const inOrder = [...bySection.values()].flat();
  await trx('observation_questions').insert(
    inOrder.map((row, at) => ({
      ...{ guide_id, section_id: sections.get(row['section'] ?? '') ?? 0, order: at + 1 },
      ...{ indicator: row['indicator'] ?? '', question_es: row['question'] ?? '' },
      question_en: orNull(row['question_en']),
    })),
  );
  return guide_id;
};

const USED_IN = ['observations', 'observation_drafts'] as const;

const guides: Versioned = {
  key: 'guides',
  item: 'indicator',
  shared: ['level', 'name', 'name_en'],
  itemsMax: QUESTIONS_MAX,
  canonical,
  standing,
  insert,
  nextVersion: async (db, code) => {
    const last = await db('observation_guides').where({ code }).max('version as last').first<{ last: number | null }>();
    return (last.last ?? 0) + 1;
  },
  setStatus: (trx, id, { from, to, at }) =>
    trx('observation_guides').where({ id, status: from }).update({ status: to, updated_at: at }),
  async lockedStatus(trx, id) {
    await lockRows(trx, 'observation_guides', id);
    return (await trx('observation_guides').where({ id }).first('status'))?.status;
  },
  async isUsed(trx, guide_id) {
    for (const table of USED_IN) if (await trx(table).where({ guide_id }).first('guide_id')) return true;
    return false;
  },
  async remove(trx, id) {
    for (const table of ['observation_questions', 'observation_sections'] as const)
      await trx(table).where({ guide_id: id }).delete();
    await trx('observation_guides').where({ id }).delete();
  },
  catalogue: {
    list: guideCatalogue,
    rows: async (db) => [...(await standing(db)).values()].flatMap(({ rows }) => rows),
  },
};

/** Observation guides by file: a row per question (decision 0051). */
export const guidesImport = versionedKind(guides);
