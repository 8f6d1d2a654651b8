import { averageOf, shareOf } from '../../kernel/quadrant-figures';
import { holds } from '../../kernel/actor';
import { dayIn, fromUtc } from '../../time/clock';
import type { SheetCell } from '../../sheets/written-sheet';
import type { Knex } from 'knex';
import type { AgendaKinds } from '../agenda';
import { cycleToRead } from '../cycles';
import type { resultsService } from '../dpi';
import type { Narrow } from '../hierarchy';
import { monthFigures } from '../observations';
import { planOf } from '../pai';
import type { planService as yearService } from '../pfi';
import type { figuresService } from '../pfp';
import type { Report, ReportAsked } from '../reports';
import { countAgenda, countProfessors } from './cards.reader';
import { PROGRESS_COLUMNS } from './progress.columns';
import { accompaniedSchools, type AccompaniedSchool } from './progress.reader';

interface ProgressDeps {
  kinds: Pick<AgendaKinds, 'visits'>;
  diagnostic: ReturnType<typeof resultsService>;
  years: Pick<ReturnType<typeof yearService>, 'plan'>;
  formation: ReturnType<typeof figuresService>;
}

/**
 * How far a school is, on one row (REP-01): the figures that its pages show, by the same calls. Cells of what the reader
 * may not read are empty, and so is what only today has where a finished cycle is read.
 */
export const progressReport = ({ kinds, diagnostic, years, formation }: ProgressDeps): Report => {
  const answersOf = async ({ actor, cycle_id, locale }: ReportAsked, school_id: number): Promise<SheetCell[]> => {
    if (!holds(actor, 'dpi:read')) return [null, null, null];
    const { professors, totalValidated, chart } = await diagnostic.results(actor, { school_id, cycle_id }, locale);
    const tallies = chart.map(({ quadrant, total }) => ({ value: quadrant, count: total }));
    const answers = tallies.some(({ count }) => count > 0);
    return [Math.max(professors.length, totalValidated), totalValidated, answers ? averageOf(tallies) : null];
  };

  const plansOf = async (db: Knex, asked: ReportAsked, { id, timezone }: AccompaniedSchool): Promise<SheetCell[]> => {
    const { actor, cycle_id, locale } = asked;
    const at = { school_id: id, cycle_id };
    const pai = holds(actor, 'pai:read') ? ((await planOf(db, at))?.established_at ?? null) : undefined;
    const dated = holds(actor, 'pfi:read') ? (await years.plan(actor, at, locale)).activities : undefined;
    const pie = holds(actor, 'pfp:read') ? (await formation.summary(actor, at)).pie : undefined;
    const expected = pie ? pie.consulted + pie.notConsulted : 0;
    return [
      pai === undefined ? null : Number(pai !== null),
      pai ? dayIn(timezone, fromUtc(pai)) : null,
      dated?.length ?? null,
      dated?.filter(({ isCompleted }) => isCompleted).length ?? null,
      pie && expected > 0 ? shareOf(pie.consulted, expected) : null,
    ];
  };

  const agendaOf = async (db: Knex, asked: ReportAsked, { id, timezone }: AccompaniedSchool) => {
    const { actor, cycle_id, now } = asked;
    const todays = [{ timezone, today: dayIn(timezone, now) }];
    const cards = await countAgenda(db, narrowTo(id), { cycle_id, todays, visits: kinds.visits() });
    const { scheduledVisits, completedVisits, missingVisits } = cards;
    const { scheduledActivities, completedActivities, missingActivities } = cards;
    const visits = [scheduledVisits, completedVisits, missingVisits];
    const activities = [scheduledActivities, completedActivities, missingActivities];
    return [
      ...(holds(actor, 'visit:read') ? visits : [null, null, null]),
      ...(holds(actor, 'agenda:read') ? activities : [null, null, null]),
    ];
  };

  const rowOf = async (db: Knex, asked: ReportAsked, school: AccompaniedSchool): Promise<SheetCell[]> => {
    const { actor, cycle_id, now } = asked;
    const { name, code, remote_id, region, team } = school;
    const people = [team.director, team.manager, team.coordinator, team.coach];
    const isPast = (await cycleToRead(db, cycle_id))?.past !== undefined;
    const month = dayIn(actor.timezone, now).slice(0, 7);
    const observed =
      isPast || !holds(actor, 'observation:figures') ? [] : await monthFigures(db, narrowTo(school.id), [month]);
    return [
      ...[name, code, remote_id, region],
      ...(holds(actor, 'hierarchy:read') ? people : people.map(() => null)),
      isPast ? null : await countProfessors(db, narrowTo(school.id)),
      ...(await answersOf(asked, school.id)),
      ...(await plansOf(db, asked, school)),
      ...(await agendaOf(db, asked, school)),
      observed[0]?.professors ?? null,
    ];
  };

  return {
    ...{ key: 'school-progress', ability: 'dashboard:coach', isOfSupport: false, hasRange: false },
    name: { es: 'Avance general por escuela', en: 'Progress of a school' },
    description: {
      es: 'En una fila: quiénes acompañan a la escuela, su diagnóstico, sus planes, sus visitas y sus actividades.',
      en: 'On one row: who accompanies the school, its diagnostic, its plans, its visits and its activities.',
    },
    columns: PROGRESS_COLUMNS,
    rows: async (db, asked) => {
      const ids = asked.schools.map(({ id }) => id);
      const schools = await accompaniedSchools(db, asked.cycle_id, ids);
      return Promise.all(schools.map((school) => rowOf(db, asked, school)));
    },
  };
};

/** The caller reaches the school already: the download has found it. */
const narrowTo =
  (id: number): Narrow =>
  (query, column) => {
    void query.where(column, id);
    return query;
  };
