import type { Page } from '@ruta/contracts';
import type { Cycle, CycleDetail, Period } from '@ruta/contracts/cycles/cycle.schema';
import type { cycles } from '@ruta/contracts/cycles/cycles.api';
import { MIN_GROUP_DEFAULT } from '@ruta/contracts/cycles/limits';
import { faultsInDates } from '@ruta/state-machines/cycles/cycle.rules';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { isUniqueViolation } from '../../database/db-problems';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { moveClosureRanges, PeriodModel, SchoolCycleModel } from './cycle.model';
import { allPeriods, closureDays, periodFrom, periodOf, type CycleRow } from './cycle.reader';
import type { CyclesShown, ListCycles } from './cycle.shown';
import { judgedCycle, staleCycle } from './judged-cycle';

type Form = z.output<typeof cycles.create.body>;
type Edit = z.output<typeof cycles.update.body>;

export interface CyclesDeps {
  db: Knex;
  clock: Clock;
  shown: CyclesShown;
}

/** Cycles and periods with their dates (CYC-01). Each change is one transaction with an audit entry. */
export function cyclesService({ db, clock, shown }: CyclesDeps) {
  /** The period of a form; refuses what is wrong with its fields. */
  const checked = async (trx: Knex, actor: Actor, { period_id, start_at, end_at }: Form): Promise<Period> => {
    const faults = faultsInDates({ periodId: period_id, startAt: start_at, endAt: end_at });
    if (faults.includes('order')) throwFieldErrors({ end_at: ['cycles.end.not-after-start'] });
    const period = await periodOf(trx, actor, period_id);
    if (!period) throw new Problem('request.invalid', { errors: { period_id: ['cycles.period.unknown'] } });
    return period;
  };

  return {
    list: (actor: Actor, request: ListCycles): Promise<Page<Cycle>> => shown.list(db, actor, request),
    get: (actor: Actor, id: number): Promise<CycleDetail> => shown.get(db, actor, id),
    periods: (): Promise<Period[]> => allPeriods(db),

    createPeriod(actor: Actor, start_year: number): Promise<Period> {
      const period = { name: `${start_year}-${start_year + 1}`, start_year, end_year: start_year + 1 };
      return db.transaction(async (trx) => {
        if (await periodFrom(trx, actor, start_year)) throw new Problem('cycles.period-exists');
        const { id } = await orTaken('cycles.period-exists', PeriodModel.query(trx).insert(period));
        await recordAudit(trx, {
          at: utc(clock.now()),
          actor,
          action: 'period.created',
          subject: { type: 'period', id, label: period.name },
        });
        return { id, ...period };
      });
    },

    create(actor: Actor, form: Form): Promise<CycleDetail> {
      const at = utc(clock.now());
      return db.transaction(async (trx) => {
        const period = await checked(trx, actor, form);
        const cycle = { ...written(form, MIN_GROUP_DEFAULT), created_at: at, updated_at: at };
        const { id } = await orTaken('cycles.period-taken', SchoolCycleModel.query(trx).insert(cycle));
        await recordAudit(trx, {
          at,
          actor,
          action: 'cycle.created',
          subject: { type: 'cycle', id, label: period.name },
          after: factsOf({ ...written(form, MIN_GROUP_DEFAULT), period_name: period.name }),
        });
        return shown.get(trx, actor, id);
      });
    },

    /** Changes a cycle that has not started; its closures follow, and stay inside. */
    update(actor: Actor, id: number, { revision, ...form }: Edit): Promise<CycleDetail> {
      const at = utc(clock.now());
      return db.transaction(async (trx) => {
        const before = await judgedCycle(trx, actor, shown, { id, verb: 'edit', revision });
        const period = await checked(trx, actor, form);
        const after = written(form, before.min_group);
        await refuseOutside(trx, before, after);
        await orTaken(
          'cycles.period-taken',
          updateAtRevision(trx, 'school_cycles', {
            at: { id, state: 'pending' },
            revision: before.revision,
            changes: { ...after, updated_at: at },
            stale: () => staleCycle(trx, actor, shown, id),
          }),
        );
        await moveClosureRanges(trx, id, { before, after: { start_at: after.start_at, end_at: after.end_at } });
        await recordAudit(trx, {
          at,
          actor,
          action: 'cycle.updated',
          subject: { type: 'cycle', id, label: period.name },
          before: factsOf(before),
          after: factsOf({ ...after, period_name: period.name }),
        });
        return shown.get(trx, actor, id);
      });
    },
  };
}

export type CyclesService = ReturnType<typeof cyclesService>;

const written = ({ period_id, start_at, end_at, min_group }: Form, otherwise: number) => ({
  ...{ period_id, start_at, end_at },
  min_group: min_group ?? otherwise,
});

/** What the log tells of a cycle. */
const factsOf = ({
  period_name: period,
  start_at,
  end_at,
  min_group,
}: Pick<CycleRow, 'period_name' | 'start_at' | 'end_at' | 'min_group'>) => ({ period, start_at, end_at, min_group });

/** Refuses dates that leave a closure outside. A diagnostic that begins on the cycle's first day moves with it. */
async function refuseOutside(trx: Knex, before: CycleRow, after: { start_at: string; end_at: string }): Promise<void> {
  const { pfp, dpi } = await closureDays(trx, before.id);
  const days = [...pfp, ...dpi.flatMap(([from, to]) => (from === before.start_at ? [to] : [from, to]))];
  if (days.some((day) => day < after.start_at || day > after.end_at)) throw new Problem('cycles.closures-outside');
}

/** Turns a unique violation into its refusal, also with parallel requests. */
async function orTaken<T>(code: 'cycles.period-exists' | 'cycles.period-taken', write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isUniqueViolation(error) ? new Problem(code) : error;
  }
}
