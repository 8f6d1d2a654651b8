import type { Locale } from '@ruta/contracts';
import type { GuideFigures, ObservedMonth } from '@ruta/contracts/observations/figures.schema';
import type { Pie } from '@ruta/contracts/observations/observation.schema';
import { complianceOf } from '@ruta/state-machines/observations/observation.rules';
import type { Knex } from 'knex';
import type { Narrow } from '../hierarchy';
import { guideRef, type NamedGuide } from './guide.reader';
import { inNameOrder } from '../../database/search-key';

interface Sums {
  yes: number | string | null;
  no: number | string | null;
  na: number | string | null;
}

export const sumsOf = (db: Knex) =>
  ['yes', 'no', 'na'].map((name) => db.raw('sum(??) as ??', [`observation_totals.${name}`, name]));

export const pieOf = ({ yes, no, na }: Sums): Pie => ({ yes: Number(yes), no: Number(no), na: Number(na) });

type SummedGuide = NamedGuide & Sums & { questions: number | string };

/**
 * Responses per guide in a cycle, by the guide's name: one statement. Every observation answers every question, so a
 * guide's observations are its responses ÷ its questions.
 */
export async function guideFigures(
  db: Knex,
  narrow: Narrow,
  { cycle_id, language }: { cycle_id: number; language: Locale },
): Promise<GuideFigures[]> {
  const counted = narrow(db('observation_totals').where({ cycle_id }), 'observation_totals.school_id')
    .groupBy('observation_totals.guide_id')
    .select('observation_totals.guide_id', db.raw('count(distinct question_id) as ??', ['questions']), ...sumsOf(db));
  const rows = await db
    .from(counted.as('counted'))
    .join({ guides: 'observation_guides' }, 'guides.id', 'counted.guide_id')
    .orderBy(['guides.version', 'counted.guide_id'])
    .select<SummedGuide[]>(
      'counted.*',
      'guides.code as guide_code',
      'guides.version as guide_version',
      'guides.name_es as guide_es',
      'guides.name_en as guide_en',
    );
  return inNameOrder(rows, ({ guide_es }) => guide_es).flatMap((row) => {
    const pie = pieOf(row);
    const observations = Math.round((pie.yes + pie.no + pie.na) / Math.max(1, Number(row.questions)));
    // What was corrected is taken out again, so that nothing may be left.
    if (observations === 0) return [];
    return [{ guide: guideRef(row, language), observations, pie, compliance: complianceOf(pie) }];
  });
}

/** Responses of a cycle: one statement. */
export async function pieOfCycle(db: Knex, narrow: Narrow, cycle_id: number): Promise<Pie> {
  const [sums] = await narrow(db('observation_totals').where({ cycle_id }), 'observation_totals.school_id').select<
    Sums[]
  >(...sumsOf(db));
  return sums ? pieOf(sums) : { yes: 0, no: 0, na: 0 };
}

/** Some months, each with its observations and distinct teachers; each school's by its own calendar: one statement. */
export async function monthFigures(db: Knex, narrow: Narrow, months: readonly string[]): Promise<ObservedMonth[]> {
  const [first = '', last = ''] = [months[0], months.at(-1)];
  const rows = await narrow(db('observation_months'), 'observation_months.school_id')
    .whereBetween('observation_months.month', [first, last])
    .where('observation_months.n', '>', 0)
    .groupBy('observation_months.month')
    .select<{ month: string; n: number | string; professors: number | string }[]>(
      'observation_months.month',
      db.raw('sum(??) as ??', ['observation_months.n', 'n']),
      db.raw('count(distinct ??) as ??', ['observation_months.professor_id', 'professors']),
    );
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  return months.map((month) => ({
    month,
    observations: Number(byMonth.get(month)?.n ?? 0),
    professors: Number(byMonth.get(month)?.professors ?? 0),
  }));
}
