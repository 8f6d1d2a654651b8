import type { Knex } from 'knex';
import { lockRows } from '../../database/row-locks';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { assertAllowed, type Verdict } from '../../kernel/verdict';
import { addHierarchy, lockPlaces } from './hierarchy.model';
import { hierarchyVerdicts, type HierarchyVerb } from './hierarchy.policy';
import { mayChange, shownHierarchies, type CycleFacts, type ShownHierarchy } from './hierarchy.reader';
import { cycleFor, peopleIn, stateOf, type HierarchyShown } from './hierarchy.shown';
import { lockPeople, type Named } from './people.reader';
import { idsOf, type People } from './places';

/** The school of a change, locked with its cycle and judged. */
export interface Judged {
  cycle: CycleFacts;
  row: ShownHierarchy;
  people: People;
}

export interface Sought {
  /** Of the cycle; found before the transaction, whose first read it locks. */
  cycle_id: number;
  school_id: number;
  /** Who takes a place. */
  named?: Named | undefined;
  verb: HierarchyVerb;
  /** What the caller has seen; without it the change holds whatever somebody else saved. */
  revision?: number | undefined;
  at: string;
}

/** Schools of a cycle whose places change, and who takes a place. */
export interface Teams {
  cycle_id: number;
  schools: readonly number[];
  named?: Named | undefined;
}

/**
 * Locks what every change of who accompanies schools judges, in the order of all transactions: the cycle, the people, the
 * places, the schools. Who writes by a place shares the place and then its school (decision 0074).
 */
export async function lockTeams(trx: Knex.Transaction, { cycle_id, schools, named }: Teams): Promise<CycleFacts> {
  const cycle = await cycleFor(trx, cycle_id);
  if (named) await lockPeople(trx, named);
  await lockPlaces(trx, cycle_id, schools);
  await lockRows(trx, 'schools', schools);
  return cycle;
}

/** Finds and locks the schools of a change, and judges them by the rules. */
export function judgedHierarchies(shown: HierarchyShown) {
  const stale = async (db: Knex, actor: Actor, cycle: CycleFacts, school_id: number) =>
    new Problem('hierarchy.stale', { current: await shown.get(db, actor, cycle, school_id) });

  /** The cycle, with these schools and their places locked; 404 where the caller does not reach one. */
  const locked = async (trx: Knex.Transaction, actor: Actor, of: Teams) => {
    const cycle = await lockTeams(trx, of);
    const { schools } = of;
    if (!(await mayChange(trx, actor, schools))) throw new Problem('schools.not-found');
    return cycle;
  };

  /** Those of the locked schools that the cycle knows, in the order of their ids, each with its verdict. */
  const standingEach = async (
    trx: Knex.Transaction,
    actor: Actor,
    { cycle, schools, verb }: { cycle: CycleFacts; schools: readonly number[]; verb: HierarchyVerb },
  ): Promise<(Judged & { verdict: Verdict })[]> => {
    const rows = await shownHierarchies(trx, actor, cycle, schools);
    return rows.map((row) => {
      const people = peopleIn(row);
      const facts = { cycle: stateOf(cycle), isExcluded: Boolean(row.excluded), people: idsOf(people) };
      return { cycle, row, people, verdict: hierarchyVerdicts[verb](actor, facts) };
    });
  };

  /** The same, refused where one is not allowed. */
  const standing = async (...of: Parameters<typeof standingEach>): Promise<Judged[]> =>
    (await standingEach(...of)).map(({ verdict, ...judged }) => {
      assertAllowed(verdict);
      return judged;
    });

  return {
    stale,

    /** The school that the caller may do this with. Refuses by the rules, and what the caller knows no more. */
    async judged(
      trx: Knex.Transaction,
      actor: Actor,
      { cycle_id, school_id, named, verb, revision, at }: Sought,
    ): Promise<Judged> {
      const cycle = await locked(trx, actor, { cycle_id, schools: [school_id], named });
      if (cycle.prepared) await addHierarchy(trx, { cycle_id, school_id }, at);
      const [judged] = await standing(trx, actor, { cycle, schools: [school_id], verb });
      if (!judged) throw new Problem(cycle.prepared ? 'schools.not-found' : 'cycles.not-prepared');
      if (revision !== undefined && revision !== judged.row.revision) throw await stale(trx, actor, cycle, school_id);
      return judged;
    },

    /** The same for several schools that the cycle knows; those that it does not are left out. In the order of their ids. */
    async judgedAll(
      trx: Knex.Transaction,
      actor: Actor,
      { verb, ...of }: Teams & { verb: HierarchyVerb },
    ): Promise<{ cycle: CycleFacts; all: Judged[] }> {
      const cycle = await locked(trx, actor, of);
      return { cycle, all: await standing(trx, actor, { cycle, schools: of.schools, verb }) };
    },

    /** The same with the verdict of each school, for who tells it instead of refusing. */
    async judgedEach(
      trx: Knex.Transaction,
      actor: Actor,
      { verb, ...of }: Teams & { verb: HierarchyVerb },
    ): Promise<{ cycle: CycleFacts; all: (Judged & { verdict: Verdict })[] }> {
      const cycle = await locked(trx, actor, of);
      return { cycle, all: await standingEach(trx, actor, { cycle, schools: of.schools, verb }) };
    },
  };
}
