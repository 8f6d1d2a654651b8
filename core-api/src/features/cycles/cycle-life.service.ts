import type { CycleDetail, Preparation } from '@ruta/contracts/cycles/cycle.schema';
import type { cycles } from '@ruta/contracts/cycles/cycles.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { isUniqueViolation } from '../../database/db-problems';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { assertAllowed } from '../../kernel/verdict';
import { utc } from '../../time/clock';
import { recordAudit, type AuditRecord } from '../audit';
import type { CycleSteps } from './cycle-step';
import { enqueueCycleEvent } from './cycle.events';
import { keepSchoolNames } from './cycle.model';
import { changeable, cycleVerdicts } from './cycle.policy';
import { allCycles, selectCycles, startedCycle, type CycleRow } from './cycle.reader';
import type { CyclesDeps } from './cycles.service';
import type { Heritage, Inherits } from './heritage';
import { cycleBefore } from './heritage.reader';
import { judgedCycle, staleCycle } from './judged-cycle';
import { preparationOf } from './preparation.reader';

type Prepare = z.output<typeof cycles.prepare.body>;
type Finish = z.output<typeof cycles.finish.query>;

interface LifeDeps extends CyclesDeps {
  /** What the rooms copy into a cycle that is prepared. */
  inherits: () => readonly Inherits[];
  /** What they do when it starts or finishes. */
  cycleSteps: () => readonly CycleSteps[];
}

/** The steps of a cycle: prepared, started, finished, never back (CYC-03). Each is one transaction. */
export function cycleLife({ db, clock, shown, inherits, cycleSteps }: LifeDeps) {
  const heritageOf = async (trx: Knex, row: CycleRow): Promise<Heritage> => ({
    cycle: { id: row.id, start_at: row.start_at, end_at: row.end_at },
    from: await cycleBefore(trx, row),
    today: shown.today(),
    at: utc(clock.now()),
  });

  const record = (
    trx: Knex.Transaction,
    actor: Actor,
    row: CycleRow,
    facts: Pick<AuditRecord, 'at' | 'action' | 'before' | 'after'>,
  ) => recordAudit(trx, { actor, subject: { type: 'cycle', id: row.id, label: row.period_name }, ...facts });

  return {
    /** The dry run: what would be copied, what not and why. */
    async preparation(actor: Actor, id: number): Promise<Preparation> {
      const [row] = await selectCycles(changeable(allCycles(db).where('school_cycles.id', id), actor));
      if (!row) throw new Problem('cycles.not-found');
      assertAllowed(cycleVerdicts.prepare(actor, shown.factsOf(row)));
      const { revision, start_at, end_at } = row;
      return { cycle: { id, revision, start_at, end_at }, ...(await preparationOf(db, await heritageOf(db, row))) };
    },

    prepare(actor: Actor, id: number, { revision, start_at, end_at }: Prepare): Promise<CycleDetail> {
      const at = utc(clock.now());
      return db.transaction(async (trx) => {
        const row = await judgedCycle(trx, actor, shown, {
          ...{ id, verb: 'prepare', revision },
          range: { start_at, end_at },
        });
        await updateAtRevision(trx, 'school_cycles', {
          at: { id, state: 'pending', prepared: 0 },
          revision: row.revision,
          changes: { prepared: true, updated_at: at },
          stale: () => staleCycle(trx, actor, shown, id),
        });
        const heritage = await heritageOf(trx, row);
        for (const inherit of inherits()) await inherit(trx, heritage);
        await record(trx, actor, row, {
          ...{ at, action: 'cycle.prepared' },
          after: { from: heritage.from?.period ?? null },
        });
        return shown.get(trx, actor, id);
      });
    },

    /** Starts a prepared cycle. Transitional roles of it are in force by the same flag (ACC-05). */
    start(actor: Actor, id: number, revision: number | undefined): Promise<CycleDetail> {
      const at = utc(clock.now());
      return db.transaction(async (trx) => {
        const row = await judgedCycle(trx, actor, shown, { id, verb: 'start', revision });
        await orOtherStarted(
          updateAtRevision(trx, 'school_cycles', {
            at: (cycle) =>
              void cycle.where({ id, state: 'pending', prepared: true }).where('end_at', '>=', shown.today()),
            revision: row.revision,
            changes: { state: 'started', updated_at: at },
            stale: () => staleCycle(trx, actor, shown, id),
          }),
        );
        for (const { started } of cycleSteps()) await started?.(trx, { id, at, actor_id: actor.userId });
        await record(trx, actor, row, { at, action: 'cycle.started' });
        await enqueueCycleEvent(trx, 'cycle.started', { cycle_id: id, actor, at });
        return shown.get(trx, actor, id);
      });
    },

    /** Finishes the started cycle, or the one that the caller saw started. Its schools keep their names. */
    async finish(actor: Actor, { cycle_id, revision }: Finish): Promise<CycleDetail> {
      const at = utc(clock.now());
      const started = await startedCycle(db, actor);
      if (!started) throw new Problem('cycles.none-started');
      const { id } = started;
      if (cycle_id !== undefined && cycle_id !== id) throw new Problem('cycles.stale');
      return db.transaction(async (trx) => {
        const row = await judgedCycle(trx, actor, shown, { id, verb: 'finish', revision });
        await updateAtRevision(trx, 'school_cycles', {
          at: { id, state: 'started' },
          revision: row.revision,
          changes: { state: 'finished', updated_at: at },
          stale: () => staleCycle(trx, actor, shown, id),
        });
        await keepSchoolNames(trx, id);
        for (const { finished } of cycleSteps()) await finished?.(trx, { id, at, actor_id: actor.userId });
        await record(trx, actor, row, { at, action: 'cycle.finished' });
        await enqueueCycleEvent(trx, 'cycle.finished', { cycle_id: id, actor, at });
        return shown.get(trx, actor, id);
      });
    },
  };
}

export type CycleLife = ReturnType<typeof cycleLife>;

/** At most one cycle is started: the database refuses the second. */
async function orOtherStarted<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isUniqueViolation(error) ? new Problem('cycles.other-started') : error;
  }
}
