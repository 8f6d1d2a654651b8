/**
 * SM-03, paths drive screens: walks of a machine on one screen, and the parts of a machine that no screen shows. A
 * feature declares a `ScreenWalk` per screen, runs each, and lists what no screen shows, with reasons.
 */
import type { MachineEntry } from '@ruta/state-machines/machines';
import { statePath } from '@ruta/state-machines/kit/labels';
import { placesOf, transitionsOf, walk as stepsOf } from '@ruta/state-machines/kit/transitions';
import type { AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import { arrowOf, openingOf, stateName, toursOf } from './tours';
import type { ToursOptions } from './tours';
import { walk } from './walk';
import type { StepsOn, Tour, WalkStep } from './walk';

/** A machine's input, and how to render the screen that opens with it. */
export interface ScreenOpening<Machine extends AnyStateMachine, Screen> {
  input: InputFrom<Machine>;
  open: () => Screen;
  /** Check only the opening, because the rest equals another opening's. */
  isOnlyOpened?: boolean;
  /** Stop here, because the rest equals another opening's. */
  stopWhen?: (state: SnapshotFrom<Machine>) => boolean;
}

type Shared<Machine extends AnyStateMachine> = Pick<
  ToursOptions<Machine>,
  'exploration' | 'isPossible' | 'nameOf' | 'stopWhen'
>;

export interface ScreenWalkOptions<Machine extends AnyStateMachine, Screen> extends Shared<Machine> {
  /** Name of the screen in titles: "the real form". */
  screen: string;
  openings: Readonly<Record<string, ScreenOpening<Machine, Screen>>>;
  /** Performs each event on the screen, as the person or the server. */
  steps: StepsOn<Screen, Machine>;
  /** Checks that the screen shows a state; throws for a state without a check. */
  shows: (state: SnapshotFrom<Machine>, on: Screen) => void;
}

/** All walks of a machine on one screen. */
export interface ScreenWalk<Machine extends AnyStateMachine> {
  screen: string;
  machine: Machine;
  tours: readonly { title: string; input: InputFrom<Machine>; tour: Tour<Machine>; run: () => Promise<void> }[];
  /** Events with a step that no tour uses. */
  unusedSteps: string[];
  /** States and transitions that the tours which ran have not visited; empty after all of them. */
  unvisited: () => string[];
}

/**
 * Generates the tours of a screen from its machine: every state from every opening, every transition from one of them.
 * Nothing is rendered before a tour runs.
 */
export function screenWalk<Machine extends AnyStateMachine, Screen>(
  machine: Machine,
  { screen, openings, steps, shows, ...options }: ScreenWalkOptions<Machine, Screen>,
): ScreenWalk<Machine> {
  const nameOf = options.nameOf ?? stateName;
  const visited = new Set<string>();
  const unvisited = new Set<string>();
  const tours = Object.entries(openings).flatMap(([opening, { input, open, isOnlyOpened = false, ...own }]) => {
    const stopWhen = isOnlyOpened ? () => true : (own.stopWhen ?? options.stopWhen);
    const generated = toursOf(machine, { ...options, steps, input, visited, ...(stopWhen && { stopWhen }) });
    const placeOf = (state: SnapshotFrom<Machine> | string) =>
      `${opening}: ${typeof state === 'string' ? state : nameOf(state)}`;
    for (const name of generated.reachable.states) unvisited.add(placeOf(name));
    for (const name of generated.reachable.transitions) {
      unvisited.add(name);
      visited.add(name);
    }
    const onStep = (before: SnapshotFrom<Machine>, { event, state }: WalkStep<Machine>) => {
      unvisited.delete(placeOf(state));
      unvisited.delete(arrowOf(machine, before as AnyMachineSnapshot, event));
    };
    const all = isOnlyOpened ? [{ start: openingOf(machine, input), steps: [] }] : generated.tours;
    return all.map((tour, index) => ({
      tour,
      input,
      title: isOnlyOpened
        ? `${opening} opens`
        : `${opening}, tour ${index + 1} of ${all.length}, ${tour.steps.length} steps`,
      run: async () => {
        await walk(tour, open(), { steps, shows, onStep });
        unvisited.delete(placeOf(tour.start));
      },
    }));
  });
  const used = new Set(tours.flatMap(({ tour }) => tour.steps.map(({ event }) => event.type)));
  const unusedSteps = Object.keys(steps).filter((type) => !used.has(type));
  return { screen, machine, tours, unusedSteps, unvisited: () => [...unvisited] };
}

/** Reasons for what no screen shows: states by path, transitions by name. */
export interface NotOnScreen {
  states: Readonly<Record<string, string>>;
  transitions: Readonly<Record<string, string>>;
}

/** Gaps of walks and reasons. Empty if every state and transition is either walked or has a reason. */
export interface ScreenGaps {
  /** Neither walked nor with a reason. */
  states: string[];
  transitions: string[];
  /** With a reason, but walked or non-existent. */
  outdated: string[];
}

/** Compares all walks of a machine with its states and transitions. */
export function screenGaps(
  { machine }: Pick<MachineEntry, 'machine'>,
  walks: readonly ScreenWalk<AnyStateMachine>[],
  { states, transitions }: NotOnScreen,
): ScreenGaps {
  const seen = new Set<string>();
  const taken = new Set<string>();
  const trace = (start: Parameters<typeof stepsOf>[1], event?: Parameters<typeof stepsOf>[2]) =>
    stepsOf(machine, start, event).transitions.forEach((name) => taken.add(name));
  const see = (snapshot: AnyMachineSnapshot) => snapshot._nodes.forEach((node) => seen.add(statePath(node)));
  for (const { input, tour } of walks.flatMap(({ tours }) => [...tours])) {
    trace({ input });
    see(tour.start as AnyMachineSnapshot);
    tour.steps.reduce((before, { event, state }) => {
      trace({ snapshot: before as AnyMachineSnapshot }, event);
      see(state as AnyMachineSnapshot);
      return state;
    }, tour.start);
  }
  const allStates = placesOf(machine).map(statePath);
  const allTransitions = transitionsOf(machine).map(({ name }) => name);
  const missing = (all: string[], known: Set<string>, reasons: Readonly<Record<string, string>>) =>
    all.filter((name) => !known.has(name) && !reasons[name]?.trim());
  const outdated = (all: string[], known: Set<string>, reasons: Readonly<Record<string, string>>) =>
    Object.keys(reasons).filter((name) => known.has(name) || !all.includes(name));
  return {
    states: missing(allStates, seen, states),
    transitions: missing(allTransitions, taken, transitions),
    outdated: [...outdated(allStates, seen, states), ...outdated(allTransitions, taken, transitions)],
  };
}
