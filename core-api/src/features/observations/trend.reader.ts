import type { Locale } from '@ruta/contracts';
import type { GuideTrend } from '@ruta/contracts/observations/figures.schema';
import { complianceOf } from '@ruta/state-machines/observations/observation.rules';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import { textIn } from '../../kernel/text-in';
import { pieOf, sumsOf } from './figures.reader';
import { guideOf, guideRef, levelRef } from './guide.reader';

interface Row {
  guide_id: number;
  version: number;
  indicator: string;
  yes: number | string;
  no: number | string;
  na: number | string;
}

interface Asked {
  school_id: number;
  guide_id: number;
  /** Only this cycle. */
  cycle_id: number | undefined;
  language: Locale;
}

/**
 * The indicators of a guide at a school, in its order, each in every version that has figures. The caller must have applied
 * the scope to the school, and limit the cycle where the scope is that of a finished one.
 */
export async function trendOf(db: Knex, { school_id, guide_id, cycle_id, language }: Asked): Promise<GuideTrend> {
  // A level may have been observed before the school gave it up.
  const levels = db('level_school')
    .where({ school_id })
    .select('level_id')
    .union((observed) => {
      void observed.from('observations').where({ school_id, guide_id }).select('level_id');
    });
  const guide = await guideOf(db, guide_id, levels);
  const query = db('observation_totals')
    .join('observation_questions', 'observation_questions.id', 'observation_totals.question_id')
    .join({ guides: 'observation_guides' }, 'guides.id', 'observation_totals.guide_id')
    .where({ 'observation_totals.school_id': school_id, 'guides.code': guide.guide_code })
    .groupBy('observation_totals.guide_id', 'guides.version', 'observation_questions.indicator')
    .orderBy('guides.version');
  if (cycle_id !== undefined) void query.where('observation_totals.cycle_id', cycle_id);
  const rows = await query.select<Row[]>(
    'observation_totals.guide_id',
    'guides.version',
    'observation_questions.indicator',
    ...sumsOf(db),
  );
  const byIndicator = groupBy(rows, ({ indicator }) => indicator);
  const questions = await db('observation_questions')
    .where({ guide_id })
    .orderBy('order')
    .select('indicator', 'question_es', 'question_en');
  return {
    guide: guideRef(guide, language),
    level: levelRef(guide, language),
    indicators: questions.map(({ indicator, question_es, question_en }) => ({
      indicator,
      question: textIn(language, question_es, question_en),
      versions: (byIndicator.get(indicator) ?? []).flatMap((row) => {
        const pie = pieOf(row);
        const observations = pie.yes + pie.no + pie.na;
        if (observations === 0) return [];
        return [{ guide_id: row.guide_id, version: row.version, observations, pie, compliance: complianceOf(pie) }];
      }),
    })),
  };
}
