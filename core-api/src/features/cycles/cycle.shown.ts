import type { Page } from '@ruta/contracts';
import type { Cycle, CycleDetail } from '@ruta/contracts/cycles/cycle.schema';
import type { cycles } from '@ruta/contracts/cycles/cycles.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { page } from '../../database/page';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { canOf, visible, type CycleFacts } from './cycle.policy';
import { allCycles, selectCycles, stateOf, type CycleRow } from './cycle.reader';

export type ListCycles = z.output<typeof cycles.list.query>;

const COLUMNS = { id: 'school_cycles.id' };

/** Turns rows into cycles of the contract, with the caller's verdicts. `today` gives the platform's day. */
export function cyclesShown(today: () => string) {
  const factsOf = (row: CycleRow): CycleFacts => ({
    state: stateOf(row),
    isAnotherStarted: isAnotherStarted(row),
    endAt: row.end_at,
    dpiEndsOn: row.dpi_end_at,
    today: today(),
  });
  const toCycle = (actor: Actor, row: CycleRow): Omit<Cycle, 'period' | 'pfpClosure' | 'dpiClosure'> => ({
    id: row.id,
    period_id: row.period_id,
    start_at: row.start_at,
    end_at: row.end_at,
    state: row.state,
    prepared: Boolean(row.prepared),
    min_group: row.min_group,
    is_another_started: isAnotherStarted(row),
    revision: row.revision,
    created_at: row.created_at,
    updated_at: row.updated_at,
    can: canOf(actor, factsOf(row)),
  });
  const withIncluded = (cycle: ReturnType<typeof toCycle>, row: CycleRow, include: ListCycles['include']): Cycle => ({
    ...cycle,
    ...(include.includes('period') ? { period: periodIn(row) } : {}),
    ...(include.includes('pfpClosure') ? { pfpClosure: pfpIn(row) } : {}),
    ...(include.includes('dpiClosure') ? { dpiClosure: dpiIn(row) } : {}),
  });
  const toDetail = (actor: Actor, row: CycleRow): CycleDetail => ({
    ...toCycle(actor, row),
    period: periodIn(row),
    pfpClosure: pfpIn(row),
    dpiClosure: dpiIn(row),
  });

  return {
    today,
    factsOf,

    list: (db: Knex, actor: Actor, request: ListCycles): Promise<Page<Cycle>> =>
      page(db, visible(allCycles(db), actor), request, {
        table: 'school_cycles',
        columns: COLUMNS,
        select: selectCycles,
        present: (rows) => rows.map((row) => withIncluded(toCycle(actor, row), row, request.include)),
      }),

    /** One cycle; otherwise 404. */
    async get(db: Knex, actor: Actor, id: number): Promise<CycleDetail> {
      const [row] = await selectCycles(visible(allCycles(db).where('school_cycles.id', id), actor));
      if (!row) throw new Problem('cycles.not-found');
      return toDetail(actor, row);
    },
  };
}

export type CyclesShown = ReturnType<typeof cyclesShown>;

const isAnotherStarted = ({ id, running_id }: CycleRow) => running_id !== null && running_id !== id;

const periodIn = ({ period_id: id, period_name: name, start_year, end_year }: CycleRow) => ({
  ...{ id, name, start_year, end_year },
});

const pfpIn = ({ closure_at, pfp_start_at, pfp_end_at }: CycleRow) =>
  closure_at === null ? null : { closure_at, start_at: pfp_start_at ?? '', end_at: pfp_end_at ?? '' };

const dpiIn = ({ dpi_start_at, dpi_end_at }: CycleRow) =>
  dpi_end_at === null ? null : { start_at: dpi_start_at ?? '', end_at: dpi_end_at };
