import type { Locale } from '@ruta/contracts';
import type { observationFigures } from '@ruta/contracts/observations/figures.api';
import type {
  GuideFigures,
  GuideResult,
  GuideTrend,
  ObservationDashboard,
  ObservationFigures,
  ObservedMonth,
} from '@ruta/contracts/observations/figures.schema';
import type { Pie } from '@ruta/contracts/observations/observation.schema';
import { complianceOf } from '@ruta/state-machines/observations/observation.rules';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '../../kernel/actor';
import { dayIn, type Clock } from '../../time/clock';
import { currentCycle, cycleDates, cycleToRead } from '../cycles';
import { branchOf, type Narrow } from '../hierarchy';
import { schoolFor } from '../schools';
import { guideFigures, monthFigures, pieOfCycle } from './figures.reader';
import { monthsBetween } from './months';
import { countObservable } from './professor.reader';
import { resultsOf } from './results.reader';
import { trendOf } from './trend.reader';

type Figures = typeof observationFigures;
type Query<Name extends keyof Figures> = z.output<NonNullable<Figures[Name]['query']>>;
type Branch = Query<'statistics'>['filter'];

interface FiguresDeps {
  db: Knex;
  clock: Clock;
}

const sumOf = (guides: readonly GuideFigures[], part: (guide: GuideFigures) => number) =>
  guides.reduce((sum, guide) => sum + part(guide), 0);

/** Figures of observations, from the totals kept by every registration (OBS-03, OBS-05). */
export function figuresService({ db, clock }: FiguresDeps) {
  /** A school within reach, in the cycle that is read. */
  const placeOf = async (
    actor: Actor,
    { school_id, cycle_id }: { school_id: number; cycle_id?: number | undefined },
  ) => {
    const cycle = await cycleToRead(db, cycle_id);
    const { timezone } = await schoolFor(db, actor, 'observation:read', school_id, cycle?.past);
    const today = dayIn(timezone, clock.now());
    return {
      school_id,
      timezone,
      today,
      cycle,
      ofSchool: ((query, column) => query.where(column, school_id)) as Narrow,
    };
  };

  /** The months of a cycle up to today. */
  const monthsOf = ({ start_at, end_at }: { start_at: string; end_at: string }, today: string): string[] =>
    monthsBetween(start_at.slice(0, 7), (end_at < today ? end_at : today).slice(0, 7));

  /** The schools of the started cycle within reach, narrowed. */
  const narrowedTo = (actor: Actor, cycle_id: number, filter: Branch): Narrow =>
    branchOf(db, { actor, ability: 'observation:figures', cycle_id, filter });

  return {
    async results(actor: Actor, query: Query<'results'>): Promise<GuideResult[]> {
      return resultsOf(db, actor, query, await placeOf(actor, query));
    },

    async trend(actor: Actor, query: Query<'trend'>): Promise<GuideTrend> {
      const { cycle } = await placeOf(actor, query);
      const { school_id, guide_id, lang: language = 'es' } = query;
      return trendOf(db, { school_id, guide_id, language, cycle_id: cycle?.id });
    },

    /** In a cycle, months outside of it have nothing. */
    async monthly(actor: Actor, query: Query<'monthly'>): Promise<ObservedMonth[]> {
      const { ofSchool, cycle } = await placeOf(actor, query);
      const months = monthsBetween(`${query.year}-01`, `${query.year}-12`);
      if (!cycle) return monthFigures(db, ofSchool, months);
      const { start_at, end_at } = await cycleDates(db, cycle.id);
      const within = months.filter((month) => month >= start_at.slice(0, 7) && month <= end_at.slice(0, 7));
      const counted = new Map((await monthFigures(db, ofSchool, within)).map((row) => [row.month, row]));
      return months.map((month) => counted.get(month) ?? { month, observations: 0, professors: 0 });
    },

    async dashboard(actor: Actor, query: Query<'dashboard'>): Promise<ObservationDashboard> {
      const { ofSchool, cycle, school_id, today } = await placeOf(actor, query);
      const cycle_id = cycle?.id ?? (await currentCycle(db))?.id ?? 0;
      const dates = cycle_id === 0 ? { start_at: today, end_at: today } : await cycleDates(db, cycle_id);
      const guides = await guideFigures(db, ofSchool, { cycle_id, language: query.lang ?? 'es' });
      const months = await monthFigures(db, ofSchool, monthsOf(dates, today));
      const pie: Pie = {
        yes: sumOf(guides, (guide) => guide.pie.yes),
        no: sumOf(guides, (guide) => guide.pie.no),
        na: sumOf(guides, (guide) => guide.pie.na),
      };
      return {
        ...{ pie, guides, months },
        compliance: complianceOf(pie),
        observations: sumOf(guides, ({ observations }) => observations),
        montlyObsProfessors: months.find(({ month }) => month === today.slice(0, 7))?.professors ?? 0,
        observable: await countObservable(db, { school_id, cycle_id }),
      };
    },

    async statistics(actor: Actor, filter: Branch): Promise<ObservationFigures> {
      const cycle = await currentCycle(db);
      const narrow = narrowedTo(actor, cycle?.id ?? 0, filter);
      const today = dayIn(actor.timezone, clock.now());
      const pie = await pieOfCycle(db, narrow, cycle?.id ?? 0);
      const months = await monthFigures(db, narrow, monthsOf(cycle ?? { start_at: today, end_at: today }, today));
      const montlyObsProfessors = months.find(({ month }) => month === today.slice(0, 7))?.professors ?? 0;
      return { pie, compliance: complianceOf(pie), montlyObsProfessors, months };
    },

    async guideStatistics(
      actor: Actor,
      { filter, lang: language = 'es' }: { filter: Branch; lang?: Locale | undefined },
    ): Promise<GuideFigures[]> {
      const cycle_id = (await currentCycle(db))?.id ?? 0;
      return guideFigures(db, narrowedTo(actor, cycle_id, filter), { cycle_id, language });
    },
  };
}

export type FiguresService = ReturnType<typeof figuresService>;
