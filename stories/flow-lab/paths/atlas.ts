import { eventsIn, traversal } from '@ruta/state-machines/kit/explorer';
import { activePaths } from '@ruta/state-machines/kit/labels';
import { lastFrame, play, simulate, type Frame } from '@ruta/state-machines/kit/simulate';
import { walk, type Walked } from '@ruta/state-machines/kit/transitions';
import type { MachineEntry } from '@ruta/state-machines/machines';
import { moveOf, stepsFor, type Step } from './steps';
import { passedIn } from './targets';
import { walkedIn, type KnownWalks } from './walked';

/** A situation of a machine with the shortest way to it: the place before it and the step from there. */
export interface Place {
  frame: Frame;
  opening: string;
  /** Where one comes from, by its index; null where one begins. */
  from: number | null;
  step: Step | null;
  /** Steps from where one begins. */
  depth: number;
  /** The paths of the states it is in. */
  standing: readonly string[];
  /** The steps from here, once it is explored. */
  arrows: Arrow[];
}

/** A step to a place, by its index, and what it reaches and takes on its way. */
export interface Arrow {
  to: number;
  step: Step;
  walked: Walked;
}

/** Where a search begins. */
export interface Start {
  opening: string;
  frame: Frame;
  walked: Walked;
}

/** What a target is reached by: resting in a place, or one more step from there. */
export interface Arrival {
  place: number;
  step: Step | null;
}

/**
 * The ways through a machine from all its openings at once, breadth first, so the first way found anywhere is a
 * shortest one. It is walked over the frames of `simulate`: what it finds is real by construction, timers among it
 * (`xstate/graph` fires delays in any order, however long each is). It goes on where it stopped.
 */
export interface Atlas {
  places: readonly Place[];
  /** How each state and each transition met so far was first reached. */
  states: ReadonlyMap<string, Arrival>;
  transitions: ReadonlyMap<string, Arrival>;
  isWhole: () => boolean;
  /** How deep the next place to be explored is. */
  depth: () => number;
  /** The place in which a frame stands, by its index; null where no place like it is known. */
  placeLike: (opening: string, frame: Frame) => number | null;
  /** Explores one place more; nothing once it is whole. */
  advance: () => void;
}

/** Where a machine begins: at each of its openings. */
export const startsOf = ({ machine, explorations }: Pick<MachineEntry, 'machine' | 'explorations'>): Start[] =>
  explorations.map(({ name, input }) => ({
    opening: name,
    frame: lastFrame(simulate(machine, input, [])),
    walked: walk(machine, { input }),
  }));

/** Begins an atlas; nothing is explored yet. */
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
    // Openings may stand in one situation and have come there by other transitions: `take` must find its own opening.
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
