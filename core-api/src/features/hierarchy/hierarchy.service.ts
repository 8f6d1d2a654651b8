import type { HierarchyReview, HierarchyRow } from '@ruta/contracts/hierarchy/hierarchy.schema';
import type { hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '../../kernel/actor';
import { throwFieldErrors } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { schoolFor } from '../schools';
import { choose, namedBy, type ChosenAccesses } from './choice';
import type { HierarchyChange, Judged } from './hierarchy.change';
import { putPart } from './hierarchy.model';
import { cycleFor, type HierarchyShown, type ListHierarchies } from './hierarchy.shown';
import { heavyPlaces } from './loads';
import { listHistory, type ListHistory } from './history.reader';
import { NOBODY, type People } from './places';

type Review = z.output<typeof hierarchy.review.query>;
type Store = z.output<typeof hierarchy.store.body>;
type Release = z.output<typeof hierarchy.release.body>;
type Part = z.output<typeof hierarchy.exclude.body>;

export interface HierarchyDeps {
  db: Knex;
  clock: Clock;
  shown: HierarchyShown;
  change: HierarchyChange;
}

/** Who accompanies which school (HIE-02 to HIE-04, CYC-05). Every change is one transaction. */
export function hierarchyService({ db, clock, shown, change }: HierarchyDeps) {
  /** The cycle is found first: the transaction's first read locks it. */
  const inCycle = async <T>(
    cycle_id: number | undefined,
    work: (trx: Knex.Transaction, known: { cycle_id: number; at: string }) => Promise<T>,
  ): Promise<T> => {
    const { id } = await cycleFor(db, cycle_id);
    return db.transaction((trx) => work(trx, { cycle_id: id, at: utc(clock.now()) }));
  };

  const shownAfter = (trx: Knex.Transaction, actor: Actor, { cycle, row }: Judged): Promise<HierarchyRow> =>
    shown.get(trx, actor, cycle, row.school_id);

  /** Nobody at all, or the people of the addresses; nobody stands for a release. */
  const chosenBy = (reader: Knex, accesses: ChosenAccesses, cycle_id: number): Promise<People> =>
    Object.values(accesses).some(Boolean) ? choose(reader, accesses, cycle_id) : Promise.resolve(NOBODY);

  return {
    list: (actor: Actor, request: ListHierarchies) => shown.rows(actor, request),
    entries: (actor: Actor, request: ListHierarchies) => shown.entries(actor, request),

    count: (actor: Actor, cycle_id: number | undefined) => shown.count(actor, cycle_id),

    /** The dated rows of a school or a person. A school out of reach is 404, now or in the cycle named; a person has none there. */
    async history(actor: Actor, request: ListHistory) {
      const { school_id, person_id, cycle_id } = request;
      if (school_id === undefined && person_id === undefined) throwFieldErrors({ school_id: ['hierarchy.history.of'] });
      // Only a finished cycle widens what is reached.
      const past = cycle_id === undefined ? undefined : { id: cycle_id };
      if (school_id !== undefined) await schoolFor(db, actor, 'hierarchy:read', school_id, past);
      return listHistory(db, actor, request);
    },

    async bySchool(actor: Actor, school_id: number) {
      await schoolFor(db, actor, 'hierarchy:read', school_id);
      return shown.ofSchool(actor, school_id);
    },

    /** What saving these people would move; without anybody, what a release leaves. It is rolled back: nothing is kept. */
    async review(actor: Actor, { school_id, cycle_id: named, ...accesses }: Review): Promise<HierarchyReview> {
      const { id: cycle_id } = await cycleFor(db, named);
      const trx = await db.transaction();
      try {
        const verb = Object.values(accesses).some(Boolean) ? 'assign' : 'release';
        const judged = await change.judged(trx, actor, {
          ...{ cycle_id, school_id, verb, at: utc(clock.now()), named: namedBy(accesses) },
        });
        const after = await chosenBy(trx, accesses, cycle_id);
        const { revision } = judged.row;
        const [heavy = []] = await heavyPlaces(trx, actor, cycle_id, [{ before: judged.people, after }]);
        return {
          ...{ cycle_id, school_id, revision, ...(await change.movesOf(trx, judged, after)) },
          heavy: heavy.map(({ place, after: schools, mean }) => ({ place, schools, mean })),
        };
      } finally {
        await trx.rollback();
      }
    },

    store: (actor: Actor, school_id: number, { cycle_id, revision, mark, ...form }: Store): Promise<HierarchyRow> =>
      inCycle(cycle_id, async (trx, known) => {
        const { school_id: named, school_name, ...accesses } = form;
        if (named !== undefined && named !== school_id) throwFieldErrors({ school_id: ['hierarchy.school.other'] });
        const judged = await change.judged(trx, actor, {
          ...{ ...known, school_id, verb: 'assign', revision, named: namedBy(accesses) },
        });
        if (school_name !== undefined && school_name.trim() !== judged.row.school_name.trim())
          throw await change.stale(trx, actor, judged.cycle, school_id);
        const after = await choose(trx, accesses, known.cycle_id);
        await change.put(trx, actor, judged, {
          ...{ after, mark, at: known.at, reason: 'saved', action: 'hierarchy.saved' },
        });
        return shownAfter(trx, actor, judged);
      }),

    /** Empties all six places. The unfinished work stays where it is. */
    release: (actor: Actor, school_id: number, { cycle_id, revision, mark }: Release): Promise<HierarchyRow> =>
      inCycle(cycle_id, async (trx, known) => {
        const judged = await change.judged(trx, actor, { ...known, school_id, verb: 'release', revision });
        await change.put(trx, actor, judged, {
          ...{ after: NOBODY, mark, at: known.at, reason: 'released', action: 'hierarchy.released' },
        });
        return shownAfter(trx, actor, judged);
      }),

    /** Takes the school out of the cycle. Secondary coaches, who do not keep it in, leave with it (HIE-04). */
    exclude: (actor: Actor, school_id: number, { cycle_id, revision }: Part): Promise<HierarchyRow> =>
      inCycle(cycle_id, async (trx, known) => {
        const judged = await change.judged(trx, actor, { ...known, school_id, verb: 'exclude', revision });
        await change.put(trx, actor, judged, {
          ...{ after: NOBODY, at: known.at, reason: 'excluded', action: 'hierarchy.excluded' },
          facts: { before: { included: true }, after: { included: false } },
        });
        await putPart(trx, { cycle_id: known.cycle_id, school_id }, outSince(known.at, actor));
        return shownAfter(trx, actor, judged);
      }),

    include: (actor: Actor, school_id: number, { cycle_id, revision }: Part): Promise<HierarchyRow> =>
      inCycle(cycle_id, async (trx, known) => {
        const judged = await change.judged(trx, actor, { ...known, school_id, verb: 'include', revision });
        await change.put(trx, actor, judged, {
          ...{ after: judged.people, at: known.at, reason: 'saved', action: 'hierarchy.included' },
          facts: { before: { included: false }, after: { included: true } },
        });
        await putPart(trx, { cycle_id: known.cycle_id, school_id }, IN);
        return shownAfter(trx, actor, judged);
      }),
  };
}

const outSince = (excluded_at: string, { userId }: Actor) => ({ included: false, excluded_at, excluded_by: userId });
const IN = { included: true, excluded_at: null, excluded_by: null };

export type HierarchyService = ReturnType<typeof hierarchyService>;
