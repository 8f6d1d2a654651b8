import type { CoachRole } from '@ruta/contracts';
import { HEAVY_LOAD } from '@ruta/contracts/hierarchy/limits';
import { ROLE_OF_PLACE } from '@ruta/contracts/cycles/cycle.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { loadsIn, placesOf } from './handover.reader';
import { PLACES, type People, type Place, type PlacedPerson } from './places';

/** How many schools each person has in a role; who has none is absent. */
export type Loads = ReadonlyMap<number, { schools: number }>;

/** A place that changes hands. */
interface Turn {
  from: { id: number } | null;
  to: { id: number } | null;
}

interface Load {
  before: number;
  after: number;
  /** Half above the mean after the turns, or more (decision 0040). */
  is_heavy: boolean;
}

/** Schools per person who has any, to two decimals. */
export function meanOf(loads: Loads): number {
  const some = [...loads.values()].filter(({ schools }) => schools > 0);
  if (some.length === 0) return 0;
  return Math.round((some.reduce((sum, { schools }) => sum + schools, 0) / some.length) * 100) / 100;
}

/** The loads of a role after some places of it change hands: the mean, and each person's. */
export function loadsAfter(before: Loads, turns: readonly Turn[]) {
  const after = new Map(before);
  const add = (person: Turn['to'], more: number) => {
    if (person) after.set(person.id, { schools: (after.get(person.id)?.schools ?? 0) + more });
  };
  for (const { from, to } of turns) {
    add(from, -1);
    add(to, 1);
  }
  const mean = meanOf(after);
  const loadOf = ({ id }: { id: number }): Load => {
    const schools = after.get(id)?.schools ?? 0;
    return { before: before.get(id)?.schools ?? 0, after: schools, is_heavy: schools > HEAVY_LOAD * mean };
  };
  return { mean, loadOf };
}

/** A place whose new person then has half more schools in its role than the mean, or more. */
export interface HeavyPlace {
  place: Place;
  role: CoachRole;
  person: PlacedPerson;
  after: number;
  mean: number;
}

/** The places of each change that make somebody's load heavy; a warning, nothing is refused. One statement per place. */
export async function heavyPlaces(
  db: Knex,
  actor: Actor,
  cycle_id: number,
  changes: readonly { before: People; after: People }[],
): Promise<HeavyPlace[][]> {
  const turnsOf = changes.map(({ before, after }) =>
    PLACES.filter((place) => before[place]?.id !== after[place]?.id).map((place) => ({
      ...{ place, role: ROLE_OF_PLACE[place], from: before[place], to: after[place] },
    })),
  );
  const turns = turnsOf.flat();
  const heavy = turnsOf.map((): HeavyPlace[] => []);
  for (const role of new Set(turns.flatMap(({ to, role: of }) => (to ? of : [])))) {
    const loads = await loadsIn(db, actor, { cycle_id, role });
    const { mean, loadOf } = loadsAfter(
      loads,
      turns.filter((turn) => turn.role === role),
    );
    turnsOf.forEach((all, index) => {
      for (const { place, to } of all) {
        if (to === null || !placesOf(role).includes(place)) continue;
        const { before, after, is_heavy } = loadOf(to);
        if (is_heavy && after > before) heavy[index]?.push({ place, role, person: to, after, mean });
      }
    });
  }
  return heavy;
}
