import type { DashboardCards, DashboardSubject } from '@ruta/contracts/statistics/statistics.schema';
import type { SchoolBranch } from '@ruta/contracts/hierarchy/branch';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { dayIn, type Clock } from '../../time/clock';
import type { AgendaKinds } from '../agenda';
import { currentCycle, cycleName } from '../cycles';
import { branchOf } from '../hierarchy';
import { monthFigures } from '../observations';
import { schoolZones } from '../schools';
import { countAgenda, countProfessors, countSchools } from './cards.reader';
import { subjectOf } from './subject.reader';

interface DashboardDeps {
  db: Knex;
  clock: Clock;
  kinds: Pick<AgendaKinds, 'visits'>;
}

interface Dashboard {
  data: DashboardCards;
  cycle: { id: number; period: string } | null;
  subject: DashboardSubject | null;
}

/** The figures of the dashboard (STA-03, STA-04; decision 0062). */
export function statisticsService({ db, clock, kinds }: DashboardDeps) {
  return {
    /** Over the schools within reach, or those of a filter, in the started cycle; without one nothing is counted. */
    async cards(actor: Actor, filter: SchoolBranch): Promise<Dashboard> {
      const cycle = await currentCycle(db);
      const cycle_id = cycle?.id ?? 0;
      const subject = await subjectOf(db, actor, { filter, cycle_id });
      const narrow = branchOf(db, { actor, ability: 'dashboard:management', cycle_id, filter });
      const now = clock.now();
      const todays = (await schoolZones(db)).map((timezone) => ({ timezone, today: dayIn(timezone, now) }));
      const [month] = await monthFigures(db, narrow, [dayIn(actor.timezone, now).slice(0, 7)]);
      return {
        data: {
          ...(await countSchools(db, narrow, cycle_id)),
          ...(await countAgenda(db, narrow, { cycle_id, todays, visits: kinds.visits() })),
          activeProfessors: await countProfessors(db, narrow),
          montlyObsProfessors: month?.professors ?? 0,
        },
        cycle: cycle && { id: cycle.id, period: await cycleName(db, cycle.id) },
        subject,
      };
    },
  };
}

export type StatisticsService = ReturnType<typeof statisticsService>;
