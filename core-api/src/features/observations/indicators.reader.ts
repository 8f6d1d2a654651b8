import type { Locale } from '@ruta/contracts';
import { guideLanguage } from '@ruta/contracts/observations/guide-language';
import { complianceOf } from '@ruta/state-machines/observations/observation.rules';
import type { Knex } from 'knex';
import { inNameOrder } from '../../database/search-key';
import { groupBy } from '../../database/group-by';
import { textIn } from '../../kernel/text-in';
import { pieOf, sumsOf } from './figures.reader';

/** An indicator of a guide. Its key is the same in every version of the guide. */
export interface Indicator {
  key: string;
  guide: string;
  question: string;
}

interface IndicatorRow {
  code: string;
  name_es: string;
  name_en: string | null;
  indicator: string;
  question_es: string;
  question_en: string | null;
}
const COLUMNS = [
  ...['guides.code', 'guides.name_es', 'guides.name_en'],
  ...['questions.indicator', 'questions.question_es', 'questions.question_en'],
];

const indicatorOf = (locale: Locale, row: IndicatorRow): Indicator => {
  const language = guideLanguage(row.code, locale);
  return {
    key: `${row.code}/${row.indicator}`,
    guide: textIn(language, row.name_es, row.name_en),
    question: textIn(language, row.question_es, row.question_en),
  };
};

/** The indicators of the published guides, in their order. */
export async function publishedIndicators(db: Knex, locale: Locale): Promise<Indicator[]> {
  const rows = await db({ guides: 'observation_guides' })
    .join({ questions: 'observation_questions' }, 'questions.guide_id', 'guides.id')
    .where('guides.status', 'published')
    .orderBy(['guides.id', 'questions.order'])
    .select<IndicatorRow[]>(...COLUMNS);
  return inNameOrder(rows, ({ name_es }) => name_es).map((row) => indicatorOf(locale, row));
}

interface Asked {
  school_id: number;
  cycle_id: number;
  locale: Locale;
}

type CountedRow = IndicatorRow & Record<'yes' | 'no' | 'na', number | string>;

/**
 * The compliance of each indicator that was answered with yes or no at a school in a cycle, over all versions of its
 * guide, named as in the newest. The caller must have applied the scope to the school.
 */
export async function indicatorCompliance(
  db: Knex,
  { school_id, cycle_id, locale }: Asked,
): Promise<(Indicator & { compliance: number })[]> {
  const rows = await db('observation_totals')
    .join({ questions: 'observation_questions' }, 'questions.id', 'observation_totals.question_id')
    .join({ guides: 'observation_guides' }, 'guides.id', 'observation_totals.guide_id')
    .where({ 'observation_totals.school_id': school_id, 'observation_totals.cycle_id': cycle_id })
    .groupBy('questions.id', ...COLUMNS, 'guides.version')
    .orderBy('guides.version', 'desc')
    .select<CountedRow[]>(...COLUMNS, ...sumsOf(db));
  const versions = groupBy(rows, ({ code, indicator }) => `${code}/${indicator}`);
  return [...versions.values()].flatMap((of) => {
    const [newest] = of;
    const pies = of.map(pieOf);
    const sum = (part: 'yes' | 'no') => pies.reduce((total, pie) => total + pie[part], 0);
    const compliance = complianceOf({ yes: sum('yes'), no: sum('no') });
    return newest === undefined || compliance === null ? [] : [{ ...indicatorOf(locale, newest), compliance }];
  });
}
