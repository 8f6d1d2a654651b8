import type { Knex } from 'knex';
import { randomUUID } from 'node:crypto';
import type { HierarchyMove } from '@ruta/contracts/hierarchy/hierarchy.schema';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { recordAudits, type AuditRecord } from '../audit';
import { workOf, type CoachWork } from './coach-work';
import { adoptWork, givenOf, giveWork, type GivenWork } from './given-work';
import { enqueueReassigned } from './hierarchy.events';
import { judgedHierarchies, type Judged } from './hierarchy.judged';
import { updatePlaces } from './hierarchy.model';
import type { CycleFacts } from './hierarchy.reader';
import type { HierarchyShown } from './hierarchy.shown';
import type { HistoryReason, MovedWork } from './hierarchy.tables';
import { writeHistory } from './history.model';
import { leavers, markOf, movesBetween } from './moves';
import { changedPlaces, idsOf, PLACES, type People, type Place } from './places';

export type { Judged } from './hierarchy.judged';

interface ChangeDeps {
  shown: HierarchyShown;
  works: () => readonly CoachWork[];
}

/** A judged school and who is in its places from now on. */
export interface Change {
  judged: Judged;
  after: People;
}

const outdated = () => new Problem('hierarchy.review-outdated');

/** What every change of who accompanies schools consists of. All of it is one transaction. */
export function hierarchyChange({ shown, works }: ChangeDeps) {
  const judges = judgedHierarchies(shown);

  /** What saving these people moves, school by school; in a prepared cycle there is no work yet, only places change hands. */
  const movesOfAll = async (db: Knex, cycle: CycleFacts, changes: readonly Change[]): Promise<HierarchyMove[][]> => {
    const gone = changes.flatMap(({ judged, after }) => [...leavers(judged.people, after).keys()]);
    const schools = changes.map(({ judged }) => judged.row.school_id);
    const people = cycle.state === 'started' ? [...new Set(gone)] : [];
    const work = await workOf(db, works(), { cycle_id: cycle.id, schools, people });
    return changes.map(({ judged: { row, people: before }, after }) =>
      movesBetween(before, after, work.get(row.school_id) ?? new Map()),
    );
  };

  /** Puts people into places; see `putAll`. */
  const putAll = async (
    trx: Knex.Transaction,
    actor: Actor,
    cycle: CycleFacts,
    { changes, moves, back = [], stale, ...put }: PutAll,
  ): Promise<readonly GivenWork[]> => {
    const { at, reason, action, facts = {}, batch_id = randomUUID() } = put;
    const plans = changes.map(({ judged: { row, people }, after }, index) => {
      const [before, ids] = [idsOf(people), idsOf(after)];
      return { row, before, after, ids, places: changedPlaces(before, ids), moves: moves[index] ?? [] };
    });
    const written = plans.map(({ row: { school_id, revision }, after, ids }) => ({
      ...{ school_id, revision, ids, director_access: after.director?.access ?? null },
    }));
    if ((await updatePlaces(trx, cycle.id, written, at)) < plans.length) throw await stale();
    await recordAudits(
      trx,
      plans.map(({ row: { school_id, school_name }, before, ids }) => ({
        ...{ at, actor, action, subject: { type: 'school', id: school_id, label: school_name } },
        before: { ...facts.before, ...audited(before) },
        after: { ...facts.after, ...audited(ids) },
      })),
    );
    const changed = plans.filter(({ places }) => places.length > 0);
    if (cycle.state !== 'started' || changed.length === 0) return [];

    const givings = changed.flatMap(({ row: { school_id }, moves: all }) =>
      all.flatMap(({ from, heir }) => (from && heir ? [{ school_id, from: from.id, to: heir.id }] : [])),
    );
    const given = await giveWork(trx, works(), { cycle_id: cycle.id, at, givings, gone: outdated });
    const arrivals = changed.flatMap(({ row: { school_id }, places, ids }) =>
      places.includes('coach') ? [{ school_id, coach_id: ids.coach }] : [],
    );
    await adoptWork(trx, works(), { cycle_id: cycle.id, at, arrivals });
    const [givenTo, backTo] = [givenOf(given), givenOf(back)];
    const history = changed.map(({ row: { school_id }, before, ids, places, moves: all }) => {
      const moved = new Map<Place, MovedWork>();
      for (const { place, from, heir, visits, activities, in_progress, drafts, conferences } of all) {
        if (from === null) continue;
        const done = heir ? givenTo(school_id, from.id) : { visits: 0, activities: 0 };
        // Somebody saved work of theirs after it was counted.
        if (heir && (done.visits !== visits || done.activities !== activities)) throw outdated();
        const kept = in_progress + drafts + conferences + (heir ? 0 : visits + activities);
        const given = backTo(school_id, from.id);
        moved.set(place, { visits: done.visits + given.visits, activities: done.activities + given.activities, kept });
      }
      return { school_id, before, after: ids, places, moved };
    });
    await writeHistory(trx, { cycle_id: cycle.id, at, changed_by: actor.userId, reason, batch_id }, history);
    const news = changed.map(({ row: { school_id }, before, ids }) => ({ school_id, before, after: ids }));
    await enqueueReassigned(trx, { cycle_id: cycle.id, actor_id: actor.userId, changes: news }, at);
    return given;
  };

  return {
    ...judges,
    movesOfAll,

    /**
     * Puts people into the places of judged schools of one cycle, after `moves` was told of each. In the started cycle
     * their history, the unfinished work of who leaves and the news go with it. Returns the work that changed hands.
     */
    putAll,

    async movesOf(db: Knex, judged: Judged, after: People) {
      const [moves = []] = await movesOfAll(db, judged.cycle, [{ judged, after }]);
      return { moves, mark: markOf(judged.row, moves) };
    },

    /** The same for one school, as it was reviewed. */
    async put(trx: Knex.Transaction, actor: Actor, judged: Judged, { after, mark, ...put }: Put): Promise<void> {
      const { moves, mark: present } = await this.movesOf(trx, judged, after);
      if (mark !== undefined && mark !== present) throw outdated();
      const stale = () => judges.stale(trx, actor, judged.cycle, judged.row.school_id);
      await putAll(trx, actor, judged.cycle, { ...put, changes: [{ judged, after }], moves: [moves], stale });
    },
  };
}

export type HierarchyChange = ReturnType<typeof hierarchyChange>;

interface PutFacts {
  at: string;
  reason: HistoryReason;
  action: AuditRecord['action'];
  /** What else the audit log tells. */
  facts?: { before?: object; after?: object };
  batch_id?: string;
}

interface Put extends PutFacts {
  after: People;
  /** Of the review that the caller saw; without it the change holds whatever moves. */
  mark?: string | undefined;
}

interface PutAll extends PutFacts {
  changes: readonly Change[];
  /** What each change moves, in the same order. */
  moves: readonly (readonly HierarchyMove[])[];
  /** Work that went back before, so that the history tells it, too. */
  back?: readonly GivenWork[];
  /** The refusal if a row is not as it was judged. */
  stale: () => Problem | Promise<Problem>;
}

const audited = (ids: Readonly<Record<Place, number | null>>) =>
  Object.fromEntries(PLACES.map((place) => [`${place}_id`, ids[place]]));
