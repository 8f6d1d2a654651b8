import { createHash } from 'node:crypto';
import type { HierarchyMove } from '@ruta/contracts/hierarchy/hierarchy.schema';
import { NO_WORK, type WorkCounts } from './coach-work';
import type { SchoolInCycle } from './hierarchy.tables';
import { changedPlaces, idsOf, PLACES, type People, type Place, type PlacedPerson } from './places';

/** Places of people who run visits; their work comes first to who takes the place. */
const COACHING: readonly Place[] = ['coach', 'secondary_one', 'secondary_two'];

/** People who have no place left at the school, each with the place that their work goes by: a coach's, if they had one. */
export function leavers(before: People, after: People): ReadonlyMap<number, Place> {
  const staying = new Set(PLACES.map((place) => after[place]?.id));
  const gone = new Map<number, Place>();
  for (const place of [...COACHING, ...PLACES]) {
    const id = before[place]?.id;
    if (id !== undefined && !staying.has(id) && !gone.has(id)) gone.set(id, place);
  }
  return gone;
}

/** Who gets the work of who leaves a place: who took it, if they run visits, else the coach. */
const heirOf = (after: People, place: Place): PlacedPerson | null =>
  (COACHING.includes(place) ? after[place] : null) ?? after.coach;

/** What saving `after` moves: every place that changes hands, from the top. Each person's work stands in one of them. */
export function movesBetween(before: People, after: People, work: ReadonlyMap<number, WorkCounts>): HierarchyMove[] {
  const gone = leavers(before, after);
  return changedPlaces(idsOf(before), idsOf(after)).map((place) => {
    const from = before[place];
    const isTheirs = from !== null && gone.get(from.id) === place;
    const counts = (isTheirs ? work.get(from.id) : undefined) ?? NO_WORK;
    return { place, from, to: after[place], heir: isTheirs ? heirOf(after, place) : null, ...counts };
  });
}

/** Names what a review showed: another outcome has another mark. */
export function markOf({ cycle_id, school_id }: SchoolInCycle, moves: readonly HierarchyMove[]): string {
  const shown = moves.map(({ from, to, heir, ...counts }) => ({
    ...counts,
    people: [from?.id ?? null, to?.id ?? null, heir?.id ?? null],
  }));
  return createHash('sha256')
    .update(JSON.stringify([cycle_id, school_id, shown]))
    .digest('hex')
    .slice(0, 32);
}
