import type { LevelKey } from '@ruta/contracts/schools/school.schema';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import type { Cells, Standing } from '../imports';

interface LevelNames {
  id: number;
  key: LevelKey;
  name_es: string;
  name_en: string;
}

/** The levels as files name them. */
export const levelNames = (db: Knex): PromiseLike<LevelNames[]> =>
  db('levels').select<LevelNames[]>('id', 'key', 'name_es', 'name_en');

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

/** Published guides as an import reads them, of some codes or of all, by code. */
export async function publishedGuides(db: Knex, codes?: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
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

/** The number after a guide's last version, retired ones included. */
export async function nextGuideVersion(db: Knex, code: string): Promise<number> {
  const last = await db('observation_guides').where({ code }).max('version as last').first<{ last: number | null }>();
  return (last.last ?? 0) + 1;
}

const USED_IN = ['observations', 'observation_drafts'] as const;

/** Whether an observation, or a draft of one, has a guide. */
export async function isGuideUsed(db: Knex, guide_id: number): Promise<boolean> {
  for (const table of USED_IN) if (await db(table).where({ guide_id }).first('guide_id')) return true;
  return false;
}

/** The status of a guide; undefined where it is gone. */
export const guideStatus = async (db: Knex, id: number): Promise<string | undefined> =>
  (await db('observation_guides').where({ id }).first('status'))?.status;
