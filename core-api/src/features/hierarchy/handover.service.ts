import type { CoachRole, Page } from '@ruta/contracts';
import type { handover } from '@ruta/contracts/hierarchy/handover.api';
import type { Handover, HandoverLoads, HandoverReview } from '@ruta/contracts/hierarchy/handover.schema';
import type { Knex } from 'knex';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { addHandover } from './handover.model';
import { handedOver, reviewOf } from './handover.plan';
import { fitPeople, handoverAt, listHandovers, loadsIn, schoolsOf, shown, type ListHandovers } from './handover.reader';
import { undoHandover } from './handover.undo';
import type { CoachWork } from './coach-work';
import type { HierarchyChange } from './hierarchy.change';
import { cycleFor } from './hierarchy.shown';
import { meanOf } from './loads';

type Form = z.output<typeof handover.review.body>;
type Done = z.output<typeof handover.save.body>;

export interface HandoverDeps {
  db: Knex;
  clock: Clock;
  change: HierarchyChange;
  works: () => readonly CoachWork[];
}

/** One person's schools of a cycle to others in one step. Every change is one transaction. */
export function handoverService({ db, clock, change, works }: HandoverDeps) {
  /** The handover that a form asks for, judged within the transaction, and what it would move. */
  const planned = async (trx: Knex.Transaction, actor: Actor, cycle_id: number, asked: Form) => {
    const schools = asked.receivers.flatMap((receiver) => receiver.schools).sort((one, other) => one - other);
    const named = { by: 'id', values: asked.receivers.map(({ to_id }) => to_id) } as const;
    const { cycle, all } = await change.judgedAll(trx, actor, { cycle_id, schools, named, verb: 'assign' });
    if (all.length < schools.length) throw new Problem(cycle.prepared ? 'handover.not-theirs' : 'cycles.not-prepared');
    const { role } = asked;
    const fit = await fitPeople(trx, { ids: named.values, role, cycle_id });
    const handed = handedOver(asked, all, fit);
    const moves = await change.movesOfAll(trx, cycle, handed);
    const loads = await loadsIn(trx, actor, { cycle_id, role });
    return { cycle, handed, moves, review: reviewOf({ cycle_id, asked, handed, moves, loads }) };
  };

  const shownNow = async (trx: Knex, actor: Actor, id: number): Promise<Handover> => {
    const row = await handoverAt(trx, actor, id);
    if (!row) throw new Problem('handover.not-found');
    return shown(actor, row, clock.now());
  };

  return {
    list: (actor: Actor, request: ListHandovers): Promise<Page<Handover>> =>
      listHandovers(db, actor, request, clock.now()),

    async loads(actor: Actor, { role, cycle_id }: { role: CoachRole; cycle_id?: number | undefined }) {
      const { id } = await cycleFor(db, cycle_id);
      const loads = await loadsIn(db, actor, { cycle_id: id, role });
      return {
        mean: meanOf(loads),
        loads: [...loads].map(([person, load]) => ({ id: person, ...load })),
      } satisfies HandoverLoads;
    },

    /** What a handover would move. It is rolled back: nothing is kept. */
    async review(actor: Actor, form: Form): Promise<HandoverReview> {
      const { id } = await cycleFor(db, form.cycle_id);
      const trx = await db.transaction();
      try {
        return (await planned(trx, actor, id, form)).review;
      } finally {
        await trx.rollback();
      }
    },

    /** Hands schools over, all of them or none. */
    async save(actor: Actor, { mark, ...form }: Done): Promise<Handover> {
      const { id: cycle_id } = await cycleFor(db, form.cycle_id);
      const at = utc(clock.now());
      return db.transaction(async (trx) => {
        const { cycle, handed, moves, review } = await planned(trx, actor, cycle_id, form);
        const outdated = () => new Problem('hierarchy.review-outdated');
        if (mark !== undefined && mark !== review.mark) throw outdated();
        const batch_id = randomUUID();
        const given = await change.putAll(trx, actor, cycle, {
          ...{ changes: handed, moves, at, batch_id, reason: 'handover', action: 'hierarchy.handed-over' },
          stale: outdated,
        });
        const workAt = new Map<number, object[]>();
        for (const { school_id, kind, id, to, isCounted } of given)
          workAt.set(school_id, [...(workAt.get(school_id) ?? []), { kind, id, to, isCounted }]);
        const { from_id, role } = form;
        const id = await addHandover(
          trx,
          { cycle_id, role, from_id, batch_id, made_by: actor.userId, made_at: at },
          handed.map(({ judged: { row }, place, to }) => ({
            ...{ school_id: row.school_id, place, to_id: to.id, revision: row.revision + 1 },
            work: JSON.stringify(workAt.get(row.school_id) ?? []),
          })),
        );
        return shownNow(trx, actor, id);
      });
    },

    /** Gives the schools back that nobody changed since, with the work that has not begun. */
    async undo(actor: Actor, id: number): Promise<Handover> {
      const known = await handoverAt(db, actor, id);
      if (!known) throw new Problem('handover.not-found');
      const parts = await schoolsOf(db, id);
      return db.transaction(async (trx) => {
        await undoHandover(trx, actor, known, { parts, change, works: works(), now: clock.now() });
        return shownNow(trx, actor, id);
      });
    },
  };
}

export type HandoverService = ReturnType<typeof handoverService>;
