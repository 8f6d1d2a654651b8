import { eventsIn, traversal } from '@ruta/state-machines/kit/explorer';
import { activePaths } from '@ruta/state-machines/kit/labels';
import { lastFrame, play, simulate, type Frame } from '@ruta/state-machines/kit/simulate';
import { walk, type Walked } from '@ruta/state-machines/kit/transitions';
import type { MachineEntry } from '@ruta/state-machines/machines';
import { moveOf, stepsFor, type Step } from './steps';
import { passedIn } from './targets';
import { walkedIn, type KnownWalks } from './walked';

/** A situation of a machine, and the shortest way to it as the previous place and a step. */
export interface Place {
  frame: Frame;
  opening: string;
  /** Index of the previous place; null at a start. */
  from: number | null;
  step: Step | null;
  /** Number of steps from the start. */
  depth: number;
  /** Paths of the active states. */
  standing: readonly string[];
  /** Steps from here, once explored. */
  arrows: Arrow[];
}

/** A step to a place, with the states and transitions that it covers. */
export interface Arrow {
  to: number;
  step: Step;
  walked: Walked;
}

/** A start of the search. */
export interface Start {
  opening: string;
  frame: Frame;
  walked: Walked;
}

/** How a target is reached: at a place, or by one more step from it. */
export interface Arrival {
  place: number;
  step: Step | null;
}

/**
 * Breadth-first search through a machine from all its openings, so the first way found to a target is a shortest one.
 * It runs on frames of `simulate`, so every way is possible, including its timers; `xstate/graph` fires delays in any
 * order. The search is incremental.
 */
export interface Atlas {
  places: readonly Place[];
  /** First arrival at each state and transition found so far. */
  states: ReadonlyMap<string, Arrival>;
  transitions: ReadonlyMap<string, Arrival>;
  isWhole: () => boolean;
  /** Depth of the next place to explore. */
  depth: () => number;
  /** Index of the place that is equivalent to a frame; null if unknown. */
  placeLike: (opening: string, frame: Frame) => number | null;
  /** Explores one more place; does nothing once complete. */
  advance: () => void;
}

/** One start per opening of a machine. */
export const startsOf = ({ machine, explorations }: Pick<MachineEntry, 'machine' | 'explorations'>): Start[] =>
  explorations.map(({ name, input }) => ({
    opening: name,
    frame: lastFrame(simulate(machine, input, [])),
    walked: walk(machine, { input }),
  }));

/** A new, unexplored atlas. */
export function atlasOf(
  entry: Pick<MachineEntry, 'machine' | 'explorations'>,
  starts: readonly Start[] = startsOf(entry),
): Atlas {
  const { machine } = entry;
  const places: Place[] = [];
  const indexes = new Map<string, number>();
  const states = new Map<string, Arrival>();
  const transitions = new Map<string, Arrival>();
  const walks: KnownWalks = new Map();
  const explorations = new Map(
    entry.explorations.map((exploration) => [
      exploration.name,
      { exploration, keyOf: traversal(exploration).serializeState },
    ]),
  );
  const keyIn = (opening: string, { snapshot }: Frame) => explorations.get(opening)?.keyOf(snapshot) ?? '';

  const settle = (place: Omit<Place, 'arrows' | 'standing'>): number => {
    const key = keyIn(place.opening, place.frame);
    const known = indexes.get(key);
    if (known !== undefined) return known;
    const standing = activePaths(place.frame.snapshot);
    const index = places.push({ ...place, standing, arrows: [] }) - 1;
    indexes.set(key, index);
    for (const path of standing) if (!states.has(path)) states.set(path, { place: index, step: null });
    return index;
  };
  const take = (walked: Walked, arrival: Arrival) => {
    for (const name of walked.transitions) if (!transitions.has(name)) transitions.set(name, arrival);
    for (const path of passedIn(machine, walked)) if (!states.has(path)) states.set(path, arrival);
  };
  for (const { opening, frame, walked } of starts) {
    const place = settle({ frame, opening, from: null, step: null, depth: 0 });
    // Two openings may reach the same situation by different transitions; an arrival must belong to the opening that
    // took them.
    if (places[place]?.opening === opening) take(walked, { place, step: null });
  }

  const explore = (index: number, { frame, opening, depth, arrows }: Place) => {
    const given = explorations.get(opening);
    if (given === undefined) return;
    for (const step of stepsFor(frame, eventsIn(frame.snapshot, given.exploration))) {
      const move = moveOf(frame, step);
      if (move === null) continue;
      const frames = play(machine, frame, move);
      const last = frames.at(-1);
      if (last === undefined || !frames.some(({ changed }) => changed)) continue;
      const walked = walkedIn(machine, frame, frames, walks);
      arrows.push({ to: settle({ frame: last, opening, from: index, step, depth: depth + 1 }), step, walked });
      take(walked, { place: index, step });
    }
  };

  let next = 0;
  return {
    places,
    states,
    transitions,
    isWhole: () => next >= places.length,
    depth: () => places[next]?.depth ?? Infinity,
    placeLike: (opening, frame) => indexes.get(keyIn(opening, frame)) ?? null,
    advance: () => {
      const place = places[next];
      if (place === undefined) return;
      explore(next, place);
      next += 1;
    },
  };
}
