import type { Ability, Locale } from '@ruta/contracts';
import type { Guide, GuideRef, GuideSummary, ObservedLevel } from '@ruta/contracts/observations/guide.schema';
import { guideLanguage, isBilingual } from '@ruta/contracts/observations/guide-language';
import type { LevelKey } from '@ruta/contracts/schools/school.schema';
import type { Knex } from 'knex';
import { inNameOrder } from '../../database/search-key';
import { groupBy } from '../../database/group-by';
import { withinSchools } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { textIn } from '../../kernel/text-in';
import type { GuideQuestionRow, GuideRow, GuideSectionRow } from './observations.tables';

/** The columns of a guide and its level that replies are made of. */
export const GUIDE_COLUMNS = [
  ...['guides.code as guide_code', 'guides.version as guide_version', 'guides.name_es as guide_es'],
  ...['guides.name_en as guide_en', 'levels.key as level_key', 'levels.name_es as level_es'],
  'levels.name_en as level_en',
];

export interface GuideFacts {
  guide_id: number;
  guide_code: string;
  guide_version: number;
  guide_es: string;
  guide_en: string | null;
  level_id: number;
  level_key: LevelKey;
  level_es: string;
  level_en: string;
}

/** What a guide is named by. */
export type NamedGuide = Pick<GuideFacts, 'guide_id' | 'guide_code' | 'guide_version' | 'guide_es' | 'guide_en'>;

export const guideRef = (row: NamedGuide, language: Locale): GuideRef => ({
  id: row.guide_id,
  code: row.guide_code,
  version: row.guide_version,
  name: textIn(language, row.guide_es, row.guide_en),
  bilingual: isBilingual(row.guide_code),
});

export const levelRef = (
  row: Pick<GuideFacts, 'level_id' | 'level_key' | 'level_es' | 'level_en'>,
  locale: Locale,
): ObservedLevel => ({
  id: row.level_id,
  key: row.level_key,
  name: locale === 'en' ? row.level_en : row.level_es,
});

const guidesWithLevel = (db: Knex) =>
  db({ guides: 'observation_guides' }).join('levels', 'levels.id', 'guides.level_id');

type SummaryRow = GuideFacts & { questions: number };
const summaryOf = (row: SummaryRow, language: Locale, locale: Locale): GuideSummary => ({
  ...guideRef(row, language),
  level: levelRef(row, locale),
  questions: row.questions,
});

const selectSummary = (db: Knex, query: Knex.QueryBuilder) =>
  query
    .select('guides.id as guide_id', 'guides.level_id', ...GUIDE_COLUMNS)
    .select(
      db('observation_questions').whereRaw('observation_questions.guide_id = guides.id').count('*').as('questions'),
    );

/** The levels that a school teaches, in order. */
export async function levelsTaught(db: Knex, school_id: number, locale: Locale): Promise<ObservedLevel[]> {
  const rows = await db('level_school')
    .join('levels', 'levels.id', 'level_school.level_id')
    .where('level_school.school_id', school_id)
    .orderBy('levels.order')
    .select<Pick<GuideFacts, 'level_id' | 'level_key' | 'level_es' | 'level_en'>[]>(
      'levels.id as level_id',
      'levels.key as level_key',
      'levels.name_es as level_es',
      'levels.name_en as level_en',
    );
  return rows.map((row) => levelRef(row, locale));
}

/** The published guides of a level, by name. */
export async function guidesOfLevel(db: Knex, actor: Actor, level_id: number): Promise<GuideSummary[]> {
  const rows = (await selectSummary(
    db,
    guidesWithLevel(db).where({ 'guides.level_id': level_id, 'guides.status': 'published' }),
  ).orderBy('guides.id')) as SummaryRow[]; // the columns of GUIDE_COLUMNS
  return inNameOrder(rows, ({ guide_es }) => guide_es).map((row) =>
    summaryOf(row, guideLanguage(row.guide_code, actor.locale), actor.locale),
  );
}

/** The levels that the schools of an ability teach, as a subquery. */
const levelsWithin = (db: Knex, actor: Actor, ability: Ability): Knex.QueryBuilder =>
  withinSchools(db('level_school').select('level_id'), actor, ability, 'level_school.school_id');

/** A guide of one of the levels, published now or before; otherwise 404. */
export async function guideOf(
  db: Knex,
  id: number,
  levels: readonly number[] | Knex.QueryBuilder,
): Promise<SummaryRow> {
  const query = guidesWithLevel(db)
    .where('guides.id', id)
    .whereNot('guides.status', 'draft')
    .whereIn('guides.level_id', levels as Knex.QueryBuilder); // Knex takes a list as well
  const [row] = (await selectSummary(db, query)) as SummaryRow[]; // the columns of GUIDE_COLUMNS
  if (!row) throw new Problem('observations.guide-not-found');
  return row;
}

interface PartOfGuide {
  sections: Pick<GuideSectionRow, 'id' | 'title_es' | 'title_en'>[];
  questions: Map<number, Pick<GuideQuestionRow, 'id' | 'section_id' | 'question_es' | 'question_en'>[]>;
}

/** Sections and questions in order; the questions by section. */
export async function partsOfGuide(db: Knex, guide_id: number): Promise<PartOfGuide> {
  const sections = await db('observation_sections')
    .where({ guide_id })
    .orderBy('order')
    .select('id', 'title_es', 'title_en');
  const questions = await db('observation_questions')
    .where({ guide_id })
    .orderBy('order')
    .select('id', 'section_id', 'question_es', 'question_en');
  return { sections, questions: groupBy(questions, ({ section_id }) => section_id) };
}

/** The ids of a guide's questions, in order. */
export const questionIdsOf = (db: Knex, guide_id: number): Promise<GuideRow['id'][]> =>
  db('observation_questions').where({ guide_id }).orderBy('order').pluck('id');

/** A guide to be run, in the language asked for where it is bilingual (OBS-02). */
export async function guideToRun(db: Knex, actor: Actor, id: number, lang: Locale | undefined): Promise<Guide> {
  const row = await guideOf(db, id, levelsWithin(db, actor, 'observation:run'));
  const language = guideLanguage(row.guide_code, lang);
  const { sections, questions } = await partsOfGuide(db, id);
  return {
    ...summaryOf(row, language, actor.locale),
    language,
    sections: sections.map((section) => ({
      id: section.id,
      title: textIn(language, section.title_es, section.title_en),
      questions: (questions.get(section.id) ?? []).map(({ id: of, question_es, question_en }) => ({
        id: of,
        question: textIn(language, question_es, question_en),
      })),
    })),
  };
}
