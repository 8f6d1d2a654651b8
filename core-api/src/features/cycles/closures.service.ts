import type { CycleDetail } from '@ruta/contracts/cycles/cycle.schema';
import type { cycles } from '@ruta/contracts/cycles/cycles.api';
import type { FieldMessage } from '@ruta/contracts/field-messages';
import { faultsInClosure } from '@ruta/state-machines/cycles/cycle.rules';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { throwFieldErrors } from '../../kernel/problem';
import { utc } from '../../time/clock';
import { recordAudit, type AuditRecord } from '../audit';
import { putDpiClosure, putPfpClosure } from './cycle.model';
import type { CycleRow } from './cycle.reader';
import type { CyclesDeps } from './cycles.service';
import { judgedCycle, staleCycle } from './judged-cycle';

type PfpForm = z.output<typeof cycles.setPfpClosure.body>;
type DpiForm = z.output<typeof cycles.setDpiClosure.body>;

const SENTENCES = { past: 'cycles.closure.past', outsideCycle: 'cycles.closure.outside' } as const;

/** Days on which the formation plan and the diagnostic of a cycle close (CYC-02). They raise the cycle's revision. */
export function closuresService({ db, clock, shown }: CyclesDeps) {
  /** The faults of a closing day, as sentences. */
  const faultsIn = (day: string, { start_at, end_at }: CycleRow): FieldMessage[] =>
    faultsInClosure(day, { startAt: start_at, endAt: end_at, today: shown.today() }).map((fault) => SENTENCES[fault]);

  const raise = (trx: Knex.Transaction, actor: Actor, { id, revision }: CycleRow, at: string) =>
    updateAtRevision(trx, 'school_cycles', {
      at: (cycle) => void cycle.where({ id, prepared: true }).whereIn('state', ['pending', 'started']),
      revision,
      changes: { updated_at: at },
      stale: () => staleCycle(trx, actor, shown, id),
    });

  const record = (
    trx: Knex.Transaction,
    actor: Actor,
    row: CycleRow,
    facts: Pick<AuditRecord, 'at' | 'action' | 'before' | 'after'>,
  ) => recordAudit(trx, { actor, subject: { type: 'cycle', id: row.id, label: row.period_name }, ...facts });

  return {
    setPfp(actor: Actor, id: number, { limit, revision, ...range }: PfpForm): Promise<CycleDetail> {
      const at = utc(clock.now());
      return db.transaction(async (trx) => {
        const row = await judgedCycle(trx, actor, shown, { id, verb: 'closePfp', revision, range });
        const [fault] = faultsIn(limit, row);
        if (fault) throwFieldErrors({ limit: [fault] });
        await raise(trx, actor, row, at);
        await putPfpClosure(trx, id, { closure_at: limit, ...range });
        await record(trx, actor, row, {
          at,
          action: 'cycle.pfp-closure-set',
          before: { closure_at: row.closure_at },
          after: { closure_at: limit },
        });
        return shown.get(trx, actor, id);
      });
    },

    setDpi(actor: Actor, id: number, { end_at, start_at, revision }: DpiForm): Promise<CycleDetail> {
      const at = utc(clock.now());
      return db.transaction(async (trx) => {
        const row = await judgedCycle(trx, actor, shown, { id, verb: 'closeDpi', revision });
        const begins = start_at ?? row.dpi_start_at ?? row.start_at;
        const [fault] = faultsIn(end_at, row);
        if (fault) throwFieldErrors({ end_at: [fault] });
        if (begins < row.start_at || begins > row.end_at) throwFieldErrors({ start_at: ['cycles.closure.outside'] });
        if (end_at < begins) throwFieldErrors({ end_at: ['cycles.closure.before-start'] });
        await raise(trx, actor, row, at);
        await putDpiClosure(trx, id, { start_at: begins, end_at });
        await record(trx, actor, row, {
          at,
          action: 'cycle.dpi-closure-set',
          before: { start_at: row.dpi_start_at, end_at: row.dpi_end_at },
          after: { start_at: begins, end_at },
        });
        return shown.get(trx, actor, id);
      });
    },
  };
}

export type ClosuresService = ReturnType<typeof closuresService>;
